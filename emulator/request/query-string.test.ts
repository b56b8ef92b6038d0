import { expect } from 'chai';
import { send, bothReleases, fixtureWiki } from '../testing/send.test-support';

const tokens = '"query":{"tokens":{"csrftoken":"+\\\\"}}}';

/** Sent names, and how the wiki reports them as unrecognized (core 2.1, 2.8). */
const named: readonly (readonly [string, string])[] = [
  ['foo=1', 'foo'],
  ['FOO=1', 'FOO'],
  ['a.b=1', 'a_b'],
  ['a b=1', 'a_b'],
  ['+a=1', 'a'],
  ['%20%20a=1', 'a'],
  ['.a=1', '_a'],
  ['a[b=1', 'a_b'],
  ['a[b.c[d=1', 'a_b_c_d'],
  ['a[b=1&c]d=1', 'a_b, c]d'],
  ['a]b=1', 'a]b'],
  ['a[b]=1', 'a'],
  ['a[b]c=1', 'a'],
  ['a[b].c=1', 'a'],
  ['a[[b]=1', 'a'],
  ['a.b[c.d]=1', 'a_b'],
  ['a%5Bb%5D=1', 'a'],
  ['a%00b=1', 'a'],
  ['a', 'a'],
  ['a;b=1', 'a;b'],
  ['a=1&b=2&a=3', 'a, b'],
  ['a_b=1&a.b=2&a b=3', 'a_b'],
  ['5=1&0=2', '5, 0'],
  ['a%26b=1', 'a&b'],
  ['a%3Cvar%3Eb=1', 'a<var>b'],
  ['a%26lt;b=1', 'a&lt;b'],
  ["a''b=1", "a''b"],
  ['a{b}|c~~~~=1', 'a{b}|c~~~~'],
  ['__a__=1', '__a__'],
  ['*a=1', '*a'],
  ['http://x=1', 'http://x'],
  ['iutitle=File:A.png', 'iutitle'],
  ['crossorigin=1', 'crossorigin'],
];

for (const release of bothReleases) {
  describe(`names of parameters, release ${release}`, () => {
    const wiki = fixtureWiki(release);
    const requestTokens = (query: string): string => send(wiki, `action=query&meta=tokens&format=json${query}`).body;

    for (const [sent, shown] of named) {
      it(`${sent} is reported as ${shown}`, () => {
        const warning = `Unrecognized parameter${shown.includes(', ') ? 's' : ''}: ${shown}.`;
        expect(requestTokens(`&${sent}`)).to.equal(
          `{"warnings":{"main":{"*":${JSON.stringify(warning)}}},"batchcomplete":"",${tokens}`,
        );
      });
    }

    it('after the thousandth are ignored (max_input_vars of PHP)', () => {
      const many = Array.from({ length: 998 }, (_, index) => `x${index}=1`).join('&');
      const { body } = send(wiki, `action=query&format=json&${many}`);
      expect(body).to.match(/ x996, x997\."}},"batchcomplete":""}$/);
      expect(send(wiki, `action=query&format=json&${many}&requestid=1`).body).to.equal(body);
    });

    it('nest at most 64 levels deep (max_input_nesting_level of PHP)', () => {
      expect(requestTokens(`&a${'[b]'.repeat(64)}=1`)).to.contain('Unrecognized parameter: a.');
      expect(requestTokens(`&a${'[b]'.repeat(65)}=1`)).to.equal(`{"batchcomplete":"",${tokens}`);
    });
  });
}
