import { expect } from 'chai';
import { createWiki } from '../../../index';
import { ask, bothReleases, errorBody, fixtureWiki, member } from '../../../testing/ask.test-support';
import { wikiWithUploads } from '../imageinfo/imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=revisions, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

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

    it('finds what has a tag', () => {
      expect(query('prop=revisions&titles=Redir|Alpha&rvtag=mw-new-redirect&rvprop=ids')).to.equal(
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

    it('gives the texts of fifty pages at once', () => {
      const pages = Array.from({ length: 60 }, (_, index) => ({ title: `Page ${index + 1}`, text: 'Text' }));
      const texts = ask(
        createWiki({ pages }, { release }),
        'action=query&generator=allpages&gaplimit=max&prop=revisions&rvprop=content&rvslots=main&format=json',
      ).body;
      expect(texts.match(/"\*":"Text"/g)).to.have.length(50);
      expect(texts).to.match(/"continue":\{"rvcontinue":"\d+\|\d+","continue":"\|\|"\}/);
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
      const requested = bothReleases.map((release) =>
        ask(
          wikiWithUploads(release),
          `action=query&format=json&prop=revisions&titles=Redir&rvlimit=1&rvcontinue=${time}|2`,
        ),
      );
      expect(requested.map((response) => response.header('MediaWiki-API-Error'))).to.deep.equal([...codes]);
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
      const requested = bothReleases.map((release) => ask(wikiWithUploads(release), query));
      expect(requested.map((response) => response.header('MediaWiki-API-Error'))).to.deep.equal([...codes]);
    });
  }
});
