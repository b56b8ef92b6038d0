import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { types } from 'node:util';
import type nock from 'nock';

import { checkOptions, type OptionNames } from '../check-options';
import type { Arrival, RequestHeaders, WikiResponse } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { blockNetwork } from './block-network';
import { bodyAborted, connectionHungUp, connectionReset } from './disruption';
import { claimBase, liesUnder, readBase, type InterceptedBase } from './intercepted-bases';
import { requirePlatform } from './platform';
import { bodyTooLarge } from './refusals';
import { localAddress, noBody, RequestsInFlight, sendsBody, sentHeaders, type RequestHandler } from './request-handler';
import { WaitingResponses } from './waiting-responses';

/** nock itself, as `import nock from 'nock'` imports it. Users of wikidouble do not need the types of nock. */
export interface NockFunction {
  (origin: string): object;
  isActive(): boolean;
}

export interface InterceptOptions {
  /**
   * The nock to use. Default: the one that `require('nock')` finds. Two copies would patch `http` twice, so pass yours
   * where wikidouble might find another.
   */
  readonly nock?: NockFunction;
  /**
   * Also refuses every other connection of this process to another machine until `remove` or `wiki.close`, with a
   * `NetworkBlockedError`. That includes clients which nock does not intercept, such as the npm package undici. Loopback
   * addresses stay reachable. Default: false.
   */
  readonly blockNetwork?: boolean;
}

const optionNames: OptionNames<InterceptOptions> = { nock: true, blockNetwork: true };

/** An address at which a wiki responds to the requests of this process. */
export interface Interception extends Disposable {
  /** The address without `/api.php` and without a slash at its end: `https://wiki.example/w`. */
  readonly url: string;
  /** What clients request: `https://wiki.example/w/api.php`. */
  readonly api: string;
  /**
   * Ends this interception, and nothing else that nock does. As after every removed interceptor, nock then refuses requests
   * to that host instead of sending them; `nock.cleanAll()` ends that.
   */
  remove(): void;
}

/** The methods that clients of a wiki might use. */
const methods = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

/**
 * Lets a wiki respond to every request of this process to an address and to the paths below it, whichever client sends it
 * through `node:http` or the global `fetch`; nock does not see what the npm package undici sends. Requests to other hosts are
 * not intercepted. If the wiki throws, the client's request fails with that error. `nock.cleanAll()` also ends an
 * interception; the address can then be intercepted again.
 *
 * nock resolves `..` in paths, and percent-encodes raw bytes, as `fetch` does.
 *
 * @param address of the wiki: `https://wiki.example/w`, or the same with `/api.php`
 * @throws TypeError for an invalid address or an unknown option
 * @throws Error if nock is not installed, or if the address, or one above or below it, is already intercepted
 */
export function intercept(handler: RequestHandler, address: string, options: InterceptOptions = {}): Interception {
  checkOptions('wiki.intercept', options, optionNames);
  const base = readBase('wiki.intercept', address);
  const instance = (options.nock as typeof nock | undefined) ?? loadNock();
  const scope = instance(base.origin).persist();
  const release = claimBase(instance, base, () => scope.activeMocks().length > 0);
  if (!instance.isActive()) instance.activate();
  const waiting = new WaitingResponses(connectionHungUp);
  const inFlight = new RequestsInFlight();
  const isOurs = (path: string): boolean => liesUnder(base, path);
  const interceptors = methods.map((method) => {
    const interceptor = scope.intercept(isOurs, method).optionally();
    interceptor.reply(function (path) {
      const arrival = inFlight.begin();
      const request = { method, path, sent: this.req, base, remoteAddress: localAddress, arrival };
      // A promise, because nock passes its rejection on to the client; a thrown error would end the process.
      return replyOf(handler, request, waiting).finally(() => {
        inFlight.end(arrival);
      });
    });
    return interceptor;
  });
  // nock parses JSON bodies before it calls for the reply, and throws if they are invalid. We read the bytes anyway.
  scope.on('request', (sent: nock.ReplyFnContext['req']) => {
    delete sent.headers['content-type'];
  });
  const unblock = options.blockNetwork === true ? blockNetwork() : undefined;
  const remove = (): void => {
    unblock?.();
    waiting.endAll();
    release();
    scope.persist(false);
    for (const interceptor of interceptors) instance.removeInterceptor(interceptor);
  };
  return { url: base.url, api: base.api, remove, [Symbol.dispose]: remove };
}

