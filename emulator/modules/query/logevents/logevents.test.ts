import { expect } from 'chai';

import { createWiki } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

const query = 'action=query&list=logevents&leprop=ids&format=json&formatversion=2';

/** Three entries in two seconds. */
const changes = [
  {
    page: 'Alpha',
    user: 'Alice',
    timestamp: '2026-01-31T12:00:00Z',
    tags: ['spam'],
    log: { type: 'move', action: 'move' },
  },
  { page: 'User:Bob', user: 'Alice', timestamp: '2026-01-31T12:00:00Z', log: { type: 'block', action: 'block' } },
  { page: 'Beta', user: 'Bob', timestamp: '2026-01-31T12:00:01Z', log: { type: 'suppress', action: 'delete' } },
  { page: 'Beta', user: 'Bob', timestamp: '2026-01-31T12:00:01Z', log: { type: 'move', action: 'move_redir' } },
];

for (const release of bothReleases) {
  describe(`list=logevents, ${release}`, () => {
    const wiki = createWiki({ pages: [{ title: 'Alpha' }], users: [{ name: 'Bob' }], changes }, { release });
    const idsOf = (parameters: string): number[] =>
      Array.from(send(wiki, query + parameters).body.matchAll(/"logid":(\d+)/g), ([, id]) => Number(id));

    it('lists the newest first, without what was suppressed, and continues', () => {
      expect(idsOf('')).to.deep.equal([4, 2, 1]);
      expect(send(wiki, `${query}&lelimit=1`).body).to.contain('"lecontinue":"20260131120000|2"');
      expect(idsOf('&lecontinue=20260131120000|2')).to.deep.equal([2, 1]);
      expect(idsOf('&ledir=newer&lecontinue=20260131120000|2')).to.deep.equal([2, 4]);
    });

    it('rejects prefixes in miser mode, after places that it cannot continue at (writing 12)', () => {
      const miser = createWiki({ site: { miserMode: true } }, { release });
      expect(send(miser, `${query}&leprefix=`).body).to.contain(
        '"code":"prefixsearchdisabled","info":"Prefix search is disabled in Miser Mode."',
      );
      expect(send(miser, `${query}&leprefix=&lecontinue=x`).body).to.contain('"code":"badcontinue"');
    });

    for (const [parameters, ids] of [
      ['&lestart=2026-01-31T12:00:00Z', [2, 1]],
      ['&leend=2026-01-31T12:00:01Z', [4]],
      ['&ledir=newer&lestart=2026-01-31T12:00:01Z', [4]],
      ['&ledir=newer&leend=2026-01-31T12:00:00Z', [1, 2]],
      ['&lestart=2026-01-31T12:00:00Z&lecontinue=20260131120001|4', [2, 1]],
      ['&leaction=move/move_redir&letype=block', [4]],
      ['&letag=spam', [1]],
      ['&lenamespace=2', [2]],
      ['&leprefix=user:b', [2]],
      ['&leprefix=C', []],
      ['&letitle=beta', [4]],
      ['&leuser=bob', [4]],
    ] as const) {
      it(`selects: ${parameters}`, () => {
        expect(idsOf(parameters)).to.deep.equal(ids);
      });
    }
  });
}
