/**
 * Sets the clock of a process ahead, for `mocha --require`: what was recorded must not depend on the day of the test.
 * `CLOCK_AHEAD_DAYS` says by how many days.
 */
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 24 * 60 * 60 * 1000;
if (Number.isNaN(ahead)) throw new Error('Say in CLOCK_AHEAD_DAYS by how many days the clock is ahead.');

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
