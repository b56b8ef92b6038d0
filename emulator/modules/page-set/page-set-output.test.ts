import { expect } from 'chai';
import { createWiki } from '../../index';
import { ask, bothReleases, fixtureWiki } from '../../testing/ask.test-support';

/** Titles as real wikis of both releases answered them; `title` and flags of what has no page. */
const specialPages: readonly (readonly [requested: string, shown: string, exists: boolean])[] = [
  ['Special:Version', 'Special:Version', true],
  ['special:version', 'Special:Version', true],
  ['Special:VERSION', 'Special:Version', true],
  ['Special:version/a/b', 'Special:Version/a/b', true],
  ['Special:allpages/_x', 'Special:AllPages/ x', true],
  ['Special:Login', 'Special:UserLogin', true],
  ['Special:Login/x', 'Special:UserLogin/x', true],
  ['Special:Mypage', 'Special:MyPage', true],
  ['Special:Version%23x', 'Special:Version', true],
  ['Special:Recent changes', 'Special:Recent changes', false],
  ['Special:ISBN', 'Special:ISBN', false],
  ['Special:/x', 'Special:/x', false],
  ['Media:Used.png', 'Media:Used.png', false],
  ['Media:Version', 'Media:Version', false],
];

for (const release of bothReleases) {
  describe(`titles of a page set, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    for (const [requested, shown, exists] of specialPages) {
      it(`take ${requested} for ${exists ? '' : 'no page '}${shown}`, () => {
        expect(query(`titles=${requested}`)).to.contain(
          `"title":"${shown}","special":""${exists ? '' : ',"missing":""'}}}`,
        );
      });
    }

    it('that were no clean text are shown encoded, with what was made of them', () => {
      const response = query('titles=U%FF|U%C4%80|A%CC%88b|Mw:x%FF');
      expect(response).to.contain(
        '"normalized":[{"fromencoded":"","from":"U%FF","to":"U\\u00ff"},{"from":"U\\u0100","to":"U\\u00c4\\u20ac"},{"fromencoded":"","from":"A%CC%88b","to":"A\\u00cc\\u02c6b"},{"fromencoded":"","from":"Mw%3Ax%FF","to":"Mw:x\\u00ff"},{"from":"Mw:x\\u00ff","to":"mw:x\\u00ff"}]',
      );
    });

    it('that were no clean text are told of even where a generator makes others of them', () => {
      const generated = 'generator=imageusage&giulimit=1&giutitle=File';
      expect(query(`titles=e%CC%81|a_b|[&${generated}:None.png`)).to.match(
        /"query":\{"normalized":\[\{"fromencoded":"","from":"e%CC%81","to":"\\u00e9"\}\]\}\}$/,
      );
      expect(query(`titles=e%80&${generated}:Used.png`)).to.contain(
        '"query":{"normalized":[{"fromencoded":"","from":"e%80","to":"e\\u20ac"}],"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"}}}}',
      );
    });
  });
}

describe('special pages and addresses of a release', () => {
  const titles = (release: '1.39' | '1.43', text: string) =>
    ask(fixtureWiki(release), `action=query&format=json&formatversion=2&titles=${text}`).body;

  it('are others in each (siprop=specialpagealiases, siprop=interwikimap)', () => {
    expect(titles('1.39', 'Special:NamespaceInfo')).to.contain('"special":true,"missing":true');
    expect(titles('1.43', 'Special:NamespaceInfo')).to.contain('"special":true}');
    expect(titles('1.39', 'rfc:12&iwurl')).to.contain('"url":"https://tools.ietf.org/html/rfc12"');
    expect(titles('1.43', 'rfc:12&iwurl')).to.contain('"url":"https://datatracker.ietf.org/doc/html/rfc12"');
  });

  it('have no address where a wiki file declares the prefix', () => {
    const wiki = createWiki({ site: { interwiki: ['elsewhere'] } });
    expect(ask(wiki, 'action=query&format=json&titles=elsewhere:X&iwurl').body).to.contain(
      '"interwiki":[{"title":"elsewhere:X","iw":"elsewhere"}]',
    );
  });

  it('bear German names on a German wiki', () => {
    const wiki = createWiki({ site: { language: 'de' } });
    const { body } = ask(
      wiki,
      'action=query&format=json&formatversion=2&titles=Special:Login|spezial:letzte %C3%A4nderungen/x|Spezial:ListFiles',
    );
    expect(body).to.contain(
      '"pages":[{"ns":-1,"title":"Spezial:Dateien","special":true},{"ns":-1,"title":"Spezial:Letzte Änderungen/x","special":true},{"ns":-1,"title":"Spezial:Anmelden","special":true}]',
    );
  });
});
