import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

import type { Disruption, RequestHeaders, WikiResponse, WikiRequest } from '../exchange';
import { checkOptions, type OptionNames } from '../check-options';
import { maximumBodyBytes, maximumHeadBytes } from '../request/sizes';
import { localAddress, noBody, RequestsInFlight, sendsBody, sentHeaders, type RequestHandler } from './request-handler';
import { ListenError } from './listen-error';

export interface ListenOptions {
  /** Default: 0, which chooses a free port. */
  readonly port?: number;
  /** Default: `127.0.0.1`, so that only this machine can reach the wiki. */
  readonly host?: string;
  /** Aborting it closes the server. */
  readonly signal?: AbortSignal;
  /** Whether the open server keeps the process running. Default: false, so that it never makes a test run hang. */
  readonly keepsProcessAlive?: boolean;
  /** Called with every exception of the wiki (the client gets status 500) and every failure to accept a connection. */
  readonly onError?: (error: unknown, request?: WikiRequest) => void;
}

/** A wiki that is served over HTTP. */
export interface HttpServer extends AsyncDisposable {
  /** Scheme, host and port: `http://127.0.0.1:7080`. */
  readonly url: string;
  /** What clients request: `http://127.0.0.1:7080/api.php`. */
  readonly api: string;
  readonly port: number;
  /** Closes the server and every connection at once. It may be called again. */
  close(): Promise<void>;
}

/**
 * Serves a wiki over HTTP.
 *
 * @throws OptionError for an unknown option
 * @throws ListenError if the port is taken or invalid, or if the host is not an address of this machine
 */
export async function listen(handler: RequestHandler, options: ListenOptions = {}): Promise<HttpServer> {
  checkOptions('wiki.listen', options, optionNames);
  const { port = 0, host = localAddress, signal } = options;
  signal?.throwIfAborted();
  const service = new HttpService(handler, options.onError);
  // Idle connections stay open while a debugger pauses a test: a client that reuses a closed one gets an error.
  const server = createServer({ maxHeaderSize: maximumHeadBytes, requireHostHeader: false, keepAliveTimeout: 60_000 });
  server.on('request', service.serve);
  server.on('checkContinue', service.serveExpecting);
  server.on('checkExpectation', service.refuseExpectation);
  server.on('clientError', (error, socket) => {
    protocolErrors().refuseInvalidRequest(error, socket);
  });
  server.on('connect', (_request, socket) => {
    protocolErrors().refuseConnect(socket);
  });
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

/** What is known of a request besides its message. */
type Received = Required<Pick<WikiRequest, 'body' | 'arrival'>>;

/** Translates between HTTP messages and one wiki. */
class HttpService {
  url = '';
  private readonly inFlight = new RequestsInFlight();

  constructor(
    private readonly handler: RequestHandler,
    private readonly onError: ListenOptions['onError'],
  ) {}

  /** Responds to a request without a body in the same turn of the event loop. */
  readonly serve = (message: IncomingMessage, outgoing: ServerResponse): void => {
    const arrival = this.inFlight.begin();
    outgoing.once('close', () => {
      this.inFlight.end(arrival);
    });
    if (!announcesBody(message.headers)) {
      this.response(message, outgoing, { body: noBody, arrival });
    } else if (declaresTooMuch(message)) {
      refuseBody(message, outgoing);
    } else {
      const complete = (body: Uint8Array): void => {
        this.response(message, outgoing, { body, arrival });
      };
      const tooLarge = (): void => {
        refuseBody(message, outgoing);
      };
      requestBody().collectBody(message, maximumBodyBytes, complete, tooLarge);
    }
  };

  /** A client that sends `Expect: 100-continue` is told at once if its body is too large. */
  readonly serveExpecting = (message: IncomingMessage, outgoing: ServerResponse): void => {
    if (!declaresTooMuch(message)) outgoing.writeContinue();
    this.serve(message, outgoing);
  };

  readonly refuseExpectation = (message: IncomingMessage, outgoing: ServerResponse): void => {
    const expectation = message.headers.expect ?? '';
    send(
      message,
      outgoing,
      refusals().refusal(417, `The header "Expect: ${expectation}" is not supported by this wiki.`),
    );
  };

  private response(message: IncomingMessage, outgoing: ServerResponse, received: Received): void {
    const request = wikiRequest(message, received, this.url);
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
      else send(message, outgoing, refusals().wikiFailed(request, error));
    }
  }
}

