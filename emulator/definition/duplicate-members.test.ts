import { expect } from 'chai';

import { hasDuplicateMembers } from './duplicate-members';

describe('Duplicate members of a JSON text', () => {
  it('are found at any depth, with any escapes', () => {
    expect(hasDuplicateMembers('{"a":1,"a":2}')).to.equal(true);
    expect(hasDuplicateMembers('{"x":[{"a":{},\n"b":[],"a" : 2}]}')).to.equal(true);
    expect(hasDuplicateMembers('{"a":1,"\\u0061":2}')).to.equal(true);
  });

  it('are not members of other objects, lists or texts', () => {
    expect(hasDuplicateMembers('{"a":{"a":[{"a":1},{"a":2}]},"b":"a"}')).to.equal(false);
    expect(hasDuplicateMembers('{"a":"{\\"a\\":1","b":["a","a"],"c":"\\\\"}')).to.equal(false);
    expect(hasDuplicateMembers('[]')).to.equal(false);
  });

  it('are found after a string of megabytes', () => {
    const long = JSON.stringify('"\\'.repeat(4_000_000));
    expect(hasDuplicateMembers(`{"a":${long},"a":1}`)).to.equal(true);
    expect(hasDuplicateMembers(`{"a":${long},"b":${long}}`)).to.equal(false);
  });
});
