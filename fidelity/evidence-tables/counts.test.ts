import { expect } from 'chai';

import { typedCounts, withCounts } from './counts';

describe('counts in a page', () => {
  const counts = { rules: 72, requests: 40_000 };

  it('replaces the number between the markers', () => {
    const page = 'All <!-- count:rules -->70<!-- /count --> rules.\n';
    expect(withCounts(page, counts)).to.equal('All <!-- count:rules -->72<!-- /count --> rules.\n');
  });

  it('separates thousands', () => {
    expect(withCounts('<!-- count:requests --><!-- /count -->', counts)).to.contain('>40,000<');
  });

  it('leaves a page without markers as it is', () => {
    expect(withCounts('All 70 rules.\n', counts)).to.equal('All 70 rules.\n');
  });

  it('rejects a name that is not counted', () => {
    const page = '<!-- count:ruls -->72<!-- /count -->';
    expect(() => withCounts(page, counts)).to.throw(
      RangeError,
      'Nothing is counted as "ruls"; known are rules, requests.',
    );
  });
});

describe('counts that were typed', () => {
  it('are found in digits and in words', () => {
    expect(typedCounts('It runs 72 rules with 1,112 scenarios.\nNine client libraries pass.')).to.deep.equal([
      '72 rules',
      '1,112 scenarios',
      'Nine client libraries',
    ]);
  });

  it('are not in generated parts', () => {
    expect(typedCounts('<!-- runs -->\n\n- 72 rules\n\n<!-- /runs -->\n')).to.deep.equal([]);
  });

  it('do not include content of markers or code', () => {
    expect(typedCounts('<!-- count:rules -->72<!-- /count --> rules\n\n```\n72 rules passed\n```\n')).to.deep.equal([]);
  });
});
