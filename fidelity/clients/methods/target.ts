import { join } from 'node:path';

import { createWiki, readWikiFile, type ReleaseName, type WikiDefinition } from '../../../emulator';
import { StartedWiki } from '../../real-wiki/started-wiki';
import { administrator } from '../../real-wiki/wiki-folder';
import { mainPageText } from './main-page-text';
import { prepare } from './prepare';

/** A wiki that libraries are run with. */
export interface Target {
  readonly api: string;
  stop(): Promise<void>;
}

const startFile = join(__dirname, 'start.wiki.yaml');

const settings = ['$wgEnableUploads = true;', '$wgRateLimits = [];', '$wgJobRunRate = 0;'];

/** Timestamps are in seconds, and two requests in a row take less. */
const secondInMilliseconds = 1100;

/** How old the fake is when libraries begin: nothing that prepare.ts does happens in the future. */
const ageInMilliseconds = 60_000;

/** What the fake does about requests that it does not support. */
export interface Unsupported {
  /** An error with status 501 is no choice: some libraries repeat such requests for minutes (docs/testing.md). */
  readonly unsupported: 'api-error' | 'warn';
}

/** Serves the fake with the content of prepare.ts. */
export async function fakeTarget(release: ReleaseName, { unsupported }: Unsupported): Promise<Target> {
  const now = Date.now() - ageInMilliseconds;
  const wiki = createWiki(fakeDefinition(new Date(now - secondInMilliseconds)), {
    release,
    unsupported,
    now: new Date(now).toISOString(),
  });
  const server = await wiki.listen({ keepsProcessAlive: true });
  wiki.clock.run();
  wiki.clock.advance(secondInMilliseconds);
  const nextSecond = (): Promise<void> => {
    wiki.clock.advance(secondInMilliseconds);
    return Promise.resolve();
  };
  await prepare(server.api, nextSecond);
  wiki.clock.run(Date.now());
  return { api: server.api, stop: () => server.close() };
}

/** The content of start.wiki.yaml, and what the installer of a real wiki and the import of that file add to it. */
export function fakeDefinition(installed: Date): WikiDefinition {
  const { site, users = [], pages = [] } = readWikiFile(startFile);
  const installer = 'MediaWiki default';
  const timestamp = installed.toISOString().replace(/\.\d+/, '');
  const summary = 'Created page with "Birds have feathers."';
  return {
    site,
    // Who creates a page watches it.
    users: [
      ...users.map((user, index) => (index === 0 ? { ...user, editCount: 1, watchlist: ['Bird'] } : user)),
      { id: 2, name: installer, editCount: 1 },
    ],
    pages: [
      { id: 1, revision: 1, title: 'Main Page', text: mainPageText, user: installer, timestamp },
      ...pages.map((page) => ({ ...page, revision: 2 })),
    ],
    changes: [
      { id: 1, type: 'new', page: 'Main Page', user: installer, timestamp },
      { id: 2, type: 'new', page: 'Bird', user: administrator, comment: summary },
    ],
    logs: [
      { id: 1, type: 'create', action: 'create', page: 'Main Page', user: installer, revision: 1, timestamp },
      ...users.flatMap(({ id, name }, index) =>
        index === 0
          ? []
          : [
              {
                id: index + 1,
                type: 'newusers',
                action: 'autocreate',
                page: `User:${name}`,
                user: name,
                parameters: { userid: id },
              },
            ],
      ),
      { id: 4, type: 'create', action: 'create', page: 'Bird', user: administrator, revision: 2, comment: summary },
    ],
  };
}

/** Starts a real wiki that `realTarget` puts back to its start. */
export function startReal(home: string, release: ReleaseName, port: number): Promise<StartedWiki> {
  return StartedWiki.start({ home, name: `methods-${release}`, release, port, settings }, () => startFile);
}

/** A real wiki with the content of prepare.ts, and nothing of what was done with it before. */
export async function realTarget(wiki: StartedWiki): Promise<Target> {
  await wiki.restore();
  await prepare(wiki.api, () => new Promise((resolve) => setTimeout(resolve, secondInMilliseconds)));
  wiki.runJobs();
  return { api: wiki.api, stop: () => wiki.stop() };
}
