import { expect } from 'chai';
import { createWiki } from '../../index';
import { releaseNames } from '../../releases/release';
import { releases } from '../../releases/releases';
import { send, bothReleases, fixtureWiki, smallFixture } from '../../testing/send.test-support';

/** Responses of real wikis that limit results to this many bytes (core 4.5): `continue` and the ids of the rows. */
const usage = 'list=imageusage&iutitle=File:Used.png&iulimit=40';
const cuts: readonly (readonly [query: string, bytes: number, iucontinue: string, ids: readonly number[]])[] = [
  [usage, 6, '0|2|0||0|0|2', []],
  [usage, 8, '0|2|0||0|0|3', [2]],
  [usage, 16, '0|2|0||0|0|4', [2, 3]],
  [`${usage}&iunamespace=0|6`, 20, '0|2|0||0|0|8', [2, 3]],
  // The place where an earlier response was truncated matters only if this one is truncated too; then rows are ordered by id.
  [`${usage}&iucontinue=0|2|0||0|0|5`, 20, '0|2|0||0|0|6', [5]],
  [`${usage}&iucontinue=0|2|0||0|0|11`, 20, '0|2|0||0|0|15', [12]],
  [`${usage}&iucontinue=0|2|6|Redir.png|0|12|9|13`, 20, '0|2|6|Redir.png|0|12|10', [9]],
  [`${usage}&iucontinue=0|2|0||0|0|5&iunamespace=0|1|2`, 20, '0|2|0||0|0|8', [6]],
  [`${usage}&iuredirect=1`, 99, '0|2|6|Redir.png|0|11|9|11', [2, 3, 4, 5, 6, 7, 8, 9]],
  [`${usage}&iuredirect=1`, 123, '0|2|6|Redir.png|0|11|10', [2, 3, 4, 5, 6, 7, 8, 9]],
  [`${usage}&iuredirect=1&iucontinue=0|2|6|Redir.png|0|11|9|12`, 50, '0|2|6|Redir.png|0|11|10|13', [9, 10]],
  [`${usage}&iuredirect=1&iudir=descending&iucontinue=0|637|0||0|0|10`, 50, '0|637|0||0|0|637', [10, 12, 15]],
];

const bothLists =
  'list=imageusage|allfileusages&meta=tokens&iutitle=File:Used.png&iulimit=2&afprop=ids|title&aflimit=3';
const info = 'titles=Alpha|beta&prop=info&meta=tokens';
const generated = 'generator=imageusage&giutitle=File:Used.png&giulimit=3&prop=info';

/** What stands in `continue` where several modules are cut. */
const continuations: readonly (readonly [query: string, bytes: number, expected: Readonly<Record<string, string>>])[] =
  [
    [bothLists, 0, { iucontinue: '0|2|0||0|0|2', afcontinue: 'Redir.png|11', type: 'csrf', continue: '-||' }],
    [bothLists, 9, { iucontinue: '0|2|0||0|0|3', afcontinue: 'Redir.png|11', continue: '-||tokens' }],
    [bothLists, 50, { iucontinue: '2|4', afcontinue: 'Redir2.png|13', type: 'csrf', continue: '-||' }],
    [info, 21, { type: 'csrf', incontinue: '0|Alpha', continue: '||' }],
    [info, 62, { incontinue: '0|Beta', continue: '||tokens' }],
    [info, 75, { type: 'csrf', continue: '-||info' }],
    [generated, 65, { incontinue: '0|Zürich', continue: '||' }],
    [generated, 104, { incontinue: '2|Bob', continue: '||' }],
    [generated, 143, { giucontinue: '10|5', continue: 'giucontinue||' }],
  ];

interface Cut {
  readonly continue?: Readonly<Record<string, string>>;
  readonly query?: { readonly imageusage?: readonly { readonly pageid: number }[] };
}

