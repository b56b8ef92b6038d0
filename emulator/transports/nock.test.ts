import { expect } from 'chai';
import axios from 'axios';
import http from 'node:http';
import https from 'node:https';
import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import type nockType from 'nock';

import type { WikiResponse, WikiRequest } from '../exchange';
import { listen } from './http';
import { readBase } from './intercepted-bases';
import { intercept, loadNock, replyOf } from './nock';
import { WaitingResponses } from './waiting-responses';

function wikiCalled(name: string) {
  return (request: WikiRequest): WikiResponse => ({
    status: 200,
    statusText: 'OK',
    headers: ['Content-Type', 'text/plain', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'],
    body: `${name}: ${request.method} ${request.server}${request.url} ${Buffer.from(request.body).toString('latin1')}`,
  });
}

const wiki = wikiCalled('wiki');

describe('intercept', () => {
  // Loaded here and not above: nock takes over every request of the process from the moment it is loaded.
  let nock: typeof nockType;
  before(() => {
    nock = loadNock();
  });
  afterEach(() => {
    nock.cleanAll();
  });
  after(() => {
    nock.restore();
  });

  async function text(address: string, init?: RequestInit): Promise<string> {
    return (await fetch(address, init)).text();
  }

  async function failure(request: Promise<unknown>): Promise<string> {
    return request.then(
      () => 'none',
      (error: unknown) => String(error).split('\n', 1)[0] ?? '',
    );
  }

  it('responds to every client of that wiki', async () => {
    const intercepted = intercept(wiki, 'https://wiki.example/w/');
    expect(intercepted.url).to.equal('https://wiki.example/w');
    expect(await text('https://wiki.example/w/api.php?a=1')).to.equal('wiki: GET https://wiki.example/w/api.php?a=1 ');
  });

  it('also accepts the address of api.php', async () => {
    for (const [address, api] of [
      ['https://wiki.example/w/api.php', 'https://wiki.example/w/api.php'],
      ['https://wiki.example/w/api.php/', 'https://wiki.example/w/api.php'],
      ['https://wiki.example/api.php', 'https://wiki.example/api.php'],
      ['https://wiki.example/', 'https://wiki.example/api.php'],
    ] as const) {
      using intercepted = intercept(wiki, address);
      expect(intercepted.api).to.equal(api);
      expect(intercepted.url).to.equal(api.slice(0, -'/api.php'.length));
      expect(await text(`${intercepted.api}?a=1`)).to.equal(`wiki: GET ${api}?a=1 `);
    }
  });

  it('reads bodies that are byte arrays of another realm, as in jsdom', async () => {
    const bytes = runInNewContext('new Uint8Array([0x61, 0xff])') as Uint8Array;
    expect(bytes).not.to.be.instanceOf(Uint8Array);
    const sent = Object.assign(new http.ClientRequest('http://wiki.example'), { requestBodyBuffers: [bytes] });
    sent.on('error', () => undefined).destroy();
    const base = readBase('wiki.intercept', 'http://wiki.example');
    const request = { method: 'POST', path: '/api.php', sent, base, remoteAddress: '127.0.0.1' };
    const [, body] = await replyOf(wiki, request, new WaitingResponses(() => new Error('never')));
    expect(body).to.equal('wiki: POST http://wiki.example/api.php a\xff');
  });

  it('does not intercept other paths and hosts', async () => {
    intercept(wiki, 'https://wiki.example/w');
    expect(await failure(text('https://wiki.example/wiki/Main_Page'))).to.match(/^Error: Nock: No match for request/);
    const other = await listen(wikiCalled('other'));
    expect(await text(`${other.url}/w/api.php`)).to.equal(`other: GET ${other.url}/w/api.php `);
    await other.close();
  });

  it('responds to http.request, with raw bytes in chunks', async () => {
    intercept(wiki, 'http://wiki.example:8080');
    const response = await send(http.request('http://wiki.example:8080/api.php?a|b', { method: 'POST' }), [
      Buffer.from([0xff, 0x00]),
      'abc',
    ]);
    expect(response.body).to.equal('wiki: POST http://wiki.example:8080/api.php?a|b \xff\x00abc');
    expect(response.rawHeaders).to.deep.equal([
      ...['Content-Type', 'text/plain', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Length', '54'],
    ]);
  });

  it('responds to https.request', async () => {
    intercept(wiki, 'https://wiki.example');
    const head = await send(https.request('https://wiki.example/api.php', { method: 'HEAD' }));
    expect(head).to.deep.include({ statusCode: 200, body: '' });
    const trace = await send(https.request('https://wiki.example/api.php', { method: 'TRACE' }));
    expect(trace.body).to.equal('wiki: TRACE https://wiki.example/api.php ');
  });

  it('responds to axios', async () => {
    intercept(wiki, 'https://wiki.example/w');
    const response = await axios.post('https://wiki.example/w/api.php', new URLSearchParams({ type: 'watch|patrol' }));
    expect(response.data).to.equal('wiki: POST https://wiki.example/w/api.php type=watch%7Cpatrol');
    expect(response.headers['set-cookie']).to.deep.equal(['a=1', 'b=2']);
  });

  it('keeps several wikis separate', async () => {
    intercept(wikiCalled('one'), 'https://wiki.example/one');
    intercept(wikiCalled('two'), 'https://wiki.example/two');
    intercept(wikiCalled('three'), 'https://other.example/one');
    expect(await text('https://wiki.example/two/api.php')).to.match(/^two: /);
    expect(await text('https://wiki.example/one/api.php')).to.match(/^one: /);
    expect(await text('https://other.example/one/api.php')).to.match(/^three: /);
  });

  it('is never a pending mock', () => {
    intercept(wiki, 'https://wiki.example');
    expect(nock.isDone()).to.equal(true);
    expect(nock.pendingMocks()).to.deep.equal([]);
  });

  it('rejects an address that is already intercepted, and names it', () => {
    const intercepted = intercept(wiki, 'https://wiki.example/w');
    expect(() => intercept(wiki, 'https://wiki.example/w/')).to.throw(
      'https://wiki.example/w is already intercepted. Call remove() of that interception first, or use another address for this wiki.',
    );
    expect(() => intercept(wiki, 'https://wiki.example')).to.throw(
      'https://wiki.example overlaps with https://wiki.example/w, which is already intercepted.',
    );
    intercepted.remove();
    expect(() => intercept(wiki, 'https://wiki.example/w')).not.to.throw();
  });

  it('rejects what is not the address of a wiki', () => {
    for (const address of [
      'wiki.example',
      'ftp://wiki.example',
      'https://wiki.example/w?a',
      'https://wiki.example/#a',
    ]) {
      expect(() => intercept(wiki, address), address).to.throw(
        TypeError,
        `wiki.intercept needs the address of a wiki, such as "https://wiki.example/w" or "https://wiki.example/w/api.php", not "${address}".`,
      );
    }
  });

  it('removes only its own interceptors', async () => {
    nock('https://wiki.example').get('/other').reply(200, 'theirs');
    const intercepted = intercept(wiki, 'https://wiki.example/w');
    intercepted.remove();
    intercepted.remove();
    expect(await failure(text('https://wiki.example/w/api.php'))).to.match(/^Error: Nock: No match for request/);
    expect(await text('https://wiki.example/other')).to.equal('theirs');
  });

  it('ends with its using block', async () => {
    {
      using intercepted = intercept(wiki, 'https://wiki.example');
      expect(await text(`${intercepted.url}/api.php`)).to.match(/^wiki: /);
    }
    expect(nock.activeMocks()).to.deep.equal([]);
  });

  it('can be called again after nock.cleanAll and nock.restore', async () => {
    intercept(wiki, 'https://wiki.example/w');
    nock.cleanAll();
    nock.restore();
    intercept(wikiCalled('new'), 'https://wiki.example/w');
    expect(await text('https://wiki.example/w/api.php')).to.match(/^new: /);
  });

  describe('with blockNetwork', () => {
    // 192.0.2.1 is reserved for documentation: nothing responds there.
    const elsewhere = 'http://192.0.2.1:8099';

    it('refuses connections of every client to other machines', async () => {
      using intercepted = intercept(wiki, 'https://wiki.example/w', { blockNetwork: true });
      expect(await text(`${intercepted.api}?a=1`)).to.match(/^wiki: /);
      const refusal =
        'A connection to 192.0.2.1:8099 was blocked, because wiki.intercept was called with blockNetwork. ' +
        'Intercept that address as well, send the request with wiki.fetch, or leave out blockNetwork.';
      const error: unknown = await fetch(elsewhere).catch((reason: unknown) => reason);
      expect(inspect(error)).to.contain(refusal);
      // As undici does, which knows nothing of nock.
      for (const open of [
        () => net.connect({ host: '192.0.2.1', port: 8099 }),
        () => net.connect(8099, '192.0.2.1'),
        () => new net.Socket().connect(8099, '192.0.2.1'),
        () => tls.connect({ host: '192.0.2.1', port: 8099 }),
      ]) {
        const [reason] = (await once(open(), 'error').catch((thrown: unknown) => [thrown])) as [Error];
        expect(reason).to.include({ code: 'ERR_WIKIDOUBLE_NETWORK_BLOCKED', message: refusal });
      }
    });

    it('keeps this machine reachable', async () => {
      const other = await listen(wikiCalled('other'));
      using intercepted = intercept(wiki, 'https://wiki.example/w', { blockNetwork: true });
      expect(await text(`${intercepted.url}/api.php`)).to.match(/^wiki: /);
      expect(await text(`${other.url}/api.php`)).to.match(/^other: /);
      expect(await text(`http://localhost:${other.port}/api.php`)).to.match(/^other: /);
      const socket = net.connect(other.port);
      await once(socket, 'connect');
      socket.destroy();
      await other.close();
    });

    it('ends when the last such interception is removed', () => {
      const connect: unknown = Reflect.get(net.Socket.prototype, 'connect');
      const one = intercept(wiki, 'https://one.example', { blockNetwork: true });
      const two = intercept(wiki, 'https://two.example', { blockNetwork: true });
      one.remove();
      expect(Reflect.get(net.Socket.prototype, 'connect')).not.to.equal(connect);
      two.remove();
      const socket = new net.Socket();
      socket.on('error', () => undefined);
      // A connection that is refused is not even begun.
      expect(socket.connect(8099, '192.0.2.1').connecting).to.equal(true);
      socket.destroy();
    });
  });

  it('fails the client with the error of the wiki', async () => {
    const broken = (): never => {
      throw new Error('no such thing');
    };
    intercept(broken, 'https://wiki.example', { nock });
    expect(await failure(text('https://wiki.example/api.php'))).to.equal('Error: no such thing');
  });

  it('gives advice if the test environment hides what nock needs', () => {
    const global = Object.getOwnPropertyDescriptor(globalThis, 'Response')!;
    Object.defineProperty(globalThis, 'Response', { value: undefined, configurable: true });
    try {
      expect(() => intercept(wiki, 'https://wiki.example')).to.throw(
        TypeError,
        /^wiki\.intercept needs Response of Node\.js, which this test environment hides\. In Jest, use .* jest-fixed-jsdom/,
      );
    } finally {
      Object.defineProperty(globalThis, 'Response', global);
    }
  });

  it('explains how to install nock if it is missing', () => {
    const missing = Object.assign(new Error("Cannot find module 'nock'"), { code: 'MODULE_NOT_FOUND' });
    const load = (): never => {
      throw missing;
    };
    expect(() => loadNock(load)).to.throw(/needs nock 14, which is not installed: npm install --save-dev nock\./);
  });
});

interface Received {
  readonly statusCode: number | undefined;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

/** Sends a body in pieces and collects what comes back, one byte a character. */
function send(request: http.ClientRequest, chunks: readonly (string | Buffer)[] = []): Promise<Received> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (global) => {
      let body = '';
      global.setEncoding('utf8');
      global.on('data', (chunk: string) => (body += chunk));
      global.on('end', () => {
        resolve({ statusCode: global.statusCode, rawHeaders: global.rawHeaders, body });
      });
    });
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
}