/**
 * Carries out a disruption over HTTP. Nothing here keeps the process running, and every wait ends with its connection.
 *
 * @param send sends the response as it is
 */
function disrupt(
  message: IncomingMessage,
  outgoing: ServerResponse,
  response: WikiResponse,
  disruption: Disruption,
  send: () => void,
): void {
  switch (disruption.kind) {
    case 'delay': {
      const timer = setTimeout(send, disruption.milliseconds).unref();
      outgoing.on('close', () => {
        clearTimeout(timer);
      });
      return;
    }
    case 'stall':
      return;
    case 'reset':
      message.socket.resetAndDestroy();
      return;
    case 'truncation':
      if (!sendsBody(message.method ?? 'GET', response.status)) {
        send();
        return;
      }
      outgoing.writeHead(response.status, response.statusText, sentHeaders(response));
      outgoing.write(Buffer.from(response.content ?? response.body).subarray(0, disruption.bytes), () =>
        message.socket.destroy(),
      );
  }
}

function send(message: IncomingMessage, outgoing: ServerResponse, response: WikiResponse): void {
  outgoing.writeHead(response.status, response.statusText, sentHeaders(response));
  if (sendsBody(message.method ?? 'GET', response.status)) outgoing.end(response.content ?? response.body);
  else outgoing.end();
}

/** Translates an HTTP message for the wiki. */
function wikiRequest(message: IncomingMessage, received: Received, server: string): WikiRequest {
  return {
    method: message.method ?? 'GET',
    url: pathAndQuery(message.url ?? '/'),
    headers: singleValues(message.headers),
    ...received,
    server,
    remoteAddress: plainAddress(message.socket.remoteAddress ?? ''),
  };
}

/** Whether the message has a body; without a length it has none (RFC 9112, 6.3). */
function announcesBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

/** Clients of a proxy send the whole address on the request line; real wikis respond to them as to all others. */
function pathAndQuery(target: string): string {
  if (target.startsWith('/')) return target;
  const origin = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!origin) return target;
  const rest = target.slice(origin[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Node joins repeated headers, except `Set-Cookie`, which has no meaning in a request anyway. */
function singleValues(headers: IncomingHttpHeaders): RequestHeaders {
  if (hasSingleValues(headers)) return headers;
  const joined: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(headers)) joined[name] = Array.isArray(value) ? value.join(', ') : value;
  return joined;
}

function hasSingleValues(headers: IncomingHttpHeaders): headers is Record<string, string | undefined> {
  return headers['set-cookie'] === undefined;
}

/** Shortens the addresses of IPv4 clients of a server that also listens on IPv6. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

function declaresTooMuch(message: IncomingMessage): boolean {
  return Number(message.headers['content-length']) > maximumBodyBytes;
}

function refuseBody(message: IncomingMessage, outgoing: ServerResponse): void {
  const response = refusals().bodyTooLarge();
  outgoing.writeHead(response.status, response.statusText, [...sentHeaders(response), 'Connection', 'close']);
  if (sendsBody(message.method ?? 'GET', response.status)) outgoing.write(response.body);
  requestBody().discardBody(message, () => outgoing.end());
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
    // The only possible error is that the server is already closed.
    server.close(() => {
      resolve();
    });
    // `closeAllConnections` would miss connections whose requests were refused.
    for (const socket of sockets) socket.destroy();
  });
}

/** The host as an address has it; a server that listens on all addresses can be reached on the loopback address. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return localAddress;
  // Only IPv6 addresses have colons. `isIPv6` compiles a regular expression that takes longer than listening does.
  return host.includes(':') ? `[${host}]` : host;
}

/** Loaded with the first request that has a body. */
function requestBody(): typeof import('./request-body') {
  return require('./request-body') as typeof import('./request-body');
}

function refusals(): typeof import('./refusals') {
  return require('./refusals') as typeof import('./refusals');
}

function protocolErrors(): typeof import('./protocol-errors') {
  return require('./protocol-errors') as typeof import('./protocol-errors');
}
