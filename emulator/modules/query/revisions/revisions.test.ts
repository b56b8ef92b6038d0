import { expect } from 'chai';
import { createWiki } from '../../../index';
import { ask, bothReleases, errorBody, fixtureWiki, member } from '../../../testing/ask.test-support';
import { wikiWithUploads } from '../imageinfo/imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=revisions, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('tells of the latest revision', () => {
      expect(query('prop=revisions&titles=Redir|Nope')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":""},"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0,"user":"Admin","timestamp":"2026-11-21T04:16:11Z","comment":"Redirected page to [[Alpha]]"}]}}}}',
      );
    });

    it('knows pages that a generator found as revisions by these', () => {
      const info =
        'The \\"revids\\" parameter may not be used with the list options (\\"rvlimit\\", \\"rvstartid\\", \\"rvendid\\", \\"rvdir=newer\\", \\"rvuser\\", \\"rvexcludeuser\\", \\"rvstart\\", and \\"rvend\\").';
      expect(query('generator=revisions&titles=Redir&prop=revisions&rvuser=Admin')).to.equal(
        errorBody('invalidparammix', info),
      );
      expect(query('generator=allpages&revids=10&gaplimit=1&prop=revisions&rvprop=ids&rvlimit=1')).to.contain(
        '"revisions":[{"revid":',
      );
    });

    it('gives ten at once to others, and goes on as they were named', () => {
      const fixture = fixtureWiki(release);
      const generated = (text: string) => ask(fixture, `action=query&format=json&generator=revisions&${text}`).body;
      expect(generated('revids=1|2|3|4|5|6|7|8|9|10|11|12|13|14')).to.contain(
        '"continue":{"grvcontinue":11,"continue":"grvcontinue||"}',
      );
      expect(generated('pageids=1|2|3|4|5|6|7|8|9|10|11|12|13|14')).to.contain('"continue":{"grvcontinue":"11|11"');
    });

    it('follows redirects from revisions that a generator found, and from no others', () => {
      expect(query('generator=revisions&titles=Redir&redirects=1')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"6":{"pageid":6,"ns":0,"title":"Alpha"}}}}',
      );
      expect(query('generator=revisions&revids=10&redirects=1&indexpageids=1')).to.contain(
        '"query":{"redirects":[{"from":"Redir","to":"Alpha"}]',
      );
      expect(query('revids=10&redirects=1')).to.contain('"query":{"pages":{"9":{');
    });

    it('tells all that is asked, in its own order', () => {
      expect(
        query(
          'prop=revisions&titles=Redir&rvslots=main&rvprop=ids|timestamp|flags|comment|parsedcomment|user|userid|size|slotsize|sha1|slotsha1|contentmodel|tags|roles|content',
        ),
      ).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0,"user":"Admin","userid":1,"timestamp":"2026-11-21T04:16:11Z","size":37,"sha1":"889aa7d52e3669577d80f8452fa65e8894086c0f","roles":["main"],"slots":{"main":{"size":37,"sha1":"889aa7d52e3669577d80f8452fa65e8894086c0f","contentmodel":"wikitext","contentformat":"text/x-wiki","*":"#REDIRECT [[Alpha]]\\n[[File:Used.png]]"}},"comment":"Redirected page to [[Alpha]]","parsedcomment":"Redirected page to <a href=\\"/index.php/Alpha\\" title=\\"Alpha\\">Alpha</a>","tags":["mw-new-redirect"]}]}}}}',
      );
    });

    it('prints flags in version 2', () => {
      expect(query('prop=revisions&titles=AnonPage&rvprop=ids|user|userid|comment|flags&formatversion=2')).to.equal(
        `{"batchcomplete":true,"query":{"pages":[{"pageid":12,"ns":0,"title":"AnonPage","revisions":[{"revid":14,"parentid":0,"minor":false,"user":"127.0.0.1","anon":true,"userid":0,"comment":"it's"}]}]}}`,
      );
    });

    it('gives the text in the old form, and warns of that', () => {
      expect(query('prop=revisions&titles=Redir&rvprop=ids|comment|content')).to.equal(
        '{"batchcomplete":"","warnings":{"main":{"*":"Subscribe to the mediawiki-api-announce mailing list at <https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/> for notice of API deprecations and breaking changes."},"revisions":{"*":"Because \\"rvslots\\" was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used."}},"query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0,"contentformat":"text/x-wiki","contentmodel":"wikitext","comment":"Redirected page to [[Alpha]]","*":"#REDIRECT [[Alpha]]\\n[[File:Used.png]]"}]}}}}',
      );
    });

    it('gives the text in the old form, with what it is first', () => {
      expect(query('prop=revisions&titles=Redir&rvprop=content|contentmodel|slotsize&formatversion=2')).to.equal(
        '{"batchcomplete":true,"warnings":{"main":{"warnings":"Subscribe to the mediawiki-api-announce mailing list at <https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/> for notice of API deprecations and breaking changes."},"revisions":{"warnings":"Because \\"rvslots\\" was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used."}},"query":{"pages":[{"pageid":9,"ns":0,"title":"Redir","revisions":[{"size":37,"contentmodel":"wikitext","contentformat":"text/x-wiki","content":"#REDIRECT [[Alpha]]\\n[[File:Used.png]]"}]}]}}',
      );
    });

    it('prints XML', () => {
      expect(query('prop=revisions&titles=Redir&rvslots=*&rvprop=ids|content|tags|slotsize&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><pages><page _idx="9" pageid="9" ns="0" title="Redir"><revisions><rev revid="10" parentid="0"><slots><slot size="37" contentmodel="wikitext" contentformat="text/x-wiki" role="main" xml:space="preserve">#REDIRECT [[Alpha]]\n[[File:Used.png]]</slot></slots><tags><tag>mw-new-redirect</tag></tags></rev></revisions></page></pages></query></api>',
      );
    });

    it('prints the old form as XML', () => {
      expect(query('prop=revisions&titles=Redir&rvprop=ids|content|comment&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><warnings><main xml:space="preserve">Subscribe to the mediawiki-api-announce mailing list at &lt;https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/&gt; for notice of API deprecations and breaking changes.</main><revisions xml:space="preserve">Because "rvslots" was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.</revisions></warnings><query><pages><page _idx="9" pageid="9" ns="0" title="Redir"><revisions><rev revid="10" parentid="0" contentformat="text/x-wiki" contentmodel="wikitext" comment="Redirected page to [[Alpha]]" xml:space="preserve">#REDIRECT [[Alpha]]\n[[File:Used.png]]</rev></revisions></page></pages></query></api>',
      );
    });

    it('knows what a page holds', () => {
      expect(query('prop=revisions&titles=User:Bob/x.js|Blank&rvprop=content&rvslots=main')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"13":{"pageid":13,"ns":2,"title":"User:Bob/x.js","revisions":[{"slots":{"main":{"contentmodel":"javascript","contentformat":"text/javascript","*":"var a;"}}}]},"17":{"pageid":17,"ns":0,"title":"Blank","revisions":[{"slots":{"main":{"contentmodel":"wikitext","contentformat":"text/x-wiki","*":""}}}]}}}}',
      );
    });

    it('prints an empty list where nothing is asked', () => {
      expect(query('prop=revisions&titles=Redir&rvprop=')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[[]]}}}}',
      );
    });

    it('prints no part where none is asked for', () => {
      expect(query('prop=revisions&titles=Redir&rvprop=content&rvslots=')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"slots":{}}]}}}}',
      );
    });

    it('finds revisions by id, by page', () => {
      expect(query('prop=revisions&revids=15|10|999&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"badrevids":{"999":{"revid":999,"missing":""}},"pages":{"6":{"pageid":6,"ns":0,"title":"Alpha","revisions":[{"revid":15,"parentid":13}]},"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0}]}}}}',
      );
    });

    it('lists the revisions of one page', () => {
      expect(query('prop=revisions&titles=Redir&rvlimit=5&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0}]}}}}',
      );
    });

    it('lists those of no two pages', () => {
      expect(query('prop=revisions&titles=Redir|Alpha&rvlimit=1')).to.equal(
        errorBody(
          'invalidparammix',
          '\\"titles\\", \\"pageids\\" or a generator was used to supply multiple pages, but the \\"rvlimit\\", \\"rvstartid\\", \\"rvendid\\", \\"rvdir=newer\\", \\"rvuser\\", \\"rvexcludeuser\\", \\"rvstart\\", and \\"rvend\\" parameters may only be used on a single page.',
        ),
      );
    });

    it('gives fewer texts at once', () => {
      expect(query('prop=revisions&titles=Redir&rvlimit=501&rvprop=content&rvslots=main')).to.equal(
        '{"batchcomplete":"","warnings":{"revisions":{"*":"The value \\"501\\" for parameter \\"rvlimit\\" must be between 1 and 500.\\nThe value \\"500\\" for parameter \\"rvlimit\\" must be between 1 and 50."}},"query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"slots":{"main":{"contentmodel":"wikitext","contentformat":"text/x-wiki","*":"#REDIRECT [[Alpha]]\\n[[File:Used.png]]"}}}]}}}}',
      );
    });

    it('gives as many texts as allowed', () => {
      expect(query('prop=revisions&titles=Redir&rvlimit=max&rvprop=content&rvslots=main')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"slots":{"main":{"contentmodel":"wikitext","contentformat":"text/x-wiki","*":"#REDIRECT [[Alpha]]\\n[[File:Used.png]]"}}}]}}},"limits":{"revisions":50}}',
      );
    });

    it('begins at a time', () => {
      expect(query('prop=revisions&titles=Redir&rvstart=2020-01-01T00:00:00Z&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir"}}}}',
      );
    });

    it('begins at a revision', () => {
      expect(query('prop=revisions&titles=Redir&rvstartid=10&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0}]}}}}',
      );
    });

    it('refuses a revision that there is not', () => {
      expect(query('prop=revisions&titles=Redir&rvstartid=999')).to.equal(
        errorBody('badid_rvstartid', 'No revision was found for parameter \\"rvstartid\\".'),
      );
    });

    it('refuses two beginnings', () => {
      expect(query('prop=revisions&titles=Redir&rvstartid=3&rvstart=2020-01-01T00:00:00Z')).to.equal(
        errorBody('invalidparammix', 'The parameters \\"rvstartid\\" and \\"rvstart\\" can not be used together.'),
      );
    });

    it('leaves out what others made', () => {
      expect(query('prop=revisions&titles=Redir&rvuser=Bob&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir"}}}}',
      );
    });

    it('leaves out what somebody made', () => {
      expect(query('prop=revisions&titles=AnonPage&rvexcludeuser=127.0.0.1&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"12":{"pageid":12,"ns":0,"title":"AnonPage"}}}}',
      );
    });

    it('finds what has a tag', () => {
      expect(query('prop=revisions&titles=Redir|Alpha&rvtag=mw-new-redirect&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"6":{"pageid":6,"ns":0,"title":"Alpha"},"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0}]}}}}',
      );
    });

    it('goes on with a page', () => {
      expect(query('prop=revisions&titles=Redir|Alpha&rvcontinue=7|0&rvprop=ids')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"6":{"pageid":6,"ns":0,"title":"Alpha"},"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0}]}}}}',
      );
    });

    it('prints a text in the old form before the comment', () => {
      const response = ask(
        wiki,
        'action=query&format=json&formatversion=2&prop=revisions&titles=Redir&rvprop=content|comment|tags|size',
      );
      expect(Object.keys(member(response.json(), 'query.pages.0.revisions.0') as object)).to.deep.equal([
        ...['size', 'contentformat', 'contentmodel', 'content', 'comment', 'tags'],
      ]);
    });

    it('names the parameter of a generator where it finds no revision', () => {
      expect(query('generator=revisions&titles=Redir&grvendid=999')).to.equal(
        errorBody('badid_grvendid', 'No revision was found for parameter \\"grvendid\\".'),
      );
    });

    it('gives the texts of fifty pages at once', () => {
      const pages = Array.from({ length: 60 }, (_, index) => ({ title: `Page ${index + 1}`, text: 'Text' }));
      const texts = ask(
        createWiki({ pages }, { release }),
        'action=query&generator=allpages&gaplimit=max&prop=revisions&rvprop=content&rvslots=main&format=json',
      ).body;
      expect(texts.match(/"\*":"Text"/g)).to.have.length(50);
      expect(texts).to.match(/"continue":\{"rvcontinue":"\d+\|\d+","continue":"\|\|"\}/);
    });

    it('goes on with the time and the revision of one page', () => {
      expect(query('prop=revisions&titles=Redir&rvlimit=1&rvprop=ids&rvcontinue=20990101000000|2')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":0,"title":"Redir","revisions":[{"revid":10,"parentid":0}]}}}}',
      );
    });

    it('is a generator of the pages', () => {
      expect(query('generator=revisions&titles=Redir|Alpha')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"6":{"pageid":6,"ns":0,"title":"Alpha"},"9":{"pageid":9,"ns":0,"title":"Redir"}}}}',
      );
    });
  });
}

