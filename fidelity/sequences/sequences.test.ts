import { expect } from 'chai';

import { createWiki, NotSupportedError, readWikiFile } from '../../emulator';
import { expectSameWikiAgain } from '../../emulator/testing/same-wiki.test-support';
import { bothReleases } from '../../emulator/testing/send.test-support';
import { sendToFake } from '../vectors/send-to-fake.test-support';
import { playSequence } from './play-sequence';
import { loadSequences, startFile } from './sequence-files';

const start = readWikiFile(startFile);
const now = '2026-11-23T09:00:00Z';

/** Who looks at the wiki afterwards: an administrator sees more. */
const readers = { '1.39': undefined, '1.43': { name: 'Admin', password: 'AdminPass-12345' } };

async function playSupported(...given: Parameters<typeof playSequence>): Promise<string[] | undefined> {
  try {
    return await playSequence(...given);
  } catch (error) {
    if (error instanceof NotSupportedError) return undefined;
    throw error;
  }
}

describe('The sequences', () => {
  for (const release of bothReleases) {
    for (const sequence of loadSequences()) {
      it(`${sequence.name}: the fake of release ${release} responds as a real wiki`, async function () {
        const wiki = createWiki(start, { release, seed: 1, now });
        const responses = await playSupported(sequence, {
          send: sendToFake(wiki),
          api: 'http://wiki.example/api.php',
          accounts: start.users ?? [],
          logs: start.logs?.length ?? 0,
          now: () => wiki.clock.now(),
          wait: (seconds) => {
            wiki.clock.advance(seconds * 1000);
          },
        });
        // It names a module that the fake does not have yet.
        if (!responses) return this.skip();
        const differing = sequence.steps.flatMap((step, index) => {
          const expected = step.responses[release];
          const actual = responses[index];
          return expected === actual
            ? []
            : [{ step: index + 1, request: `${step.query} ${step.body ?? ''}`, expected, actual }];
        });
        expect(differing).to.deep.equal([]);
        // Nothing that was changed is missing in the definition.
        expectSameWikiAgain(wiki, readers[release]);
      });
    }
  }
});
