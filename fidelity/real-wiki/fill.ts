import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { batch } from '../../conformance/http/api-client';
import { countPages, setNextPageId, settleAccount } from './database';
import { realReleases } from './releases';
import { type Session, member, members } from './session';
import { awaitUsage } from './usage';
import { administrator, readRecord, type WikiFolder } from './wiki-folder';
import type { PastRevision, WikiAccount, WikiPage } from './wiki-pages';

type Sender = Pick<Session, 'send' | 'token'>;

interface Sessions {
  readonly administrator: Sender;
  readonly anonymous: Sender;
}

interface ExistingPage {
  readonly id: number;
  readonly revision: number;
  readonly text: string;
}

/**
 * Creates pages with their ids in a fresh wiki, and returns once the wiki lists all uses of files.
 *
 * @param connect opens a session of the administrator and one without an account
 * @param restart restarts the wiki's server: what it has cached of files is out of date after an upload
 * @param pages in the order of their ids
 * @returns how many pages were created: 0 where the wiki was filled already
 * @throws Error where a page has another id or text than declared, or its id has been passed
 */
export async function fill(
  folder: WikiFolder,
  pages: readonly WikiPage[],
  { connect, restart }: { readonly connect: () => Promise<Sessions>; readonly restart: () => Promise<unknown> },
): Promise<number> {
  let sessions = await connect();
  const existing = await readPages(sessions.administrator, pages);
  const missing = pages.filter((page) => !existing.has(page.title));
  compare(
    pages.filter((page) => existing.has(page.title)),
    existing,
  );
  for (const page of missing) {
    setNextPageId(folder.database, page.id);
    if (page.history.length > 0) importHistory(page, folder);
    else if (page.uploads.length > 0) {
      upload(page, folder);
      await restart();
      sessions = await connect();
    } else {
      await create(page.address === undefined ? sessions.administrator : sessions.anonymous, page);
    }
  }
  countPages(folder.database);
  // An import without updates leaves out the search index.
  runScript(folder, 'rebuildtextindex', []);
  compare(pages, await readPages(sessions.administrator, pages));
  await awaitUsage(sessions.administrator, pages);
  return missing.length;
}

async function create(session: Sender, { id, title, text, comment }: WikiPage): Promise<void> {
  if (text === undefined) throw new Error(`${title} does not exist, and the file has no text for it`);
  const token = await session.token('csrf');
  const summary: Record<string, string> = comment === undefined ? {} : { summary: comment };
  const response = await session.send({ action: 'edit', title, text, createonly: '1', token, ...summary });
  const result = member(response, 'edit', 'result');
  if (result !== 'Success') throw new Error(`${title} cannot be saved: ${JSON.stringify(response)}`);
  const given = member(response, 'edit', 'pageid');
  if (given !== id) throw new Error(`${title} got the id ${String(given)} instead of ${id}: start with a fresh wiki`);
}

/**
 * Uploads all versions of a file with the wiki's own script, which works although a fresh wiki takes no uploads. It puts a
 * heading above the text of the page.
 */
function upload({ title, text, uploads }: WikiPage, folder: WikiFolder): void {
  const images = mkdtempSync(join(tmpdir(), 'uploads-'));
  try {
    for (const { png, timestamp, comment } of uploads) {
      writeFileSync(join(images, title.replace(/^File:/, '').replaceAll(' ', '_')), png);
      const options = {
        user: administrator,
        comment: text?.replace(/^== Summary ==\n/, '') ?? '',
        summary: comment,
        timestamp: timestamp.replace(/\D/g, ''),
      };
      const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
      const output = runScript(folder, 'importImages', [...words, '--overwrite', images]);
      if (!/\b(?:added|overwritten): 1\b/i.test(output)) throw new Error(`${title} cannot be uploaded: ${output}`);
    }
  } finally {
    rmSync(images, { recursive: true });
  }
}

