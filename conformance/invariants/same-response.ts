import { isContainer } from '../runner/paths';
import { pair, type Fact } from './invariant';
import type { Document, JudgedExchange } from './judged-exchange';
import { formatOf, isForOtherSites, requestedQuery } from './query';

/** Errors that depend on the state of the servers. */
const passing = /^(?:maxlag|ratelimited|readonly|internal_api_error.*|toomanyconcurrent.*|blocked|.*timeout.*)$/;

/** Whether an error depends on the state of the servers, not on the request alone. */
export function isPassing(code: unknown): boolean {
  return passing.test(String(code));
}

/** Parameters that change with each request, or the notation alone. */
const neutral = new Set(['format', 'utf8', 'ascii', 'maxlag', 'maxage', 'smaxage', 'curtimestamp', 'servedby']);

/** Members of a response that change with each request, or that settings of the wiki add to some formats. */
const ofTheMoment = new Set(['debuginfo', 'curtimestamp', 'servedby', 'warnings']);

/**
 * The data of a response that depends on nothing but the request: that of tokens and usage, without what is of the moment.
 * Undefined for other responses.
 */
function steadyData(exchange: JudgedExchange): Document | undefined {
  const query = requestedQuery(exchange);
  const { document, errorCode, client } = exchange;
  if (!query || !document || exchange.status !== 200 || query.hasPages || isForOtherSites(exchange)) return undefined;
  if (![...query.lists, ...query.metas].every((name) => name === 'imageusage' || name === 'tokens')) return undefined;
  if (isPassing(errorCode ?? '') || client.loggedIn !== false || exchange.sent.headers.cookie !== undefined) {
    return undefined;
  }
  const steady = Object.entries(document).filter(([name]) => !ofTheMoment.has(name));
  return withoutLogInTokens(Object.fromEntries(steady));
}

/** Tokens of log-ins are made anew for each client without a session. */
function withoutLogInTokens(document: Document): Document {
  const { query } = document;
  if (!isContainer(query) || !('tokens' in query) || !isContainer(query.tokens)) return document;
  const tokens = Object.entries(query.tokens).map(([name, value]): [string, unknown] => {
    return [name, /^(?:login|createaccount)token$/.test(name) ? '' : value];
  });
  return { ...document, query: { ...query, tokens: Object.fromEntries(tokens) } };
}

/**
 * The parameters that determine the data, in one order, and the headers that may.
 *
 * @param without further parameters that do not
 */
export function requestKey({ parameters, sent }: JudgedExchange, without: readonly string[] = []): string {
  const values = [...parameters.values]
    .filter(([name]) => !neutral.has(name) && !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const headers = Object.entries(sent.headers).filter(([name]) => !/^(?:content-type|content-length)$/.test(name));
  return JSON.stringify([values, headers.sort()]);
}

/** States the data of those responses to which an invariant applies. */
function sameData(keyOf: (exchange: JudgedExchange) => string | undefined) {
  return pair(function* (exchange): Generator<Fact> {
    const key = keyOf(exchange);
    const value = key === undefined ? undefined : steadyData(exchange);
    if (key !== undefined && value) yield { key, value, at: '' };
  });
}

export const pageShowsTheSame = sameData((exchange) => {
  const format = formatOf(exchange);
  return format === 'json' || format === 'jsonfm' ? `${exchange.method} ${requestKey(exchange)}` : undefined;
});

export const orderOfParametersDoesNotMatter = sameData((exchange) => {
  const isQueryString = exchange.method === 'GET' && exchange.sent.body === undefined;
  return isQueryString && formatOf(exchange) === 'json' ? requestKey(exchange) : undefined;
});

export const methodDoesNotMatter = sameData((exchange) => {
  return exchange.sent.body !== undefined && exchange.method === 'GET'
    ? undefined
    : formatOf(exchange) === 'json'
      ? requestKey(exchange)
      : undefined;
});

export const bodyOfGetDoesNotMatter = sameData((exchange) => {
  if (exchange.method !== 'GET' || formatOf(exchange) !== 'json') return undefined;
  return `${exchange.sent.query} ${requestKey(exchange)}`;
});
