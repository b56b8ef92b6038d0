import { expect } from 'chai';
import { createWiki, type WikiDefinition } from '../../index';
import { ask, bothReleases, fixtureWiki } from '../../testing/ask.test-support';

const definition: WikiDefinition = {
  pages: [
    { id: 2, title: 'Alpha', text: '' },
    { id: 4, title: 'User:Bob', text: '' },
    { id: 638, title: 'Way Z', text: '#REDIRECT [[Way target]]' },
    { id: 639, title: 'Way A', text: '#REDIRECT [[Way other]]' },
    { id: 640, title: 'User:Way R', text: '#REDIRECT [[Way target#frag ment]]' },
    { id: 641, title: 'Way target', text: 'target' },
    { id: 642, title: 'Talk:Way M', text: '#REDIRECT [[Way missing]]' },
    { id: 643, title: 'Way two', text: '#REDIRECT [[Way Z]]' },
    { id: 644, title: 'Way iw', text: '#REDIRECT [[mw:Foo]]' },
    { id: 645, title: 'Way special', text: '#REDIRECT [[Special:Version]]' },
    { id: 646, title: 'Way round', text: '#REDIRECT [[Way round2]]' },
    { id: 647, title: 'Way round2', text: '#REDIRECT [[Way round]]' },
    { id: 648, title: 'Way file', text: '#REDIRECT [[File:Way.png]]' },
    { id: 652, title: 'Way late', text: 'plain' },
    { id: 653, title: 'Way toLate', text: '#REDIRECT [[Way late]]' },
    { id: 654, title: 'Way AA', text: '#REDIRECT [[Way late]]' },
    { id: 655, title: 'Way iwfrag', text: '#REDIRECT [[mw:Foo#bar]]' },
    { id: 656, title: 'Way login', text: '#REDIRECT [[Special:login]]' },
  ],
};

