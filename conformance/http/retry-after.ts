import { headerValue, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { readHtmlPage } from '../runner/html-page';
import { textAt } from '../runner/paths';
import { readJson } from '../runner/read-json';

/** Why a response is not taken for one, and when there might be another. */
export interface Later {
  /** The end of a sentence that begins with the address: `asks for fewer requests (status 429)`. */
  readonly reason: string;
  /** As the answer wants it, in milliseconds. */
  readonly after?: number;
  /** Whether the request was certainly not carried out. */
  readonly isRefusal: boolean;
  /** Whether the API itself said so: if it says so each time, that is its response, and judged. */
  readonly isWordOfTheApi: boolean;
}

/**
 * Why a response says nothing, yet, about what was requested: the wiki, or what stands before it, cannot respond now.
 * What a web server says in place of the API is never judged. An error of the API with status 500 is worth another try;
 * with any other status of 5xx (`readonly`) it is the wiki's word at once.
 *
 * @param request what was asked: a wiki that was told to refuse while it lags (`maxlag`, core 6.5) has answered
 */
export function laterOf(response: ReceivedResponse, request: SentRequest): Later | undefined {
  const { status } = response;
  const found = reasonOf(response, request);
  if (found === undefined) return undefined;
  const after = retryAfter(headerValue(response, 'retry-after')?.trim());
  // A gateway that gave up does not know what became of a request.
  const isRefusal = status !== 500 && status !== 502 && status !== 504;
  const isWord = status === 500 && isWordOfTheApi(response);
  return { reason: found, isRefusal, isWordOfTheApi: isWord, ...(after === undefined ? {} : { after }) };
}

function reasonOf(response: ReceivedResponse, request: SentRequest): string | undefined {
  const { status } = response;
  if (status === 429) return 'asks for fewer requests (status 429)';
  if (isLag(response)) return asksForLag(request) ? undefined : `is behind its database (maxlag, status ${status})`;
  if (status === 502 || status === 504) return `cannot be reached by the proxy in front of it (status ${status})`;
  if (status < 500 || (status !== 500 && isWordOfTheApi(response))) return undefined;
  return status === 503 ? 'is not available now (status 503)' : `fails (status ${status})`;
}

function isLag(response: ReceivedResponse): boolean {
  const code = headerValue(response, 'mediawiki-api-error')?.trim();
  if (code !== undefined) return code === 'maxlag';
  return response.body.includes('maxlag') && errorCode(response.body) === 'maxlag';
}

/** A scenario that asks for a refusal has got what it wants. */
function asksForLag({ query, body = '' }: SentRequest): boolean {
  const wanted = new URLSearchParams(query).get('maxlag') ?? new URLSearchParams(body).get('maxlag');
  return wanted !== null && wanted !== String(surveyLag);
}

/** By its header, or, where something between took that away, by the body: JSON, the page around JSON, or XML. */
function isWordOfTheApi(response: ReceivedResponse): boolean {
  if (headerValue(response, 'mediawiki-api-error') !== undefined) return true;
  const { body } = response;
  if (/^text\/html\b/i.test(headerValue(response, 'content-type') ?? ''))
    return errorCodeIn(readHtmlPage(body).json) !== undefined;
  return errorCode(body) !== undefined || /^\s*(?:<\?xml[^>]*>\s*)?<api\b[^>]*>\s*(?:<errors>\s*)?<error\b/.test(body);
}

function errorCode(body: string): string | undefined {
  return /^\s*\{/.test(body) ? errorCodeIn(readJson(body)) : undefined;
}

/** `errors` is the list of the newer error formats. */
function errorCodeIn(content: unknown): string | undefined {
  return textAt(content, '/error/code') ?? textAt(content, '/errors/0/code');
}

/** A number of seconds, or a date. */
function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Seconds that a database may be behind; what clients that are no users are asked to send. */
export const surveyLag = 5;

/**
 * Asks a wiki to refuse while its database is behind (core 6.5). It is sent with what is asked beside the scenarios: a
 * scenario is an example to the letter, which a wiki that echoes its parameters shows (spec 2.4, decision 6).
 */
export function withMaxlag(send: Send): Send {
  return (request) => send(refusable(request));
}

/** The same request, which a busy wiki may refuse. */
export function refusable(request: SentRequest): SentRequest {
  const { query, body } = request;
  const parameter = `maxlag=${surveyLag}`;
  if (query !== '' || body === undefined)
    return { ...request, query: `${query === '' ? '?' : `${query}&`}${parameter}` };
  return { ...request, body: body === '' ? parameter : `${body}&${parameter}` };
}
