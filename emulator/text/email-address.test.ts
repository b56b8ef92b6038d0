import { expect } from 'chai';

import { isEmailAddress } from './email-address';

describe('An e-mail address', () => {
  it('has a name and a host, of letters, digits and some other characters of ASCII', () => {
    for (const valid of ['a@b', 'a@-b', 'a.@b', "a'!#$%&*+/=?^_`{|}~-@b", 'A@B.example'])
      expect(isEmailAddress(valid), valid).to.equal(true);
  });

  it('is nothing else (as release 1.43 decides)', () => {
    for (const invalid of [
      'x',
      '0',
      'a@b.c d',
      ' a@b.example ',
      'a b@c',
      'a@b..c',
      '"a"@b',
      'ü@b',
      'a@ü',
      'a@b.',
      '@b',
      'a@',
      'a@b_c',
    ]) {
      expect(isEmailAddress(invalid), invalid).to.equal(false);
    }
  });
});
