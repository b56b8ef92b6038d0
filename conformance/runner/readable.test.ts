import { expect } from 'chai';

import { hideCookieValue, readable } from './readable';

describe('readable', () => {
  it('shows values as JSON, and says if there is none', () => {
    expect(readable({ a: ['x', 1, null] })).to.equal('{"a":["x",1,null]}');
    expect(readable(undefined)).to.equal('nothing');
  });

  it('shortens long values, with their length', () => {
    expect(readable('x'.repeat(1000))).to.equal(`"${'x'.repeat(239)}… (1002 characters)`);
  });

  it('shows only the beginning of tokens, apart from the anonymous one', () => {
    const tokens = { csrftoken: '0123456789abcdef0123456789abcdef65f0c1d2+\\', watchtoken: '+\\' };
    expect(readable(tokens)).to.equal('{"csrftoken":"012345…+\\\\","watchtoken":"+\\\\"}');
  });
});

describe('hideCookieValue', () => {
  it('keeps name and attributes', () => {
    expect(hideCookieValue('wiki_session=abcdefghijkl; path=/; HttpOnly')).to.equal(
      'wiki_session=abc…; path=/; HttpOnly',
    );
  });
});
