import { responseHeader, type WikiRequest } from '../exchange';
import { isSecretParameter, hidden, redactHeaders, redactUrl } from '../redact/request-secrets';
import type { Finding } from './strict/finding';
import type { DescribedRequest, JournalEntry } from './journal-entry';
import { modulesThatRespond } from './asked-modules';
import { sentParameters, type Exchange } from './kept-exchange';

const exchanges = new WeakMap<DescribedRequest, Exchange>();

/** @param findFindings called when somebody looks */
export function describeExchange(exchange: Exchange, findFindings: () => readonly Finding[]): JournalEntry {
  const { request, response, failure, missingCharacters, observed } = exchange;
  const errorCode = responseHeader(response, 'MediaWiki-API-Error');
  const user = observed ? observed.user?.name : exchange.user;
  const entry: JournalEntry = {
    ...describeRequest(request, sentParameters(exchange)),
    ...(user === undefined ? {} : { user }),
    modules: modulesThatRespond(exchange),
    status: response.status,
    ...(errorCode === undefined ? {} : { errorCode }),
    body: response.body,
    ...(missingCharacters === undefined ? {} : { missingCharacters }),
    ...(failure === undefined ? {} : { failure }),
    get findings() {
      return findFindings();
    },
  };
  exchanges.set(entry, exchange);
  return entry;
}

/** What an entry was made from, with its secrets. */
export function exchangeOf(entry: JournalEntry): Exchange {
  const exchange = exchanges.get(entry);
  if (!exchange) throw new TypeError('This is no entry of wiki.requests, but a copy of one.');
  return exchange;
}

/** A request without its secrets. */
export function describeRequest(request: WikiRequest, sent: ReadonlyMap<string, string>): DescribedRequest {
  return {
    method: request.method,
    url: redactUrl(request.url),
    headers: withLowerCaseNames(redactHeaders(request.headers)),
    parameters: Object.fromEntries(
      Array.from(sent, ([name, value]) => [name, isSecretParameter(name) ? hidden : value]),
    ),
  };
}

/** Headers are masked under the names that the debug block gives them. */
function withLowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
