import { createAccounts, fill } from './fill';
import { startServer, stopServer } from './server';
import { Session } from './session';
import { administrator, apiAddress, type WikiFolder, type WikiRecord } from './wiki-folder';
import { readWikiAccounts, readWikiPages } from './wiki-pages';

/** The result of filling a wiki. */
export interface Filled {
  /** How many pages the wiki file has. */
  readonly pages: number;
  /** How many of them were created. */
  readonly created: number;
}

/**
 * Gives a running wiki the accounts and pages of a wiki file, each with its id.
 *
 * @throws Error where the wiki differs from the file, and is not fresh
 */
export async function fillFromFile(
  folder: WikiFolder,
  { port }: WikiRecord,
  file: string,
  password: string,
): Promise<Filled> {
  const pages = readWikiPages(file);
  const api = apiAddress(port);
  const connect = async () => {
    const session = new Session(api);
    await session.logIn(administrator, password);
    return { administrator: session, anonymous: new Session(api) };
  };
  const restart = async () => {
    await stopServer(folder);
    await startServer(folder, port);
  };
  await createAccounts(folder, readWikiAccounts(file), (await connect()).administrator);
  return { pages: pages.length, created: await fill(folder, pages, { connect, restart }) };
}
