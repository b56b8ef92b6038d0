import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

const pages = [{ title: 'Alpha' }, { title: 'Beta' }];

for (const release of bothReleases) {
  describe(`action=purge, ${release}`, () => {
    it('notes when a page was touched', () => {
      const wiki = createWiki({ pages }, { release, now: '2026-01-31T12:00:00Z' });
      wiki.clock.advance('1 hour');
      send(wiki, 'action=purge&format=json', { body: 'titles=Alpha' });
      const info = send(wiki, 'action=query&prop=info&titles=Alpha|Beta&format=json&formatversion=2').json();
      expect(info).to.have.nested.property('query.pages[0].touched', '2026-01-31T13:00:00Z');
      expect(info).to.have.nested.property('query.pages[1].touched', '2026-01-31T12:00:00Z');
    });

    it('leaves the time of the current revision as it is', () => {
      const wiki = createWiki({ pages }, { release, now: '2026-01-31T12:00:00Z' });
      wiki.clock.advance('1 hour');
      send(wiki, 'action=purge&format=json', { body: 'titles=Alpha' });
      expect(wiki.page('Alpha').revisions[0]).to.have.property('timestamp', '2026-01-31T12:00:00Z');
    });
  });
}

describe('$wgRateLimits of action=purge', () => {
  const rateLimits = { purge: { anon: { hits: 1, seconds: 60 } } };

  it('lets 1.39 purge fewer pages, with a warning', () => {
    const wiki = createWiki({ pages, site: { rateLimits } }, { release: '1.39' });
    const { body } = send(wiki, 'action=purge&format=json', { body: 'titles=Alpha|Beta&forcelinkupdate=1' });
    expect(body).to.equal(
      '{"batchcomplete":"","warnings":{"purge":{"*":"You\'ve exceeded your rate limit. Please wait some time and try again."}},' +
        '"purge":[{"ns":0,"title":"Alpha","purged":"","linkupdate":""},{"ns":0,"title":"Beta","linkupdate":""}]}',
    );
  });

  it('does not concern 1.43', () => {
    const wiki = createWiki({ pages, site: { rateLimits } }, { release: '1.43' });
    const { body } = send(wiki, 'action=purge&format=json', { body: 'titles=Alpha|Beta' });
    expect(body).not.to.contain('warnings');
  });
});
