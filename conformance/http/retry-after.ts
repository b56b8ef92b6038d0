import { headerValue, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { readHtmlPage } from '../runner/html-page';
import { textAt } from '../runner/paths';
import { readJson } from '../runner/read-json';

/** Why a response does not count, and when to try again. */
export interface Later {
  /** The end of a sentence that begins with the address: `asks for fewer requests (status 429)`. */
  readonly reason: string;
  /** The wait that the response asks for, in milliseconds. */
  readonly after?: number;
  /** Whether the wiki limits the rate of requests. */
  readonly isRateLimit?: true;
  /** Whether the request was certainly not executed. */
  readonly isRefusal: boolean;
  /** Whether the API itself said so: if it does so each time, that is its response, and is judged. */
  readonly isWordOfTheApi: boolean;
}

/**
 * Why a response says nothing about the request yet: the wiki, or a proxy in front of it, cannot respond now. What a
 * web server says in place of the API is never judged. An API error with status 500 is worth another try; with any
 * other 5xx status (`readonly`) it is the wiki's response.
 *
 * @param request the request: a wiki that was told to refuse while it lags (`maxlag`, core 6.5) has responded
 */
export function laterOf(response: ReceivedResponse, request: SentRequest): Later | undefined {
  const { status } = response;
  const found = reasonOf(response, request);
  if (found === undefined) return undefined;
  const after = retryAfter(headerValue(response, 'retry-after')?.trim());
  // A gateway that gave up does not know whether the request was executed.
  const isRefusal = status !== 500 && status !== 502 && status !== 504;
  const isWord = status === 500 && isWordOfTheApi(response);
  const limit = status === 429 ? { isRateLimit: true as const } : {};
  return { reason: found, ...limit, isRefusal, isWordOfTheApi: isWord, ...(after === undefined ? {} : { after }) };
}

function reasonOf(response: ReceivedResponse, request: SentRequest): string | undefined {
  const { status } = response;
  if (status === 429) return 'asks for fewer requests (status 429)';
  if (isLag(response)) return requestsLag(request) ? undefined : `is behind its database (maxlag, status ${status})`;
  if (status === 502 || status === 504) return `cannot be reached by the proxy in front of it (status ${status})`;
  if (status < 500 || (status !== 500 && isWordOfTheApi(response))) return undefined;
  return status === 503 ? 'is not available now (status 503)' : `fails (status ${status})`;
}

function isLag(response: ReceivedResponse): boolean {
  const code = headerValue(response, 'mediawiki-api-error')?.trim();
  if (code !== undefined) return code === 'maxlag';
  return response.body.includes('maxlag') && errorCode(response.body) === 'maxlag';
}

/** A scenario that tests `maxlag` has got its response. */
function requestsLag({ query, body = '' }: SentRequest): boolean {
  const wanted = new URLSearchParams(query).get('maxlag') ?? new URLSearchParams(body).get('maxlag');
  return wanted !== null && wanted !== String(surveyLag);
}

/** By the header, or, if a proxy removed it, by the body: JSON, the page around JSON, or XML. */
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

/** The `maxlag` in seconds that MediaWiki recommends to bots. */
export const surveyLag = 5;

/**
 * Lets a wiki refuse while its database lags (core 6.5). It is sent with requests outside scenarios only: a scenario
 * is sent to the letter, and a wiki may echo its parameters (spec 2.4, decision 6).
 */
export function withMaxlag(send: Send): Send {
  return (request) => send(refusable(request));
}

/** The request with `maxlag`, so that a busy wiki may refuse it. */
export function refusable(request: SentRequest): SentRequest {
  const { query, body } = request;
  const parameter = `maxlag=${surveyLag}`;
  if (query !== '' || body === undefined)
    return { ...request, query: `${query === '' ? '?' : `${query}&`}${parameter}` };
  return { ...request, body: body === '' ? parameter : `${body}&${parameter}` };
}
