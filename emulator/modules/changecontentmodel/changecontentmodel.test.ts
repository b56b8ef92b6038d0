import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=changecontentmodel, ${release} (writing 21)`, () => {
    function wikiWithPage() {
      const pages = [{ title: 'Data', text: '{"a":[1]}' }];
      const wiki = createWiki({ pages, users: [{ name: 'Alice', password: 'a' }] }, { release, seed: 1 });
      const alice = new Client(wiki);
      alice.logIn('Alice', 'a');
      const change = (model: string) =>
        alice.send('action=changecontentmodel&format=json&formatversion=2', {
          body: `title=Data&model=${model}&summary=why&token=${alice.token('csrf')}`,
        }).body;
      return { wiki, alice, change };
    }

    it('saves the text in the new model, with a summary of its own', () => {
      const { alice, change } = wikiWithPage();
      expect(change('json')).to.contain('"contentmodel":"json"');
      const query = 'action=query&format=json&formatversion=2&titles=Data&prop=revisions';
      const { body } = alice.send(`${query}&rvslots=main&rvprop=content|comment|tags`);
      expect(body).to.contain(String.raw`"content":"{\n\t\"a\": [\n\t\t1\n\t]\n}"`);
      expect(body).to.contain(String.raw`[[Data]] from \"wikitext\" to \"JSON\": why`);
      expect(body).to.contain('"tags":["mw-contentmodelchange"]');
    });

    it('refuses a text that the model does not allow, and a change to the same model', () => {
      const { wiki, change } = wikiWithPage();
      wiki.editPage('Data', { text: 'no JSON' });
      expect(change('json')).to.contain('"code":"invalid-json-data"');
      expect(change('wikitext')).to.contain('"code":"nochanges"');
    });
  });
}
