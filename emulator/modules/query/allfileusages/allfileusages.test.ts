import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send, bothReleases, errorBody, fixtureWiki, smallFixture } from '../../../testing/send.test-support';
import { releases } from '../../../releases/releases';

const list = 'action=query&list=allfileusages&format=json';
const badContinue = 'Invalid continue param. You should pass the original value returned by the previous query.';

/** `file#page` of each row. */
function rows(body: string): string[] {
  const found = body.matchAll(/\{"fromid":(\d+),"ns":6,"title":"File:([^"]*)"\}/g);
  return Array.from(found, ([, id, title]) => `${title ?? ''}#${id ?? ''}`);
}

const titles = (body: string): string[] =>
  Array.from(body.matchAll(/"title":"File:([^"]*)"/g), ([, title = '']) => title);

const everyFile = ['Redir.png', 'Redir2.png', 'Two words.png', 'Used.png', '\\u65e5\\u672c.png'];

for (const release of bothReleases) {
  describe(`list=allfileusages, release ${release} (reading 1)`, () => {
    const wiki = createWiki(smallFixture, { release });
    const usages = (query: string): string => send(wiki, `${list}&${query}`).body;

    it('returns the title, the page, both or neither', () => {
      const continuation = '{"query-continue":{"allfileusages":{"afcontinue":"Redir.png|12"}},';
      for (const [prop, row] of [
        ['', '{"ns":6,"title":"File:Redir.png"}'],
        ['&afprop=title', '{"ns":6,"title":"File:Redir.png"}'],
        ['&afprop=ids', '{"fromid":11}'],
        ['&afprop=title|ids', '{"fromid":11,"ns":6,"title":"File:Redir.png"}'],
        ['&afprop=', '{}'],
      ] as const) {
        expect(usages(`aflimit=1&rawcontinue${prop}`)).to.equal(`${continuation}"query":{"allfileusages":[${row}]}}`);
      }
    });

    it('lists each file once with afunique, in the order of code points', () => {
      expect(titles(usages('afunique'))).to.deep.equal(everyFile);
      expect(titles(usages('afunique&afdir=descending'))).to.deep.equal([...everyFile].reverse());
      expect(usages('afunique&aflimit=2&formatversion=2')).to.equal(
        '{"batchcomplete":true,"continue":{"afcontinue":"Two_words.png","continue":"-||"},"query":{"allfileusages":[{"ns":6,"title":"File:Redir.png"},{"ns":6,"title":"File:Redir2.png"}]}}',
      );
    });

    for (const [query, expected] of [
      ['affrom=', everyFile],
      ['affrom=Two words', ['Two words.png', 'Used.png', '\\u65e5\\u672c.png']],
      ['affrom=used', ['Used.png', '\\u65e5\\u672c.png']],
      ['affrom=Used.pnga', ['\\u65e5\\u672c.png']],
      ['affrom=File:Used.png', ['Redir.png', 'Redir2.png', 'Two words.png', 'Used.png', '\\u65e5\\u672c.png']],
      ['afto=Used.png', ['Redir.png', 'Redir2.png', 'Two words.png', 'Used.png']],
      ['afto=Use', ['Redir.png', 'Redir2.png', 'Two words.png']],
      ['afto=A', []],
      ['afto=', []],
      ['affrom=Redir2.png&afto=Redir.png', []],
      ['afprefix=', everyFile],
      ['afprefix=redir', ['Redir.png', 'Redir2.png']],
      ['afprefix=Redir.', ['Redir.png']],
      ['afprefix=Two_', ['Two words.png']],
      ['afprefix=Two ', ['Two words.png']],
      ['afprefix=%E6%97%A5', ['\\u65e5\\u672c.png']],
      ['afprefix=__proto__', []],
      ['affrom=Redir2&afprefix=Re', ['Redir2.png']],
      // The bounds do not change places where the list runs backwards (reading 1.2).
      ['affrom=Two words.png&afdir=descending', ['\\u65e5\\u672c.png', 'Used.png', 'Two words.png']],
      ['affrom=Two words.png&afto=R&afdir=descending', []],
      ['affrom=Redir2.png&afto=Used.png&afdir=descending', ['Used.png', 'Two words.png', 'Redir2.png']],
    ] as const) {
      it(`${query} lists ${expected.length === 0 ? 'nothing' : expected.join(', ')}`, () => {
        expect(titles(usages(`afunique&${query}`))).to.deep.equal(expected);
      });
    }

    for (const text of ['[x]', 'a%23b', '%23', '<', './a', 'a/../b', '~~~', '%2541', '%26foo;', '%00', 'a|b']) {
      for (const name of ['affrom', 'afto', 'afprefix']) {
        it(`rejects ${name}=${text} as a title`, () => {
          expect(usages(`${name}=${text}`)).to.match(/"error":\{"code":"invalidtitle","info":"Bad title \\"/);
        });
      }
    }

    for (const [query, expected] of [
      ['afcontinue=Redir.png|12', ['Redir.png#12', 'Redir2.png#13', 'Redir2.png#14']],
      ['afcontinue=Redir2.png|14', ['Redir2.png#14', 'Two words.png#16', 'Used.png#2']],
      ['afcontinue=Used.png|9', ['Used.png#9', 'Used.png#10', 'Used.png#12']],
      ['afcontinue=Used.png|99999', ['\\u65e5\\u672c.png#16']],
      ['afcontinue=Used.png|-1', ['Used.png#2', 'Used.png#3', 'Used.png#4']],
      ['afcontinue=Used.png|4&afdir=descending', ['Used.png#4', 'Used.png#3', 'Used.png#2']],
      ['afcontinue=Used.png|-1&afdir=descending', ['Two words.png#16', 'Redir2.png#14', 'Redir2.png#13']],
      ['afcontinue=|5', ['Redir.png#11', 'Redir.png#12', 'Redir2.png#13']],
      ['afcontinue=Used.png|4&afto=R', []],
      ['afcontinue=Used.png|15&afprefix=U', ['Used.png#15', 'Used.png#637']],
    ] as const) {
      it(`${query} resumes with ${expected.join(', ')}`, () => {
        expect(rows(usages(`aflimit=3&afprop=ids|title&${query}`))).to.deep.equal(expected);
      });
    }

    for (const [id, first] of [
      ['x', 'Used.png#2'],
      ['', 'Used.png#2'],
      ['05', 'Used.png#5'],
      ['%2B5', 'Used.png#5'],
      ['5.5', 'Used.png#5'],
      ['9223372036854775808', '\\u65e5\\u672c.png#16'],
    ] as const) {
      it(`afcontinue=Used.png|${id} is ${!releases[release].since('1.43') ? 'accepted as a number' : 'rejected'}`, () => {
        const body = usages(`aflimit=1&afprop=ids|title&afcontinue=Used.png|${id}`);
        if (!releases[release].since('1.43')) expect(rows(body)).to.deep.equal([first]);
        else expect(body).to.equal(errorBody('badcontinue', badContinue));
      });
    }

    it('returns every use once over continuations of any size', () => {
      for (const direction of ['ascending', 'descending']) {
        const all = rows(usages(`aflimit=max&afprop=ids|title&afdir=${direction}`));
        expect(all).to.have.lengthOf(18);
        for (const limit of [1, 2, 3, 4, 5]) {
          const found: string[] = [];
          let further = '';
          do {
            const body = usages(`aflimit=${limit}&afprop=ids|title&afdir=${direction}${further}`);
            found.push(...rows(body));
            const value = /"afcontinue":"([^"]*)"/.exec(body)?.[1];
            further = value === undefined ? '' : `&afcontinue=${encodeURIComponent(String(JSON.parse(`"${value}"`)))}`;
          } while (further !== '');
          expect(found).to.deep.equal(all);
        }
      }
    });

    it('prints empty rows as objects', () => {
      const rawRows = (prop: string): string =>
        /"allfileusages": \{([^]*?)"_element"/
          .exec(send(wiki, `action=query&list=allfileusages&aflimit=1&afprop=${prop}&format=rawfm`).body)?.[1]
          ?.replace(/\s/g, '') ?? '';
      expect(rawRows('ids|title')).to.equal('"0":{"fromid":11,"ns":6,"title":"File:Redir.png","_type":"assoc"},');
      expect(rawRows('')).to.equal('"0":{"_type":"assoc"},');
      expect(send(wiki, 'action=query&list=allfileusages&aflimit=1&afprop=&format=json').body).to.contain('[{}]');
    });
  });
}

for (const release of bothReleases) {
  describe(`list=allfileusages with afcontinue, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('ignores affrom', () => {
      expect(
        send(
          wiki,
          `action=query&list=allfileusages&format=json&aflimit=2&afprop=ids&affrom=U&afcontinue=Redir.png|12&rawcontinue`,
        ).body,
      ).to.contain('"query":{"allfileusages":[{"fromid":12},{"fromid":13}]}}');
    });
  });
}
