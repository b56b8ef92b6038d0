import { expect } from 'chai';
import { createWiki } from '../index';
import { bothReleases, send } from '../testing/send.test-support';

for (const release of bothReleases) {
  describe(`site.articlePath, as on a real wiki of ${release} with $wgArticlePath = "/wiki/$1" (core 8.4)`, () => {
    const site = { server: 'https://wiki.example', scriptPath: '/w', articlePath: '/wiki/$1' };
    const wiki = createWiki(
      {
        site,
        pages: [{ title: 'A b' }, { title: 'File:C.png', file: {} }],
        changes: [{ page: 'A b', user: 'Bob', comment: '[[A b]] [[Nope]]' }],
      },
      { release },
    );
    const responds = (query: string, ...parts: readonly string[]): void => {
      const { body } = wiki.handle({ url: `/w/api.php?formatversion=2&format=json&${query.replaceAll(' ', '+')}` });
      for (const part of parts) expect(body).to.contain(part);
    };

    it('is the path of pages, while index.php stays where it is', () => {
      const editAddress = 'https://wiki.example/w/index.php?title=A_b&action=edit';
      responds(
        'action=query&prop=info&inprop=url&titles=A b',
        `"fullurl":"https://wiki.example/wiki/A_b","editurl":"${editAddress}","canonicalurl":"https://wiki.example/wiki/A_b"`,
      );
      responds(
        'action=query&prop=imageinfo&iiprop=url&titles=File:C.png',
        '"descriptionurl":"https://wiki.example/wiki/File:C.png"',
        '"descriptionshorturl":"https://wiki.example/w/index.php?curid=2"',
      );
      responds(
        'action=query&list=recentchanges&rcprop=parsedcomment',
        String.raw`<a href=\"/wiki/A_b\" title=\"A b\">`,
        String.raw`<a href=\"/w/index.php?title=Nope&amp;action=edit&amp;redlink=1\"`,
      );
    });

    it('is reported, and followed by the addresses in descriptions, messages and pages', () => {
      responds(
        'action=query&meta=siteinfo&siprop=general|extensions',
        '"base":"https://wiki.example/wiki/Main_Page"',
        '"articlepath":"/wiki/$1","scriptpath":"/w","script":"/w/index.php"',
        '"license":"/wiki/Special:Version/License/MonoBook"',
      );
      responds(
        'action=paraminfo&modules=login',
        '"licenselink":"https://wiki.example/wiki/Special:Version/License/MediaWiki"',
      );
      responds(
        'action=query&prop=info&titles=X&intestactions=move&intestactionsdetail=full&errorformat=html',
        String.raw`<a href=\"/wiki/Special:UserLogin\" title=\"Special:UserLogin\">logged in</a>`,
      );
      responds('action=query&format=jsonfm', '<a dir="ltr" href="https://wiki.example/wiki/Special:ApiHelp">');
    });
  });

  it(`site.uploads decides what a wiki of ${release} reports of uploads`, () => {
    const reported = (uploads?: boolean): unknown =>
      (
        send(
          createWiki({ site: { ...(uploads !== undefined && { uploads }) } }, { release }),
          'action=query&meta=siteinfo&format=json&formatversion=2',
        ).json() as {
          query: { general: { uploadsenabled: boolean } };
        }
      ).query.general.uploadsenabled;
    expect([reported(), reported(false), reported(true)]).to.deep.equal([false, false, true]);
  });
}
