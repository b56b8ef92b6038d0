import { expect } from 'chai';
import { ask, bothReleases, documentation, fixtureWiki } from '../testing/ask.test-support';
import { releases } from '../releases/releases';

const failing = 'action=query&list=imageusage&iutitle=Alpha&iulimit=9999&requestid=x&format=json';
const info = 'The title for \\"imageusage\\" must be a file.';
const range = 'The value \\"9999\\" for parameter \\"iulimit\\" must be between 1 and 500.';
const data = '"data":{"min":1,"curmax":500,"max":500,"highmax":5000},"module":"query+imageusage"';

/** One request in every error format, format versions 1 and 2 (core 6.1). */
const bodies: readonly (readonly [string, string])[] = [
  [
    '',
    `{"error":{"code":"bad_image_title","info":"${info}","*":"${documentation}"},"warnings":{"imageusage":{"*":"${range}"}},"requestid":"x"}`,
  ],
  [
    '&formatversion=2',
    `{"error":{"code":"bad_image_title","info":"${info}","docref":"${documentation}"},"warnings":{"imageusage":{"warnings":"${range}"}},"requestid":"x"}`,
  ],
  [
    '&errorformat=plaintext',
    `{"errors":[{"code":"bad_image_title","module":"query+imageusage","*":"${info}"}],"warnings":[{"code":"outofrange",${data},"*":"${range}"}],"requestid":"x","*":"${documentation}"}`,
  ],
  [
    '&errorformat=plaintext&formatversion=2',
    `{"errors":[{"code":"bad_image_title","text":"${info}","module":"query+imageusage"}],"warnings":[{"code":"outofrange","text":"${range}",${data}}],"docref":"${documentation}","requestid":"x"}`,
  ],
  [
    '&errorformat=wikitext&formatversion=2',
    `{"errors":[{"code":"bad_image_title","text":"The title for <kbd>imageusage</kbd> must be a file.","module":"query+imageusage"}],"warnings":[{"code":"outofrange","text":"${range}",${data}}],"docref":"${documentation}","requestid":"x"}`,
  ],
  [
    '&errorformat=html',
    `{"errors":[{"code":"bad_image_title","module":"query+imageusage","*":"The title for <kbd>imageusage</kbd> must be a file."}],"warnings":[{"code":"outofrange",${data},"*":"${range}"}],"requestid":"x","*":"${documentation}"}`,
  ],
  [
    '&errorformat=html&formatversion=2',
    `{"errors":[{"code":"bad_image_title","html":"The title for <kbd>imageusage</kbd> must be a file.","module":"query+imageusage"}],"warnings":[{"code":"outofrange","html":"${range}",${data}}],"docref":"${documentation}","requestid":"x"}`,
  ],
  [
    '&errorformat=none',
    `{"errors":[{"code":"bad_image_title","module":"query+imageusage"}],"warnings":[{"code":"outofrange",${data}}],"requestid":"x","*":"${documentation}"}`,
  ],
];

