import { expect } from 'chai';

import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { Deadline } from './deadline';

describe('a deadline', () => {
  it('expires after the time limit', () => {
    const time = new TurnedTime();
    let over = 0;
    new Deadline(40, () => over++, time);
    time.turn(39);
    expect(over).to.equal(0);
    time.turn(1);
    expect(over).to.equal(1);
  });

  it('does not expire once it is cleared', () => {
    const time = new TurnedTime();
    let over = 0;
    const deadline = new Deadline(20, () => over++, time);
    deadline.clear();
    time.turn(40);
    expect(over).to.equal(0);
  });

  it('starts again if the process was suspended, and can still be cleared', () => {
    const time = new TurnedTime();
    let over = 0;
    new Deadline(100, () => over++, time);
    const cleared = new Deadline(100, () => (over += 10), time);
    time.standStill(200);
    time.turn(20);
    expect(over).to.equal(0);
    cleared.clear();
    time.turn(79);
    expect(over).to.equal(0);
    time.turn(1);
    expect(over).to.equal(1);
  });

  it('expires if the process was only a little late', () => {
    const time = new TurnedTime();
    let over = 0;
    new Deadline(100, () => over++, time);
    time.standStill(149);
    time.turn(0);
    expect(over).to.equal(1);
  });
});
