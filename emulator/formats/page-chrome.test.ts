import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createWiki } from '..';
import { send, bothReleases, fixtureWiki } from '../testing/send.test-support';
import { releases } from '../releases/releases';

for (const release of bothReleases) {
  describe(`pages in other languages, release ${release}`, () => {
    const wiki = fixtureWiki(release);
    const newer = releases[release].since('1.43');

    it('show keys', () => {
      const page = send(wiki, 'action=query&uselang=qqx&format=jsonfm').body;
      expect(page).to.include('<html class="client-nojs" lang="qqx" dir="ltr">');
      expect(page).to.include('<title>(pagetitle: (api-format-title))</title>');
      expect(page).to.include('<h1 id="firstHeading">(api-format-title)</h1>');
      expect(page).to.include('"wgMonthNames":["","(january)","(february)","(march)","(april)","(may_long)",');
      expect(page).to.include('/load.php?modules=startup&amp;');
      expect(page).to.include('title="(site-atom-feed: ');
      const plain = 'http://wiki.example/api.php?action=query&amp;uselang=qqx&amp;format=json';
      expect(page).to.include(
        '<div class="api-pretty-header"><p>(api-format-prettyprint-header-hyperlinked: JSON, json, ' +
          `<a rel="nofollow" class="external free" href="${plain}">${plain}</a>)\n</p></div><pre`,
      );
      const help = 'http://wiki.example/index.php/Special:ApiHelp';
      expect(page).to.include(
        `<div class="printfooter" data-nosnippet=""${newer ? ' lang="qqx" dir="ltr"' : ''}>` +
          `(retrievedfrom: <a dir="ltr" href="${help}">${help}</a>)</div></div>`,
      );
    });

    it('show the keys of every notice', () => {
      expect(send(wiki, 'action=query&uselang=qqx&format=rawfm').body).to.include(
        '<p>(api-format-prettyprint-header-only-html: RAW)\n</p></div>',
      );
      expect(send(wiki, 'action=query&uselang=qqx&format=xmlfm', { body: 'meta=tokens' }).body).to.include(
        '<p>(api-format-prettyprint-header: XML, xml)\n</p></div>',
      );
      expect(send(wiki, 'action=query&uselang=qqx', { method: 'PUT' }).body).to.include(
        '<div class="api-pretty-header api-pretty-status">(api-format-prettyprint-status: 405, Method Not Allowed)</div>',
      );
      expect(send(wiki, 'action=help&uselang=qqx').body).to.include('<title>(pagetitle: (api-help-title))</title>');
    });

    it('name the language and its direction; texts are English in a language without recorded ones', () => {
      const page = send(wiki, 'action=query&uselang=KK-arab&format=jsonfm').body;
      expect(page).to.include('<html class="client-nojs" lang="kk-Arab" dir="rtl">');
      expect(page).to.include('<body class="mediawiki rtl sitedir-ltr ');
      expect(page).to.include('"wgPageContentLanguage":"kk-arab"');
      expect(page.includes('"wgPageViewLanguage":"kk-arab"')).to.equal(newer);
      expect(page).to.include('/load.php?lang=kk-arab&amp;modules=startup&amp;');
      expect(page.includes('data-nosnippet="" lang="kk-Arab" dir="rtl">')).to.equal(newer);
      expect(page).to.include('<h1 id="firstHeading">MediaWiki API result</h1>');
    });

    it('omit a language that is not UTF-8', () => {
      const page = send(wiki, 'action=query&uselang=%9D').body;
      expect(page).to.include('<html class="client-nojs" lang="" dir="ltr">');
      expect(page).to.include(
        !releases[release].since('1.43')
          ? ';RLCONF=;RLSTATE={'
          : '"wgPageViewLanguage":null,"wgPageContentLanguage":null,',
      );
    });

    it('load no styles for an invalid language', () => {
      const page = send(wiki, 'action=query&uselang=xx-bogus!&format=jsonfm').body;
      expect(page).to.include('<html class="client-nojs" lang="xx-bogus!" dir="ltr">');
      expect(page).to.include('/load.php?modules=startup&amp;');
    });
  });
}

describe('The pages of wikis in other languages', () => {
  /** Without what no two responses share. */
  const comparable = (page: string) =>
    page.replace(/"wgRequestId":"[0-9a-f]{24}"/, '').replace(/"wgBackendResponseTime":\d+/, '');

  for (const { release, language, query, file } of [
    { release: '1.39', language: 'zh', query: '&variant=zh-tw&uselang=zh', file: '1.39-chinese' },
    { release: '1.43', language: 'zh', query: '', file: '1.43-chinese' },
    { release: '1.39', language: 'he', query: '', file: '1.39-hebrew' },
    { release: '1.43', language: 'ar', query: '&uselang=fr', file: '1.43-arabic-wiki-in-french' },
  ] as const) {
    it(`are those of real wikis (${file})`, () => {
      const wiki = createWiki({ site: { language, server: 'https://wiki.example' } }, { release });
      const recorded = readFileSync(join(__dirname, 'recorded-pages', `${file}.txt`), 'utf8');
      const { body } = send(wiki, `action=query&meta=tokens&format=jsonfm${query}`);
      expect(comparable(body)).to.equal(comparable(recorded));
    });
  }
});
