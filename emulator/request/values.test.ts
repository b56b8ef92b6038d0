import { expect } from 'chai';
import { ask, bothReleases, fixtureWiki } from '../testing/ask.test-support';

const repaired =
  'contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\\\t), LF (\\\\n), and CR (\\\\r).';
const warning = `"warnings":{"main":{"*":"The value passed for \\"requestid\\" ${repaired}"}}`;

/** A value in the query string and how it comes back in JSON: `requestid` is echoed (core 2.2). */
const clean: readonly (readonly [string, string])[] = [
  ['a+b', 'a b'],
  ['a%2Bb', 'a+b'],
  ['%41%62', 'Ab'],
  ['%', '%'],
  ['%%', '%%'],
  ['%4', '%4'],
  ['%zz', '%zz'],
  ['%u0041', '%u0041'],
  ['%09%0A%0D', '\\t\\n\\r'],
  ['%7F', '\x7f'],
  ['%22%5C/<>%26', '\\"\\\\/<>&'],
  ['%EF%BF%BD', '\\ufffd'],
  ['%EF%BB%BFa', '\\ufeffa'],
  ['%C2%80', '\\u0080'],
  ['%F4%8F%BF%BF', '\\udbff\\udfff'],
  ['a|b', 'a|b'],
  ['', ''],
];

/** Values that are not clean text: in the query string the whole value is read as windows-1252 then. */
const dirty: readonly (readonly [string, string])[] = [
  ['%FF%FEabc', '\\u00ff\\u00feabc'],
  ['%80', '\\u20ac'],
  ['%81%8D%8F%90%9D', ''],
  ['%9F%C3%A9%FF', '\\u0178\\u00c3\\u00a9\\u00ff'],
  ['%C0%80', '\\u00c0\\u20ac'],
  ['%ED%A0%80', '\\u00ed\\u00a0\\u20ac'],
  ['%E2%82', '\\u00e2\\u201a'],
  ['a%00b', 'a\\ufffdb'],
  ['a%0Bb%0C%0E', 'a\\ufffdb\\ufffd\\ufffd'],
  ['a%1Fb', 'a\\ufffdb'],
  ['%EF%BF%BE%EF%BF%BF', '\\ufffd\\ufffd'],
  ['e%CC%81', '\\u00e9'],
  ['%E2%84%AB', '\\u00c5'],
  ['%E1%84%80%E1%85%A1', '\\uac00'],
];

/** The same in a form body: a sequence of bytes that is none becomes one U+FFFD. */
const dirtyBody: readonly (readonly [string, string])[] = [
  ['%FF', '\\ufffd'],
  ['\xff', '\\ufffd'],
  ['%FE%FF', '\\ufffd\\ufffd'],
  ['%C0%80', '\\ufffd'],
  ['%C3', '\\ufffd'],
  ['%C3%C3%A9', '\\ufffd\\u00e9'],
  ['%E2%82', '\\ufffd'],
  ['%E2%82a', '\\ufffda'],
  ['%E2%28%A1', '\\ufffd(\\ufffd'],
  ['%ED%A0%80', '\\ufffd'],
  ['%F4%90%80%80', '\\ufffd'],
  ['%F8%88%80%80%80', '\\ufffd'],
  ['%FC%84%80%80%80%80', '\\ufffd'],
  ['%F0%9F%98%80%80', '\\ud83d\\ude00\\ufffd'],
  ['%80%80', '\\ufffd\\ufffd'],
  ['a%00b', 'a\\ufffdb'],
  ['e%CC%81', '\\u00e9'],
];

for (const release of bothReleases) {
  describe(`values of parameters, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    for (const [sent, shown] of clean) {
      it(`${JSON.stringify(sent)} is "${shown}"`, () => {
        expect(ask(wiki, `action=query&format=json&requestid=${sent}`).body).to.equal(
          `{"batchcomplete":"","requestid":"${shown}"}`,
        );
      });
    }
    for (const [sent, shown] of dirty) {
      it(`${sent} in the query string is repaired to "${shown}", with a warning`, () => {
        expect(ask(wiki, `action=query&format=json&requestid=${sent}`).body).to.equal(
          `{"batchcomplete":"",${warning},"requestid":"${shown}"}`,
        );
      });
    }
    for (const [sent, shown] of dirtyBody) {
      it(`${JSON.stringify(sent)} in a form is repaired to "${shown}", with a warning`, () => {
        expect(ask(wiki, 'action=query&format=json', { body: `requestid=${sent}` }).body).to.equal(
          `{"batchcomplete":"",${warning},"requestid":"${shown}"}`,
        );
      });
    }

    it('are warned of by the module that reads them', () => {
      expect(ask(wiki, 'action=query&list=imageusage&iutitle=File:e%CC%81.png&format=json').body).to.equal(
        `{"batchcomplete":"","warnings":{"imageusage":{"*":"The value passed for \\"iutitle\\" ${repaired}"}},"query":{"imageusage":[]}}`,
      );
    });

    it('of arrays count as absent', () => {
      expect(ask(wiki, 'action=query&meta=tokens&type[]=watch&format=json').body).to.equal(
        '{"batchcomplete":"","warnings":{"main":{"*":"Parameter \\"type\\" uses unsupported PHP array syntax."}},"query":{"tokens":{"csrftoken":"+\\\\"}}}',
      );
      expect(ask(wiki, 'action=query&curtimestamp[]=1&format=json').body).to.equal('{"batchcomplete":""}');
    });

    it('of a name that comes twice are the last one; an array takes the place of a value', () => {
      const typed = (query: string) => ask(wiki, `action=query&meta=tokens&format=json&${query}`).body;
      expect(typed('type=watch&type=patrol')).to.contain('{"patroltoken":');
      expect(typed('type[]=watch&type=patrol')).to.contain('{"patroltoken":');
      expect(typed('type=patrol&type[]=watch')).to.contain('unsupported PHP array syntax');
    });

    it('of booleans are true, whatever they are', () => {
      for (const value of ['', '=', '=0', '=false', '=%FF']) {
        expect(ask(wiki, `action=query&rawcontinue${value}&format=json`).body).to.equal('{}');
      }
    });
  });
}
