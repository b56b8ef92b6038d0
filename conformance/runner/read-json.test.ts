import { expect } from 'chai';

import { deepestJson, readJson } from './read-json';

const nested = (levels: number): string => '[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2);

describe('readJson', () => {
  it('reads JSON, and nothing else', () => {
    expect(readJson('{"a":[1,null,"]"]}')).to.deep.equal({ a: [1, null, ']'] });
    for (const text of ['', '<html>', '{"a":1', '"\\']) expect(readJson(text), text).to.equal(undefined);
  });

  it('reads enough levels, and rejects more', () => {
    expect(readJson(nested(deepestJson))).to.be.an('array');
    expect(readJson(nested(deepestJson + 2))).to.equal(undefined);
    expect(readJson('['.repeat(1_000_000))).to.equal(undefined);
  });

  it('ignores brackets in strings', () => {
    const text = `{"a":"\\"${'[{'.repeat(deepestJson)}","b":"\\\\"}`;
    expect(readJson(text)).to.have.property('b', '\\');
  });
});
