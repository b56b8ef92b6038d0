import { expect } from 'chai';
import { send, bothReleases, fixtureWiki } from '../testing/send.test-support';

/** The data that a page shows, with the metadata. */
function shown(body: string): unknown {
  const [, text = ''] = /<pre class="api-pretty-content">([^]*)<\/pre>/.exec(body) ?? [];
  return JSON.parse(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')) as unknown;
}

for (const release of bothReleases) {
  describe(`the metadata that format=rawfm shows, release ${release}, as real wikis do`, () => {
    const wiki = fixtureWiki(release);
    const query = (rest: string): unknown =>
      (shown(send(wiki, `action=query&format=rawfm&${rest}`).body) as { query: unknown }).query;

    it('of lists: the names of their elements, and their type', () => {
      expect(query('meta=userinfo&uiprop=groups|groupmemberships|changeablegroups|centralids')).to.deep.equal({
        userinfo: {
          id: 0,
          name: '127.0.0.1',
          anon: true,
          groups: { 0: '*', _type: 'array', _element: 'g' },
          groupmemberships: { _type: 'array', _element: 'groupmembership' },
          changeablegroups: {
            add: { _element: 'g' },
            remove: { _element: 'g' },
            'add-self': { _element: 'g' },
            'remove-self': { _element: 'g' },
          },
          centralids: { local: 0, _type: 'assoc' },
          attachedlocal: { local: false, _type: 'assoc' },
        },
      });
      const { body } = send(wiki, 'action=query&format=rawfm&meta=siteinfo&siprop=restrictions|showhooks');
      expect(body).to.contain(
        '"2": "sysop",\n                "_type": "BCarray",\n                "_element": "level"',
      );
      expect(body).to.contain('"_type": "array",\n                    "_element": "s"');
    });

    it('of maps: their type', () => {
      const { body } = send(wiki, 'action=query&format=rawfm&meta=siteinfo&siprop=general|namespaces|languagevariants');
      expect(body).to.contain('"5": 300,\n                "_type": "BCassoc",\n                "_element": "limit"');
      expect(body).to.contain('            "_type": "assoc",\n            "_element": "ns"\n        },');
      expect(body).to.contain(
        '            "_element": "lang",\n            "_type": "kvp",\n            "_kvpkeyname": "code"\n        }\n    },',
      );
      expect(query('titles=Nope')).to.deep.equal({
        pages: { [-1]: { ns: 0, title: 'Nope', missing: true }, _type: 'BCarray', _element: 'page' },
      });
    });

    it('of file versions', () => {
      expect(query('titles=File:Picture.png&prop=imageinfo&iiprop=size'))
        .to.have.nested.property('pages.660.imageinfo')
        .that.deep.equals({ 0: { size: 88, width: 3, height: 2, _type: 'assoc' }, _element: 'ii' });
    });

    it('of lists that nothing was to be found for: none (writing 6.8)', () => {
      expect(query('list=alldeletedrevisions&adrnamespace=')).to.deep.equal({ alldeletedrevisions: [] });
    });

    it('of flags: those that format version 1 also prints', () => {
      const { body } = send(wiki, 'action=query&format=rawfm&meta=siteinfo&siprop=general|defaultoptions');
      expect(body).to.contain('"_BC_bools": [\n                "variantarticlepath"\n            ]');
      expect(body).to.match(/"_BC_bools": \[\n {16}"(?:ccmeonemails|minerva-theme)",\n[^]*"searchNs15"\n {12}\]\n/);
    });
  });
}

describe('the metadata that format=rawfm shows of 1.43 alone', () => {
  it('names elements that a map does not have', () => {
    const { body } = send(fixtureWiki('1.43'), 'action=query&format=rawfm&meta=siteinfo&siprop=autopromote');
    expect((shown(body) as { query: unknown }).query).to.deep.equal({
      autopromote: {
        autoconfirmed: {
          operand: '&',
          0: { condname: 'APCOND_EDITCOUNT', params: [0], _element: 'params' },
          1: { condname: 'APCOND_AGE', params: [0], _element: 'params' },
        },
      },
    });
  });
});
