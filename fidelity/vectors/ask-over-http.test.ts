import { expect } from 'chai';
import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askOverHttp } from './ask-over-http';
import type { Ask } from './run-vectors';

async function withServer(listener: RequestListener, use: (ask: Ask) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await use(askOverHttp(new URL(`http://127.0.0.1:${port}/w/api.php`)));
  } finally {
    server.close();
  }
}

describe('askOverHttp', () => {
  it('sends the query raw and brings back status, headers and bytes', async () => {
    let received: string | undefined;
    const listener: RequestListener = (request, outgoing) => {
      received = request.url;
      outgoing.sendDate = false;
      outgoing.writeHead(403, { 'Content-Type': 'text/html', Connection: 'close' }).end(Buffer.from([0xff, 0x00]));
    };
    await withServer(listener, async (ask) => {
      const response = await ask(`a[]="'<>|*&b=%e6/../x`);
      expect(received).to.equal(`/w/api.php?a[]="'<>|*&b=%e6/../x`);
      expect(response.status).to.equal(403);
      expect(response.headers.slice(0, 2)).to.deep.equal(['Content-Type', 'text/html']);
      expect([...Buffer.from(response.body)]).to.deep.equal([0xff, 0x00]);
    });
  });

  it('fails where the connection breaks off in the middle of the body', async () => {
    const listener: RequestListener = (_request, outgoing) => {
      outgoing.writeHead(200, { 'Content-Length': '100' });
      outgoing.write('{"batch', () => {
        outgoing.destroy();
      });
    };
    await withServer(listener, async (ask) => {
      const outcome = await Promise.resolve(ask('action=query')).catch(String);
      expect(outcome).to.equal('Error: aborted');
    });
  });
});
