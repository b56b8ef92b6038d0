import { setTimeout as sleep } from 'node:timers/promises';
import { type Session, member, members } from './session';
import type { WikiPage } from './wiki-pages';

/** The number of attempts, and the wait between them. */
interface Patience {
  readonly attempts: number;
  readonly pauseInMilliseconds: number;
}

const defaultPatience: Patience = { attempts: 20, pauseInMilliseconds: 500 };

type Sender = Pick<Session, 'send'>;

type UsingPage = Pick<WikiPage, 'id' | 'title' | 'uses'>;

/** Ids of the using pages by file title (`File:Used.png`). */
type Usage = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Waits until `list=imageusage` lists every use: a wiki updates its links only after it has responded to an edit. The wiki's
 * own parser says what counts as a use, page by page, so nothing here has to understand wikitext.
 *
 * @throws Error if the declared uses of a page are not what its text embeds, or uses are still missing at the end
 */
export async function awaitUsage(
  session: Sender,
  pages: readonly UsingPage[],
  patience = defaultPatience,
): Promise<void> {
  const expected = await usageByParser(session, pages);
  for (let attempt = 0; attempt < patience.attempts; attempt++) {
    const missing = await missingUses(session, expected);
    if (missing.length === 0) return;
    await session.send({ action: 'purge', pageids: missing.slice(0, 50).join('|'), forcelinkupdate: '1' });
    await sleep(patience.pauseInMilliseconds);
  }
  throw new Error(`the wiki does not list the uses of the pages ${(await missingUses(session, expected)).join(', ')}`);
}

async function usageByParser(session: Sender, pages: readonly UsingPage[]): Promise<Usage> {
  const usage = new Map<string, Set<number>>();
  for (const page of pages) {
    const response = await session.send({ action: 'parse', pageid: String(page.id), prop: 'images' });
    const files = members(response, 'parse', 'images').map((key) => `File:${String(key).replaceAll('_', ' ')}`);
    if (page.uses !== undefined && !sameMembers(files, page.uses)) {
      throw new Error(`${page.title} embeds ${files.join(', ')}, but the file says ${page.uses.join(', ')}`);
    }
    for (const file of files) usage.set(file, (usage.get(file) ?? new Set()).add(page.id));
  }
  return usage;
}

async function missingUses(session: Sender, expected: Usage): Promise<number[]> {
  const missing = new Set<number>();
  for (const [file, ids] of expected) {
    const listed = await usingPages(session, file);
    for (const id of ids) if (!listed.has(id)) missing.add(id);
  }
  return [...missing];
}

async function usingPages(session: Sender, file: string): Promise<Set<number>> {
  const ids = new Set<number>();
  let continuation: Record<string, string> = {};
  do {
    const query = { action: 'query', list: 'imageusage', iutitle: file, iulimit: 'max' };
    const response = await session.send({ ...query, ...continuation });
    for (const entry of members(response, 'query', 'imageusage')) ids.add(Number(member(entry, 'pageid')));
    continuation = Object.fromEntries(
      Object.entries(member(response, 'continue') ?? {}).map(([name, value]) => [name, String(value)]),
    );
  } while (Object.keys(continuation).length > 0);
  return ids;
}

function sameMembers(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((item) => second.includes(item));
}
