import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';

import { sendOverHttp } from '../../../conformance/http/send-over-http';
import { WikiUnreachable } from '../../../conformance/runner/exchange';
import { createWiki } from '../../../emulator';
import type { DiffRequest } from '../diff-request';
import { WikiEndpoint } from './wiki-endpoint';
import { WikiSessions } from './wiki-sessions';

describe('the wiki endpoint of a differential run', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function serve(listener: (request: IncomingMessage, outgoing: ServerResponse) => void): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('sends the exact bytes of a request, and adds only Host', async () => {
    const seen: { target: string | undefined; headers: string[]; body: string }[] = [];
    const url = await serve((request, outgoing) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString('latin1')));
      request.on('end', () => {
        // `Connection` is up to the two programs.
        const headers = request.rawHeaders.slice(0, -2);
        seen.push({ target: request.url, headers, body });
        outgoing.end('ok');
      });
    });
    const endpoint = new WikiEndpoint(`${url}/w/api.php`, 1000);
    const headers = [['x-Odd', 'a'], ['X-odd', '\u00fc'], ['Accept-Encoding', '']] as const; // prettier-ignore
    await endpoint.send({ ...bare, query: [['a[b', '%ff+|"'], ['c']], headers }); // prettier-ignore
    const body = { contentType: 'text/plain', bytes: '\u00ff\0' };
    await endpoint.send({ ...bare, method: 'POST', pathInfo: '/x', body });
    endpoint.close();
    const host = ['Host', url.slice('http://'.length)];
    expect(seen).to.deep.equal([
      {
        target: '/w/api.php?a[b=%ff+|"&c',
        headers: [...host, 'x-Odd', 'a', 'X-odd', '\u00fc', 'Accept-Encoding', ''],
        body: '',
      },
      {
        target: '/w/api.php/x',
        headers: [...host, 'Content-Type', 'text/plain', 'Content-Length', '2'],
        body: '\u00ff\0',
      },
    ]);
  });

  it('returns all headers as received', async () => {
    const url = await serve((_, outgoing) => {
      outgoing.writeHead(418, [
        'X-B',
        '1',
        'Set-Cookie',
        'a=1',
        'x-a',
        '2',
        'Set-Cookie',
        'b=2',
        'Content-Length',
        '3',
      ]);
      outgoing.end(Buffer.from([0xff, 0, 65]));
    });
    const endpoint = new WikiEndpoint(`${url}/api.php`, 1000);
    const { status, headers, body } = await endpoint.send(bare);
    endpoint.close();
    expect(status).to.equal(418);
    expect(headers.slice(0, 4)).to.deep.equal([['X-B', '1'], ['Set-Cookie', 'a=1'], ['x-a', '2'], ['Set-Cookie', 'b=2']]); // prettier-ignore
    expect([...body]).to.deep.equal([0xff, 0, 65]);
  });

  it('fails with one sentence if the wiki is silent or gone', async () => {
    const silent = await serve(() => undefined);
    const failures: unknown[] = [];
    for (const url of [silent, 'http://127.0.0.1:1']) {
      const endpoint = new WikiEndpoint(`${url}/api.php`, 200);
      failures.push(await endpoint.send(bare).catch((error: unknown) => error));
      endpoint.close();
    }
    for (const failure of failures) expect(failure).to.be.instanceOf(WikiUnreachable);
    expect(failures.map(String)).to.deep.equal([
      `WikiUnreachable: ${silent.slice('http://'.length)} sent no complete response within 0.2 seconds.`,
      'WikiUnreachable: Nothing listens at 127.0.0.1:1: the connection was refused.',
    ]);
  });

  it('uses sessions of the account, and a new one after a request that may have changed it', async () => {
    const wiki = createWiki({ users: [{ name: 'Alice', password: 'secret' }] });
    const { url } = await wiki.listen();
    const api = `${url}/api.php`;
    const sessions = new WikiSessions(sendOverHttp(api), { name: 'Alice', password: 'secret' });
    const endpoint = new WikiEndpoint(api, 1000, sessions);
    const send = async (query: DiffRequest['query'], loggedIn = true): Promise<string> => {
      const response = await endpoint.send({ ...bare, query: [...query, ['format', 'json']], loggedIn });
      return Buffer.from(response.body).toString();
    };
    const logIns = (): number => wiki.requests.filter(({ url, method }) => method === 'POST' && url !== '').length;
    const who = [['action', 'query'], ['assertuser', 'Alice']] as const; // prettier-ignore
    expect(await send(who)).to.equal('{"batchcomplete":""}');
    expect(await send(who)).to.equal('{"batchcomplete":""}');
    expect(logIns()).to.equal(1);
    await send([['action', 'query'], ['meta', 'tokens'], ['type', '%6Cogin']]); // prettier-ignore
    expect(await send(who)).to.equal('{"batchcomplete":""}');
    expect(logIns()).to.equal(2);
    expect(await send(who, false)).to.contain('assertnameduserfailed');
    endpoint.close();
    await wiki.close();
  });
});

const bare: DiffRequest = { method: 'GET', pathInfo: '', query: [], headers: [], loggedIn: false };
