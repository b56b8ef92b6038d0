import type { ReceivedResponse, SentRequest } from '../runner/exchange';
import { JudgedExchange, stranger, type JudgedClient } from './judged-exchange';

/** The parts of a made-up exchange that matter to a test. */
export interface MadeUp {
  readonly method?: string;
  /** The parameters, as in an address. */
  readonly query?: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  readonly client?: JudgedClient;
  readonly status?: number;
  /** The address of `api.php`. */
  readonly api?: string;
  /** Besides the content type and the cache control of responses that are not cached. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A text, or what is sent as JSON. */
  readonly body?: unknown;
}

/** A made-up request. */
export function sentRequest({ method = 'GET', query = '', requestHeaders = {}, requestBody }: MadeUp): SentRequest {
  const body = requestBody === undefined ? {} : { body: requestBody };
  return { method, query: query === '' ? '' : `?${query}`, headers: requestHeaders, ...body };
}

/** A made-up response: JSON unless it says otherwise. */
export function receivedResponse({ status = 200, headers = {}, body = '' }: MadeUp): ReceivedResponse {
  const all = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, must-revalidate, max-age=0',
    ...headers,
  };
  return { status, headers: Object.entries(all), body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** A made-up exchange, of a client without an account unless it says otherwise. */
export function exchange(madeUp: MadeUp): JudgedExchange {
  return new JudgedExchange(sentRequest(madeUp), receivedResponse(madeUp), madeUp.client ?? stranger, madeUp.api);
}

/** A client that is logged in. */
export const account: JudgedClient = { key: 'an account', loggedIn: true };
