import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

const at = (minute: number) => `2026-01-31T12:0${minute}:00Z`;

const definition: WikiDefinition = {
  pages: [
    {
      title: 'Cat',
      revisions: [
        { text: '1', timestamp: at(1) },
        { text: '2', timestamp: at(2) },
        { text: '3', timestamp: at(5) },
      ],
    },
    { title: 'Cats', text: '1', timestamp: at(3) },
  ],
  users: [{ name: 'Admin', password: 'AdminPass-12345', groups: ['sysop'] }],
};

/** Real wikis responded in this way to the same requests (writing 15). */
for (const release of bothReleases) {
  describe(`action=mergehistory, ${release}`, () => {
    it('leaves revisions after the given time where they are', () => {
      const wiki = createWiki(definition, { release, now: at(9) });
      const client = new Client(wiki);
      client.logIn('Admin', 'AdminPass-12345');
      const body = `from=Cat&to=Cats&timestamp=${at(3)}&reason=part&token=${client.token('csrf')}`;
      expect(client.send('action=mergehistory&format=json', { body }).body).to.equal(
        `{"mergehistory":{"from":"Cat","to":"Cats","timestamp":"${at(3)}","reason":"part"}}`,
      );
      const history = (title: string) =>
        client.send(`action=query&prop=revisions&titles=${title}&rvlimit=9&rvprop=ids|timestamp&format=json`).body;
      expect(history('Cat').match(/"timestamp":"[^"]*"/g)).to.deep.equal([`"timestamp":"${at(5)}"`]);
      expect(history('Cats').match(/T12:0\d/g)).to.deep.equal(['T12:03', 'T12:02', 'T12:01']);
      const log = client.send('action=query&list=logevents&letype=merge&format=json&formatversion=2').body;
      expect(log).to.contain(`"mergepoint":"${at(2)}"`);
      const again = createWiki(wiki.toDefinition(), { now: at(9) });
      expect(again.toDefinition()).to.deep.equal(wiki.toDefinition());
    });

    it('merges all revisions where none is as old as the given time', () => {
      const pages = ['Cat', 'Cats'].map((title) => ({ title, revisions: [{ text: title, timestamp: at(1) }] }));
      const wiki = createWiki({ ...definition, pages }, { release, now: at(1) });
      const client = new Client(wiki);
      client.logIn('Admin', 'AdminPass-12345');
      const body = `from=Cat&to=Cats&timestamp=${at(0)}&token=${client.token('csrf')}`;
      expect(client.send('action=mergehistory&format=json', { body }).body).to.include('"to":"Cats"');
      const texts = (title: string) => {
        const query = `action=query&prop=revisions&titles=${title}&rvlimit=9&rvprop=content&rvslots=main&format=json`;
        return client.send(query).body.match(/(?<="\*":")[^"]*/g);
      };
      expect(texts('Cat')).to.deep.equal(['#REDIRECT [[Cats]]']);
      expect(texts('Cats')).to.deep.equal(['Cats', 'Cat']);
    });
  });
}
