import { expect } from 'chai';

import type { Page } from './page';
import { PageNumbers, type NumberedPage } from './page-numbers';

describe('The numbers of pages', () => {
  it('put pages into an order that does not depend on when they were added', () => {
    const [one, other] = [numbersOf([1, 2, 3, 4]), numbersOf([4, 2, 3, 1])];
    expect(idsFrom(one.walk())).to.deep.equal(idsFrom(other.walk()));
    expect(idsFrom(one.walk())).to.have.members([1, 2, 3, 4]);
  });

  it('can be walked from any of them on', () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 1);
    const numbers = numbersOf(ids);
    const all = [...numbers.walk()];
    expect(all.map(({ page }) => page.id)).to.have.members(ids);
    expect(all).to.deep.equal(all.toSorted((one, other) => one.number - other.number));
    for (const [index, { number, page }] of all.entries()) {
      expect([...numbers.walk({ number, id: page.id })]).to.deep.equal(all.slice(index));
      expect([...numbers.walk({ number, id: page.id + 1 })]).to.deep.equal(all.slice(index + 1));
    }
  });

  it('may be shared by ids beyond 32 bits', () => {
    const far = 2 ** 32;
    const numbers = numbersOf([far, 1]);
    const [first, second] = [...numbers.walk()];
    expect([first!.page.id, second!.page.id]).to.deep.equal([1, far]);
    expect(first!.number).to.equal(second!.number);
    expect(idsFrom(numbers.walk({ number: first!.number, id: 2 }))).to.deep.equal([far]);
    numbers.remove(pageWithId(1));
    expect(idsFrom(numbers.walk())).to.deep.equal([far]);
  });

  it('of a copy stay as they are when the original changes', () => {
    const numbers = numbersOf([1, 2]);
    const copy = numbers.copy();
    numbers.remove(pageWithId(1));
    numbers.add(pageWithId(3));
    expect(idsFrom(copy.walk())).to.have.members([1, 2]);
    expect(idsFrom(numbers.walk())).to.have.members([2, 3]);
  });
});

function numbersOf(ids: readonly number[]): PageNumbers {
  const numbers = new PageNumbers();
  for (const id of ids) numbers.add(pageWithId(id));
  return numbers;
}

function pageWithId(id: number): Page {
  return { id } as Page;
}

function idsFrom(pages: Iterable<NumberedPage>): number[] {
  return Array.from(pages, ({ page }) => page.id);
}
