import { expect } from 'chai';

import type { WikiResponse, WikiRequest } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { createFetch } from './fetch';
import { listen, type HttpServer } from './http';
import { intercept } from './nock';

/** Responds in place of a wiki with the request that it received; the bytes of a body are characters. */
function echo({ method, url, headers, body, remoteAddress }: WikiRequest): WikiResponse {
  const seen = {
    method,
    url,
    contentType: headers['content-type']?.replace(/boundary=.*/, 'boundary'),
    cookie: headers.cookie,
    body: Buffer.from(body).toString('latin1'),
    remoteAddress,
  };
  return {
    status: url.startsWith('/w/missing') ? 404 : 200,
    statusText: url.startsWith('/w/missing') ? 'Nothing Here' : 'OK',
    headers: ['X-First', '1', 'Set-Cookie', 'a=1; path=/', 'Set-Cookie', 'b=2', 'Content-Type', 'application/json'],
    body: JSON.stringify(seen),
  };
}

interface Case {
  readonly name: string;
  /** After `/w`. */
  readonly address: string;
  readonly init?: RequestInit;
  readonly status?: 200 | 404;
  /** What the wiki receives, besides the address of the client. */
  readonly seen: { method: string; url: string; contentType?: string; cookie?: string; body: string };
}

const form = 'application/x-www-form-urlencoded';

function multipart(): FormData {
  const data = new FormData();
  data.append('titles', 'é|b');
  return data;
}

const cases: readonly Case[] = [
  {
    name: 'a raw vertical bar, and an encoded one',
    address: '/api.php?type=watch|patrol%7Ccsrf',
    seen: { method: 'GET', url: '/w/api.php?type=watch|patrol%7Ccsrf', body: '' },
  },
  {
    name: 'bytes that are not UTF-8',
    address: '/api.php?a=%FF%fe',
    seen: { method: 'GET', url: '/w/api.php?a=%FF%fe', body: '' },
  },
  {
    name: 'spaces in both spellings',
    address: '/api.php?a=b+c%20d',
    seen: { method: 'GET', url: '/w/api.php?a=b+c%20d', body: '' },
  },
  {
    name: 'no fragment',
    address: '/api.php?a=1#part',
    seen: { method: 'GET', url: '/w/api.php?a=1', body: '' },
  },
  {
    name: 'no path below the base',
    address: '?a=1',
    seen: { method: 'GET', url: '/w?a=1', body: '' },
  },
  {
    name: 'a status and its text',
    address: '/missing',
    status: 404,
    seen: { method: 'GET', url: '/w/missing', body: '' },
  },
  {
    name: 'cookies',
    address: '/api.php',
    init: { headers: { cookie: 'x=1; y=2' } },
    seen: { method: 'GET', url: '/w/api.php', cookie: 'x=1; y=2', body: '' },
  },
  {
    name: 'a form',
    address: '/api.php',
    init: { method: 'POST', body: new URLSearchParams({ titles: 'é|b c' }) },
    seen: { method: 'POST', url: '/w/api.php', contentType: `${form};charset=UTF-8`, body: 'titles=%C3%A9%7Cb+c' },
  },
  {
    name: 'a form of raw bytes',
    address: '/api.php',
    init: { method: 'POST', headers: { 'content-type': form }, body: Buffer.from('a=\xff\xfe\x00|', 'latin1') },
    seen: { method: 'POST', url: '/w/api.php', contentType: form, body: 'a=\xff\xfe\x00|' },
  },
  {
    name: 'a body that looks like hexadecimal digits',
    address: '/api.php',
    init: { method: 'POST', headers: { 'content-type': form }, body: 'ff00' },
    seen: { method: 'POST', url: '/w/api.php', contentType: form, body: 'ff00' },
  },
  {
    name: 'JSON, with its blanks',
    address: '/api.php',
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{ "a" : 1 }' },
    seen: { method: 'POST', url: '/w/api.php', contentType: 'application/json', body: '{ "a" : 1 }' },
  },
  {
    name: 'invalid JSON',
    address: '/api.php',
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{a' },
    seen: { method: 'POST', url: '/w/api.php', contentType: 'application/json', body: '{a' },
  },
  {
    name: 'POST without a body',
    address: '/api.php?a=1',
    init: { method: 'POST' },
    seen: { method: 'POST', url: '/w/api.php?a=1', body: '' },
  },
  {
    name: 'PUT',
    address: '/api.php',
    init: { method: 'PUT', body: 'text' },
    seen: { method: 'PUT', url: '/w/api.php', contentType: 'text/plain;charset=UTF-8', body: 'text' },
  },
  ...['PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    name: method,
    address: '/api.php',
    init: { method },
    seen: { method, url: '/w/api.php', body: '' },
  })),
];

