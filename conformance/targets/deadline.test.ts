import { expect } from 'chai';

import { Deadline } from './deadline';

describe('a deadline', () => {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Nothing else happens in this process for so long. */
  function standStill(milliseconds: number): void {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  }

  it('is over in time', async () => {
    let over = 0;
    new Deadline(40, () => over++);
    await pause(10);
    expect(over).to.equal(0);
    await pause(60);
    expect(over).to.equal(1);
  });

  it('is not over once it is cleared', async () => {
    let over = 0;
    const deadline = new Deadline(20, () => over++);
    deadline.clear();
    await pause(40);
    expect(over).to.equal(0);
  });

  it('begins once more where the process stood still, and can be cleared then as well', async () => {
    let over = 0;
    const [kept, cleared] = [new Deadline(100, () => over++), new Deadline(100, () => (over += 10))];
    standStill(200);
    await pause(20);
    expect(over).to.equal(0);
    cleared.clear();
    await pause(160);
    expect(over).to.equal(1);
    kept.clear();
  });
});
