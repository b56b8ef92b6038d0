import { expect } from 'chai';

import { createWiki } from '../index';
import { bothReleases, send } from '../testing/send.test-support';

for (const release of bothReleases) {
  describe(`The main page, ${release}`, () => {
    /** What `siprop=general` says of it (reading 7.1). */
    const said = (text: string | undefined, site = {}): unknown[] => {
      const pages = text === undefined ? [] : [{ title: 'MediaWiki:Mainpage', text }];
      const wiki = createWiki({ site: { release, name: 'TestWiki', server: 'http://w.example', ...site }, pages });
      const { body } = send(wiki, 'action=query&meta=siteinfo&format=json');
      const { general } = (JSON.parse(body) as { query: { general: { mainpage: string; base: string } } }).query;
      return [general.mainpage, general.base.replace('http://w.example/index.php', '')];
    };

    for (const [text, mainPage, base] of [
      [undefined, 'Main Page', '/Main_Page'],
      ['Start page', 'Start page', '/Start_page'],
      ['talk:x_y ', 'Talk:X y', '/Talk:X_y'],
      ['{{SITENAME}}', 'TestWiki', '/TestWiki'],
      ['{{ns:1}}:Q', 'Talk:Q', '/Talk:Q'],
      ['X#frag', 'X', '/X#frag'],
      ['#frag', '', '/#frag'],
      ['wikipedia:Foo', 'wikipedia:Foo', 'https://en.wikipedia.org/wiki/Foo'],
      ['&amp;x', '&x', '/%26x'],
      ["''B''", "''B''", '/%27%27B%27%27'],
      ['[[x', 'Main Page', '/Main_Page'],
      ['<!-- a -->B', 'Main Page', '/Main_Page'],
      ['A\nB', 'Main Page', '/Main_Page'],
      [' ', 'Main Page', '/Main_Page'],
    ] as const) {
      it(`is ${mainPage} where MediaWiki:Mainpage is ${JSON.stringify(text)}`, () => {
        expect(said(text)).to.deep.equal([mainPage, base]);
      });
    }

    it('is at the root of the server if the wiki says so', () => {
      expect(said('Start page', { mainPageIsDomainRoot: true })).to.deep.equal(['Start page', 'http://w.example/']);
    });
  });
}