/** Every transport passes the same requests to the wiki, and returns the same responses. */
function behavesAlike(client: () => { fetch: typeof globalThis.fetch; base: string }): void {
  for (const { name, address, init, status = 200, seen } of cases) {
    it(`carries ${name}`, async () => {
      const { fetch, base } = client();
      const response = await fetch(base + address, init);
      expect(response.status).to.equal(status);
      expect(response.statusText).to.equal(status === 200 ? 'OK' : 'Nothing Here');
      expect(response.headers.getSetCookie()).to.deep.equal(['a=1; path=/', 'b=2']);
      expect(response.headers.get('x-first')).to.equal('1');
      expect(response.headers.get('content-type')).to.equal('application/json');
      expect(response.url).to.equal((base + address).replace('#part', ''));
      const text = await response.text();
      expect(response.headers.get('content-length')).to.equal(String(Buffer.byteLength(text)));
      expect(JSON.parse(text)).to.deep.equal({ ...seen, remoteAddress: '127.0.0.1' });
    });
  }

  it('carries multipart forms', async () => {
    const { fetch, base } = client();
    const response = await fetch(`${base}/api.php`, { method: 'POST', body: multipart() });
    const { body, contentType } = (await response.json()) as { body: string; contentType: string };
    expect(contentType).to.equal('multipart/form-data; boundary');
    expect(body).to.match(
      /^--[-\w]+\r\nContent-Disposition: form-data; name="titles"\r\n\r\n\xc3\xa9\|b\r\n--[-\w]+--/,
    );
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    const { fetch, base } = client();
    const response = await fetch(`${base}/missing`, { method: 'HEAD' });
    expect(response.status).to.equal(404);
    // {"method":"HEAD","url":"/w/missing","body":"","remoteAddress":"127.0.0.1"}
    expect(response.headers.get('content-length')).to.equal('74');
    expect(response.headers.getSetCookie()).to.have.length(2);
    expect(await response.text()).to.equal('');
  });

  it('rejects a body that is too large', async () => {
    const { fetch, base } = client();
    const response = await fetch(`${base}/api.php`, { method: 'POST', body: new Uint8Array(maximumBodyBytes + 1) });
    expect(response.status).to.equal(413);
    expect(await response.text()).to.match(/^The body of this request is larger than 8388608 bytes \(8 MiB\)/);
    const whole = await fetch(`${base}/api.php`, { method: 'POST', body: new Uint8Array(maximumBodyBytes) });
    expect(whole.status).to.equal(200);
    await whole.body?.cancel();
  });
}

describe('a request handler', () => {
  describe('over HTTP', () => {
    let server: HttpServer;
    before(async () => {
      server = await listen(echo);
    });
    after(() => server.close());
    behavesAlike(() => ({ fetch: globalThis.fetch, base: `${server.url}/w` }));
  });

  describe('through fetch without a network', () => {
    const fetch = createFetch(echo);
    behavesAlike(() => ({ fetch, base: 'https://wiki.example/w' }));
  });

  describe('through nock', () => {
    before(() => intercept(echo, 'https://wiki.example/w'));
    // Loaded here and not above: nock takes over every request of the process from the moment it is loaded.
    after(() => {
      const nock = require('nock') as typeof import('nock');
      nock.cleanAll();
      nock.restore();
    });
    behavesAlike(() => ({ fetch: globalThis.fetch, base: 'https://wiki.example/w' }));
  });
});