/** `query` as real wikis with these pages answered it, by what is asked for with `redirects`. */
const responses: readonly (readonly [string, string])[] = [
  [
    'titles=Talk:Way M|Way A|User:Way R|Way Z|Way AA|Way toLate',
    '"redirects":[{"from":"Way Z","to":"Way target"},{"from":"Way A","to":"Way other"},{"from":"User:Way R","to":"Way target","tofragment":"frag ment"},{"from":"Talk:Way M","to":"Way missing"},{"from":"Way toLate","to":"Way late"},{"from":"Way AA","to":"Way late"}],"pages":{"-1":{"ns":0,"title":"Way other","missing":""},"-2":{"ns":0,"title":"Way missing","missing":""},"652":{"pageid":652,"ns":0,"title":"Way late"},"641":{"pageid":641,"ns":0,"title":"Way target"}}',
  ],
  [
    'pageids=654|999|653|1000',
    '"redirects":[{"from":"Way toLate","to":"Way late"},{"from":"Way AA","to":"Way late"}],"pages":{"999":{"pageid":999,"missing":""},"1000":{"pageid":1000,"missing":""},"652":{"pageid":652,"ns":0,"title":"Way late"}}',
  ],
  [
    'pageids=642|999|648',
    '"redirects":[{"from":"Talk:Way M","to":"Way missing"},{"from":"Way file","to":"File:Way.png"}],"pages":{"-1":{"ns":0,"title":"Way missing","missing":""},"-2":{"ns":6,"title":"File:Way.png","missing":""},"999":{"pageid":999,"missing":""}}',
  ],
  [
    'titles=Alpha|Way toLate|Way Z|User:Bob',
    '"redirects":[{"from":"Way Z","to":"Way target"},{"from":"Way toLate","to":"Way late"}],"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"},"4":{"pageid":4,"ns":2,"title":"User:Bob"},"652":{"pageid":652,"ns":0,"title":"Way late"},"641":{"pageid":641,"ns":0,"title":"Way target"}}',
  ],
  [
    'titles=Way two|Way A|Way AA',
    '"redirects":[{"from":"Way A","to":"Way other"},{"from":"Way two","to":"Way Z"},{"from":"Way AA","to":"Way late"},{"from":"Way Z","to":"Way target"}],"pages":{"-1":{"ns":0,"title":"Way other","missing":""},"652":{"pageid":652,"ns":0,"title":"Way late"},"641":{"pageid":641,"ns":0,"title":"Way target"}}',
  ],
  [
    'titles=Way two|Way Z',
    '"redirects":[{"from":"Way Z","to":"Way target"},{"from":"Way two","to":"Way Z"}],"pages":{"641":{"pageid":641,"ns":0,"title":"Way target"}}',
  ],
  ['titles=Way round2', '"redirects":[{"from":"Way round2","to":"Way round"},{"from":"Way round","to":"Way round2"}]'],
  [
    'titles=Way iw|Way iwfrag&iwurl',
    '"interwiki":[{"title":"mw:Foo","iw":"mw","url":"https://www.mediawiki.org/wiki/Foo"}],"redirects":[{"from":"Way iw","to":"mw:Foo","tointerwiki":"mw"},{"from":"Way iwfrag","to":"mw:Foo","tofragment":"bar","tointerwiki":"mw"}]',
  ],
  [
    'titles=Way special|Special:Foo|[|Zz',
    '"redirects":[{"from":"Way special","to":"Special:Version"}],"pages":{"-3":{"ns":0,"title":"Zz","missing":""},"-1":{"title":"[","invalidreason":"The requested page title contains invalid characters: \\"[\\".","invalid":""},"-2":{"ns":-1,"title":"Special:Foo","special":"","missing":""},"-4":{"ns":-1,"title":"Special:Version","special":""}}',
  ],
  [
    'titles=Way login',
    '"redirects":[{"from":"Way login","to":"Special:Login"}],"pages":{"-1":{"ns":-1,"title":"Special:UserLogin","special":""}}',
  ],
  [
    'titles=Zz|Talk:Way M|Aa|Way file',
    '"redirects":[{"from":"Talk:Way M","to":"Way missing"},{"from":"Way file","to":"File:Way.png"}],"pages":{"-1":{"ns":0,"title":"Zz","missing":""},"-2":{"ns":0,"title":"Aa","missing":""},"-3":{"ns":0,"title":"Way missing","missing":""},"-4":{"ns":6,"title":"File:Way.png","missing":""}}',
  ],
];

for (const release of bothReleases) {

  describe(`revisions and redirects, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string): string => ask(wiki, `action=query&format=json&${text}`).body;

    it('are warned of between the parameters of a generator and its work', () => {
      const generated = 'revids=1&redirects&generator=imageusage&giulimit=0&errorformat=none';
      expect(query(`${generated}&giutitle=File:Used.png`)).to.equal(
        '{"batchcomplete":"","continue":{"giucontinue":"0|3","continue":"giucontinue||"},"warnings":[{"code":"outofrange","data":{"min":1,"curmax":500,"max":500,"highmax":5000},"module":"query+imageusage"},{"code":"redirectsandrevids","module":"query"}],"query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"}}}}',
      );
      expect(query('revids=1&redirects&continue=-||')).to.equal('{"batchcomplete":""}');
    });

    it('are a list where the unknown ones are numbered from 0', () => {
      expect(query('revids=1|0')).to.equal(
        '{"batchcomplete":"","query":{"badrevids":[{"revid":0,"missing":""}],"pages":{"1":{"pageid":1,"ns":0,"title":"Main Page"}}}}',
      );
      expect(query('revids=0&formatversion=2')).to.equal(
        '{"batchcomplete":true,"query":{"badrevids":[{"revid":0,"missing":true}]}}',
      );
      expect(query('revids=999&formatversion=2')).to.contain('"badrevids":{"999":{"revid":999,"missing":true}}');
      expect(query('revids=999|0')).to.contain(
        '"badrevids":{"999":{"revid":999,"missing":""},"0":{"revid":0,"missing":""}}',
      );
    });
  });
}
