import { expect } from 'chai';
import { announcement, ask, bothReleases, fixtureWiki } from '../testing/ask.test-support';

const list = 'action=query&list=allfileusages&format=json';
const gone = 'deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly';
const unknownSession = { cookie: 'wiki_session=abcdefghij0123456789abcdefghij01' };

for (const release of bothReleases) {
  describe(`as real wikis do, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('a log-in with a session that the wiki does not know is told so', () => {
      const body = 'lgname=Nobody&lgpassword=x&lgtoken=0123456789abcdef0123456789abcdef01234567%2B%5C';
      expect(ask(wiki, 'action=login&format=json', { body, headers: unknownSession }).body).to.equal(
        '{"login":{"result":"Failed","reason":"Unable to continue login. Your session most likely timed out."}}',
      );
    });

    it('OPTIONS says that nobody may keep an answer that sets a cookie (core 7.2)', () => {
      const { headers } = ask(wiki, 'action=query&format=json', {
        method: 'OPTIONS',
        headers: { cookie: 'wikiUserID=1' },
      });
      expect(headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        `Set-Cookie: wikiUserID=${gone}`,
        'Content-type: text/html; charset=UTF-8',
        'Expires: Thu, 01 Jan 1970 00:00:00 GMT',
        'Cache-Control: private, max-age=0, s-maxage=0',
      ]);
    });

    it('cookies that are removed stand before MediaWiki-Login-Suppressed', () => {
      const { headers } = ask(wiki, 'action=query&format=json&callback=f', { headers: { cookie: 'wikiUserID=1' } });
      expect(headers.slice(1, 3)).to.deep.equal([`Set-Cookie: wikiUserID=${gone}`, 'MediaWiki-Login-Suppressed: true']);
    });

    it('a cookie that is removed and one that is made are both sent', () => {
      const { headers } = ask(wiki, 'action=query&meta=tokens&type=login&format=json', {
        headers: { cookie: 'wiki_session=short' },
      });
      const cookies = headers
        .filter((line) => line.startsWith('Set-Cookie'))
        .map((line) => line.replace(/=[a-v0-9]{32};/, '=NEW;'));
      expect(cookies).to.deep.equal([
        `Set-Cookie: wiki_session=${gone}`,
        'Set-Cookie: wiki_session=NEW; path=/; HttpOnly',
      ]);
    });

    it('a list that resumes does not look at affrom', () => {
      expect(ask(wiki, `${list}&aflimit=2&afprop=ids&affrom=U&afcontinue=Redir.png|12&rawcontinue`).body).to.contain(
        '"query":{"allfileusages":[{"fromid":12},{"fromid":13}]}}',
      );
    });

    it('values after U+001F are repaired with U+FFFD, in the query string too', () => {
      expect(ask(wiki, 'action=query&meta=tokens&type=%1Fwatch%1F%FF&format=json').body).to.contain(
        'Unrecognized value for parameter \\"type\\": \\ufffd"}}',
      );
    });

    it('an empty content type is none', () => {
      const response = ask(wiki, 'action=query&format=json', { body: 'requestid=1', headers: { 'content-type': '' } });
      expect(response.body).to.equal(
        `{"batchcomplete":"","warnings":{"main":{"*":"A POST request was made without a \\"Content-Type\\" header. This does not work reliably.\\n${announcement}"}}}`,
      );
    });

    it('a form body has one parameter more than a query string', () => {
      const many = Array.from({ length: 1001 }, (_, index) => `x${index}=1`).join('&');
      expect(ask(wiki, 'action=query&format=json', { body: many }).body).to.match(/ x999, x1000\."/);
    });

    it('multipart: no end, quotes of the other kind, escaped quotes, a value like a boundary', () => {
      const part = (name: string, value: string) =>
        `--X\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
      const post = (body: string) =>
        ask(wiki, 'action=query&format=json', { body, headers: { 'content-type': 'multipart/form-data; boundary=X' } })
          .body;
      const echo = (id: string) => `{"batchcomplete":"","requestid":"${id}"}`;
      expect(post(part('"requestid"', '1'))).to.equal(echo('1'));
      expect(post(`${part("'requestid'", '1')}--X--\r\n`)).to.equal(echo('1'));
      expect(post(`${part('"requestid"', '--X')}--X--\r\n`)).to.equal(echo('--X'));
      expect(post(`${part('"a\\"b"', '1')}--X--\r\n`)).to.contain('Unrecognized parameter: a\\"b.');
    });

    it('raw: the keys of the messages of log-ins and deprecations', () => {
      const { body } = ask(wiki, 'action=query&errorformat=raw&format=json', { method: 'POST' });
      expect(body).to.contain(
        '{"code":"deprecation-help","key":"api-usage-mailinglist-ref","params":[],"module":"main"}',
      );
      const refused = ask(wiki, 'action=login&errorformat=raw&format=json&callback=f', { body: 'lgname=x' }).body;
      expect(refused).to.contain('"code":"api-login-fail-sameorigin","key":"api-login-fail-sameorigin"');
    });

    it('wikitext: escapes line breaks, mailto:, and since 1.43 more', () => {
      const named = (name: string) =>
        /Unrecognized parameter: (.*)\."\}\]/.exec(
          ask(wiki, `action=query&errorformat=wikitext&format=json&${name}=1`).body,
        )?.[1];
      const recent = release === '1.43';
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

    it('action=help&wrap has the headers of a page, and no debug of warnings', () => {
      const { headers } = ask(wiki, 'action=help&wrap&format=json');
      expect(headers.filter((line) => /^(?:Content-language|Vary|Expires)/.test(line))).to.deep.equal([
        'Content-language: en',
        'Vary: Accept-Encoding, Cookie',
        'Expires: Thu, 01 Jan 1970 00:00:00 GMT',
      ]);
    });

    it('the comment before the help page escapes tags', () => {
      expect(ask(wiki, '', { method: 'POST' }).body).to.contain('mailing list at \\u003Chttps://');
    });
  });
}

describe('as real wikis do, release 1.43 alone', () => {
  it('raw repeats the warnings of imageusage as a group (core 6.1)', () => {
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
