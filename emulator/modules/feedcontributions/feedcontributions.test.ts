import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=feedcontributions until a month, release ${release}`, () => {
    const titlesIn = (now: string, period: string): string[] => {
      const wiki = createWiki(
        {
          pages: [
            { title: 'November', text: 'A', user: 'Bob', timestamp: '2025-11-30T23:00:00Z' },
            { title: 'March', text: 'A', user: 'Bob', timestamp: '2026-03-01T00:00:00Z' },
          ],
          users: [{ name: 'Bob' }],
        },
        { release, now },
      );
      const { body } = send(wiki, `action=feedcontributions&user=Bob&${period}`);
      return [...body.matchAll(/<item>\s*<title>([^<]*)</g)].map(([, title = '']) => title);
    };

    it('means that of this year, or of the last year if it is still to come', () => {
      expect(titlesIn('2026-11-30T12:00:00Z', 'month=12')).to.deep.equal(['November']);
      expect(titlesIn('2026-12-01T12:00:00Z', 'month=12')).to.deep.equal(['March', 'November']);
      expect(titlesIn('2026-12-01T12:00:00Z', 'month=2')).to.deep.equal(['November']);
      // A month that no year has is always to come, and means December.
      expect(titlesIn('2026-12-01T12:00:00Z', 'month=99999999999')).to.deep.equal(['November']);
      expect(titlesIn('2027-01-01T12:00:00Z', 'month=13')).to.deep.equal(['March', 'November']);
    });
  });
}
