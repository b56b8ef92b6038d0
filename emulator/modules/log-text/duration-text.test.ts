import { expect } from 'chai';

import { createWiki, type ReleaseName } from '../../index';
import { send } from '../../testing/send.test-support';

const time = '2026-11-30T05:25:18Z';

/** How long a block lasts, as the feed of recent changes says it. */
function shown(duration: string, release: ReleaseName): string | undefined {
  const log = { type: 'block', action: 'block', parameters: { duration, flags: [], sitewide: true } };
  const changes = [{ page: 'User:10.0.0.1', user: 'Admin', timestamp: time, log }];
  const { body } = send(createWiki({ changes }, { release, now: time }), 'action=feedrecentchanges');
  return /blockExpiry.*?&gt;(.*?)&lt;/.exec(body)?.[1];
}

describe('the duration of a block in words, as real wikis showed it', () => {
  for (const [duration, words39, words43] of [
    ['1 day', '1 day', '1 day'],
    ['6 months', '6 months', '6 months'],
    ['5 months', '151 days', '5 months'],
    ['100 days', '100 days', '3 months and 8 days'],
    ['20 years', '2 decades, 3 hours and 36 minutes', '2 decades'],
    ['250 years', '2 centuries, 5 decades and 9 hours', '2 centuries and 5 decades'],
    ['26 hours 61 seconds', '1 day, 2 hours, 1 minute and 1 second', '1 day, 2 hours, 1 minute and 1 second'],
    ['tomorrow', '00:00, 1 December 2026', '00:00, 1 December 2026'],
    ['20300203040506', '04:05, 3 February 2030', '04:05, 3 February 2030'],
    ['infinity', 'indefinite', 'indefinite'],
  ] as const) {
    it(`is "${words43}" for ${duration}`, () => {
      expect(shown(duration, '1.39')).to.equal(words39);
      expect(shown(duration, '1.43')).to.equal(words43);
    });
  }
});
