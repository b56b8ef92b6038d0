import { expect } from 'chai';

import { mutants } from './catalogue';
import { proxyCommand } from './proxy-command';

const command = async (...args: string[]): Promise<string[]> => {
  const lines: string[] = [];
  const proxy = await proxyCommand(args, (text) => lines.push(text));
  await proxy?.close();
  return lines;
};

const failure = async (...args: string[]): Promise<string> => {
  try {
    await command(...args);
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
  }
  return 'none';
};

describe('proxy', () => {
  it('prints the address of the mutant, what it breaks and which rules must notice', async () => {
    const [line] = await command('http://wiki.example/w/api.php', 'never-complete');
    expect(line).to.match(/^http:\/\/127\.0\.0\.1:\d+\/w\/api\.php never says batchcomplete; 2\.1\.batchcomplete, /);
  });

  it('lists all mutants', async () => {
    const lines = await command('--list');
    expect(lines).to.have.lengthOf(mutants.length);
    expect(lines).to.include(
      'batch-complete  [2.1.batchcomplete 4.1.response 4.2.response]  says batchComplete instead of batchcomplete',
    );
    expect(lines).to.include(
      'git-branch-odd  [9.branch-name]  names a branch that is not a release branch (debug block) (visible with: debug block)',
    );
  });

  it('rejects invalid arguments', async () => {
    expect(await failure('http://wiki.example/api.php')).to.equal('error: give a URL and the id of a mutant');
    expect(await failure('wiki.example', 'batch-complete')).to.match(/^Invalid URL "wiki\.example": expected/);
    expect(await failure('http://wiki.example/api.php', 'nonesuch')).to.match(/^No mutant has the id "nonesuch"/);
    expect(await failure('http://wiki.example/api.php', 'batch-complete', '--port', '99999')).to.equal(
      "error: option '--port <number>' argument '99999' is invalid. Expected a number from 0 to 65535.",
    );
  });
});
