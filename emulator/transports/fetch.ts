import type { Arrival, Disruption, RequestHeaders, WikiResponse } from '../exchange';
import { responseHeader } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { localAddress, noBody, RequestsInFlight, sendsBody, sentHeaders, type RequestHandler } from './request-handler';
import { bodyTerminated, connectionReset, fetchFailed, otherSideClosed } from './disruption';
import { requirePlatform } from './platform';
import { bodyTooLarge } from './refusals';
import { WaitingResponses } from './waiting-responses';

/** What the adapters for other libraries need from a wiki. */
export interface FetchedWiki {
  readonly fetch: typeof globalThis.fetch;
}

export interface FetchOptions {
  /** The scheme and host that the wiki calls itself. Default: those of the requested address. */
  readonly server?: string;
  /** Holds responses that a fault delays. */
  readonly waiting?: WaitingResponses;
}

/** Holds the responses that `fetch` delays; ending them looks like a closed connection. */
export function waitingForFetch(): WaitingResponses {
  return new WaitingResponses(() => fetchFailed(otherSideClosed()));
}

/**
 * A `fetch` that sends every request to one wiki, whatever the host of the address, without a network. If the wiki throws,
 * the promise is rejected with that error.
 */
export function createFetch(handler: RequestHandler, options: FetchOptions = {}): typeof globalThis.fetch {
  const { server, waiting = waitingForFetch() } = options;
  const inFlight = new RequestsInFlight();
  return async (input, init) => {
    requirePlatform('wiki.fetch');
    const arrival = inFlight.begin();
    try {
      const request = new Request(wholeAddress(input), init);
      const { signal } = request;
      signal.throwIfAborted();
      const body = await readBody(request);
      signal.throwIfAborted();
      const url = new URL(request.url);
      const mode = request.redirect;
      // The client's own signal: that of `request` may be garbage-collected while a response is delayed.
      const abortedBy = init?.signal ?? (input instanceof Request ? input.signal : undefined);
      const sent = { method: request.method, url, headers: request.headers, body };
      return await follow({ handler, server, waiting, mode, abortedBy, arrival }, sent);
    } finally {
      inFlight.end(arrival);
    }
  };
}

/** The part of a path before `/api.php`; a `fetch` function responds under any. */
export function scriptPathOf(url: string): string {
  const end = url.indexOf('/api.php');
  return end < 0
    ? ''
    : url
        .slice(0, end)
        .replace(/\/{2,}/g, '/')
        .replace(/\/$/, '');
}

/** One call of `fetch`. */
interface Call {
  readonly handler: RequestHandler;
  readonly waiting: WaitingResponses;
  readonly server: string | undefined;
  readonly mode: Request['redirect'];
  readonly abortedBy: AbortSignal | undefined;
  readonly arrival: Arrival;
}

function follow(call: Call, request: RedirectableRequest, redirects = 0): Response | Promise<Response> {
  const response = responseTo(call, request);
  if (!response.disruption) return deliver(call, request, response, redirects);
  return disrupt(call, response.disruption).then(() => deliver(call, request, response, redirects));
}

/** Carries out the part of a disruption that comes before the response. */
async function disrupt({ waiting, abortedBy }: Call, disruption: Disruption): Promise<void> {
  if (disruption.kind === 'reset') throw fetchFailed(connectionReset());
  if (disruption.kind === 'stall') await waiting.wait(undefined, abortedBy);
  if (disruption.kind === 'delay') await waiting.wait(disruption.milliseconds, abortedBy);
}

function deliver(
  call: Call,
  request: RedirectableRequest,
  response: WikiResponse,
  redirects: number,
): Response | Promise<Response> {
  const target = redirectTarget(response.status, responseHeader(response, 'location'), request.url);
  if (target === undefined || call.mode === 'manual') return createResponse(response, request, redirects > 0);
  if (call.mode === 'error') throw networkError(`${request.url.href} redirects to ${target.href}`);
  if (redirects === maximumRedirects)
    throw networkError(`${request.url.href} redirects more than ${maximumRedirects} times`);
  redirect(request, response.status, target);
  return follow(call, request, redirects + 1);
}

function responseTo(
  { handler, server, arrival }: Call,
  { method, url, headers, body }: RedirectableRequest,
): WikiResponse {
  if (body.byteLength > maximumBodyBytes) return bodyTooLarge();
  return handler({
    method,
    url: url.pathname + url.search,
    headers: headersAsSent(method, url, headers, body),
    body,
    server: server ?? url.origin,
    remoteAddress: localAddress,
    arrival,
  });
}