/** Times in `rvcontinue` of one page as real wikis answered them: 1.39 stumbles over some, 1.43 refuses them. */
const stumbled = 'internal_api_error_Wikimedia\\Timestamp\\TimestampException';
const oddTimes = [
  ['', undefined, 'badcontinue'],
  ['0', undefined, 'badcontinue'],
  ['2099', undefined, 'badcontinue'],
  ['20990230000000', undefined, 'badcontinue'],
  ['now', stumbled, 'badcontinue'],
  ['1e3', stumbled, 'badcontinue'],
  ['x', stumbled, 'badcontinue'],
] as const;

describe('rvcontinue with a time that no answer gives', () => {
  for (const [time, ...codes] of oddTimes) {
    it(`is read by 1.39 alone, if at all: "${time}"`, () => {
      const asked = bothReleases.map((release) =>
        ask(
          wikiWithUploads(release),
          `action=query&format=json&prop=revisions&titles=Redir&rvlimit=1&rvcontinue=${time}|2`,
        ),
      );
      expect(asked.map((response) => response.header('MediaWiki-API-Error'))).to.deep.equal([...codes]);
    });
  }
});

/** Numbers in it, likewise. */
const oddNumbers = [
  ['9223372036854775807', undefined, undefined],
  ['9223372036854775808', undefined, 'badcontinue'],
  ['99999999999999999999', 'badcontinue', 'badcontinue'],
  ['-99999999999999999999', 'badcontinue', 'badcontinue'],
  ['1.0', undefined, 'badcontinue'],
  ['1.5', 'badcontinue', 'badcontinue'],
] as const;

describe('rvcontinue with a number that no answer gives', () => {
  for (const [number, ...codes] of oddNumbers) {
    it(`is read by 1.39 alone, if at all: "${number}"`, () => {
      const query = `action=query&format=json&prop=revisions&titles=Redir&rvlimit=1&rvcontinue=20260131120000|${number}`;
      const asked = bothReleases.map((release) => ask(wikiWithUploads(release), query));
      expect(asked.map((response) => response.header('MediaWiki-API-Error'))).to.deep.equal([...codes]);
    });
  }
});
