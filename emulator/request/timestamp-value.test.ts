import { expect } from 'chai';
import { readTimestamp } from './timestamp-value';

const now = 1_795_233_600;

describe('readTimestamp', () => {
  /** What real wikis took for times, and for which. */
  for (const [text, time] of [
    ['now', '2026-11-21T04:00:00Z'],
    ['1795233360', '2026-11-21T03:56:00Z'],
    ['-1', '1969-12-31T23:59:59Z'],
    ['20261121', '1970-08-23T12:05:21Z'],
    ['20261121035600', '2026-11-21T03:56:00Z'],
    ['20261121T035600Z', '2026-11-21T03:56:00Z'],
    ['2026-11-21T03:56:00Z', '2026-11-21T03:56:00Z'],
    ['2026-11-21 03:56:00', '2026-11-21T03:56:00Z'],
    ['2026-11-21T03:56:00.5Z', '2026-11-21T03:56:00Z'],
    ['2026-11-21T03:56:00+01:00', '2026-11-21T02:56:00Z'],
    ['2026-11-21 03:56:00-01', '2026-11-21T04:56:00Z'],
    ['2026:11:21 03:56:00', '2026-11-21T03:56:00Z'],
    ['2026-13-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['Sat, 21 Nov 2026 03:56:00 GMT', '2026-11-21T03:56:00Z'],
    ['Wed, 21 Nov 2026 03:56:00 GMT', '2026-11-25T03:56:00Z'],
    ['Saturday, 21-Nov-26 03:56:00 GMT', '2026-11-21T03:56:00Z'],
    ['Sat Nov 21 03:56:00 2026', '2026-11-21T03:56:00Z'],
  ] as const) {
    it(`reads ${text}`, () => {
      expect(readTimestamp(text, now)).to.equal(Date.parse(time) / 1000);
    });
  }

  for (const text of [
    '',
    'foo',
    'yesterday',
    '2026-11-21',
    '2026-11-21T03:56Z',
    '9999999999999',
    '-62167219201',
    '+2026',
  ]) {
    it(`refuses ${JSON.stringify(text)}`, () => {
      expect(readTimestamp(text, now)).to.equal(undefined);
    });
  }
});
