import { expect } from 'chai';
import { ask, bothReleases, fixtureWiki } from '../testing/ask.test-support';
import { releases } from '../releases/releases';

for (const release of bothReleases) {
  const wiki = fixtureWiki(release);
  const body = (query: string) => ask(wiki, `${query}&format=json&formatversion=2`).body;

  describe(`messages as HTML, release ${release}`, () => {
    it('read the wikitext of a value that was escaped', () => {
      expect(
        body('action=query&list=imageusage&iutitle=%5Ba%20!%C2%A0%C2%AB%20b%20%7F%3F%0D%0Ac&errorformat=html'),
      ).to.contain(String.raw`"html":"Bad title \"&#91;a&#160;!&#160;«&#160;b&#160;??&amp;#13;\nc\"."`);
    });

    it('put other values in as they are', () => {
      expect(body('action=query&meta=tokens&type=%3Cb%3E%7C!%7C%C2%AB%20c&errorformat=html')).to.contain(
        String.raw`"html":"Unrecognized values for parameter \"type\": &lt;b&gt;, !, « c"`,
      );
    });

    it('have links', () => {
      const announced = ask(wiki, 'action=query&format=json&formatversion=2&errorformat=html', {
        body: '',
        headers: { 'content-type': '' },
      });
      expect(announced.body).to.contain(
        String.raw`"html":"Subscribe to the mediawiki-api-announce mailing list at &lt;<a rel=\"nofollow\" class=\"external free\" href=\"https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/\">https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/</a>&gt; for notice of API deprecations and breaking changes."`,
      );
    });
  });

  describe(`reasons of invalid titles, release ${release}`, () => {
    it('are worded as the release does', () => {
      const end = !releases[release].since('1.43') ? 'the name of a namespace.' : 'a namespace prefix.';
      expect(body('action=query&titles=:&errorformat=plaintext')).to.contain(
        `{"code":"title-invalid-empty","text":"The requested page title is empty or contains only ${end}"}`,
      );
    });
  });

  describe(`the codes of languages in the answer, release ${release}`, () => {
    for (const [sent, languages] of [
      ['uselang=fr&errorlang=%3Cx%3E', '"uselang":"fr","errorlang":"en"'],
      ['uselang=ALS&errorlang=user', '"uselang":"gsw","errorlang":"user"'],
      ['uselang=fr', '"uselang":"fr","errorlang":"fr"'],
      ['uselang=fr&errorlang=content', '"uselang":"fr","errorlang":"en"'],
      ['uselang=%FF', '"uselang":"\ufffd","errorlang":"\ufffd"'],
      ['uselang=a%00b', '"uselang":"en","errorlang":"en"'],
      ['uselang[]=fr', '"uselang":"en","errorlang":"en"'],
    ] as const) {
      it(sent, () => {
        expect(body(`action=query&${sent}&responselanginfo&errorformat=none`)).to.contain(`${languages}}`);
      });
    }
  });

  it(`shows warnings that look alike once, release ${release}`, () => {
    const warned = body(
      'action=query&list=imageusage&iutitle=File:Used.png&requestid=%FF&servedby[]=&uselang[]=&errorformat=none',
    );
    expect(warned.split('unsupportedarray')).to.have.length(2);
  });
}
