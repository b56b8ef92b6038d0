import { expect } from 'chai';

import { createWiki } from '..';
import { bothReleases, member, send } from '../testing/send.test-support';
import type { SiteDefinition } from '../../schemas/generated/wiki-file';

const pageInfo = 'action=query&titles=Main Page&prop=info&inprop=url&format=json&formatversion=2';
const general = 'action=query&meta=siteinfo&format=json&formatversion=2';

/** What real wikis of both releases responded with these settings, each at http://wiki.example. */
for (const release of bothReleases) {
  describe(`the settings of a site, release ${release}`, () => {
    function ask(site: SiteDefinition, query: string, path: string, headers: Record<string, string> = {}): unknown {
      const wiki = createWiki({ site: { ...site, release }, pages: [{ title: 'Main Page' }] });
      return member(send(wiki, query, { headers }).json(), path);
    }

    it('let addresses follow the scheme of the request, except for canonical ones', () => {
      const site = { server: '//wiki.example', canonicalServer: 'https://www.wiki.example' };
      const page = ask(site, pageInfo, 'query.pages.0');
      expect(page).to.include({
        fullurl: 'http://wiki.example/index.php/Main_Page',
        editurl: 'http://wiki.example/index.php?title=Main_Page&action=edit',
        canonicalurl: 'https://wiki.example/index.php/Main_Page',
      });
      expect(ask(site, general, 'query.general')).to.include({
        base: 'http://wiki.example/index.php/Main_Page',
        logo: '//wiki.example/resources/assets/change-your-logo.svg',
        server: '//wiki.example',
        servername: 'www.wiki.example',
        favicon: 'http://wiki.example/favicon.ico',
      });
      const overHttps = ask({ server: '//wiki.example' }, pageInfo, 'query.pages.0', { 'x-forwarded-proto': 'https' });
      expect(overHttps).to.include({
        fullurl: 'https://wiki.example/index.php/Main_Page',
        canonicalurl: 'http://wiki.example/index.php/Main_Page',
      });
    });

    it('may put the main page at the root of the server', () => {
      const site = { mainPageIsDomainRoot: true, articlePath: '/wiki/$1' };
      expect(ask(site, pageInfo, 'query.pages.0')).to.include({
        fullurl: 'http://wiki.example/',
        editurl: 'http://wiki.example/index.php?title=Main_Page&action=edit',
      });
      expect(ask(site, general, 'query.general')).to.include({
        mainpageisdomainroot: true,
        base: 'http://wiki.example/',
      });
    });

    it('may put the main page at the root of the server in links as well', () => {
      const site: SiteDefinition = { release, mainPageIsDomainRoot: true, articlePath: '/wiki/$1' };
      const pages = [
        { title: 'Main Page' },
        { title: 'Talk:Main Page' },
        { title: 'Alpha', text: '{{fullurl:Main Page}}' },
      ];
      const wiki = createWiki({ site, pages });
      wiki.editPage('Main Page', { text: 'a', comment: '[[Main Page]] [[Main Page#x|y]] [[Talk:Main Page|talk]]' });
      const body = member(
        send(
          wiki,
          'action=query&titles=Main Page&prop=revisions&rvprop=parsedcomment&format=json&formatversion=2',
        ).json(),
        'query.pages.0.revisions.0.parsedcomment',
      );
      expect(body).to.equal(
        '<a href="/" title="Main Page">Main Page</a> <a href="/#x" title="Main Page">y</a> ' +
          '<a href="/wiki/Talk:Main_Page" title="Talk:Main Page">talk</a>',
      );
    });

    it('describe interwiki prefixes', () => {
      const site: SiteDefinition = {
        interwiki: [
          'elsewhere',
          {
            prefix: 'other',
            url: '//other.example/wiki/$1',
            api: 'https://other.example/w/api.php',
            wikiId: 'otherwiki',
            local: true,
          },
          { prefix: 'fr', url: 'https://fr.wiki.example/wiki/$1', local: true },
          { prefix: 'trans', url: 'http://trans.example/$1', transclusion: true },
        ],
      };
      expect(ask(site, 'action=query&titles=other:Foo&iwurl=1&format=json', 'query.interwiki')).to.deep.equal([
        { title: 'other:Foo', iw: 'other', url: 'http://other.example/wiki/Foo' },
      ]);
      const query = `${general}&siprop=interwikimap&sifilteriw=`;
      expect(ask(site, `${query}local`, 'query.interwikimap')).to.deep.equal([
        {
          ...{ prefix: 'fr', local: true, language: 'français', ...{ '1.39': {}, '1.43': { bcp47: 'fr' } }[release] },
          ...{ url: 'https://fr.wiki.example/wiki/$1', protorel: false },
        },
        {
          ...{ prefix: 'other', local: true, url: 'http://other.example/wiki/$1', protorel: true },
          ...{ wikiid: 'otherwiki', api: 'https://other.example/w/api.php' },
        },
      ]);
      expect(ask(site, `${query}!local`, 'query.interwikimap')).to.deep.equal([
        { prefix: 'elsewhere', url: '', protorel: false },
        { prefix: 'trans', trans: true, url: 'http://trans.example/$1', protorel: false },
      ]);
    });

    it('name the sites whose pages may read responses', () => {
      const site = {
        crossOriginSites: ['*.wiki.example', '??.q.example'],
        crossOriginExceptions: ['bad.wiki.example'],
      };
      const wiki = createWiki({ site: { ...site, release } });
      const trusted = (origin: string): boolean => {
        const query = `action=query&format=json&origin=${encodeURIComponent(origin)}`;
        return send(wiki, query, { headers: { origin } }).header('Access-Control-Allow-Origin') === origin;
      };
      const good = ['https://a.wiki.example', 'http://a.b.wiki.example', 'https://ab.q.example'];
      const bad = ['https://wiki.example', 'https://bad.wiki.example', 'https://a.wiki.example:8080', 'null'];
      expect([...good, ...bad].filter(trusted)).to.deep.equal(good);
    });

    it('say which frames may show responses', () => {
      const shown = (frameOptions: NonNullable<SiteDefinition['frameOptions']>) => {
        const wiki = createWiki({ site: { frameOptions, release } });
        const queries = [
          'action=query&format=json',
          'action=query&format=jsonfm',
          'action=help',
          'action=help&wrap=1&format=json',
          'action=help&wrap=1&format=jsonfm',
        ];
        return queries.map((query) => send(wiki, query).header('X-Frame-Options'));
      };
      expect(shown('none')).to.deep.equal([undefined, undefined, 'DENY', 'DENY', 'DENY']);
      expect(shown('SAMEORIGIN')).to.deep.equal(Array(5).fill('SAMEORIGIN'));
    });

    it('refuse a time zone that does not exist', () => {
      expect(ask({ timeZone: 'America/St_Johns' }, general, 'query.general')).to.include({
        timezone: 'America/St_Johns',
      });
      expect(() => createWiki({ site: { timeZone: 'Europe/Nowhere' } })).to.throw(
        'site.timeZone is "Europe/Nowhere", which is no time zone: expected one such as "Europe/Berlin"',
      );
    });
  });
}
