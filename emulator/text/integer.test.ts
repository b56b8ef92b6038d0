import { expect } from 'chai';
import { send, bothReleases, errorBody, fixtureWiki } from '../testing/send.test-support';
import { parseInteger, parseLooseInteger, parseLooseNumber } from './integer';

describe('parseInteger', () => {
  /** As real wikis read `pageids`. */
  const read: readonly (readonly [string, number | bigint | undefined])[] = [
    ['+5', 5],
    ['-0', 0],
    ['00000000000000000000000000000005', 5],
    ['9007199254740993', 9007199254740993n],
    ['9223372036854775807', 9223372036854775807n],
    ['0009223372036854775807', 9223372036854775807n],
    ['-09223372036854775808', -9223372036854775808n],
    ['+9223372036854775806', 9223372036854775806n],
    ['+9223372036854775807', undefined],
    ['9'.repeat(308), undefined],
    ['9'.repeat(309), 0],
    [`-${'1'.repeat(310)}`, 0],
    [`${'0'.repeat(310)}1`, 1],
    ['9223372036854775808', undefined],
    ['-9223372036854775809', undefined],
    ['1e5', undefined],
    ['', undefined],
  ];
  for (const [text, value] of read) {
    it(`reads ${text || 'an empty text'} as ${value === undefined ? 'invalid' : String(value)}`, () => {
      expect(parseInteger(text)).to.equal(value);
    });
  }
});

for (const release of bothReleases) {
  describe(`integers beyond the exact range of numbers, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => send(wiki, `action=query&${text}`);

    it('stay exact in XML and PHP', () => {
      expect(query('format=xml&pageids=9007199254740993').body).to.contain(
        '<page _idx="9007199254740993" pageid="9007199254740993" missing="" />',
      );
      expect(query('format=php&pageids=9007199254740993|9007199254740992').body).to.contain(
        'a:2:{i:9007199254740993;a:2:{s:6:"pageid";i:9007199254740993;s:7:"missing";s:0:"";}i:9007199254740992;',
      );
    });

    it('are clamped to 64 bits as the id of a namespace', () => {
      for (const [sent, read] of [
        ['9223372036854775808', '9223372036854775807'],
        ['-111111111111111111111111111', '-9223372036854775808'],
        ['%2B99', '99'],
        ['099', '99'],
      ]) {
        expect(query(`format=json&list=allpages&apnamespace=${sent}`).body).to.equal(
          errorBody('badvalue', `Unrecognized value for parameter \\"apnamespace\\": ${read}.`),
        );
      }
    });

    it('stay exact in headers, without Expires', () => {
      const age = 'maxage=9007199254740993&smaxage=9007199254740993';
      const response = query(`format=json&uselang=en&titles=Alpha&${age}`);
      expect(response.header('Cache-Control')).to.equal('s-maxage=9007199254740993, max-age=9007199254740993, public');
      expect(response.header('Expires')).to.equal('');
    });
  });
}

describe('parseLooseNumber and parseLooseInteger', () => {
  for (const [text, number, integer] of [
    ['05', 5, 5],
    [' +1e1 ', 10, 10],
    ['4.7', 4.7, undefined],
    ['9223372036854775808', 2 ** 63, 2 ** 63],
    ['1e30', 1e30, undefined],
    ['0x10', undefined, undefined],
    ['', undefined, undefined],
    ['3x', undefined, undefined],
  ] as const) {
    it(`read ${JSON.stringify(text)} as ${String(number)} and ${String(integer)}`, () => {
      expect(parseLooseNumber(text)).to.equal(number);
      expect(parseLooseInteger(text)).to.equal(integer);
    });
  }
});
