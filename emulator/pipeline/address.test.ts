import { expect } from 'chai';
import { createWiki } from '../index';
import { responseHeader, type WikiResponse } from '../exchange';
import { bothReleases } from '../testing/send.test-support';
import { releases } from '../releases/releases';

for (const release of bothReleases) {
  describe(`Addresses, release ${release} (core 7.2)`, () => {
    const wiki = createWiki({}, { release });
    const get = (url: string, scriptPath?: string): WikiResponse =>
      wiki.handle({
        method: 'GET',
        url,
        headers: {},
        body: new Uint8Array(),
        server: 'http://wiki.example',
        remoteAddress: '127.0.0.1',
        ...(scriptPath === undefined ? {} : { scriptPath }),
      });

    it('accepts the address of api.php', () => {
      expect(get('/api.php?action=query&format=json').body).to.equal('{"batchcomplete":""}');
      expect(get('/w/api.php?action=query&format=json', '/w').body).to.equal('{"batchcomplete":""}');
    });

    for (const [url, scriptPath] of [
      ...['//api.php', '///api.php', '/%61pi.php', '//%61pi%2Ephp', '/%2Fapi.php'].map((url) => [url]),
      ...['/./api.php', '/x/../api.php', '/x/..//api.php', '/../api.php', '/x/%2e%2e/api.php'].map((url) => [url]),
      ['/w//api.php', '/w'],
      ['/w/../w/api.php', '/w'],
    ] as const) {
      it(`reads ${url} as web servers in front of a real wiki do`, () => {
        expect(get(`${url}?action=query&format=json`, scriptPath).body).to.equal('{"batchcomplete":""}');
        expect(get(`${url}/x?action=query`, scriptPath).status).to.equal(301);
      });
    }

    for (const [url, scriptPath] of [
      ['/'],
      ['/index.php'],
      ['/api.phpx'],
      ['/API.php'],
      ['/api.php%20'],
      ['/api.php;x'],
      ['/x/../index.php'],
      ['/w/api.php'],
      ['/api.php', '/w'],
      ['/api.php', '/w/api.php'],
      ['?action=query'],
      [''],
      ['*'],
    ] as const) {
      it(`rejects "${url}"${scriptPath === undefined ? '' : ` with the script path ${scriptPath}`} with status 404`, () => {
        const response = get(url, scriptPath);
        expect(response.status).to.equal(404);
        expect(responseHeader(response, 'content-type')).to.equal('text/plain; charset=utf-8');
        expect(response.body).to.contain(
          `http://wiki.example${scriptPath ?? ''}/api.php?action=query&meta=tokens&format=json`,
        );
      });
    }

    it('rejects addresses over 64 KiB with status 414', () => {
      const longest = `/api.php?format=json&action=query&requestid=`.padEnd(64 * 1024, 'x');
      expect(get(longest).status).to.equal(200);
      for (const url of [`${longest}x`, longest.padEnd(1024 * 1024, '%')]) {
        const response = get(url);
        expect(response.status).to.equal(414);
        expect(response.statusText).to.equal('URI Too Long');
        expect(response.body).to.equal(
          `The address of this request has ${url.length} bytes; this wiki takes 65536. Send long parameters in a POST body.\n`,
        );
      }
    });

    it('handles the session before that redirect', () => {
      const response = wiki.handle({
        method: 'GET',
        url: '/api.php/x',
        headers: { cookie: 'wikiUserID=0' },
        body: new Uint8Array(),
        server: 'http://wiki.example',
        remoteAddress: '127.0.0.1',
      });
      expect(response.headers.slice(2, -2)).to.deep.equal([
        'Set-Cookie',
        'wikiUserID=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
        'Location',
        'http://wiki.example/api.php',
        'Content-type',
        'text/html; charset=UTF-8',
        'Expires',
        'Thu, 01 Jan 1970 00:00:00 GMT',
        'Cache-Control',
        'private, max-age=0, s-maxage=0',
      ]);
    });

    it('redirects requests with text between api.php and the query', () => {
      for (const [url, location] of [
        ['/api.php/foo?action=query&list=a|b', 'http://wiki.example/api.php?action=query&list=a%7Cb'],
        ['/api.php/?x=~*', 'http://wiki.example/api.php?x=%7E%2A'],
        ['/api.php/foo', 'http://wiki.example/api.php'],
      ] as const) {
        const response = get(url);
        expect(response.status).to.equal(301);
        expect(response.headers.slice(0, 6)).to.deep.equal([
          'X-Content-Type-Options',
          'nosniff',
          'Location',
          location,
          'Content-type',
          'text/html; charset=UTF-8',
        ]);
        const space = !releases[release].since('1.43') ? '' : ' ';
        expect(response.body).to.equal(
          `This endpoint does not support "path info", i.e. extra text between "api.php"${space}and the "?". Remove any such text and try again.`,
        );
      }
    });
  });
}

describe('The address of a wiki in its responses', () => {
  const errorBodyOf = (definition: Parameters<typeof createWiki>[0], scriptPath?: string): string =>
    createWiki(definition).handle({
      method: 'GET',
      url: `${definition?.site?.scriptPath ?? scriptPath ?? ''}/api.php?action=foo&format=json`,
      headers: { host: 'elsewhere.example' },
      body: new Uint8Array(),
      server: 'http://transport.example',
      remoteAddress: '127.0.0.1',
      ...(scriptPath === undefined ? {} : { scriptPath }),
    }).body;

  it('is the address of the transport, never the Host header', () => {
    expect(errorBodyOf({})).to.contain('"*":"See http://transport.example/api.php for API usage.');
    expect(errorBodyOf({}, '/w')).to.contain('"*":"See http://transport.example/w/api.php for API usage.');
  });

  it('is the address in its definition', () => {
    const site = { server: 'https://wiki.example', scriptPath: '/wiki' };
    expect(errorBodyOf({ site })).to.contain('"*":"See https://wiki.example/wiki/api.php for API usage.');
  });
});
