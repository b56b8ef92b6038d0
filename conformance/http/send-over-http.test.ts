import { expect } from 'chai';
import nock from 'nock';
import { createServer, type Server, type Socket } from 'node:net';

import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { sendOverHttp, type HttpLimits } from './send-over-http';

describe('sendOverHttp', () => {
  // If other tests left nock active, paths with non-ASCII bytes get no response.
  before(() => {
    nock.restore();
  });
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let received = '';
  afterEach(() => {
    received = '';
    for (const socket of sockets) socket.destroy();
    for (const server of servers.splice(0)) server.close();
  });

  /** Sends the same bytes to every client; without bytes it stays silent. */
  async function serve(bytes: string | undefined): Promise<string> {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => sockets.delete(socket));
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        if (bytes !== undefined) socket.end(bytes);
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '';
  }

  const get = { method: 'GET', query: '', headers: {} };
  const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\n\r\nä';

  async function reason(api: string, limits?: HttpLimits): Promise<string> {
    return sendOverHttp(
      api,
      limits,
    )(get).then(
      () => 'responded',
      (error: unknown) => String(error),
    );
  }

  it('sends the query byte for byte, and returns the response', async () => {
    const host = await serve(ok);
    const response = await sendOverHttp(`http://${host}/w/api.php`)({ ...get, query: '?a=|"<\'>&b=/../%7c&t=Zürich' });
    expect(received.split('\r\n', 1)[0]).to.equal('GET /w/api.php?a=|"<\'>&b=/../%7c&t=ZÃ¼rich HTTP/1.1');
    expect(received).to.match(/\r\nuser-agent: wikidouble-check /i);
    expect(response).to.deep.equal({
      status: 200,
      headers: [
        ['Content-Length', '2'],
        ['Set-Cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
      body: 'ä',
    });
  });

  it('sends bodies and headers', async () => {
    const host = await serve(ok);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'a=1' };
    await sendOverHttp(`http://${host}/api.php`)({ method: 'POST', query: '', headers, body: 'a=ä' });
    expect(received).to.match(/^POST \/api\.php HTTP/);
    expect(received).to.match(/\r\ncookie: a=1\r\n/);
    expect(received).to.match(/\r\ncontent-length: 4\r\n/);
    expect(received).to.match(/\r\n\r\na=Ã¤$/);
  });

  it('follows no redirect', async () => {
    const host = await serve('HTTP/1.1 301 Moved\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n');
    expect(await sendOverHttp(`http://${host}/api.php`)(get)).to.include({ status: 301 });
  });

  it('says in one sentence why no response came', async () => {
    const silent = await serve(undefined);
    const time = new TurnedTime();
    const waiting = reason(`http://${silent}/api.php`, { timeout: 50, time });
    await time.untilWaiting(50);
    time.turn(50);
    expect(await waiting).to.equal(`WikiUnreachable: ${silent} sent no complete response within 0.05 seconds.`);
    const drops = await serve('');
    expect(await reason(`http://${drops}/api.php`)).to.equal(
      `WikiUnreachable: ${drops} closed the connection before the response was complete.`,
    );
    const stops = await serve('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc');
    expect(await reason(`http://${stops}/api.php`)).to.equal(
      `WikiUnreachable: ${stops} closed the connection before the response was complete.`,
    );
    const other = await serve('SSH-2.0-OpenSSH_9.2\r\n');
    expect(await reason(`http://${other}/api.php`)).to.equal(`WikiUnreachable: ${other} does not speak HTTP.`);
    const plain = await serve(ok);
    expect(await reason(`https://${plain}/api.php`)).to.equal(
      `WikiUnreachable: ${plain} does not speak HTTPS (is it http://${plain}?).`,
    );
    expect(await reason('http://127.0.0.1:1/api.php')).to.equal(
      'WikiUnreachable: Nothing listens at 127.0.0.1:1: the connection was refused.',
    );
  });

  it('ends where the server switches to another protocol', async () => {
    for (const upgrade of ['Connection: Upgrade\r\nUpgrade: websocket\r\n', '']) {
      const host = await serve(`HTTP/1.1 101 Switching Protocols\r\n${upgrade}\r\n`);
      expect(await reason(`http://${host}/api.php`), upgrade).to.equal(
        `WikiUnreachable: ${host} switched to another protocol (status 101), which was not requested.`,
      );
    }
  });

  it('stops reading at the maximum size', async () => {
    const host = await serve(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(2001)}`);
    expect(await reason(`http://${host}/api.php`, { maximumBytes: 2000 })).to.equal(
      `WikiUnreachable: ${host} responded with more than 0.002 MB.`,
    );
  });

  it('rejects invalid addresses', () => {
    for (const api of [
      'wiki.example',
      'ftp://wiki.example/api.php',
      'http://a:b@wiki.example/',
      'http://wiki.example/?a=1',
    ]) {
      expect(() => sendOverHttp(api), api).to.throw(TypeError);
    }
  });
});
