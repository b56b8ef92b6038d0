import { expect } from 'chai';

import { formWithFile } from '../../../fidelity/multipart';
import { createWiki, type WikiDefinition } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

const definition: WikiDefinition = {
  users: [{ name: 'Admin', password: 'AdminPass-12345', groups: ['sysop'] }],
};

const file = `<?xml version="1.0"?>\r
<mediawiki xml:lang="en"><siteinfo><namespaces><namespace key="0"/></namespaces></siteinfo>
<page><title>Cat</title><ns>0</ns><revision><timestamp>2021-01-01T00:00:00Z</timestamp><contributor><username>Bob</username>
</contributor><minor/><model>json</model><text>{"a": 1}</text></revision></page><logitem><type>delete</type>
<action>delete</action><logtitle>Dog</logtitle></logitem></mediawiki>`;

for (const release of bothReleases) {
  describe(`action=import, ${release}`, () => {
    const importer = () => {
      const wiki = createWiki(definition, { release, now: '2026-01-31T12:00:00Z' });
      const client = new Client(wiki);
      client.logIn('Admin', 'AdminPass-12345');
      const token = decodeURIComponent(client.token('csrf'));
      const send = (xml: string, summary = '') => {
        const fields = Object.entries({ interwikiprefix: 'en', summary, token });
        const body = formWithFile('X', fields, { field: 'xml', fileName: 'a.xml', bytes: xml });
        const headers = { 'content-type': 'multipart/form-data; boundary=X' };
        return client.send('action=import&format=json', { headers, body }).body;
      };
      return { wiki, send };
    };

    it('keeps authors of other wikis in definitions', () => {
      const { wiki, send } = importer();
      expect(send(file)).to.equal('{"import":[{"ns":0,"title":"Cat","revisions":1}]}');
      const again = createWiki(wiki.toDefinition(), { release, now: '2026-01-31T12:00:00Z' });
      expect(again.toDefinition()).to.deep.equal(wiki.toDefinition());
      expect(JSON.stringify(again.toDefinition())).to.contain('"en>Bob"');
    });

    it('keeps space at the end of the summary (sequence import-summaries)', () => {
      const { wiki, send } = importer();
      send(file, ' spaced ');
      const { body } = new Client(wiki).send('action=query&prop=revisions&titles=Cat&rvprop=comment&format=json');
      expect(body).to.contain('"comment":"1 revision imported:  spaced "');
    });

    it('responds to any part of a file', () => {
      const { send } = importer();
      for (let end = 0; end < file.length; end += 3) expect(send(file.slice(0, end))).to.match(/^\{"(import|error)"/);
      for (let start = 0; start < file.length; start += 3)
        expect(send(file.slice(start))).to.match(/^\{"(import|error)"/);
      for (let at = 0; at < file.length; at += 5) {
        const nested = file.slice(0, at) + '<b>' + file.slice(at, at + 9) + '</b>' + file.slice(at + 9);
        expect(send(nested)).to.match(/^\{"(import|error)"/);
      }
    });
  });
}
