import { expect } from 'chai';

import { loadInvariants } from '../scenario-files/load-invariants';
import { loadRules } from '../scenario-files/load-rules';
import { specifiedScenarios } from '../check/run-scenarios';
import { allInvariants, predicates } from './registry';

describe('the invariants of the specification', () => {
  it('have one predicate each, and there is no predicate without a declaration', () => {
    expect(allInvariants()).to.have.lengthOf(loadInvariants().length);
    const declared = new Set(loadInvariants().map(({ predicate }) => predicate));
    expect([...declared].sort()).to.deep.equal(Object.keys(predicates).sort());
  });

  it('are of every rule that does not say why it has none', () => {
    const rules = new Set(loadInvariants().map(({ rule }) => rule));
    const wrong = loadRules().filter(({ id, noInvariant }) => rules.has(id) !== (noInvariant === undefined));
    expect(wrong.map(({ id }) => id)).to.deep.equal([]);
  });

  it('have ids that no scenario has', () => {
    const ids = [...loadInvariants(), ...specifiedScenarios()].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).to.deep.equal([]);
  });
});
