import { expect } from 'chai';

import { createWiki, type ReleaseName } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

/** A page that Alice made, and that Bob changed a second later, or in the same second. */
function changedPage(release: ReleaseName, seconds: number) {
  const users = ['Alice', 'Bob', 'Carol', 'Dora'].map((name) => ({ name, password: 'p' }));
  const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
  const as = (name: string) => {
    const client = new Client(wiki);
    client.logIn(name, 'p');
    return (body: string) =>
      client.send('action=edit&format=json', { body: `${body}&token=${client.token('csrf')}` }).body;
  };
  as('Alice')('title=Page&text=one');
  wiki.clock.advance(`${seconds} seconds`);
  as('Bob')('title=Page&text=two');
  wiki.clock.advance('1 hour');
  return (body: string, name = 'Carol') => as(name)(body);
}

for (const release of bothReleases) {
  describe(`basetimestamp, release ${release} (writing 1.4)`, () => {
    it('counts for an edit that undoes others', () => {
      const edit = changedPage(release, 1);
      expect(edit('title=Page&undo=2&basetimestamp=2026-01-31T12:00:00Z')).to.contain('"nochange":""');
      expect(edit('title=Page&undo=2&basetimestamp=2026-01-31T12:00:01Z')).to.contain('"newrevid":3');
    });

    it('names no revision between two of them', () => {
      const edit = changedPage(release, 9);
      expect(edit('title=Page&text=two&basetimestamp=2026-01-31T12:00:05Z')).to.contain('"code":"editconflict"');
      expect(edit('title=Page&text=two&basetimestamp=2026-01-31T12:00:09Z')).to.contain('"nochange":""');
    });

    it('names the first revision of its second', () => {
      const edit = changedPage(release, 0);
      edit('title=Page&text=other');
      edit('title=Page&text=two');
      const body = 'title=Page&text=three&basetimestamp=2026-01-31T12:00:00Z';
      expect(edit(body, 'Dora')).to.contain('"code":"editconflict"');
    });
  });
}
