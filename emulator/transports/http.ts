import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

import type { WikiResponse, WikiRequest } from '../exchange';
import { checkOptions, type OptionNames } from '../check-options';
import { maximumBodyBytes } from '../request/sizes';
import { localAddress, noBody, sendsBody, sentHeaders, type RequestHandler } from './request-handler';
import { disrupt } from './http-disruption';
import { announcesBody, wikiRequest } from './http-request';
import { ListenError } from './listen-error';
import { maximumHeadBytes, refuseProtocolErrors } from './protocol-errors';
import { bodyTooLarge, refusal, wikiFailed } from './refusals';
import { collectBody, discardBody } from './request-body';

export interface ListenOptions {
  /** Default: 0, which takes a free one. */
  readonly port?: number;
  /** Default: `127.0.0.1`, so that only this machine reaches the wiki. */
  readonly host?: string;
  /** Closes the server when it is aborted. */
  readonly signal?: AbortSignal;
  /** Whether the server alone keeps the process running. Default: false, so that no test run hangs on it. */
  readonly keepsProcessAlive?: boolean;
  /** Told of every exception of the wiki (the client gets status 500) and of every failure to accept a connection. */
  readonly onError?: (error: unknown, request?: WikiRequest) => void;
}

/** A wiki that can be asked over HTTP. */
export interface HttpServer extends AsyncDisposable {
  /** Scheme, host and port: `http://127.0.0.1:7080`. */
  readonly url: string;
  /** What clients request: `http://127.0.0.1:7080/api.php`. */
  readonly api: string;
  readonly port: number;
  /** Ends the server and every connection at once. Calling it again does no harm. */
  close(): Promise<void>;
}

/**
 * Serves a wiki over HTTP.
 *
 * @throws TypeError for an unknown option
 * @throws ListenError where the port is taken or is none, or the host is not of this machine
 */
export async function listen(handler: RequestHandler, options: ListenOptions = {}): Promise<HttpServer> {
  checkOptions('wiki.listen', options, optionNames);
  const { port = 0, host = localAddress, signal } = options;
  signal?.throwIfAborted();
  const service = new HttpService(handler, options.onError);
  // Idle connections stay as long as a debugger may pause a test: a client that reuses one that ends gets an error.
  const server = createServer({ maxHeaderSize: maximumHeadBytes, requireHostHeader: false, keepAliveTimeout: 60_000 });
  server.on('request', service.serve);
  server.on('checkContinue', service.serveExpecting);
  server.on('checkExpectation', service.refuseExpectation);
  refuseProtocolErrors(server);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (options.keepsProcessAlive !== true) socket.unref();
  });
  if (options.keepsProcessAlive !== true) server.unref();
  const taken = await start(server, host, port);
  service.url = `http://${urlHost(host)}:${taken}`;
  server.on('error', (error) => options.onError?.(error));
  const close = (): Promise<void> => stop(server, sockets);
  signal?.addEventListener('abort', () => void close(), { once: true });
  return { url: service.url, api: `${service.url}/api.php`, port: taken, close, [Symbol.asyncDispose]: close };
}

const optionNames: OptionNames<ListenOptions> = {
  port: true,
  host: true,
  signal: true,
  keepsProcessAlive: true,
  onError: true,
};

/** Translates between HTTP messages and one wiki. */
class HttpService {
  url = '';

  constructor(
    private readonly handler: RequestHandler,
    private readonly onError: ListenOptions['onError'],
  ) {}

  /** Without a body the answer leaves in the same turn of the event loop. */
  readonly serve = (message: IncomingMessage, outgoing: ServerResponse): void => {
    if (!announcesBody(message.headers)) {
      this.response(message, outgoing, noBody);
    } else if (declaresTooMuch(message)) {
      refuseBody(message, outgoing);
    } else {
      const complete = (body: Uint8Array): void => {
        this.response(message, outgoing, body);
      };
      const tooLarge = (): void => {
        refuseBody(message, outgoing);
      };
      collectBody(message, maximumBodyBytes, complete, tooLarge);
    }
  };

  /** A client that asks before it sends its body is told at once where that is too large. */
  readonly serveExpecting = (message: IncomingMessage, outgoing: ServerResponse): void => {
    if (!declaresTooMuch(message)) outgoing.writeContinue();
    this.serve(message, outgoing);
  };

  readonly refuseExpectation = (message: IncomingMessage, outgoing: ServerResponse): void => {
    const expectation = message.headers.expect ?? '';
    send(message, outgoing, refusal(417, `The header "Expect: ${expectation}" asks for what this wiki does not know.`));
  };

  private response(message: IncomingMessage, outgoing: ServerResponse, body: Uint8Array): void {
    const request = wikiRequest(message, body, this.url);
    try {
      const response = this.handler(request);
      const { disruption } = response;
      if (disruption === undefined) send(message, outgoing, response);
      else {
        disrupt(message, outgoing, response, disruption, () => {
          send(message, outgoing, response);
        });
      }
    } catch (error) {
      this.onError?.(error, request);
      if (outgoing.headersSent) outgoing.destroy();
      else send(message, outgoing, wikiFailed(request, error));
    }
  }
}

function send(message: IncomingMessage, outgoing: ServerResponse, response: WikiResponse): void {
  outgoing.writeHead(response.status, response.statusText, sentHeaders(response));
  if (sendsBody(message.method ?? 'GET', response.status)) outgoing.end(response.body);
  else outgoing.end();
}

function declaresTooMuch(message: IncomingMessage): boolean {
  return Number(message.headers['content-length']) > maximumBodyBytes;
}

function refuseBody(message: IncomingMessage, outgoing: ServerResponse): void {
  const response = bodyTooLarge();
  outgoing.writeHead(response.status, response.statusText, [...sentHeaders(response), 'Connection', 'close']);
  if (sendsBody(message.method ?? 'GET', response.status)) outgoing.write(response.body);
  discardBody(message, () => outgoing.end());
}

function start(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(new ListenError(host, port, error));
    };
    server.once('error', fail);
    try {
      server.listen(port, host, () => {
        server.off('error', fail);
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    } catch (error) {
      fail(error);
    }
  });
}

function stop(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    // The only error is that it is closed already.
    server.close(() => {
      resolve();
    });
    // Not `closeAllConnections`, which forgets those whose requests were refused.
    for (const socket of sockets) socket.destroy();
  });
}

/** What stands for the host in an address; one that listens everywhere is reached on this machine. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return localAddress;
  return isIPv6(host) ? `[${host}]` : host;
}
