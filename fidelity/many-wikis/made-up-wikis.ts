import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';

/** A request to a wiki, and the only response that a wiki of this kind can give. */
interface SentParameters {
  /** The number of the request on this host, from 1. */
  readonly number: number;
  readonly request: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Responds as a sound wiki does; `change` changes the body on its way. */
  readonly respond: (change?: (body: string) => string) => void;
}

const page = (outgoing: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void => {
  outgoing.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
};

/** How a host responds, by the kind of its wiki. */
export const kinds = {
  sound: ({ respond }: SentParameters) => {
    respond();
  },
  broken: ({ respond }: SentParameters) => {
    // Only where the list is written in full; pages and other formats stay as they are.
    respond((body) =>
      body.startsWith('{')
        ? body.replace(/"imageusage":(\[\{[^[\]]*\}\])/g, (_, list: string) => {
            return `"imageusage":${JSON.stringify((JSON.parse(list) as unknown[]).reverse())}`;
          })
        : body,
    );
  },
  slow: ({ respond }: SentParameters) => {
    setTimeout(respond, 150);
  },
  'rate-limited': ({ number, outgoing, respond }: SentParameters) => {
    if (number % 20 === 0) page(outgoing, 429, 'Slower.', { 'retry-after': '1' });
    else respond();
  },
  'rate-limited for an hour': ({ number, outgoing, respond }: SentParameters) => {
    if (number > 20) page(outgoing, 429, 'Enough.', { 'retry-after': '3600' });
    else respond();
  },
  flaky: ({ number, request, respond }: SentParameters) => {
    if (number % 15 === 0) request.socket.destroy();
    else respond();
  },
  'behind a challenge': ({ number, outgoing, respond }: SentParameters) => {
    if (number > 20) page(outgoing, 403, '<title>Just a moment...</title>');
    else respond();
  },
  'not a wiki': ({ outgoing }: SentParameters) => {
    page(outgoing, 404, '<h1>Not Found</h1>');
  },
  hanging: () => undefined,
  'hanging later': ({ number, respond }: SentParameters) => {
    if (number <= 20) respond();
  },
  endless: ({ outgoing }: SentParameters) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(64 * 1024, 32);
    const more = (): void => {
      while (!outgoing.destroyed && outgoing.write(piece));
    };
    outgoing.on('drain', more);
    more();
  },
  dripping: ({ outgoing }: SentParameters) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => outgoing.write(' '), 100);
    outgoing.on('close', () => {
      clearInterval(timer);
    });
  },
} satisfies Record<string, (sent: SentParameters) => void>;

export type Kind = keyof typeof kinds;

/** A host, and what it was sent. */
export interface MadeUpHost {
  readonly kind: Kind;
  readonly api: string;
  /** How many requests it received, and how many at once at most. */
  requests: number;
  mostAtOnce: number;
  /** The shortest time between the end of a response and the next request, in milliseconds. */
  shortestPause: number;
}

/** Wikis on loopback, each on a port of its own. */
export class MadeUpWikis {
  readonly hosts: MadeUpHost[] = [];
  private readonly wiki = createWiki(demonstration);
  private readonly servers: Server[] = [];
  private readonly sockets = new Set<Socket>();

  async start(kind: Kind): Promise<void> {
    const host: MadeUpHost = { kind, api: '', requests: 0, mostAtOnce: 0, shortestPause: Infinity };
    let atOnce = 0;
    let ended = -Infinity;
    const server = createServer((request, outgoing) => {
      host.requests++;
      host.mostAtOnce = Math.max(host.mostAtOnce, ++atOnce);
      host.shortestPause = Math.min(host.shortestPause, performance.now() - ended);
      outgoing.on('close', () => {
        atOnce--;
        ended = performance.now();
      });
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const respond = (change: (body: string) => string = (body) => body): void => {
          this.respond(request, Buffer.concat(pieces), outgoing, change);
        };
        kinds[kind]({ number: host.requests, request, outgoing, respond });
      });
    });
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    this.hosts.push(Object.assign(host, { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.php` }));
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    for (const server of this.servers.splice(0)) server.close();
  }

  private respond(
    { method = 'GET', url = '', headers: given }: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    change: (body: string) => string,
  ): void {
    const headers = given as Record<string, string>;
    const remoteAddress = '127.0.0.1';
    const response = this.wiki.handle({ method, url, headers, body, remoteAddress });
    outgoing.writeHead(response.status, [...response.headers]);
    outgoing.end(method === 'HEAD' ? undefined : change(response.body));
  }
}