for (const release of bothReleases) {
  describe(`A result beyond the maximum size, ${release}`, () => {
    const requested = (query: string, maximumResultSize: number) => {
      const wiki = createWiki(
        { ...smallFixture, site: { ...smallFixture.site, release, maximumResultSize } },
        { seed: 1, release },
      );
      return send(wiki, `action=query&format=json&${query}`);
    };

    for (const [query, bytes, iucontinue, ids] of cuts) {
      it(`continues at ${iucontinue} after ${bytes} bytes: ${query}`, () => {
        const response = requested(query, bytes);
        const cut = response.json() as Cut;
        expect(cut.continue).to.deep.equal({ iucontinue, continue: '-||' });
        expect(cut.query?.imageusage?.map(({ pageid }) => pageid)).to.deep.equal(ids);
        expect(response.body).to.contain(
          `"warnings":{"result":{"*":"This result was truncated because it would otherwise be larger than the limit of ${bytes} bytes."}}`,
        );
      });
    }

    for (const [query, bytes, expected] of continuations) {
      it(`continues with ${JSON.stringify(expected)} after ${bytes} bytes: ${query}`, () => {
        expect((requested(query, bytes).json() as Cut).continue).to.deep.equal(expected);
      });
    }

    it('contains a list even if its first row does not fit', () => {
      const body = requested('list=imageusage&iutitle=File:Used.png&iuredirect&iulimit=1&iucontinue=0|9', 20).body;
      expect(body).to.contain('{"pageid":9,"ns":6,"title":"File:Redir.png","redirect":"","redirlinks":[]}');
    });

    it('loses entries without a page when truncated', () => {
      const pages = [
        ...(smallFixture.pages ?? []),
        { id: 638, title: 'Redir3.png', text: '#REDIRECT [[Alpha]]\n[[File:Used.png]]' },
        { id: 639, title: 'ViaR3', text: '[[File:Redir3.png]]' },
      ];
      const body = (maximumResultSize: number) => {
        const wiki = createWiki(
          { ...smallFixture, pages, site: { ...smallFixture.site, maximumResultSize } },
          { release },
        );
        return send(wiki, `action=query&format=json&${usage}&iuredirect=1&iucontinue=0|638`).body;
      };
      const row = '{"pageid":638,"ns":0,"title":"Redir3.png","redirect":""}';
      expect(body(24)).to.contain(`[${row},{"redirlinks":[{"pageid":639,"ns":0,"title":"ViaR3"}]}]`);
      expect(body(23)).to.contain(`"query":{"imageusage":[${row}]}`).and.not.contain('"continue"');
      expect(body(8)).to.contain('"iucontinue":"0|638|6|Redir3.png|0|639|638"');
    });

    it('is an error without a reference if not even the pages fit', () => {
      const { error, warnings } = requested('titles=RedirPage|Alpha&redirects', 20).json() as Record<string, unknown>;
      expect(error).to.deep.equal({
        code: 'badconfig',
        info: 'The value of "$wgAPIMaxResultSize" on this wiki is too small to hold basic result information.',
        '*': null,
      });
      expect(warnings).to.have.nested.property('result.*').that.contains('larger than the limit of 20 bytes.');
      expect(requested('titles=RedirPage|Alpha&redirects', 21).body).to.equal(
        '{"batchcomplete":"","query":{"redirects":[{"from":"RedirPage","to":"Alpha"}],"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"}}}}',
      );
    });

    it('returns everything to a client that follows the continuation', () => {
      const seen: number[] = [];
      let next: Readonly<Record<string, string>> | undefined = { continue: '' };
      for (let round = 0; next && round < 30; round++) {
        const sent: string = new URLSearchParams(next).toString();
        const { query, continue: following } = requested(
          `list=imageusage&iutitle=File:Used.png&${sent}`,
          40,
        ).json() as Cut;
        for (const { pageid } of query?.imageusage ?? []) seen.push(pageid);
        next = following;
      }
      expect(seen).to.deep.equal([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 637]);
    });
  });
}

describe('A warning that is raised twice', () => {
  it('is repeated by the raw error format since 1.43', () => {
    for (const release of releaseNames) {
      const wiki = createWiki(
        { ...smallFixture, site: { ...smallFixture.site, release, maximumResultSize: 20 } },
        { release },
      );
      const { body } = send(wiki, `action=query&format=json&errorformat=raw&${usage}`);
      expect(body.split('truncatedresult'), release).to.have.length(releases[release].since('1.43') ? 5 : 3);
    }
  });

  it('is repeated by that of 1.39 if values are separated by U+001F', () => {
    const query = 'action=query&format=json&errorformat=raw&list=imageusage&iutitle=File:Used.png&iunamespace=';
    const counts = ['%1F1%1Fx', '1|x'].map((namespaces) => {
      return send(fixtureWiki('1.39'), query + namespaces).body.split('"code":"unrecognizedvalues"').length - 1;
    });
    expect(counts).to.deep.equal([2, 1]);
  });
});
