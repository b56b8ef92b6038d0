import { expect } from 'chai';
import { Clock } from './environment';
import { Throttle, maximumThrottleKeys } from './throttle';

const noon = '2026-01-31T12:00:00Z';

/** What so many attempts at once are told. */
function attempts(throttle: Throttle, count: number, key = 'k'): (number | undefined)[] {
  return Array.from({ length: count }, () => throttle.attempt(key));
}

const may = undefined;

describe('A throttle', () => {
  it('allows five attempts in five minutes, counted from the first (core 8.1)', () => {
    const clock = new Clock(noon);
    const throttle = new Throttle(clock);
    expect(attempts(throttle, 4)).to.deep.equal([may, may, may, may]);
    clock.advance('4 minutes');
    expect(attempts(throttle, 3)).to.deep.equal([may, 300, 300]);
    clock.advance('59 seconds');
    expect(throttle.attempt('k')).to.equal(300);
    clock.advance('1 second');
    expect(attempts(throttle, 6)).to.deep.equal([may, may, may, may, may, 300]);
  });

  it('allows 150 attempts in two days', () => {
    const clock = new Clock(noon);
    const throttle = new Throttle(clock);
    for (let window = 0; window < 30; window++) {
      expect(attempts(throttle, 5)).to.deep.equal([may, may, may, may, may]);
      clock.advance('5 minutes');
    }
    expect(throttle.attempt('k')).to.equal(172_800);
    clock.advance('2 days');
    expect(throttle.attempt('k')).to.equal(may);
  });

  it('counts attempts with earlier limits that a later one rejects', () => {
    const clock = new Clock(noon);
    const limits = [
      { attempts: 2, seconds: 4 },
      { attempts: 5, seconds: 172_800 },
    ];
    const throttle = new Throttle(clock, limits);
    expect(attempts(throttle, 4)).to.deep.equal([may, may, 4, 4]);
    clock.advance('5 seconds');
    expect(attempts(throttle, 4)).to.deep.equal([may, may, 4, 4]);
    clock.advance('5 seconds');
    expect(attempts(throttle, 4)).to.deep.equal([may, 172_800, 4, 4]);
    clock.advance('5 seconds');
    expect(attempts(throttle, 3)).to.deep.equal([172_800, 172_800, 4]);
  });

  it('counts each key separately, and forgets keys that succeeded', () => {
    const throttle = new Throttle(new Clock(noon));
    attempts(throttle, 5, 'a');
    expect(throttle.attempt('b')).to.equal(may);
    expect(throttle.attempt('a')).to.equal(300);
    throttle.clear('a');
    expect(throttle.attempt('a')).to.equal(may);
  });

  it('remembers a limited number of keys', () => {
    const throttle = new Throttle(new Clock(noon));
    attempts(throttle, 5, 'first');
    for (let count = 1; count < maximumThrottleKeys; count++) throttle.attempt(String(count));
    expect(throttle.attempt('first')).to.equal(300);
    throttle.attempt('one more');
    expect(throttle.attempt('first')).to.equal(may);
  });
});
