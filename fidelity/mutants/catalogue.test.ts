import { expect } from 'chai';

import { loadRules } from '../../conformance/scenario-files/load-rules';
import { mutantById, mutants } from './catalogue';

describe('the catalogue of mutants', () => {
  it('has unique ids', () => {
    const ids = mutants.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).to.deep.equal([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).to.deep.equal([]);
  });

  it('has a unique title for each', () => {
    const titles = mutants.map(({ title }) => title);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).to.deep.equal([]);
  });

  it('breaks rules that exist', () => {
    const rules = new Set(loadRules().map(({ id }) => id));
    const unknown = mutants.flatMap(({ id, rules: named }) =>
      named.filter((rule) => !rules.has(rule)).map((rule) => `${id} names ${rule}`),
    );
    expect(unknown).to.deep.equal([]);
    expect(mutants.filter(({ rules: named }) => named.length === 0)).to.deep.equal([]);
  });

  it('changes requests or responses', () => {
    expect(mutants.filter(({ request, mutate }) => !request && !mutate)).to.deep.equal([]);
  });

  it('finds mutants by id', () => {
    expect(mutantById('batch-complete').title).to.equal('says batchComplete instead of batchcomplete');
    expect(() => mutantById('nonesuch')).to.throw(RangeError, 'No mutant has the id "nonesuch"');
  });
});
