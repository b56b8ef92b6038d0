import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { WikiDefinition } from 'wikidouble';

import type { BenchCase, Figure } from '../bench-case';
import { figure } from '../figures';
import { repository } from '../repository';
import { repeatedly, takeTurns, type Sampler } from '../rounds';
import { sendOnce } from '../send-once';
import { wikiWithUsers } from '../wikis';
import { timeToImport } from './import-to-first-response';
import { requests, smallWiki } from './in-process';
import { timeToServe } from './serve-to-first-response';

/**
 * What this version costs, compared with another one. Both take turns, so that a busy machine slows down both.
 *
 * @param folder the other version, with its packages installed, built
 */
export function againstAnotherVersion(folder: string): BenchCase {
  return {
    name: 'against-another-version',
    description: `time of this version to that of ${folder}`,
    async run({ seconds, progress }) {
      const [own, others] = [samplers(repository), samplers(folder)];
      const figures: Figure[] = [];
      for (const [measured, sampler] of own) {
        const baseline = otherName(measured);
        // Each pair by itself: what another one leaves behind, such as garbage, would fall upon the next.
        const pair = new Map([
          [measured, sampler],
          [baseline, others.get(measured)!],
        ]);
        const samples = await takeTurns(pair, { seconds: seconds / own.size, progress });
        figures.push(figure(samples, { measured, baseline, better: 'lower', unit: 'ms' }));
      }
      return figures;
    },
  };
}

/** Short, so that both versions of a pair meet the same disturbances. */
const sampleMilliseconds = 5;

function otherName(name: string): string {
  return `${name}: other version`;
}

/** What is measured of the version in a folder. */
function samplers(folder: string): Map<string, Sampler> {
  const { createWiki } = createRequire(join(folder, 'package.json'))('wikidouble') as typeof import('wikidouble');
  const wiki = createWiki(wikiWithUsers(500));
  const creation = (definition: WikiDefinition): Sampler =>
    repeatedly(() => createWiki(definition), sampleMilliseconds);
  return new Map([
    ['import and first response', () => timeToImport(folder)],
    ['serve and first response', () => timeToServe(folder)],
    ...requests.map(({ name, path }): [string, Sampler] => [
      `wiki.handle, ${name}`,
      repeatedly(() => sendOnce(wiki, path), sampleMilliseconds),
    ]),
    ['createWiki, 20 pages', creation(smallWiki())],
    ['createWiki, 1,000 pages', creation(wikiWithUsers(1000))],
  ]);
}