for (const release of bothReleases) {
  describe(`errors and warnings in every format, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    for (const [parameters, body] of bodies) {
      it(parameters === '' ? 'the usual one' : parameters, () => {
        const response = ask(wiki, failing + parameters);
        expect(response.body).to.equal(body);
        expect(response.status).to.equal(200);
        expect(response.header('MediaWiki-API-Error')).to.equal('bad_image_title');
      });
    }

    it('raw: the key of the message and its parameters', () => {
      const query = 'action=query&list=imageusage&iutitle=%5Bx&errorformat=raw&formatversion=2&format=json';
      expect(ask(wiki, query).body).to.equal(
        `{"errors":[{"code":"invalidtitle","key":"apierror-invalidtitle","params":["&#91;x"],"module":"query+imageusage"}],"docref":"${documentation}"}`,
      );
    });

    it('raw: lists and numbers', () => {
      const query = 'action=query&meta=tokens&type=foo|bar&errorformat=raw&format=json';
      expect(ask(wiki, query).body).to.equal(
        '{"batchcomplete":"","warnings":[{"code":"unrecognizedvalues","key":"paramvalidator-unrecognizedvalues","params":[{"plaintext":"type"},{"plaintext":"foo|bar"},{"list":[{"plaintext":"foo"},{"plaintext":"bar"}],"type":"comma"},{"num":2}],"data":{"values":["foo","bar"]},"module":"query+tokens"}],"query":{"tokens":{}}}',
      );
    });

    it('raw: unrecognized parameters, which 1.39 numbers', () => {
      const list = !releases[release].since('1.43') ? '{"2":"foo","5":"bar"}' : '["foo","bar"]';
      expect(ask(wiki, 'action=query&meta=tokens&foo&errorformat=raw&format=json&bar').body).to.equal(
        `{"warnings":[{"code":"unrecognizedparams","key":"apierror-unrecognizedparams","params":[{"list":${list},"type":"comma"},2],"module":"main"}],"batchcomplete":"","query":{"tokens":{"csrftoken":"+\\\\"}}}`,
      );
    });

    it('lists warnings in the order in which they came', () => {
      const query = 'action=query&meta=tokens&type=foo&bar=1&errorformat=plaintext&formatversion=2&format=json';
      expect(ask(wiki, query).body).to.equal(
        '{"batchcomplete":true,"warnings":[{"code":"unrecognizedvalues","text":"Unrecognized value for parameter \\"type\\": foo","data":{"values":["foo"]},"module":"query+tokens"},{"code":"unrecognizedparams","text":"Unrecognized parameter: bar.","module":"main"}],"query":{"tokens":{}}}',
      );
    });

    it('shows values from outside in two ways (core 6.1)', () => {
      const title = (errorformat: string) =>
        ask(
          wiki,
          `action=query&list=imageusage&iutitle=File:A<b>%26.png&errorformat=${errorformat}&formatversion=2&format=json`,
        ).body;
      expect(title('plaintext')).to.contain('"text":"Bad title \\"File:A<b>&.png\\"."');
      expect(title('wikitext')).to.contain('"text":"Bad title \\"File:A&#60;b&#62;&#38;.png\\"."');
      expect(title('html')).to.contain('"html":"Bad title \\"File:A&#60;b&#62;&#38;.png\\"."');

      const word = (errorformat: string) =>
        ask(
          wiki,
          `action=query&list=imageusage&iutitle=File:A.png&iudir=<var>'&errorformat=${errorformat}&formatversion=2&format=json`,
        ).body;
      expect(word('plaintext')).to.contain('"text":"Unrecognized value for parameter \\"iudir\\": \\"\'."');
      expect(word('wikitext')).to.contain('"text":"Unrecognized value for parameter \\"iudir\\": <var>\'."');
      expect(word('html')).to.contain('"html":"Unrecognized value for parameter \\"iudir\\": &lt;var&gt;&#039;."');
    });

    it('makes one character of an accent and what it meets in a text', () => {
      const info = (query: string) => ask(wiki, `action=query&format=json&${query}`).body;
      expect(info('generator=%CC%B8')).to.contain('"info":"Unknown \\"generator\\u2260\\"."');
      expect(info('generator=%CC%B8&errorformat=wikitext')).to.contain('"Unknown <kbd>generator\\u2260</kbd>."');
      expect(info('prop=a%3Cb%3E%CC%81')).to.contain('"Unrecognized value for parameter \\"prop\\": \\u00e1"');
    });
  });
}

for (const release of bothReleases) {
  describe(`messages, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('have their keys in the raw format, also those of log-ins and deprecations', () => {
      const { body } = ask(wiki, 'action=query&errorformat=raw&format=json', { method: 'POST' });
      expect(body).to.contain(
        '{"code":"deprecation-help","key":"api-usage-mailinglist-ref","params":[],"module":"main"}',
      );
      const refused = ask(wiki, 'action=login&errorformat=raw&format=json&callback=f', { body: 'lgname=x' }).body;
      expect(refused).to.contain('"code":"api-login-fail-sameorigin","key":"api-login-fail-sameorigin"');
    });

    it('escape line breaks and mailto: in wikitext, and more since 1.43', () => {
      const named = (name: string) =>
        /Unrecognized parameter: (.*)\."\}\]/.exec(
          ask(wiki, `action=query&errorformat=wikitext&format=json&${name}=1`).body,
        )?.[1];
      const recent = releases[release].since('1.43');
      for (const [name, text] of [
        ['mailto:x', 'mailto&#58;x'],
        ['a%0D%0Ab', 'a&#13;\\nb'],
        ['a%0A%0Ab', 'a\\n&#10;b'],
        ['%0Aa', '&#10;a'],
        ['_a', recent ? '&#95;a' : '_a'],
        ['-a', recent ? '&#45;a' : '-a'],
        ['!a', recent ? '&#33;a' : '!a'],
        ['a!!b', recent ? 'a&#33;!b' : 'a!!b'],
        ['a~~~~', recent ? 'a~~&#126;&#126;' : 'a~~~~'],
      ] as const) {
        expect(named(name), name).to.equal(text);
      }
    });
  });
}

describe('the raw error format of release 1.43', () => {
  it('repeats the warnings of imageusage as a group (core 6.1)', () => {
    const wiki = fixtureWiki('1.43');
    const { body } = ask(
      wiki,
      'action=query&list=imageusage&iutitle=File:Nope.png&iulimit=900&iunamespace=x&errorformat=raw&format=json',
    );
    expect(body.match(/"code":"[a-z]+"/g)).to.deep.equal([
      '"code":"unrecognizedvalues"',
      '"code":"outofrange"',
      '"code":"unrecognizedvalues"',
      '"code":"outofrange"',
    ]);
  });
});
