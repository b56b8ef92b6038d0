import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { rootCertificates } from 'node:tls';

import { WikiUnreachable, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { Deadline } from './deadline';
import { decodeBody } from './decode-body';
import type { Time } from './time';
import { switchedProtocols, unreachable } from './unreachable';
import { messageOf } from '../../emulator/text/message-of';

export interface HttpLimits {
  /** From the first byte sent to the last one received, in milliseconds. Default: 15 000. */
  readonly timeout?: number;
  /** The largest body of a response. Default: 8 MB, MediaWiki's own limit for a result. */
  readonly maximumBytes?: number;
  /** Default: the name and home page of this program. */
  readonly userAgent?: string;
  /** Headers for every request, by lower-case name: for a proxy in front of the wiki that requires them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Certificates in PEM that are trusted besides those of Node.js. Default: none. */
  readonly ca?: string | undefined;
  /** Accepts any certificate. Default: false. */
  readonly insecure?: boolean | undefined;
  /** Ends a request that only reads, which throws the signal's reason; one with a body may write, and is waited for. */
  readonly signal?: AbortSignal | undefined;
  /** The clock for the timeout. Default: the computer's. */
  readonly time?: Time | undefined;
}

const usualUserAgent = 'wikidouble-check (https://www.npmjs.com/package/wikidouble)';

/**
 * Sends requests to the wiki at an address over HTTP, with the query on the request line byte for byte: `fetch` would
 * percent-encode some of it. Every request uses a new connection, so that none fails on one that the wiki has just
 * closed.
 *
 * @param api the address of `api.php`
 * @throws TypeError for an address that is not HTTP, or has a query or credentials
 */
export function sendOverHttp(api: string, limits: HttpLimits = {}): Send {
  const { timeout = 15_000, maximumBytes = 8_000_000, signal, time } = limits;
  const address = apiAddress(api);
  const isSecure = address.protocol === 'https:';
  const open = isSecure ? httpsRequest : httpRequest;
  const trust = isSecure ? trustOf(limits) : {};
  return (sent) =>
    new Promise<ReceivedResponse>((resolve, reject) => {
      let wasSecured = false;
      const request = open({ ...lineAndHeaders(address, sent, limits), ...trust, agent: false });
      const giveUp = (reason: Error): void => {
        reject(reason);
        request.destroy();
      };
      const abort = (): void => {
        giveUp(signal?.reason instanceof Error ? signal.reason : new Error('interrupted'));
      };
      let isSettled = false;
      const onExpiry = (): void => {
        const seconds = Math.round(timeout / 10) / 100;
        giveUp(new WikiUnreachable(`${address.host} sent no complete response within ${seconds} seconds.`));
      };
      const timer = new Deadline(timeout, onExpiry, time);
      const fail = (error: Error): void => {
        reject(unreachable(address.host, error, isSecure ? wasSecured : undefined));
      };
      request.on('socket', (socket) => socket.on('secureConnect', () => (wasSecured = true)));
      if (sent.body === undefined) signal?.addEventListener('abort', abort);
      request.on('error', fail);
      const leaveProtocol = (): void => {
        giveUp(new WikiUnreachable(switchedProtocols(address.host)));
      };
      request.on('upgrade', leaveProtocol);
      request.on('close', () => {
        timer.clear();
        signal?.removeEventListener('abort', abort);
        // Something ended it silently; a response that has begun has its own end or error.
        if (!isSettled)
          reject(new WikiUnreachable(`${address.host} closed the connection before the response was complete.`));
      });
      request.on('response', (response) => {
        isSettled = true;
        if (response.statusCode === 101) {
          leaveProtocol();
          return;
        }
        let length = 0;
        const pieces: Buffer[] = [];
        response.on('error', fail);
        response.on('data', (piece: Buffer) => {
          length += piece.length;
          pieces.push(piece);
          if (length <= maximumBytes) return;
          giveUp(new WikiUnreachable(`${address.host} responded with more than ${maximumBytes / 1e6} MB.`));
        });
        response.on('end', () => {
          timer.clear();
          decodeBody(Buffer.concat(pieces), response.headers['content-encoding'], maximumBytes).then(
            (body) => {
              resolve(receivedResponse(response, body));
            },
            (error: unknown) => {
              reject(new WikiUnreachable(`${address.host} ${messageOf(error)}.`));
            },
          );
        });
      });
      request.end(sent.body);
    });
}

/**
 * Reads the address of an `api.php`.
 *
 * @throws TypeError for an address that is not one of HTTP, or has a query, a fragment or credentials
 */
export function apiAddress(api: string): URL {
  const address = URL.canParse(api) ? new URL(api) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new TypeError(
      `"${api}" is not the address of a wiki: give its api.php, such as https://wiki.example/w/api.php.`,
    );
  }
  if (address.search || address.hash || address.username || address.password) {
    throw new TypeError('The address of api.php must have no query, fragment, name or password.');
  }
  return address;
}

function lineAndHeaders(address: URL, { method, query, headers, body }: SentRequest, limits: HttpLimits) {
  // One character per byte: what a scenario writes raw is sent as UTF-8. Node rejects spaces and control characters.
  const path = address.pathname + Buffer.from(query).toString('latin1');
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const { userAgent = usualUserAgent, headers: further = {} } = limits;
  const cookie = [headers.cookie, further.cookie].filter((part) => part !== undefined).join('; ');
  return {
    method,
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port,
    path,
    headers: {
      'user-agent': userAgent,
      accept: '*/*',
      ...headers,
      ...further,
      ...(cookie === '' ? {} : { cookie }),
      ...length,
    },
  };
}

function trustOf({ ca, insecure = false }: HttpLimits): { ca?: string[]; rejectUnauthorized?: boolean } {
  return {
    ...(ca === undefined ? {} : { ca: [...rootCertificates, ca] }),
    ...(insecure ? { rejectUnauthorized: false } : {}),
  };
}

function receivedResponse({ statusCode = 0, rawHeaders }: IncomingMessage, body: Buffer): ReceivedResponse {
  const headers: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  }
  return { status: statusCode, headers, body: body.toString() };
}
