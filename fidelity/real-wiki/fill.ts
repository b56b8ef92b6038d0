import { setNextPageId } from './page-sequence';
import { type Session, member, members } from './session';
import { awaitUsage } from './usage';
import type { WikiPage } from './wiki-pages';

/** As many titles as any user may ask for at once. */
const BATCH = 50;

interface ExistingPage {
  readonly id: number;
  readonly text: string;
}

/**
 * Gives a fresh wiki the pages, each with its id, as they stand; returns once the wiki lists all uses of files.
 *
 * @param session logged in as somebody who may create the pages
 * @param pages in the order of their ids
 * @param database the wiki's SQLite file
 * @returns how many pages were created: 0 where the wiki was filled already
 * @throws Error where a page has another id or text than it should, or its id is passed
 */
export async function fill(
  session: Pick<Session, 'ask' | 'token'>,
  pages: readonly WikiPage[],
  database: string,
): Promise<number> {
  const existing = await readPages(session, pages);
  const missing = pages.filter((page) => !existing.has(page.title));
  compare(
    pages.filter((page) => existing.has(page.title)),
    existing,
  );
  const token = missing.length > 0 ? await session.token('csrf') : '';
  for (const page of missing) {
    setNextPageId(database, page.id);
    await create(session, page, token);
  }
  compare(pages, await readPages(session, pages));
  await awaitUsage(session, pages);
  return missing.length;
}

async function create(session: Pick<Session, 'ask'>, page: WikiPage, token: string): Promise<void> {
  if (page.text === undefined) throw new Error(`${page.title} is not there, and the file has no text for it`);
  const { title, text } = page;
  const response = await session.ask({ action: 'edit', title, text, createonly: '1', token });
  const result = member(response, 'edit', 'result');
  if (result !== 'Success') throw new Error(`${title} cannot be saved: ${JSON.stringify(response)}`);
  const id = member(response, 'edit', 'pageid');
  if (id !== page.id)
    throw new Error(`${title} got the id ${String(id)} instead of ${page.id}: begin with a fresh wiki`);
}

/**
 * The pages that exist, by title.
 *
 * @throws Error where the wiki writes a title otherwise: its answers would show that form
 */
async function readPages(
  session: Pick<Session, 'ask'>,
  pages: readonly WikiPage[],
): Promise<Map<string, ExistingPage>> {
  const existing = new Map<string, ExistingPage>();
  for (let start = 0; start < pages.length; start += BATCH) {
    const titles = pages.slice(start, start + BATCH).map((page) => page.title);
    const question = { action: 'query', titles: titles.join('|'), prop: 'revisions', rvprop: 'content' };
    const response = await session.ask({ ...question, rvslots: 'main' });
    const [other] = members(response, 'query', 'normalized');
    if (other !== undefined) {
      throw new Error(`the wiki writes ${String(member(other, 'from'))} as ${String(member(other, 'to'))}: give it so`);
    }
    for (const found of members(response, 'query', 'pages')) {
      const id = member(found, 'pageid');
      if (typeof id !== 'number') continue;
      const text = String(member(found, 'revisions', 0, 'slots', 'main', 'content'));
      existing.set(String(member(found, 'title')), { id, text });
    }
  }
  return existing;
}

function compare(pages: readonly WikiPage[], existing: ReadonlyMap<string, ExistingPage>): void {
  const wrong: string[] = [];
  for (const { id, title, text } of pages) {
    const found = existing.get(title);
    if (found === undefined) wrong.push(`${title} is not there`);
    else if (found.id !== id) wrong.push(`${title} has the id ${found.id} instead of ${id}`);
    else if (text !== undefined && found.text !== text.trimEnd()) wrong.push(`${title} has another text`);
  }
  if (wrong.length > 0) throw new Error(`the wiki is not as the file says: ${wrong.join('; ')}`);
}
