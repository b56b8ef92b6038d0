import { expect } from 'chai';
import { send, bothReleases, documentation, errorBody, fixtureWiki } from '../testing/send.test-support';
import { releases } from '../releases/releases';

const usage = 'action=query&list=imageusage&format=json&iutitle=File:Nope.png';

/** Values of `type`, their warnings and the returned tokens (core 2.6, 2.7). */
const lists: readonly (readonly [string, string, string])[] = [
  ['watch|patrol', '', 'watch patrol'],
  ['watch|watch', '', 'watch'],
  ['', '', ''],
  ['%1F', '', ''],
  ['%1Fwatch%1Fpatrol', '', 'watch patrol'],
  ['%1Fwatch', '', 'watch'],
  ['watch|', 'Unrecognized value for parameter "type":', 'watch'],
  ['|', 'Unrecognized values for parameter "type": ,', ''],
  ['|watch', 'Unrecognized value for parameter "type":', 'watch'],
  ['%1Fwatch%1F', 'Unrecognized value for parameter "type":', 'watch'],
  ['watch|foo|bar', 'Unrecognized values for parameter "type": foo, bar', 'watch'],
  ['*|watch', 'Unrecognized value for parameter "type": *', 'watch'],
  ['WATCH', 'Unrecognized value for parameter "type": WATCH', ''],
  ['watch,patrol', 'Unrecognized value for parameter "type": watch,patrol', ''],
  [' watch', 'Unrecognized value for parameter "type": watch', ''],
  ['edit', 'Unrecognized value for parameter "type": edit', ''],
  ['__proto__|constructor', 'Unrecognized values for parameter "type": __proto__, constructor', ''],
  ['<var>x</var>', 'Unrecognized value for parameter "type": "x"', ''],
  ['%26lt;', 'Unrecognized value for parameter "type": <', ''],
  ['a<b', 'Unrecognized value for parameter "type": a', ''],
];

const integers: readonly (readonly [string, string])[] = [
  ['1.5', '1.5'],
  ['1e2', '1e2'],
  ['0x1F', '0x1F'],
  ['5|6', '5|6'],
  ['', ''],
  [' 5', ' 5'],
  ['5%0A5', '5 5'],
  ['MAX', 'MAX'],
  ['%D9%A5', '\\u0665'],
  ['9223372036854775808', '9223372036854775808'],
  ['-9223372036854775809', '-9223372036854775809'],
];

for (const release of bothReleases) {
  describe(`lists, numbers and words, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    for (const [sent, warning, types] of lists) {
      it(`type=${sent} requests ${types === '' ? 'nothing' : types}`, () => {
        const warnings = warning === '' ? '' : `"warnings":{"tokens":{"*":${JSON.stringify(warning)}}},`;
        const members = types === '' ? [] : types.split(' ').map((type) => `"${type}token":"+\\\\"`);
        expect(send(wiki, `action=query&meta=tokens&format=json&type=${sent}`).body).to.equal(
          `{"batchcomplete":"",${warnings}"query":{"tokens":{${members.join(',')}}}}`,
        );
      });
    }

    it('accepts at most 50 values, including duplicates', () => {
      const error = {
        code: 'toomanyvalues',
        info: 'Too many values supplied for parameter "type". The limit is 50.',
        ...(releases[release].since('1.43') && { parameter: 'type' }),
        limit: 50,
        lowlimit: 50,
        highlimit: 500,
        '*': documentation,
      };
      const values = (count: number) => Array.from({ length: count }, () => 'watch').join('|');
      expect(send(wiki, `action=query&meta=tokens&format=json&type=${values(51)}`).body).to.equal(
        JSON.stringify({ error }),
      );
      expect(send(wiki, `action=query&meta=tokens&format=json&type=${values(50)}`).body).to.equal(
        '{"batchcomplete":"","query":{"tokens":{"watchtoken":"+\\\\"}}}',
      );
    });

    for (const [sent, shown] of integers) {
      it(`iulimit=${sent} is not an integer`, () => {
        // Such texts show white space as a single space (core 6.1).
        const info = `Invalid value \\"${shown}\\" for integer parameter \\"iulimit\\".`;
        expect(send(wiki, `${usage}&iulimit=${sent}`).body).to.equal(errorBody('badinteger', info));
      });
    }

    it('iulimit=0 is 1', () => {
      const body = send(wiki, 'action=query&list=imageusage&format=json&iutitle=File:Used.png&iulimit=0').body;
      expect(body).to.contain('"query":{"imageusage":[{"pageid":2,"ns":0,"title":"Alpha"}]}}');
    });

    it('shows U+001F in a whole list as U+FFFD', () => {
      expect(send(wiki, 'action=query&format=json&errorformat=raw&prop=%1Fi%1Fj').body).to.contain(
        '"params":[{"plaintext":"prop"},{"plaintext":"\\ufffdi\\ufffdj"},{"list":[{"plaintext":"i"},{"plaintext":"j"}],"type":"comma"},{"num":2}]',
      );
    });

    it('warns twice of values separated by U+001F, in the raw format', () => {
      const warnings = (values: string) =>
        send(wiki, `action=query&format=json&errorformat=raw&prop=revisions&rvprop=${values}`).body.match(
          /"unrecognizedvalues"/g,
        );
      expect(warnings('%1Fi')).to.have.length(2);
      expect(warnings('%80')).to.have.length(!releases[release].since('1.43') ? 1 : 2);
    });

    it('rejects a leading U+001F in a single value (core 2.7)', () => {
      for (const name of ['iulimit', 'iudir', 'iucontinue']) {
        expect(send(wiki, `${usage}&${name}=%1F5`).body).to.equal(
          errorBody(
            'badvalue',
            `Parameter \\"${name}\\" accepts only a single value. U+001F multi-value separation may only be used for multi-valued parameters.`,
          ),
        );
      }
    });
  });
}

describe('negative cache ages', () => {
  it('are returned by 1.39', () => {
    const { body, headers } = send(fixtureWiki('1.39'), 'action=query&meta=tokens&format=json&maxage=-5');
    expect(body).to.equal('{"batchcomplete":"","query":{"tokens":{"csrftoken":"+\\\\"}}}');
    expect(headers).to.contain('Cache-Control: private, must-revalidate, max-age=-5');
  });

  it('are raised to 0 by 1.43, with a warning', () => {
    const { body, headers } = send(fixtureWiki('1.43'), 'action=query&meta=tokens&format=json&maxage=-5&smaxage=-1');
    const warnings =
      'The value "-1" for parameter "smaxage" must be no less than 0.\n' +
      'The value "-5" for parameter "maxage" must be no less than 0.';
    expect(body).to.equal(
      JSON.stringify({
        batchcomplete: '',
        warnings: { main: { '*': warnings } },
        query: { tokens: { csrftoken: '+\\' } },
      }),
    );
    expect(headers).to.contain('Cache-Control: private, must-revalidate, max-age=0');
  });
});

for (const release of bothReleases) {
  describe(`values separated by U+001F, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('are repaired with U+FFFD, in the query string too', () => {
      expect(send(wiki, 'action=query&meta=tokens&type=%1Fwatch%1F%FF&format=json').body).to.contain(
        'Unrecognized value for parameter \\"type\\": \\ufffd"}}',
      );
    });
  });
}
