import type { WikiDefinition } from '../../emulator';

/** A correct wiki with content for every state of the contract of the scenarios. */
export const goodWikiAccount = { name: 'Anna', password: 'a passphrase' };

export const goodWiki: WikiDefinition = {
  pages: [{ title: 'Main Page' }, ...uses('Once', 1), ...uses('Twice', 2), ...uses('Often', 13)],
  users: [{ ...goodWikiAccount, groups: ['sysop'] }],
};

function uses(file: string, count: number): { title: string; uses: string[]; redirect?: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `${['', 'Talk:', 'User:'][index % 3] ?? ''}${file} ${String(99 - index)}`,
    uses: [`File:${file} picture.png`],
    ...(index === 1 ? { redirect: 'Main Page' } : {}),
  }));
}
