import { expect } from 'chai';

import { plainComment } from './plain-comment';

describe('A comment in a feed', () => {
  for (const [comment, plain] of [
    ['[[a|b]] x | y [[c]]', 'b x | y c'],
    ['[[a|b|c]] [[:d]]', 'c :d'],
    ['[[]] [[|]] [[a|]]', '[[]] | a|'],
    ['[[a]b]] [[a|b]c]] [[e', '[[a]b]] [[a|b]c]] [[e'],
    ['[[a[[b]] [[a|[[b]]]]', 'a[[b [[b]]'],
  ] as const) {
    it(`has labels in place of links: ${comment} (sequence feeds)`, () => {
      expect(plainComment(comment)).to.equal(plain);
    });
  }

  it('may have any number of beginnings of links', () => {
    const beginnings = '[['.repeat(200_000);
    expect(plainComment(`${beginnings}] [[a]]`)).to.equal(`${beginnings}] a`);
  });
});
