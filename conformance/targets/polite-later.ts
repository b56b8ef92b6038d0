import type { ReceivedAnswer, SentRequest } from '../runner/exchange';
import { textAt } from '../runner/paths';
import { surveyLag } from './polite-maxlag';

/** Why an answer is none, and when there might be one. */
export interface Later {
  /** The end of a sentence that begins with the address: `asks for fewer requests (status 429)`. */
  readonly reason: string;
  /** As the answer wants it, in milliseconds. */
  readonly after?: number;
  /** Whether the request was certainly not carried out. */
  readonly isRefusal: boolean;
}

/**
 * Why an answer is not the wiki's word on what was asked: it, or what stands before it, cannot answer now. What the API
 * itself says with a status of 5xx is its word, and judged; what a web server says in its place is not.
 *
 * @param request what was asked: a wiki that was told to refuse while it lags (`maxlag`, facts 6.5) has answered
 */
export function laterOf(answer: ReceivedAnswer, request: SentRequest): Later | undefined {
  const { status } = answer;
  const found = reasonOf(answer, request);
  if (found === undefined) return undefined;
  const after = retryAfter(headerOf(answer, 'retry-after'));
  // A gateway that gave up does not know what became of a request.
  const isRefusal = status !== 500 && status !== 502 && status !== 504;
  return { reason: found, isRefusal, ...(after === undefined ? {} : { after }) };
}

function reasonOf(answer: ReceivedAnswer, request: SentRequest): string | undefined {
  const { status } = answer;
  if (status === 429) return 'asks for fewer requests (status 429)';
  if (isLag(answer)) return asksForLag(request) ? undefined : `is behind its database (maxlag, status ${status})`;
  if (status === 502 || status === 504) return `stands behind something that cannot reach it (status ${status})`;
  if (status < 500 || isWordOfTheApi(answer)) return undefined;
  return status === 503 ? 'is not available now (status 503)' : `fails (status ${status})`;
}

function isLag(answer: ReceivedAnswer): boolean {
  const code = headerOf(answer, 'mediawiki-api-error');
  if (code !== undefined) return code === 'maxlag';
  return answer.body.includes('maxlag') && errorCode(answer.body) === 'maxlag';
}

/** A scenario that asks for a refusal has got what it wants. */
function asksForLag({ query, body = '' }: SentRequest): boolean {
  const wanted = new URLSearchParams(query).get('maxlag') ?? new URLSearchParams(body).get('maxlag');
  return wanted !== null && wanted !== String(surveyLag);
}

function isWordOfTheApi(answer: ReceivedAnswer): boolean {
  return headerOf(answer, 'mediawiki-api-error') !== undefined || errorCode(answer.body) !== undefined;
}

function errorCode(body: string): string | undefined {
  if (!body.startsWith('{')) return undefined;
  try {
    return textAt(JSON.parse(body) as unknown, '/error/code');
  } catch {
    return undefined;
  }
}

/** A number of seconds, or a date. */
function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function headerOf({ headers }: ReceivedAnswer, name: string): string | undefined {
  return headers.find(([given]) => given.toLowerCase() === name)?.[1].trim();
}
