import { expect } from 'chai';
import { createWiki } from '../create-wiki';
import { send, fixtureWiki } from '../testing/send.test-support';

describe('A parameter that makes MediaWiki fail', () => {
  // The page: vectors main/requestid-with-u1f-json, main/requestid-with-u1f-xml and main/origin-header-with-two-spaces-1.
  it('sends a page with status 500, whatever the format', () => {
    for (const format of ['jsonfm', 'nonsense']) {
      const { status, headers } = send(fixtureWiki('1.39'), `action=query&format=${format}&requestid=%1Fa`);
      expect(status).to.equal(500);
      expect(headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'MediaWiki-API-Error: internal_api_error_ApiUsageException',
        'Content-Type: text/html; charset=UTF-8',
      ]);
    }
  });

  it('fails likewise for an Origin header of several origins that contains the parameter', () => {
    const headers = { origin: 'http://a.example  http://b.example' };
    const requested = (release: '1.39' | '1.43', origin: string) =>
      send(fixtureWiki(release), `action=query&format=json&origin=${origin}`, { headers });
    for (const release of ['1.39', '1.43'] as const) {
      expect([
        requested(release, 'http://a.example').status,
        requested(release, 'http://b.example').status,
      ]).to.deep.equal([500, 500]);
      expect([requested(release, 'http://c.example').status, requested(release, '*').status]).to.deep.equal([403, 200]);
      expect(requested(release, 'http://a.example').headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'MediaWiki-API-Error: internal_api_error_MediaWiki\\Rest\\HeaderParser\\HeaderParserError',
        'Content-Type: text/html; charset=UTF-8',
      ]);
    }
  });

  it('fails for requestid and origin only', () => {
    const status = (query: string) => send(fixtureWiki(), `action=query&format=json&${query}`).status;
    expect([status('origin=%1Fx'), status('requestid[]=%1Fa'), status('uselang=%1Fen')]).to.deep.equal([500, 200, 200]);
  });

  // Observed on real wikis of both releases, which name more places.
  for (const [release, exception, open, close] of [
    ['1.39', 'ApiUsageException', '<p>', '</p>\n</body>'],
    [
      ...['1.43', 'MediaWiki\\Api\\ApiUsageException'],
      '<div dir=ltr><div class="cdx-message cdx-message--block cdx-message--error"><span class="cdx-message__icon"></span>' +
        '<div class="cdx-message__content"><p>',
      '</p>\n</div></div></div></body>',
    ],
  ] as const) {
    it(`says what happened, if the site wants that, ${release}`, () => {
      const wiki = createWiki({ site: { exceptionDetails: true } }, { release, seed: 1 });
      const { body } = send(wiki, 'requestid=%1Fa%22|b&uselang=ar');
      const text =
        `${exception}: Parameter &quot;requestid&quot; accepts only a single value. U+001F multi-value separation may only ` +
        'be used for multi-valued parameters.</p><p>Backtrace:</p><p>from api.php(1)<br />\n#0 {main}';
      expect(body.replace(/\[[\da-f]{24}\]/, '[id]')).to.include(
        `<body>\n${open}[id] /api.php?requestid=%1Fa%22|b&amp;uselang=ar   ${text}${close}`,
      );
      expect(body).to.include('<title>عطل داخلي - ');
    });
  }

  it('still sets cookies, and forbids caching', () => {
    const headers = { cookie: 'wiki_session=abcdefghij0123456789abcdefghij01' };
    const response = send(fixtureWiki(), 'action=query&format=json&requestid=%1Fa', { headers });
    expect(response.headers.map((line) => line.slice(0, line.indexOf(':')))).to.deep.equal([
      ...['X-Content-Type-Options', 'Set-Cookie', 'MediaWiki-API-Error', 'Content-Type', 'Expires', 'Cache-Control'],
    ]);
  });
});

describe('A proxy in front', () => {
  it('makes cookies secure if X-Forwarded-Proto is exactly https', () => {
    const cookie = (protocol: string) =>
      send(fixtureWiki(), 'action=query&format=json&meta=tokens&type=login', {
        headers: { 'x-forwarded-proto': protocol },
      }).header('Set-Cookie');
    expect(cookie('https')).to.match(/; path=\/; secure; HttpOnly$/);
    for (const protocol of ['http', 'HTTPS', 'https, http'])
      expect(cookie(protocol)).to.match(/[^;]; path=\/; HttpOnly$/);
  });
});
