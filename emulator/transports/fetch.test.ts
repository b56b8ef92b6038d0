import { expect } from 'chai';

import type { WikiResponse, WikiRequest } from '../exchange';
import { createFetch } from './fetch';

const received: WikiRequest[] = [];

/** `/w/api.php/more` redirects as real wikis do (core 7.2), `/loop` redirects for ever; every other path gets a response. */
function wiki(request: WikiRequest): WikiResponse {
  received.push(request);
  const [path = '', query = ''] = request.url.split('?');
  const location = path === '/w/api.php/more' ? `/w/api.php?${query}` : path === '/loop' ? '/loop' : undefined;
  if (location === undefined) return { status: 200, statusText: 'OK', headers: ['X-A', '1'], body: 'the response' };
  return { status: 301, statusText: 'Moved Permanently', headers: ['Location', location], body: 'elsewhere' };
}

const fetch = createFetch(wiki);

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'none',
    (error: unknown) => error,
  );
}

describe('createFetch', () => {
  beforeEach(() => {
    received.length = 0;
  });

  it('accepts a string, a URL or a Request', async () => {
    const address = 'https://wiki.example/w/api.php?a=1';
    for (const input of [address, new URL(address), new Request(address)]) {
      const response = await fetch(input);
      expect(response).to.be.instanceOf(Response);
      expect(await response.text()).to.equal('the response');
    }
    expect(received.map(({ url }) => url)).to.deep.equal(Array(3).fill('/w/api.php?a=1'));
  });

  it('names the wiki after the requested address, or after its option', async () => {
    await fetch('http://localhost:8080/api.php');
    await createFetch(wiki, { server: 'https://en.wiki.example' })('http://localhost:8080/api.php');
    expect(received.map(({ server }) => server)).to.deep.equal(['http://localhost:8080', 'https://en.wiki.example']);
  });

  it('sends the headers that Node sends', async () => {
    await fetch('https://wiki.example:8080/api.php', { method: 'POST', body: 'é', headers: { 'User-Agent': 'me' } });
    expect(received[0]?.headers).to.deep.equal({
      host: 'wiki.example:8080',
      connection: 'keep-alive',
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': 'me',
      accept: '*/*',
      'accept-language': '*',
      'sec-fetch-mode': 'cors',
      'accept-encoding': 'br, gzip, deflate',
      'content-length': '2',
    });
  });

  it('reads bodies of every kind', async () => {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array([0x61]));
        controller.enqueue(new Uint8Array([0xff]));
        controller.close();
      },
    });
    const bodies = [new Blob(['a\xff']), new Uint8Array([0x61, 0xff]), new Uint8Array([0x61, 0xff]).buffer];
    for (const body of bodies) await fetch('https://wiki.example/', { method: 'POST', body });
    await fetch('https://wiki.example/', { method: 'POST', body: stream, duplex: 'half' });
    expect(received.map(({ body }) => Buffer.from(body).toString('latin1'))).to.deep.equal([
      'a\xc3\xbf',
      'a\xff',
      'a\xff',
      'a\xff',
    ]);
  });

  it('follows redirects', async () => {
    const response = await fetch('https://wiki.example/w/api.php/more?a=1#part');
    expect(response.redirected).to.equal(true);
    for (const copy of [response.clone(), response]) {
      expect(copy.url).to.equal('https://wiki.example/w/api.php?a=1');
      expect(await copy.text()).to.equal('the response');
    }
  });

  it('changes POST to GET at a redirect, as browsers do', async () => {
    await fetch('https://wiki.example/w/api.php/more', { method: 'POST', body: 'a=1', headers: { 'X-Mine': '1' } });
    expect(received[1]).to.include({ method: 'GET' });
    expect(received[1]?.body).to.have.length(0);
    expect(received[1]?.headers).to.not.have.any.keys('content-type', 'content-length');
    expect(received[1]?.headers).to.include({ 'x-mine': '1' });
  });

  it('returns a redirect to a client that handles redirects itself', async () => {
    const response = await fetch('https://wiki.example/w/api.php/more?a=1', { redirect: 'manual' });
    expect(response.status).to.equal(301);
    expect(response.headers.get('location')).to.equal('/w/api.php?a=1');
    expect(response.redirected).to.equal(false);
  });

  it('rejects if redirects are errors, or never end', async () => {
    const error = await failure(fetch('https://wiki.example/w/api.php/more?a=1', { redirect: 'error' }));
    expect(error).to.be.instanceOf(TypeError).with.property('message', 'fetch failed');
    expect(error).to.have.nested.property(
      'cause.message',
      'https://wiki.example/w/api.php/more?a=1 redirects to https://wiki.example/w/api.php?a=1',
    );
    const loop = await failure(fetch('https://wiki.example/loop'));
    expect(loop).to.have.nested.property('cause.message', 'https://wiki.example/loop redirects more than 20 times');
    expect(received.filter(({ url }) => url === '/loop')).to.have.length(21);
  });

  it('rejects a relative address', async () => {
    for (const address of ['api.php?action=query', '/w/api.php', 'ftp://wiki.example/']) {
      const error = await failure(fetch(address));
      expect(error).to.be.instanceOf(TypeError);
      expect(String(error)).to.contain(
        `wiki.fetch needs an absolute http or https address such as "https://wiki.example/api.php", not "${address}".`,
      );
    }
  });

  describe('in a page, such as in jsdom', () => {
    const globals = ['location', 'Request'] as const;
    const kept = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

    afterEach(() => {
      for (const [name, descriptor] of kept) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
    });

    function put(name: (typeof globals)[number], value: unknown): void {
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }

    it('resolves relative addresses against the page', async () => {
      put('location', { href: 'https://wiki.example/wiki/Gallery?a=1' });
      await fetch('/w/api.php?action=query');
      await fetch('../w/api.php');
      expect(received.map(({ server, url }) => server + url)).to.deep.equal([
        'https://wiki.example/w/api.php?action=query',
        'https://wiki.example/w/api.php',
      ]);
    });

    it('rejects a relative address if the page has none', async () => {
      put('location', { href: 'about:blank' });
      expect(String(await failure(fetch('/w/api.php')))).to.contain('not "/w/api.php"');
      expect(received).to.have.length(0);
    });

    it('gives advice if the environment hides classes of Node.js', async () => {
      put('Request', undefined);
      expect(String(await failure(fetch('https://wiki.example/')))).to.equal(
        'TypeError: wiki.fetch needs Request of Node.js, which this test environment hides. In Jest, use the ' +
          'environment jest-fixed-jsdom instead of jsdom; or serve the wiki with wiki.listen() ' +
          '(docs/recipes.md, "Gadgets in jsdom").',
      );
    });
  });

  it('can be aborted, before and while it reads a body', async () => {
    const reason = new Error('enough');
    expect(await failure(fetch('https://wiki.example/', { signal: AbortSignal.abort(reason) }))).to.equal(reason);
    const controller = new AbortController();
    const endless = new ReadableStream({
      start: (body) => {
        body.enqueue(new Uint8Array(1));
      },
      // Its first byte has been read.
      pull: () => {
        controller.abort(reason);
      },
    });
    const { signal } = controller;
    const pending = fetch('https://wiki.example/', { method: 'POST', body: endless, duplex: 'half', signal });
    expect(await failure(pending)).to.equal(reason);
    expect(received).to.have.length(0);
  });

  it('returns no body with 304, and rejects with the error of the wiki', async () => {
    const unchanged = createFetch(() => ({ status: 304, statusText: 'Not Modified', headers: [], body: '' }));
    const response = await unchanged('https://wiki.example/');
    expect(response).to.include({ status: 304, body: null });
    expect(response.headers.get('content-length')).to.equal(null);
    const thrown = new Error('no such thing');
    const broken = createFetch(() => {
      throw thrown;
    });
    expect(await failure(broken('https://wiki.example/'))).to.equal(thrown);
  });
});
