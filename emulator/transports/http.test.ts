import { expect } from 'chai';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { WikiResponse, WikiRequest } from '../exchange';
import { listen, type HttpServer } from './http';
import { ListenError } from './listen-error';

const received: WikiRequest[] = [];

/** Echoes the request. For some paths it throws, or returns a response that cannot be sent. */
function wiki(request: WikiRequest): WikiResponse {
  received.push(request);
  const { method, url, body } = request;
  if (url.startsWith('/throw')) throw new RangeError('no such thing');
  if (url.startsWith('/unchanged')) return { status: 304, statusText: 'Not Modified', headers: ['X-A', '1'], body: '' };
  const headers = url === '/unsendable' ? ['X-A', 'a\nb'] : ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'];
  const shown = url.length > 100 ? `${url.length} bytes` : url;
  return {
    status: 200,
    statusText: 'Fine',
    headers,
    body: `${method} ${shown} ${Buffer.from(body).toString('latin1')}`,
  };
}

/**
 * Sends bytes and returns all that comes back until the connection ends, without the date.
 *
 * @param readsLast whether the client reads nothing before it has sent everything
 */
function exchange(port: number, bytes: string, readsLast = false): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const read = (): void => {
      socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    };
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1', readsLast ? read : undefined));
    if (!readsLast) read();
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(received.replace(/Date: [^\r]*\r\n/g, ''));
    });
  });
}

const close = 'Connection: close\r\n\r\n';

