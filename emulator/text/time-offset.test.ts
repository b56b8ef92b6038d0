import { expect } from 'chai';

import { timeOffset } from './time-offset';

describe('the offset of a time zone', () => {
  it('follows daylight saving time', () => {
    expect(timeOffset('Europe/Berlin', Date.UTC(2026, 0, 31))).to.equal(60);
    expect(timeOffset('Europe/Berlin', Date.UTC(2026, 6, 31))).to.equal(120);
  });

  it('is negative west of Greenwich, and may have half hours', () => {
    expect(timeOffset('America/St_Johns', Date.UTC(2026, 10, 23))).to.equal(-210);
    expect(timeOffset('UTC', 0)).to.equal(0);
  });
});
