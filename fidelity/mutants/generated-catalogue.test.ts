import { expect } from 'chai';

import { mutantById } from './catalogue';
import { conditional } from './conditional';
import { conditions } from './conditions';
import { shuffled } from './shuffle';
import { Witnesses } from './witnesses';

const mutant = (way: string, when: string) =>
  conditional(
    mutantById(way),
    conditions.find(({ id }) => id === when)!,
  )!;

describe('the generated catalogue of mutants', () => {
  it('has what some request tells from a correct wiki, and nothing else', async () => {
    const witnesses = new Witnesses();
    expect(await witnesses.differs(mutant('never-complete', 'uselang'))).to.equal(true);
    expect(await witnesses.differs(mutant('limit-unread', 'largest-limit'))).to.equal(true);
    // A request without a limit has no limit to ignore.
    expect(await witnesses.differs(mutant('limit-unread', 'no-limit'))).to.equal(false);
    // A response to HEAD has no body.
    expect(await witnesses.differs(mutant('never-complete', 'head'))).to.equal(false);
    expect(await witnesses.differs(mutant('no-vary', 'head'))).to.equal(true);
  });

  it('is in the order that a seed determines', () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    expect(shuffled(numbers, 1)).to.deep.equal(shuffled(numbers, 1));
    expect(shuffled(numbers, 1)).to.not.deep.equal(shuffled(numbers, 2));
    expect(shuffled(numbers, 1)).to.have.members(numbers);
  });
});
