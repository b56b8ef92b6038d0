import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=opensearch, ${release}`, () => {
    const pages = [{ title: 'Cat' }, { title: 'Cats', redirect: 'Cat' }, { title: 'Dog' }];
    const site = { server: 'https://wiki.example', articlePath: '/wiki/$1' };
    const wiki = createWiki({ pages, site }, { release });

    it('completes a text, in JSON unless the request says otherwise', () => {
      expect(send(wiki, 'action=opensearch&search=ca').json()).to.deep.equal([
        ...['ca', ['Cat', 'Cats'], ['', '']],
        ['https://wiki.example/wiki/Cat', 'https://wiki.example/wiki/Cats'],
      ]);
    });

    it('warns only of an unknown version where it cannot make a page of the list, before the error (asked of real wikis)', () => {
      for (const search of ['ca', '%80']) {
        const query = `action=opensearch&search=${search}&format=jsonfm&wrappedhtml=1&formatversion=9&zz=`;
        const { html } = JSON.parse(send(wiki, query).body) as { html: string };
        expect(html.indexOf('"warnings"'), search).to.be.within(0, html.indexOf('"error"'));
        expect(html, search).not.to.match(/zz|invalid data/);
      }
    });

    it('shows what redirects lead to once', () => {
      const [, titles] = send(wiki, 'action=opensearch&search=ca&redirects=resolve').json() as [string, string[]];
      expect(titles).to.deep.equal(['Cat']);
      expect(send(wiki, 'action=opensearch&search=cats&format=xml').body).to.contain('>Cat</Text>');
    });
  });
}