/** Imports a page with its history: only so do its revisions have the declared dates and authors. It is no recent change. */
function importHistory({ title, history }: WikiPage, folder: WikiFolder): void {
  const dumps = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    const file = join(dumps, 'page.xml');
    const page = `<page><title>${escapeXml(title)}</title>${history.map(describeRevision).join('')}</page>`;
    writeFileSync(
      file,
      `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11">${page}</mediawiki>`,
    );
    runScript(folder, 'importDump', ['--no-updates', file]);
  } finally {
    rmSync(dumps, { recursive: true });
  }
}

function describeRevision({ text, timestamp, user, comment, isMinor }: PastRevision): string {
  const contributor = `<contributor><username>${escapeXml(user)}</username></contributor>`;
  const content = `<model>wikitext</model><format>text/x-wiki</format><text xml:space="preserve">${escapeXml(text)}</text>`;
  return `<revision><timestamp>${timestamp}</timestamp>${contributor}${isMinor ? '<minor/>' : ''}<comment>${escapeXml(comment)}</comment>${content}</revision>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Creates accounts that do not exist yet, with their bot passwords.
 *
 * @throws Error where an account has another id than declared
 */
export async function createAccounts(
  folder: WikiFolder,
  accounts: readonly WikiAccount[],
  session: Sender,
): Promise<void> {
  const idOf = async (name: string) => {
    const response = await session.send({ action: 'query', list: 'users', ususers: name });
    return member(response, 'query', 'users', 0, 'userid');
  };
  for (const { id, name, password, botPasswords } of accounts) {
    if ((await idOf(name)) === undefined) {
      runScript(folder, 'createAndPromote', [name, password]);
      settleAccount(folder.database, id);
      for (const { app, password: secret, grants } of botPasswords) {
        runScript(folder, 'createBotPassword', ['--appid', app, '--grants', grants.join(','), name, secret]);
      }
    }
    const given = await idOf(name);
    if (given !== id) throw new Error(`${name} got the id ${String(given)} instead of ${id}: start with a fresh wiki`);
  }
}

function runScript(folder: WikiFolder, name: string, args: readonly string[]): string {
  const release = readRecord(folder)?.release;
  if (release === undefined) throw new Error(`${folder.name} is not installed`);
  const script = realReleases[release].maintenance(name);
  const { status, stdout, stderr } = spawnSync('php', [...script, ...args], { cwd: folder.web, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Reads the pages that exist, by title.
 *
 * @throws Error where the wiki normalizes a title: its responses would show that form
 */
async function readPages(session: Sender, pages: readonly WikiPage[]): Promise<Map<string, ExistingPage>> {
  const existing = new Map<string, ExistingPage>();
  for (let start = 0; start < pages.length; start += batch) {
    const titles = pages.slice(start, start + batch).map((page) => page.title);
    const query = {
      action: 'query',
      titles: titles.join('|'),
      prop: 'revisions',
      rvprop: 'ids|content',
      rvslots: 'main',
    };
    const response = await session.send(query);
    const [normalized] = members(response, 'query', 'normalized');
    if (normalized !== undefined) {
      throw new Error(
        `the wiki calls ${String(member(normalized, 'from'))} ${String(member(normalized, 'to'))}: use that title`,
      );
    }
    for (const found of members(response, 'query', 'pages')) {
      const id = member(found, 'pageid');
      if (typeof id !== 'number') continue;
      const revision = Number(member(found, 'revisions', 0, 'revid'));
      const text = String(member(found, 'revisions', 0, 'slots', 'main', 'content'));
      existing.set(String(member(found, 'title')), { id, revision, text });
    }
  }
  return existing;
}

function compare(pages: readonly WikiPage[], existing: ReadonlyMap<string, ExistingPage>): void {
  const wrong: string[] = [];
  for (const { id, title, text, revision } of pages) {
    const found = existing.get(title);
    if (found === undefined) wrong.push(`${title} does not exist`);
    else if (found.id !== id) wrong.push(`${title} has the id ${found.id} instead of ${id}`);
    else if (revision !== undefined && found.revision !== revision)
      wrong.push(`${title} has the revision ${found.revision} instead of ${revision}`);
    else if (text !== undefined && found.text !== text.trimEnd()) wrong.push(`${title} has another text`);
  }
  if (wrong.length > 0) throw new Error(`the wiki differs from the file: ${wrong.join('; ')}`);
}
