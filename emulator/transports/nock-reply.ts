import type { ClientRequest, IncomingMessage } from 'node:http';
import type nock from 'nock';

import type { RequestHeaders, WikiAnswer } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { noBody, sendsBody, sentHeaders, type Answering } from './answering';
import { bodyTooLarge } from './refusals';

export interface InterceptedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly sent: ClientRequest;
  readonly server: string;
  readonly remoteAddress: string;
}

/** What nock is to reply with to one request. */
export function replyOf(answering: Answering, request: InterceptedRequest): nock.ReplyFnResult {
  const { method, path, sent, server, remoteAddress } = request;
  const body = sentBody(sent);
  const answer =
    body.byteLength > maximumBodyBytes
      ? bodyTooLarge()
      : answering({ method, url: path, headers: headersOf(sent), body, server, remoteAddress });
  return [answer.status, sendsBody(method, answer.status) ? answer.body : '', replyHeaders(answer)];
}

/**
 * The bytes that were sent. nock's own argument is no good: JSON is parsed in it, and what is no UTF-8 has become
 * hexadecimal digits, which cannot be told from a text that looks like them.
 */
function sentBody(sent: ClientRequest): Uint8Array {
  const chunks: unknown = 'requestBodyBuffers' in sent ? sent.requestBodyBuffers : undefined;
  if (!Array.isArray(chunks) || !chunks.every((chunk) => chunk instanceof Uint8Array)) {
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
function replyHeaders(answer: WikiAnswer): nock.ReplyHeaderValue[] {
  const [name, value, ...others] = sentHeaders(answer);
  if (name === undefined || value === undefined) return [];
  const setStatusText = (_sent: ClientRequest, response: IncomingMessage): string => {
    response.statusMessage = answer.statusText;
    return value;
  };
  return [name, setStatusText, ...others];
}
