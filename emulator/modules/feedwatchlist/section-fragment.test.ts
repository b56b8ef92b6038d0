import { expect } from 'chai';

import { sectionFragment } from './section-fragment';

describe('The section that an item of a feed links to', () => {
  for (const [comment, fragment] of [
    ['/* History of cats */ new', '#History_of_cats'],
    ['x /* [[T|u]] é */ z /* V */', '#V'],
    ['/* A_b%&"<> */', '#A_b%&"'],
    ['/* */ y', '#'],
    ['/*/ y', ''],
    ['plain', ''],
  ] as const) {
    it(`is the last that the comment names: ${comment}`, () => {
      expect(sectionFragment(comment)).to.equal(fragment);
    });
  }
});
