import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

const definition: WikiDefinition = {
  pages: [
    {
      title: 'Cats',
      revisions: [
        { text: 'secret', user: 'Eve', comment: 'a name' },
        { text: 'cats', user: 'Bob', comment: 'tidy up' },
      ],
    },
  ],
  deletedPages: [{ title: 'Dogs', revisions: [{ text: 'dogs', user: 'Eve', timestamp: '2026-01-30T12:00:00Z' }] }],
  users: [
    { name: 'Bob', password: 'Bob-secret-1' },
    { name: 'Eve', password: 'Eve-secret-1' },
    { name: 'Una', password: 'Una-secret-1', groups: ['suppress', 'sysop'] },
  ],
};

const revisions = 'action=query&prop=revisions&titles=Cats&rvlimit=5&rvprop=ids|user|comment|content&rvslots=main';
const logs = 'action=query&list=logevents&lelimit=5';

/** The responses are those of the sequences revision-delete and revision-delete-archive (writing 14). */
for (const release of bothReleases) {
  describe(`action=revisiondelete, ${release}`, () => {
    let wiki: Wiki;
    let una: Client;
    beforeEach(() => {
      wiki = createWiki(definition, { release, now: '2026-01-31T12:00:00Z' });
      una = new Client(wiki);
      una.logIn('Una', 'Una-secret-1');
    });

    function hide(parameters: string): string {
      const body = `${parameters}&token=${una.token('csrf')}`;
      return una.send('action=revisiondelete&format=json&formatversion=2', { body }).body;
    }

    function read(of: Wiki, query: string): string {
      return new Client(of).send(`${query}&format=json&formatversion=2`).body;
    }

    it('hides a revision from everybody else', () => {
      hide('type=revision&ids=1&hide=content|comment|user&reason=private');
      expect(read(wiki, revisions)).to.contain(
        '{"revid":1,"parentid":0,"userhidden":true,"slots":{"main":{"texthidden":true}},"commenthidden":true}',
      );
      expect(una.send(`${revisions}&format=json`).body).to.contain('"userhidden":"","user":"Eve"');
    });

    it('changes the page, but not if nothing about the revision changes', () => {
      for (const touched of ['2026-01-31T12:01:00Z', '2026-01-31T12:01:00Z']) {
        wiki.clock.advance('1 minute');
        hide('type=revision&ids=1&hide=comment');
        expect(read(wiki, 'action=query&prop=info&titles=Cats')).to.contain(`"touched":"${touched}"`);
      }
    });

    it('names deleted revisions by their time', () => {
      const row = hide('type=archive&ids=20260130120000&target=Dogs&hide=user');
      expect(row).to.contain('"items":[{"status":"Success","id":20260130120000,"timestamp":"2026-01-30T12:00:00Z"');
    });

    it('survives a snapshot and a wiki file', () => {
      hide('type=revision&ids=1&hide=content|user&suppress=yes');
      hide('type=revision&ids=2&hide=comment');
      hide('type=archive&ids=20260130120000&target=Dogs&hide=user');
      hide('type=logging&ids=2&hide=user|comment');
      const file = wiki.toDefinition();
      const again = createWiki(file, { now: '2026-01-31T12:00:00Z' });
      expect(again.toDefinition()).to.deep.equal(file);
      for (const query of [revisions, logs, 'action=query&list=recentchanges&rcprop=ids|user|comment|loginfo']) {
        expect(read(again, query)).to.equal(read(wiki, query));
      }
      expect(read(wiki, revisions)).to.contain('"suppressed":true').and.to.contain('"commenthidden":true');
      expect(read(wiki, logs)).to.contain('"userhidden":true');
      wiki.reset();
      expect(read(wiki, revisions)).not.to.contain('hidden');
    });
  });
}