/** Adds the headers that Node's own `fetch` adds, unless the client set them. */
function headersAsSent(method: string, url: URL, headers: Headers, body: Uint8Array): RequestHeaders {
  const sent: Record<string, string | undefined> = { host: url.host, connection: 'keep-alive' };
  for (const [name, value] of headers) sent[name] = value;
  sent.accept ??= '*/*';
  sent['accept-language'] ??= '*';
  sent['sec-fetch-mode'] ??= 'cors';
  sent['user-agent'] ??= 'node';
  sent['accept-encoding'] ??= url.protocol === 'https:' ? 'br, gzip, deflate' : 'gzip, deflate';
  if (body.byteLength > 0 || method === 'POST' || method === 'PUT') sent['content-length'] = String(body.byteLength);
  return sent;
}

/**
 * Resolves a relative address against the page, if there is one: gadgets request `/w/api.php`.
 *
 * @throws TypeError as `fetch` does, with advice
 */
function wholeAddress(input: string | URL | Request): string | Request {
  const address = input instanceof Request ? input.url : String(input);
  const page = pageAddress();
  const { protocol, href } = URL.canParse(address, page) ? new URL(address, page) : { protocol: '', href: '' };
  if (protocol === 'http:' || protocol === 'https:') return input instanceof Request ? input : href;
  throw new TypeError(
    `wiki.fetch needs an absolute http or https address such as "https://wiki.example/api.php", not "${address}". ` +
      'A relative address requires globalThis.location, as in jsdom.',
  );
}

/** The address of the page in a browser or jsdom; nothing can be relative to `about:blank` and the like. */
function pageAddress(): string | undefined {
  const location: unknown = Reflect.get(globalThis, 'location');
  if (typeof location !== 'object' || location === null) return undefined;
  const href: unknown = Reflect.get(location, 'href');
  return typeof href === 'string' && /^https?:/.test(href) ? href : undefined;
}

/** Reads the body; an abort also ends the wait for a stream that never ends. */
async function readBody(request: Request): Promise<Uint8Array> {
  if (request.body === null) return noBody;
  const { signal } = request;
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', onAbort);
  });
  try {
    return new Uint8Array(await Promise.race([request.arrayBuffer(), aborted]));
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}

function createResponse(response: WikiResponse, { method, url }: RedirectableRequest, redirected: boolean): Response {
  const { status, statusText, disruption } = response;
  const headers = new Headers();
  const sent = sentHeaders(response);
  for (let index = 0; index < sent.length; index += 2) headers.append(sent[index] ?? '', sent[index + 1] ?? '');
  // If the status allows a body, an empty one is a body too: clients read it to its end.
  const whole = sendsBody(method, status) ? (response.content ?? response.body) : null;
  const body = whole !== null && disruption?.kind === 'truncation' ? cutBody(whole, disruption.bytes) : whole;
  return withAddress(new Response(body, { status, statusText, headers }), url, redirected);
}

/** A body that ends early, with an error. */
function cutBody(text: string | Uint8Array, bytes: number): ReadableStream<Uint8Array> {
  let rest: Buffer | undefined = Buffer.from(text).subarray(0, bytes);
  return new ReadableStream({
    pull(controller) {
      if (rest !== undefined && rest.length > 0) controller.enqueue(rest);
      else controller.error(bodyTerminated());
      rest = undefined;
    },
  });
}

/** Only the platform can construct responses with a URL, so the properties are overridden. */
function withAddress(fetched: Response, url: URL, redirected: boolean): Response {
  const { href } = url;
  const address = href.includes('#') ? href.slice(0, href.indexOf('#')) : href;
  return Object.defineProperties(fetched, {
    url: { value: address, configurable: true },
    redirected: { value: redirected, configurable: true },
    clone: { value: () => withAddress(Response.prototype.clone.call(fetched), url, redirected), configurable: true },
  });
}

function networkError(reason: string): TypeError {
  return fetchFailed(new Error(reason));
}

/** As in the Fetch Standard (HTTP-redirect fetch). */
const maximumRedirects = 20;

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

const bodyHeaders = ['content-encoding', 'content-language', 'content-location', 'content-type', 'content-length'];
const originHeaders = ['authorization', 'proxy-authorization', 'cookie', 'host'];

interface RedirectableRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array;
}

/** The address to which a response redirects; undefined if it does not redirect. */
function redirectTarget(status: number, location: string | undefined, from: URL): URL | undefined {
  if (!redirectStatuses.has(status) || location === undefined) return undefined;
  const target = new URL(location, from);
  // The client keeps its own fragment.
  if (target.hash === '') target.hash = from.hash;
  return target;
}

/** Changes a request into the one that follows a redirect. */
function redirect(request: RedirectableRequest, status: number, target: URL): void {
  const { method, headers } = request;
  const becomesGet = status === 303 ? method !== 'GET' && method !== 'HEAD' : status <= 302 && method === 'POST';
  if (becomesGet) {
    request.method = 'GET';
    request.body = new Uint8Array(0);
    for (const name of bodyHeaders) headers.delete(name);
  }
  if (target.origin !== request.url.origin) for (const name of originHeaders) headers.delete(name);
  request.url = target;
}
