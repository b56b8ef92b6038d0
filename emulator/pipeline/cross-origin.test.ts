import { expect } from 'chai';
import { ask, fixtureWiki } from '../testing/ask.test-support';

const wiki = fixtureWiki('1.43');
const usage = 'action=query&list=imageusage&iutitle=File:A&format=json';
const preflight = { 'access-control-request-method': 'POST' };

/** The lines between the first header and those about the content. */
function crossOriginHeaders(headers: readonly string[]): string[] {
  return headers.filter((line) => /^(?:Access-Control|MediaWiki-|Vary)/.test(line));
}

describe('requests from pages of other sites (core 7.3)', () => {
  it('takes what is an asterisk once it is repaired for one', () => {
    expect(crossOriginHeaders(ask(wiki, `${usage}&origin=*%81`).headers)).to.contain('Access-Control-Allow-Origin: *');
  });

  it('may be read by every page with origin=*, and nobody is logged in', () => {
    expect(crossOriginHeaders(ask(wiki, `${usage}&origin=*`).headers)).to.deep.equal([
      'MediaWiki-Login-Suppressed: true',
      'Access-Control-Allow-Origin: *',
      'Access-Control-Allow-Credentials: false',
      'Access-Control-Expose-Headers: MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed',
      'Vary: Accept-Encoding, Treat-as-Untrusted, Cookie',
    ]);
  });

  it('are answered, but not to be read, with an origin that the wiki does not trust', () => {
    const headers = { origin: 'https://a.example' };
    const response = ask(wiki, `${usage}&origin=https://a.example`, { headers });
    expect(response.body).to.equal('{"batchcomplete":"","query":{"imageusage":[]}}');
    expect(crossOriginHeaders(response.headers)).to.deep.equal([
      'MediaWiki-CORS-Rejection: Origin mismatch',
      'Vary: Accept-Encoding, Origin, Treat-as-Untrusted, Cookie',
    ]);
    // None is the same as none, where the browser says so.
    expect(ask(wiki, `${usage}&origin=`, { headers: { origin: '' } }).status).to.equal(200);
  });

  for (const [origin, headers] of [
    ['https://a.example', {}],
    ['', { origin: 'https://a.example' }],
    ['https://b.example', { origin: 'https://a.example' }],
    ['https://a.example%20https://b.example', { origin: 'https://a.example https://b.example' }],
  ] as const) {
    it(`are refused where origin=${origin} is not what the browser says: ${JSON.stringify(headers)}`, () => {
      const response = ask(wiki, `${usage}&origin=${origin}`, { headers });
      expect(response.status).to.equal(403);
      expect(response.body).to.equal("'origin' parameter does not match Origin header\n");
      expect(response.headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-cache',
        'Content-type: text/html; charset=UTF-8',
      ]);
    });
  }

  it('say nothing of origins without the parameter', () => {
    const { headers } = ask(wiki, usage, { headers: { origin: 'https://a.example' } });
    expect(crossOriginHeaders(headers)).to.deep.equal(['Vary: Accept-Encoding, Treat-as-Untrusted, Cookie']);
  });
});

describe('what browsers ask before they send (core 7.3)', () => {
  it('is allowed with headers that clients of the API use', () => {
    const headers = { ...preflight, 'access-control-request-headers': 'Content-Type, Api-User-Agent' };
    expect(crossOriginHeaders(ask(wiki, `${usage}&origin=*`, { method: 'OPTIONS', headers }).headers)).to.deep.equal([
      'MediaWiki-Login-Suppressed: true',
      'Access-Control-Allow-Headers: Content-Type, Api-User-Agent',
      'Access-Control-Allow-Methods: POST, GET, HEAD',
      'Access-Control-Allow-Origin: *',
      'Access-Control-Allow-Credentials: false',
    ]);
  });

  it('is rejected with any other header', () => {
    const headers = { ...preflight, 'access-control-request-headers': 'Content-Type, X-Foo' };
    expect(crossOriginHeaders(ask(wiki, `${usage}&origin=*`, { method: 'OPTIONS', headers }).headers)).to.deep.equal([
      'MediaWiki-Login-Suppressed: true',
      'MediaWiki-CORS-Rejection: Unsupported header requested in preflight',
    ]);
  });
});
