import { expect } from 'chai';
import { ask, fixtureWiki } from '../testing/ask.test-support';

/** As real wikis answered. */
describe('a parameter over which the real software breaks down', () => {
  const page = (release: '1.39' | '1.43', query: string) => {
    const response = ask(fixtureWiki(release), query);
    return { ...response, body: response.body.replace(/\[[0-9a-f]{24}\] \d{4}-\d\d-\d\d \d\d:\d\d:\d\d: /, '') };
  };

  it('makes a page with status 500, whatever the format', () => {
    for (const format of ['json', 'xml', 'jsonfm', 'nonsense']) {
      const { status, headers, body } = page('1.39', `action=query&format=${format}&requestid=%1Fa`);
      expect(status).to.equal(500);
      expect(headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'MediaWiki-API-Error: internal_api_error_ApiUsageException',
        'Content-Type: text/html; charset=UTF-8',
      ]);
      expect(body).to.equal(
        '<!DOCTYPE html>\n<html><head><title>Internal error - TestWiki</title><style>body { font-family: sans-serif; margin: 0; padding: 0.5em 2em; }</style></head><body>\n<div class="mw-message-box-error mw-message-box">Fatal exception of type &quot;ApiUsageException&quot;</div><!-- Set $wgShowExceptionDetails = true; at the bottom of LocalSettings.php to show detailed debugging information. --></body></html>\n',
      );
    }
  });

  it('makes another page in 1.43', () => {
    const { headers, body } = page('1.43', 'action=query&format=json&requestid=%1Fa');
    expect(headers).to.include('MediaWiki-API-Error: internal_api_error_MediaWiki\\Api\\ApiUsageException');
    expect(body).to.equal(
      '<!DOCTYPE html>\n<html><head><title>Internal error - TestWiki</title><meta name="color-scheme" content="light dark" /><style>body { font-family: sans-serif; margin: 0; padding: 0.5em 2em; }</style></head><body>\n<div class="cdx-message cdx-message--block cdx-message--error"><span class="cdx-message__icon"></span><div class="cdx-message__content">Fatal exception of type &quot;MediaWiki\\Api\\ApiUsageException&quot;</div></div><!-- Set $wgShowExceptionDetails = true; at the bottom\nof LocalSettings.php to show detailed debugging\ninformation. --></body></html>\n',
    );
  });

  it('has headers like it: an Origin of several, the parameter among them', () => {
    const headers = { origin: 'http://a.example  http://b.example' };
    const requested = (release: '1.39' | '1.43', origin: string) =>
      ask(fixtureWiki(release), `action=query&format=json&origin=${origin}`, { headers });
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
    expect(requested('1.39', 'http://a.example').body).to.match(
      /^<div class="mw-message-box-error mw-content-ltr mw-message-box">\[[0-9a-f]{24}\] .*: Fatal exception of type &quot;MediaWiki\\Rest\\HeaderParser\\HeaderParserError&quot;<\/div><!-- Set \$wgShowExceptionDetails = true; at the bottom\nof LocalSettings.php to show detailed debugging\ninformation. --><\/body><\/html>\n$/m,
    );
  });

  it('is requestid or origin; others are ordinary errors', () => {
    const status = (query: string) => page('1.43', `action=query&format=json&${query}`).status;
    expect([status('origin=%1Fx'), status('requestid[]=%1Fa'), status('uselang=%1Fen')]).to.deep.equal([500, 200, 200]);
  });

  it('still sets the cookies, which nobody may keep', () => {
    const headers = { cookie: 'wiki_session=abcdefghij0123456789abcdefghij01' };
    const response = ask(fixtureWiki(), 'action=query&format=json&requestid=%1Fa', { headers });
    expect(response.headers.map((line) => line.slice(0, line.indexOf(':')))).to.deep.equal([
      ...['X-Content-Type-Options', 'Set-Cookie', 'MediaWiki-API-Error', 'Content-Type', 'Expires', 'Cache-Control'],
    ]);
  });
});

describe('a server in front', () => {
  it('makes cookies secure where it says https, in lower case and alone', () => {
    const cookie = (protocol: string) =>
      ask(fixtureWiki(), 'action=query&format=json&meta=tokens&type=login', {
        headers: { 'x-forwarded-proto': protocol },
      }).header('Set-Cookie');
    expect(cookie('https')).to.match(/; path=\/; secure; HttpOnly$/);
    for (const protocol of ['http', 'HTTPS', 'https, http'])
      expect(cookie(protocol)).to.match(/[^;]; path=\/; HttpOnly$/);
  });
});
