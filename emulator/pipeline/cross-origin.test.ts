import { expect } from 'chai';
import { send, fixtureWiki } from '../testing/send.test-support';

const wiki = fixtureWiki('1.43');
const usage = 'action=query&list=imageusage&iutitle=File:A&format=json';
const preflight = { 'access-control-request-method': 'POST' };

/** The lines between the first header and those about the content. */
function crossOriginHeaders(headers: readonly string[]): string[] {
  return headers.filter((line) => /^(?:Access-Control|MediaWiki-|Vary)/.test(line));
}

describe('A preflight request (core 7.3)', () => {
  it('allows the headers of API clients', () => {
    const headers = { ...preflight, 'access-control-request-headers': 'Content-Type, Api-User-Agent' };
    expect(crossOriginHeaders(send(wiki, `${usage}&origin=*`, { method: 'OPTIONS', headers }).headers)).to.deep.equal([
      'MediaWiki-Login-Suppressed: true',
      'Access-Control-Allow-Headers: Content-Type, Api-User-Agent',
      'Access-Control-Allow-Methods: POST, GET, HEAD',
      'Access-Control-Allow-Origin: *',
      'Access-Control-Allow-Credentials: false',
    ]);
  });

  it('rejects any other header', () => {
    const headers = { ...preflight, 'access-control-request-headers': 'Content-Type, X-Foo' };
    expect(crossOriginHeaders(send(wiki, `${usage}&origin=*`, { method: 'OPTIONS', headers }).headers)).to.deep.equal([
      'MediaWiki-Login-Suppressed: true',
      'MediaWiki-CORS-Rejection: Unsupported header requested in preflight',
    ]);
  });
});
