import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { types } from 'node:util';
import type nock from 'nock';

import type { RequestHeaders, WikiResponse } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { noBody, sendsBody, sentHeaders, type RequestHandler } from './request-handler';
import { bodyAborted, connectionReset } from './connection-errors';
import type { InterceptedBase } from './intercepted-bases';
import { bodyTooLarge } from './refusals';
import type { WaitingResponses } from './waiting-responses';

export interface InterceptedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly sent: ClientRequest;
  readonly base: InterceptedBase;
  readonly remoteAddress: string;
}

/** What nock is to reply with to one request; what the promise is rejected with, the client's request fails with. */
export async function replyOf(
  handler: RequestHandler,
  request: InterceptedRequest,
  waiting: WaitingResponses,
): Promise<nock.ReplyFnResult> {
  const { method, path, sent, base, remoteAddress } = request;
  const { origin: server, path: scriptPath } = base;
  const body = sentBody(sent);
  const response =
    body.byteLength > maximumBodyBytes
      ? bodyTooLarge()
      : handler({ method, url: path, headers: headersOf(sent), body, server, scriptPath, remoteAddress });
  const { disruption } = response;
  if (disruption?.kind === 'reset') throw connectionReset();
  if (disruption?.kind === 'stall') await waiting.wait();
  if (disruption?.kind === 'delay') await waiting.wait(disruption.milliseconds);
  const text = sendsBody(method, response.status) ? response.body : '';
  const isCut = disruption?.kind === 'truncation' && text !== '';
  return [response.status, isCut ? cutBody(text, disruption.bytes) : text, replyHeaders(response)];
}

/** A body that ends in the middle. */
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
 * The bytes that were sent, by whichever realm's Uint8Array: jsdom has one of its own. nock's own argument is no good: JSON is parsed in it, and what is no UTF-8 has become
 * hexadecimal digits, which cannot be told from a text that looks like them.
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

/** nock asks for no status text, but lets functions of headers see the response. */
function replyHeaders(response: WikiResponse): nock.ReplyHeaderValue[] {
  const [name, value, ...others] = sentHeaders(response);
  if (name === undefined || value === undefined) return [];
  const setStatusText = (_sent: ClientRequest, message: IncomingMessage): string => {
    message.statusMessage = response.statusText;
    return value;
  };
  return [name, setStatusText, ...others];
}
