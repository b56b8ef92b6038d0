import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

interface Answer {
  readonly query: { readonly userinfo: { readonly blockid: number | null; readonly blockedtimestamp: string } };
}

const now = '2026-01-31T12:00:00Z';
const users = [{ name: 'Admin' }, { name: 'Bob', password: 'b' }];
const blocks = [
  { target: '127.0.0.1', by: 'Admin', timestamp: '2026-01-30T12:00:00Z' },
  { target: 'Bob', by: 'Admin', timestamp: '2026-01-29T12:00:00Z' },
];

const times = { '1.39': now, '1.43': '2026-01-29T12:00:00Z' } as const;

for (const release of bothReleases) {
  describe(`several blocks together, ${release}`, () => {
    it('have the time of the first, or of the request (writing 6.3)', () => {
      const client = new Client(createWiki({ users, blocks }, { release, now }));
      client.logIn('Bob', 'b');
      const query = 'action=query&meta=userinfo&uiprop=blockinfo&format=json&formatversion=2';
      const { userinfo } = (client.send(query).json() as Answer).query;
      expect(userinfo.blockid).to.equal(null);
      expect(userinfo.blockedtimestamp).to.equal(times[release]);
    });
  });
}
