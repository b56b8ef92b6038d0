import { expect } from 'chai';
import { Clock, Random } from './environment';

const noon = '2026-01-31T12:00:00Z';

describe('The clock of a wiki', () => {
  /** Expects a clock to be ahead of the computer's, which goes on while it is looked at. */
  function expectAhead(clock: Clock, milliseconds: number): void {
    const before = Date.now();
    const now = clock.now();
    expect(now - milliseconds).to.be.within(before, Date.now());
  }

  it("shows the computer's time until it is fixed", () => {
    const clock = new Clock();
    expectAhead(clock, 0);
    clock.fix(noon);
    expect(clock.now()).to.equal(1_769_860_800_000);
    clock.fix(5);
    expect(clock.now()).to.equal(5);
  });

  for (const [duration, milliseconds] of [
    [1500, 1500],
    ['6 minutes', 360_000],
    ['1 minute', 60_000],
    ['1.5 hours', 5_400_000],
    ['2days', 172_800_000],
    ['-1 week', -604_800_000],
    [' 10 Seconds ', 10_000],
    ['250 milliseconds', 250],
  ] as const) {
    it(`advances by ${duration}`, () => {
      const clock = new Clock(noon);
      clock.advance(duration);
      expect(clock.now() - Date.parse(noon)).to.equal(milliseconds);
      const running = new Clock();
      running.advance(duration);
      expectAhead(running, milliseconds);
    });
  }

  it('is restored to its state at creation', () => {
    const fixed = new Clock(noon);
    fixed.advance('1 day');
    fixed.reset();
    expect(fixed.now()).to.equal(Date.parse(noon));
    const running = new Clock();
    running.advance('1 day');
    running.reset();
    expectAhead(running, 0);
    running.fix(noon);
    running.reset();
    expectAhead(running, 0);
  });

  it('rejects invalid times and durations with an example', () => {
    const clock = new Clock();
    expect(() => {
      clock.fix('noon');
    }).to.throw(RangeError, 'clock.fix: "noon" is not a time; write it like "2026-01-31T12:00:00Z".');
    for (const text of ['', '6', 'minutes', '6 fortnights', '6 minutes ago']) {
      expect(() => {
        clock.advance(text);
      }, text).to.throw(RangeError, 'is not a duration; write it like "6 minutes"');
    }
  });
});

describe('The randomness of a wiki', () => {
  it('is the same for the same seed, and restarts with a reset', () => {
    const random = new Random('seed');
    const first = random.hexadecimal(40);
    expect(new Random('seed').hexadecimal(40)).to.equal(first);
    expect(new Random('other').hexadecimal(40)).to.not.equal(first);
    expect(random.hexadecimal(40)).to.not.equal(first);
    random.reset();
    expect(random.hexadecimal(40)).to.equal(first);
  });

  it('differs without a seed', () => {
    expect(new Random().hexadecimal(32)).to.not.equal(new Random().hexadecimal(32));
  });

  it('generates texts of any length', () => {
    const random = new Random(1);
    for (const length of [0, 1, 7, 8, 9, 24, 32, 100]) {
      expect(random.hexadecimal(length)).to.match(new RegExp(`^[0-9a-f]{${length}}$`));
      expect(random.base32(length)).to.match(new RegExp(`^[0-9a-v]{${length}}$`));
    }
  });

  it('uses every digit about as often as any other', () => {
    const counts = new Map<string, number>();
    for (const digit of new Random(1).hexadecimal(16_000)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    expect(counts).to.have.lengthOf(16);
    for (const count of counts.values()) expect(count).to.be.within(850, 1150);
  });

  it('repeats no id', () => {
    const random = new Random(1);
    const ids = Array.from({ length: 10_000 }, () => random.hexadecimal(24));
    expect(new Set(ids)).to.have.lengthOf(10_000);
  });
});