describe('listen', () => {
  let server: HttpServer;
  const errors: unknown[] = [];
  before(async () => {
    server = await listen(wiki, { onError: (error) => errors.push(error) });
  });
  after(() => server.close());
  beforeEach(() => {
    received.length = 0;
    errors.length = 0;
  });

  it('sends the response of the wiki byte for byte', async () => {
    expect(server.url).to.equal(`http://127.0.0.1:${server.port}`);
    expect(server.api).to.equal(`http://127.0.0.1:${server.port}/api.php`);
    expect(await exchange(server.port, `GET /api.php?a|b HTTP/1.1\r\nHost: wiki\r\n${close}`)).to.equal(
      'HTTP/1.1 200 Fine\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 17\r\nConnection: close\r\n\r\n' +
        'GET /api.php?a|b ',
    );
    expect(received[0]).to.include({ server: server.url, remoteAddress: '127.0.0.1' });
  });

  it('joins repeated headers and takes the path from an absolute address', async () => {
    await exchange(
      server.port,
      `GET http://wiki.example?a HTTP/1.1\r\nX: 1\r\nx: 2\r\nSet-Cookie: 1\r\nSet-Cookie: 2\r\n${close}`,
    );
    expect(received[0]?.url).to.equal('/?a');
    expect(received[0]?.headers).to.deep.equal({ x: '1, 2', 'set-cookie': '1, 2', connection: 'close' });
  });

  it('sends neither a body nor a length with 304', async () => {
    expect(await exchange(server.port, `GET /unchanged HTTP/1.1\r\n${close}`)).to.equal(
      'HTTP/1.1 304 Not Modified\r\nX-A: 1\r\nConnection: close\r\n\r\n',
    );
  });

  it('responds to pipelined requests in order', async () => {
    const post = 'POST /1 HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc';
    const received = await exchange(server.port, `${post}GET /2 HTTP/1.1\r\n\r\nHEAD /3 HTTP/1.1\r\n${close}`);
    expect(received.split(/(?=HTTP\/1\.1 )/).map((response) => response.split('\r\n\r\n')[1])).to.deep.equal([
      'POST /1 abc',
      'GET /2 ',
      '',
    ]);
    expect(received.endsWith('Content-Length: 8\r\nConnection: close\r\n\r\n')).to.equal(true);
  });

  it('passes a query of one megabyte to the wiki', async () => {
    const received = await exchange(server.port, `GET /?${'x'.repeat(1024 * 1024)} HTTP/1.1\r\n${close}`);
    expect(received).to.match(/GET 1048578 bytes $/);
  });

  describe('rejects', () => {
    const refused: readonly (readonly [string, string, RegExp])[] = [
      ['an invalid method', 'FOO / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 501 .*Invalid HTTP method/s],
      ['raw bytes in the address', 'GET /\xff HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 .*percent-encode them\.\n$/s],
      ['a broken header', 'GET / HTTP/1.1\r\nA: \x01\r\n\r\n', /^HTTP\/1\.1 400 .*Invalid HTTP request/s],
      ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', /^HTTP\/1\.1 400 /],
      ['a broken chunk', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', /^HTTP\/1\.1 400 /],
      [
        'headers that have no end',
        `GET /?${'x'.repeat(3_000_000)} HTTP/1.1\r\n\r\n`,
        /^HTTP\/1\.1 431 .*exceed 1114112 bytes/s,
      ],
      ['CONNECT', 'CONNECT wiki:443 HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 405 .*this is a wiki/s],
      ['an expectation', `GET / HTTP/1.1\r\nExpect: cake\r\n${close}`, /^HTTP\/1\.1 417 .*"Expect: cake"/s],
    ];
    for (const [name, bytes, expected] of refused) {
      it(name, async () => {
        const fetched = await exchange(server.port, bytes);
        expect(fetched).to.match(expected);
        // Its text can hold what the client sent.
        expect(fetched).to.contain('\r\nX-Content-Type-Options: nosniff\r\n');
        expect(received).to.have.length(0);
        // And it lives on.
        expect(await exchange(server.port, `GET / HTTP/1.1\r\n${close}`)).to.match(/^HTTP\/1\.1 200 /);
      });
    }
  });

  it('ignores a request to upgrade the protocol', async () => {
    const received = exchange(server.port, `GET / HTTP/1.1\r\nUpgrade: websocket\r\n${close}`);
    expect(await received).to.match(/^HTTP\/1\.1 200 /);
  });

  it('treats a POST without a length as one without a body', async () => {
    expect(await exchange(server.port, `POST / HTTP/1.1\r\n${close}`)).to.match(/\r\n\r\nPOST \/ $/);
  });

  it('responds to Expect: 100-continue according to the length of the body', async () => {
    const small = `POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 3\r\n${close}abc`;
    expect(await exchange(server.port, small)).to.match(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 .*abc$/s);
    const fetched = await fetchHead(server.port, 'Expect: 100-continue\r\nContent-Length: 8388609');
    expect(fetched).to.match(/^HTTP\/1\.1 413 .*\r\nX-Content-Type-Options: nosniff\r\n/s);
  });

  it('stops reading a body of unknown length at the limit', async () => {
    const chunk = `100000\r\n${'y'.repeat(0x100000)}\r\n`;
    const bytes = `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(9)}0\r\n\r\n`;
    expect(await exchange(server.port, bytes)).to.match(/^HTTP\/1\.1 413 .*Connection: close/s);
    expect(received).to.have.length(0);
  });

  it('responds to a client that sends everything before it reads', async () => {
    const declared = `POST / HTTP/1.1\r\nContent-Length: 12000000\r\n\r\n${'y'.repeat(12_000_000)}`;
    expect(await exchange(server.port, declared, true)).to.match(/^HTTP\/1\.1 413 /);
    const endless = `GET /?${'x'.repeat(12_000_000)} HTTP/1.1\r\n\r\n`;
    expect(await exchange(server.port, endless, true)).to.match(/^HTTP\/1\.1 431 /);
  });

  it('ignores a client that disconnects in the middle of a body', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n');
    // It is told to go on, so its request has arrived.
    await once(socket, 'data');
    await new Promise((resolve) => socket.write('abc', resolve));
    socket.resetAndDestroy();
    expect(await exchange(server.port, `GET / HTTP/1.1\r\n${close}`)).to.match(/^HTTP\/1\.1 200 /);
    expect(received.map(({ method }) => method)).to.deep.equal(['GET']);
  });

  it('responds with 500 if the wiki throws, calls onError, and keeps serving', async () => {
    const fetched = await fetch(`${server.url}/throw?token=abc%2B&a=1`);
    expect(fetched.status).to.equal(500);
    expect(await fetched.text()).to.equal(
      'wikidouble could not respond to GET /throw?token=<hidden>&a=1: RangeError: no such thing\n' +
        'No real wiki would return this response.\n',
    );
    expect(errors.map(String)).to.deep.equal(['RangeError: no such thing']);
    expect((await fetch(`${server.url}/unsendable`)).status).to.equal(500);
    expect((await fetch(server.url)).status).to.equal(200);
  });
});

describe('a server', () => {
  const idle = (): WikiResponse => ({ status: 200, statusText: 'OK', headers: [], body: '' });

  async function failure(promise: Promise<unknown>): Promise<Error> {
    return promise.then(
      () => new Error('none'),
      (error: unknown) => error as Error,
    );
  }

  it('closes idle and refused connections', async () => {
    const server = await listen(idle);
    // These clients never end a connection themselves.
    const open = async (bytes: string, awaitsResponse: boolean): Promise<Socket> => {
      const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.write(bytes, resolve));
      if (awaitsResponse) await once(socket, 'data');
      return socket.resume();
    };
    const sockets = [
      await open('GET / HTTP/1.1\r\n\r\n', true),
      await open('GET / HTTP/1.1\r\n', false),
      await open('CONNECT wiki:1 HTTP/1.1\r\n\r\n', true),
    ];
    // Or it would wait for them without end.
    await server.close();
    for (const socket of sockets) socket.destroy();
    await server.close();
    await server[Symbol.asyncDispose]();
  });

  it('closes when its signal is aborted', async () => {
    const controller = new AbortController();
    const server = await listen(idle, { signal: controller.signal });
    controller.abort();
    expect(await failure(fetch(server.url))).to.have.nested.property('cause.code', 'ECONNREFUSED');
    const reason = new Error('enough');
    expect(await failure(listen(idle, { signal: AbortSignal.abort(reason) }))).to.equal(reason);
  });

  it('does not keep the process running by default', async () => {
    const holding = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = holding();
    const quiet = await listen(idle);
    expect(holding()).to.equal(before);
    const serving = await listen(idle, { keepsProcessAlive: true });
    expect(holding()).to.equal(before + 1);
    await Promise.all([quiet.close(), serving.close()]);
  });

  it('throws a ListenError that explains why it cannot listen', async () => {
    const server = await listen(idle);
    const { port } = server;
    const error = await failure(listen(idle, { port }));
    expect(error).to.be.instanceOf(ListenError);
    expect(error.message).to.equal(
      `Port ${port} of 127.0.0.1 is taken by another program. End that one or choose another port; port 0 (--port 0) takes a free one.`,
    );
    expect((await failure(listen(idle, { port: 70000 }))).message).to.match(/^70000 is not a valid port\. /);
    expect((await failure(listen(idle, { host: '192.0.2.1' }))).message).to.match(
      /^192\.0\.2\.1 is not an address of this/,
    );
    await server.close();
  });
});

/** Sends a head that announces a body, and returns the first bytes that come back. */
function fetchHead(port: number, headers: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`POST / HTTP/1.1\r\n${headers}\r\n\r\n`));
    socket.on('error', reject);
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString('latin1'));
    });
  });
}
