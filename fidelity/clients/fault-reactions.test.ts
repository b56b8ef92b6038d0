import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { documentedReactions } from '../evidence-tables/faults-page';
import { reactionOf, triedLibraries } from './fault-reactions';
import { injectedFaults } from './injected-faults';

describe('docs/faults.md', () => {
  const documented = documentedReactions(readFileSync(join(__dirname, '../../docs/faults.md'), 'utf8'));

  it('has one row for each tested fault, and no others', () => {
    expect([...documented.keys()]).to.deep.equal(injectedFaults.map(({ row }) => row));
  });

  for (const [index, library] of triedLibraries.entries()) {
    for (const tried of injectedFaults) {
      it(`says what ${library} does about ${tried.row}`, async () => {
        expect(documented.get(tried.row)?.[index]).to.equal(await reactionOf(library, tried));
      });
    }
  }
});
