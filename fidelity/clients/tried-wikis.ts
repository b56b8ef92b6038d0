import { join } from 'node:path';

import { createWiki } from '../../emulator/create-wiki';
import type { Wiki } from '../../emulator/wiki';
import { readWikiFile } from '../../emulator/definition/read-wiki-file';
import { administrator, defaultPassword } from '../real-wiki/wiki-folder';

/** A wiki with the data set of the vectors that a client library is tried on. */
export interface TriedWiki {
  /** The address of `api.php`; known when a test runs, not before. */
  readonly entryPoint: string;
  readonly reachedThrough: 'HTTP' | 'nock';
}

/** The account that every tried wiki has. */
export const account = { name: administrator, password: process.env.WIKIDOUBLE_PASSWORD ?? defaultPassword };

/** What stands before `/api.php` of a real wiki that holds the data set of the vectors. */
const realWiki = process.env.WIKIDOUBLE_REAL_WIKI?.replace(/\/+$/, '');

/**
 * Declares the same tests three times: for the emulator over HTTP, for the emulator under nock, and for the real wiki
 * that the environment variable `WIKIDOUBLE_REAL_WIKI` names. The third is what makes the first two evidence.
 */
export function onEveryWiki(declareTests: (wiki: TriedWiki) => void): void {
  describe('asking the emulator over HTTP', () => {
    const emulator = new TriedEmulator('HTTP', async (wiki) => (await wiki.listen()).url);
    emulator.liveThroughTests();
    declareTests(emulator);
  });

  describe('asking the emulator under nock', () => {
    const emulator = new TriedEmulator('nock', (wiki) => Promise.resolve(wiki.intercept('https://wiki.example/w').url));
    emulator.liveThroughTests();
    declareTests(emulator);
  });

  if (realWiki === undefined) {
    describe('asking a real wiki (left out: WIKIDOUBLE_REAL_WIKI names none)', () => {
      before(function () {
        this.skip();
      });
      declareTests({ entryPoint: '', reachedThrough: 'HTTP' });
    });
  } else {
    describe(`asking the real wiki ${realWiki}`, () => {
      declareTests({ entryPoint: `${realWiki}/api.php`, reachedThrough: 'HTTP' });
    });
  }
}

class TriedEmulator implements TriedWiki {
  entryPoint = '';

  constructor(
    readonly reachedThrough: TriedWiki['reachedThrough'],
    private readonly open: (wiki: Wiki) => Promise<string>,
  ) {}

  /** A wiki of its own for each test, so that none sees the sessions of another. */
  liveThroughTests(): void {
    const vectors = readWikiFile(join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml'));
    let wiki: Wiki;
    beforeEach(async () => {
      wiki = createWiki({ ...vectors, users: [{ ...account, groups: ['sysop'] }] });
      this.entryPoint = `${await this.open(wiki)}/api.php`;
    });
    afterEach(() => wiki.close());
  }
}