/**
 * Loads nock, an optional peer dependency.
 *
 * @internal
 * @throws Error that says how to install it
 * @throws TypeError if the test environment hides what nock needs
 */
export function loadNock(load: () => unknown = requireNock): typeof nock {
  requirePlatform('wiki.intercept');
  try {
    return load() as typeof nock;
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw new Error(
      'wiki.intercept needs nock 14, which is not installed: npm install --save-dev nock. ' +
        'wiki.fetch and wiki.listen do not need it.',
      { cause },
    );
  }
}

function requireNock(): unknown {
  return require('nock');
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND' && error.message.includes("'nock'")
  );
}

interface InterceptedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly sent: ClientRequest;
  readonly base: InterceptedBase;
  readonly remoteAddress: string;
  readonly arrival?: Arrival;
}

/**
 * nock's reply to one request. If the promise is rejected, the client's request fails with that error.
 *
 * @internal
 */
export async function replyOf(
  handler: RequestHandler,
  request: InterceptedRequest,
  waiting: WaitingResponses,
): Promise<nock.ReplyFnResult> {
  const { method, path, sent, base, remoteAddress, arrival } = request;
  const { origin: server, path: scriptPath } = base;
  const received = { headers: headersOf(sent), remoteAddress, ...(arrival && { arrival }) };
  const body = sentBody(sent);
  const response =
    body.byteLength > maximumBodyBytes
      ? bodyTooLarge()
      : handler({ method, url: path, body, server, scriptPath, ...received });
  const { disruption } = response;
  if (disruption?.kind === 'reset') throw connectionReset();
  if (disruption?.kind === 'stall') await waiting.wait();
  if (disruption?.kind === 'delay') await waiting.wait(disruption.milliseconds);
  const { content } = response;
  if (content && sendsBody(method, response.status)) {
    return [response.status, Buffer.from(content), replyHeaders(response)];
  }
  const text = sendsBody(method, response.status) ? response.body : '';
  const isCut = disruption?.kind === 'truncation' && text !== '';
  return [response.status, isCut ? cutBody(text, disruption.bytes) : text, replyHeaders(response)];
}

/** A body that ends early, with an error. */
function cutBody(text: string, bytes: number): Readable {
  let rest: Buffer | undefined = Buffer.from(text).subarray(0, bytes);
  return new Readable({
    read() {
      if (rest !== undefined && rest.length > 0) this.push(rest);
      else this.destroy(bodyAborted());
      rest = undefined;
    },
  });
}

/**
 * The bytes that were sent. They may be a Uint8Array of another realm, such as jsdom's. The body that nock passes to replies
 * does not have them: nock parses JSON, and replaces invalid UTF-8 with hexadecimal digits, which may also be literal text.
 */
function sentBody(sent: ClientRequest): Uint8Array {
  const chunks: unknown = 'requestBodyBuffers' in sent ? sent.requestBodyBuffers : undefined;
  if (!Array.isArray(chunks) || !chunks.every(types.isUint8Array)) {
    throw new Error('wikidouble cannot read the body of a request through this nock; it needs version 14.');
  }
  return chunks.length === 0 ? noBody : Buffer.concat(chunks);
}

function headersOf(sent: ClientRequest): RequestHeaders {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(sent.getHeaders())) {
    headers[name] = Array.isArray(value) ? value.join(name === 'cookie' ? '; ' : ', ') : String(value);
  }
  return headers;
}

/** nock has no option for the status text, but header functions get the response. */
function replyHeaders(response: WikiResponse): nock.ReplyHeaderValue[] {
  const [name, value, ...others] = sentHeaders(response);
  if (name === undefined || value === undefined) return [];
  const setStatusText = (_sent: ClientRequest, message: IncomingMessage): string => {
    message.statusMessage = response.statusText;
    return value;
  };
  return [name, setStatusText, ...others];
}
