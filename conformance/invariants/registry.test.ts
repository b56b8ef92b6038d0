import { expect } from 'chai';

import { loadInvariants } from '../scenario-files/load-invariants';
import { specifiedScenarios } from '../check/run-scenarios';
import { allInvariants, predicates } from './registry';

describe('the invariants of the specification', () => {
  it('have one predicate each, and there is no predicate without a declaration', () => {
    expect(allInvariants()).to.have.lengthOf(loadInvariants().length);
    const declared = new Set(loadInvariants().map(({ predicate }) => predicate));
    expect([...declared].sort()).to.deep.equal(Object.keys(predicates).sort());
  });

  it('have ids that no scenario has', () => {
    const ids = [...loadInvariants(), ...specifiedScenarios()].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).to.deep.equal([]);
  });
});
