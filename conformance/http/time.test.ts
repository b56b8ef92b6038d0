import { expect } from 'chai';

import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { realTime, wait } from './time';

describe('wait', () => {
  it('ends after the time', async () => {
    const time = new TurnedTime();
    let over = false;
    const waiting = wait(1000, undefined, time).then(() => (over = true));
    time.turn(999);
    await Promise.resolve();
    expect(over).to.equal(false);
    time.turn(1);
    await waiting;
    expect(over).to.equal(true);
  });

  it('does not wait for 0 milliseconds', async () => {
    await wait(0, undefined, new TurnedTime());
    await wait(-Infinity, undefined, new TurnedTime());
  });

  it('rejects with the reason of the signal, before or during the wait', async () => {
    const time = new TurnedTime();
    const failure = async (promise: Promise<void>): Promise<unknown> => promise.catch((error: unknown) => error);
    const reason = new Error('Enough.');
    expect(await failure(wait(1000, AbortSignal.abort(reason), time))).to.equal(reason);
    const controller = new AbortController();
    const waiting = failure(wait(1000, controller.signal, time));
    expect(time.waits).to.deep.equal([1000]);
    controller.abort(reason);
    expect(await waiting).to.equal(reason);
    expect(time.waits).to.deep.equal([]);
  });
});

describe("the computer's time", () => {
  it('advances during a wait, and calls back once', async () => {
    const before = realTime.now();
    let calls = 0;
    realTime.after(0, () => (calls += 10))();
    await new Promise<void>((resolve) => {
      realTime.after(1, () => {
        calls++;
        resolve();
      });
    });
    expect(calls).to.equal(1);
    expect(realTime.now()).to.be.above(before);
  });
});
