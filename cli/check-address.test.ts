import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect } from 'chai';

import { candidates, findApi } from './check-address';

describe('the address of a wiki', () => {
  it('is looked for where it may lie', () => {
    expect(candidates('https://wiki.example')).to.deep.equal([
      'https://wiki.example/api.php',
      'https://wiki.example/w/api.php',
    ]);
    expect(candidates('https://wiki.example/w/')).to.deep.equal([
      'https://wiki.example/w/api.php',
      'https://wiki.example/w/w/api.php',
      'https://wiki.example/api.php',
    ]);
    expect(candidates('http://wiki.example:8080/w/index.php?title=A#b')).to.deep.equal([
      'http://wiki.example:8080/w/api.php',
      'http://wiki.example:8080/w/w/api.php',
      'http://wiki.example:8080/api.php',
    ]);
  });

  it('is taken as it is where it names the api.php', () => {
    expect(candidates('https://wiki.example/mw/api.php?action=query')).to.deep.equal([
      'https://wiki.example/mw/api.php',
    ]);
  });

  it('is refused where it is none, without repeating a password', () => {
    expect(() => candidates('localhost:8080')).to.throw(
      TypeError,
      '"localhost:8080" is no address of a wiki: it begins with http:// or https://.',
    );
    expect(() => candidates('wiki.example')).to.throw(TypeError, 'it begins with http://');
    expect(() => candidates('https://Alice:secret@wiki.example/'))
      .to.throw(TypeError, 'must have no name and no password in it')
      .with.property('message')
      .that.does.not.contain('secret');
  });
});

describe('the search for a wiki', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** A wiki at /w/api.php; elsewhere there are pages, save for what is redirected. */
  function wiki(redirects: Readonly<Record<string, string>> = {}): RequestListener {
    return (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const location = redirects[path];
      if (location !== undefined) response.writeHead(301, { location }).end();
      else if (path === '/w/api.php') response.end('{"batchcomplete":""}');
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    };
  }

  it('tries one address after the other', async () => {
    const site = await serve(wiki());
    expect(await findApi(site, 5000)).to.deep.equal({ api: `${site}/w/api.php` });
    expect(await findApi(`${site}/wiki/Main_Page`, 5000)).to.deep.equal({ api: `${site}/w/api.php` });
  });

  it('follows a redirect to another api.php of the same host only', async () => {
    const site = await serve(wiki({ '/old/api.php': '/w/api.php?x=1' }));
    expect(await findApi(`${site}/old/api.php`, 5000)).to.deep.equal({ api: `${site}/w/api.php` });
    const elsewhere = await serve(wiki({ '/api.php': 'http://localhost:1/api.php' }));
    expect(await findApi(`${elsewhere}/api.php`, 5000))
      .to.have.property('problem')
      .that.contains('status 301');
  });

  it('says what was tried where there is none', async () => {
    const site = await serve((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Cats</h1>'));
    expect(await findApi(`${site}/`, 5000)).to.deep.equal({
      api: `${site}/api.php`,
      problem:
        `No api.php of a wiki was found at ${site}/: none of these is one: ` +
        `${site}/api.php (status 200), ${site}/w/api.php (status 200).`,
    });
  });

  it('is over in time, however slowly the pieces of an answer come', async () => {
    const site = await serve((_, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => {
        clearInterval(timer);
      });
    });
    const before = performance.now();
    const { problem } = await findApi(site, 200);
    // The addresses that are tried share the time, so the last of them had what was left of it.
    expect(problem).to.match(/ gave no whole answer within 0\.[012]\d* seconds\.$/);
    expect(performance.now() - before).to.be.within(190, 1500);
  });
});
