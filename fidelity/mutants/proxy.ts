import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

import type { ReceivedResponse, Send, SentRequest } from '../../conformance/runner/exchange';
import { headerOf, withHeader } from './wire';

export interface WikiProxy {
  /** The address of its `api.php`. */
  readonly api: string;
  close(): Promise<void>;
}

/** A request or response as bytes; header names and values alternate. */
interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}
interface RawResponse {
  readonly status: number;
  readonly reason: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * A proxy on loopback in front of a wiki. What is not changed is forwarded byte for byte, with headers in order, except `Host`,
 * which names the wiki; so are requests outside `api.php`. If the wiki gives no response, neither does the proxy. Node's HTTP
 * parser rejects non-ASCII bytes on a request line, with status 400.
 *
 * @param api the address of the wiki's `api.php`
 * @param wrap takes what sends a request to the wiki, and returns what responds to those of clients
 * @param port 0 takes a free one
 */
export async function startProxy(api: string, wrap: (send: Send) => Send, port = 0): Promise<WikiProxy> {
  const wiki = new URL(api);
  const forward = new Forwarder(wiki);
  const send = wrap(forward.send);
  const server = createServer((request, outgoing) => {
    response(request, outgoing).catch(() => outgoing.destroy());
  });

  async function response(request: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const raw = await readRequest(request, wiki);
    const [path, query] = splitTarget(raw.target);
    if (path !== wiki.pathname) write(outgoing, await forward.exchange(raw));
    else write(outgoing, forward.raw(await send(forward.sent(raw, query))));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}${wiki.pathname}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Remembers the bytes of parsed messages: an unchanged object stands for its bytes. */
class Forwarder {
  private readonly requests = new WeakMap<SentRequest, RawRequest>();
  private readonly responses = new WeakMap<ReceivedResponse, RawResponse>();

  constructor(private readonly wiki: URL) {}

  readonly send: Send = async (sent) => {
    const raw = await this.exchange(this.requests.get(sent) ?? this.encode(sent));
    const response = decode(raw);
    this.responses.set(response, raw);
    return response;
  };

  sent(raw: RawRequest, query: string): SentRequest {
    const headers: Record<string, string> = {};
    for (const [name, value] of pairs(raw.headers)) headers[name.toLowerCase()] = value;
    const body = raw.body.length === 0 ? {} : { body: raw.body.toString() };
    const sent = { method: raw.method, query, headers, ...body };
    this.requests.set(sent, raw);
    return sent;
  }

  /** The original bytes of a response, or those of a changed one. */
  raw(response: ReceivedResponse): RawResponse {
    const body = Buffer.from(response.body);
    const changed = withHeader(
      withHeader(response, 'Transfer-Encoding', undefined),
      'Content-Length',
      String(body.length),
    );
    const raw = { status: response.status, reason: '', headers: changed.headers.flat(), body };
    return this.responses.get(response) ?? raw;
  }

  exchange({ method, target, headers, body }: RawRequest): Promise<RawResponse> {
    const { protocol, hostname, port } = this.wiki;
    const open = protocol === 'https:' ? httpsRequest : httpRequest;
    const host = hostname.replace(/^\[|\]$/g, '');
    return new Promise((resolve, reject) => {
      const request = open({ host, port, method, path: target, headers, agent: false });
      request.on('error', reject);
      request.on('response', (outgoing) => {
        const { statusCode: status = 0, statusMessage: reason = '', rawHeaders } = outgoing;
        readAll(outgoing).then((bytes) => {
          resolve({ status, reason, headers: rawHeaders, body: bytes });
        }, reject);
      });
      request.end(body);
    });
  }

  private encode({ method, query, headers, body = '' }: SentRequest): RawRequest {
    const bytes = Buffer.from(body);
    const length = bytes.length > 0 || headers['content-length'] ? { 'content-length': String(bytes.length) } : {};
    return {
      method,
      target: this.wiki.pathname + query,
      headers: Object.entries({ ...headers, ...length }).flat(),
      body: bytes,
    };
  }
}

async function readRequest(request: IncomingMessage, { host }: URL): Promise<RawRequest> {
  const { method = 'GET', url: target = '/', rawHeaders } = request;
  const headers = pairs(rawHeaders).flatMap(([name, value]) => [name, /^host$/i.test(name) ? host : value]);
  return { method, target, headers, body: await readAll(request) };
}

/** Mutants read text, so compressed bodies are decompressed. */
function decode({ status, headers, body }: RawResponse): ReceivedResponse {
  const response = { status, headers: pairs(headers), body: '' };
  if (headerOf(response, 'Content-Encoding') !== 'gzip' || body.length === 0)
    return { ...response, body: body.toString() };
  return { ...withHeader(response, 'Content-Encoding', undefined), body: gunzipSync(body).toString() };
}

/** Writes the message as it came; `node:http` adds no headers. */
function write(outgoing: ServerResponse, { status, reason, headers, body }: RawResponse): void {
  outgoing.sendDate = false;
  outgoing.removeHeader('Connection');
  outgoing.removeHeader('Transfer-Encoding');
  if (reason === '') outgoing.writeHead(status, [...headers]);
  else outgoing.writeHead(status, reason, [...headers]);
  outgoing.end(body);
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function splitTarget(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}

function pairs(headers: readonly string[]): (readonly [name: string, value: string])[] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [headers[2 * index]!, headers[2 * index + 1]!]);
}
