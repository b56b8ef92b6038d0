import type { Disruption, RequestHeaders, WikiResponse } from '../exchange';
import { responseHeader } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { localAddress, noBody, sendsBody, sentHeaders, type RequestHandler } from './request-handler';
import { bodyTerminated, connectionReset, fetchFailed, otherSideClosed } from './connection-errors';
import { maximumRedirects, redirect, redirectTarget, type RedirectableRequest } from './fetch-redirect';
import { requirePlatform } from './platform';
import { bodyTooLarge } from './refusals';
import { WaitingResponses } from './waiting-responses';

/** What adapters for other libraries need of a wiki. */
export interface FetchedWiki {
  readonly fetch: typeof globalThis.fetch;
}

export interface FetchOptions {
  /** Scheme and host that the wiki calls itself. Default: those of the address that is asked. */
  readonly server?: string;
  /** Where answers wait that a failure holds back. */
  readonly waiting?: WaitingResponses;
}

/** What answers wait in that `fetch` holds back; ending them looks as if the connection had ended. */
export function waitingForFetch(): WaitingResponses {
  return new WaitingResponses(() => fetchFailed(otherSideClosed()));
}

/**
 * A `fetch` that asks one wiki, whatever the host of the address, without any network. What the wiki throws, the
 * promise is rejected with.
 */
export function createFetch(handler: RequestHandler, options: FetchOptions = {}): typeof globalThis.fetch {
  const { server, waiting = waitingForFetch() } = options;
  return async (input, init) => {
    requirePlatform('wiki.fetch');
    const request = new Request(wholeAddress(input), init);
    const { signal } = request;
    signal.throwIfAborted();
    const body = await readBody(request);
    signal.throwIfAborted();
    const url = new URL(request.url);
    const mode = request.redirect;
    // The client's own: the one of `request` may be collected as garbage while an answer is held back.
    const abortedBy = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const asked = { method: request.method, url, headers: request.headers, body };
    return follow({ handler, server, waiting, mode, abortedBy }, asked);
  };
}

/** One call of `fetch`. */
interface Call {
  readonly handler: RequestHandler;
  readonly waiting: WaitingResponses;
  readonly server: string | undefined;
  readonly mode: Request['redirect'];
  readonly abortedBy: AbortSignal | undefined;
}

function follow(call: Call, request: RedirectableRequest, redirects = 0): Response | Promise<Response> {
  const response = ask(call.handler, request, call.server);
  if (!response.disruption) return arrive(call, request, response, redirects);
  return withstand(call, response.disruption).then(() => arrive(call, request, response, redirects));
}

/** What happens to an answer on its way, as far as it happens before the answer is there. */
async function withstand({ waiting, abortedBy }: Call, disruption: Disruption): Promise<void> {
  if (disruption.kind === 'reset') throw fetchFailed(connectionReset());
  if (disruption.kind === 'stall') await waiting.wait(undefined, abortedBy);
  if (disruption.kind === 'delay') await waiting.wait(disruption.milliseconds, abortedBy);
}

function arrive(
  call: Call,
  request: RedirectableRequest,
  response: WikiResponse,
  redirects: number,
): Response | Promise<Response> {
  const target = redirectTarget(response.status, responseHeader(response, 'location'), request.url);
  if (target === undefined || call.mode === 'manual') return createResponse(response, request, redirects > 0);
  if (call.mode === 'error') throw networkError(`${request.url.href} redirects to ${target.href}`);
  if (redirects === maximumRedirects) throw networkError(`${request.url.href} redirects for ever`);
  redirect(request, response.status, target);
  return follow(call, request, redirects + 1);
}

function ask(
  handler: RequestHandler,
  { method, url, headers, body }: RedirectableRequest,
  server: string | undefined,
): WikiResponse {
  if (body.byteLength > maximumBodyBytes) return bodyTooLarge();
  return handler({
    method,
    url: url.pathname + url.search,
    headers: headersAsSent(method, url, headers, body),
    body,
    server: server ?? url.origin,
    remoteAddress: localAddress,
  });
}

/** The headers that Node's own `fetch` adds on the way are there as well, unless the client chose others. */
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
 * A relative address counts from the page, where there is one: gadgets request `/w/api.php`.
 *
 * @throws TypeError as `fetch` does, but with what to do
 */
function wholeAddress(input: string | URL | Request): string | Request {
  const address = input instanceof Request ? input.url : String(input);
  const page = pageAddress();
  const { protocol, href } = URL.canParse(address, page) ? new URL(address, page) : { protocol: '', href: '' };
  if (protocol === 'http:' || protocol === 'https:') return input instanceof Request ? input : href;
  throw new TypeError(
    `The fetch of a wiki needs a whole http or https address such as "https://wiki.example/api.php", not "${address}". ` +
      'A relative one counts from the page, where globalThis.location has its address, as in jsdom.',
  );
}

/** The address of the page in a browser or jsdom; `about:blank` and the like are not addresses to count from. */
function pageAddress(): string | undefined {
  const location: unknown = Reflect.get(globalThis, 'location');
  if (typeof location !== 'object' || location === null) return undefined;
  const href: unknown = Reflect.get(location, 'href');
  return typeof href === 'string' && /^https?:/.test(href) ? href : undefined;
}

/** The bytes of the body; an abort ends the wait for a stream that does not end. */
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
  // An empty body of a status that may have one is still a body: clients read it to its end.
  const whole = sendsBody(method, status) ? response.body : null;
  const body = whole !== null && disruption?.kind === 'truncation' ? cutBody(whole, disruption.bytes) : whole;
  return withAddress(new Response(body, { status, statusText, headers }), url, redirected);
}

/** A body that ends in the middle. */
function cutBody(text: string, bytes: number): ReadableStream<Uint8Array> {
  let rest: Buffer | undefined = Buffer.from(text).subarray(0, bytes);
  return new ReadableStream({
    pull(controller) {
      if (rest !== undefined && rest.length > 0) controller.enqueue(rest);
      else controller.error(bodyTerminated());
      rest = undefined;
    },
  });
}

/** Only the platform can make responses that know where they came from. */
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
