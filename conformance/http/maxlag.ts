import type { Send, SentRequest } from '../runner/exchange';

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
