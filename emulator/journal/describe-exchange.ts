import { responseHeader, type WikiRequest } from '../exchange';
import { isSecretParameter, hidden, redactHeaders, redactUrl } from '../redact/request-secrets';
import type { Violation } from './strict/violation';
import { decodeParameters } from '../request/decoded-parameters';
import type { RequestParameters } from '../request/request-parameters';
import type { DescribedRequest, JournalEntry, PendingRequest } from './journal-entry';
import { modulesIn, modulesThatRespond } from './responding-modules';
import { sentParameters, type Exchange } from './recorded-exchange';

const exchanges = new WeakMap<DescribedRequest, Exchange>();

/** @param findViolations called when a test reads them */
export function describeExchange(exchange: Exchange, findViolations: () => readonly Violation[]): JournalEntry {
  const { request, response, failure, missingCharacters, observed } = exchange;
  const errorCode = responseHeader(response, 'MediaWiki-API-Error');
  const user = observed ? observed.user?.name : exchange.user;
  const described: Omit<JournalEntry, 'findings'> = {
    ...describeRequest(request, sentParameters(exchange)),
    ...(user === undefined ? {} : { user }),
    modules: modulesThatRespond(exchange),
    status: response.status,
    ...(errorCode === undefined ? {} : { errorCode }),
    body: response.body,
    ...(missingCharacters === undefined ? {} : { missingCharacters }),
    ...(failure === undefined ? {} : { failure }),
    ...(response.stubbed && { stubbed: response.stubbed }),
    get violations() {
      return findViolations();
    },
  };
  // The former name is not enumerable, so that entries are printed and compared without it.
  const entry = Object.defineProperty(described, 'findings', { get: findViolations }) as JournalEntry;
  exchanges.set(entry, exchange);
  return entry;
}

/** The exchange that an entry describes, with its secrets. */
export function exchangeOf(entry: JournalEntry): Exchange {
  const exchange = exchanges.get(entry);
  if (!exchange) throw new TypeError('This is not an entry of wiki.requests, but a copy of one.');
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

/** A request without its secrets, and which modules it names. */
export function describePending(request: WikiRequest, parameters: RequestParameters): PendingRequest {
  const decoded = decodeParameters(parameters);
  // An array counts as absent, which its decoded value does not show.
  const modules = modulesIn(new Map([...decoded].filter(([name]) => parameters.bytes(name) !== undefined)));
  return { ...describeRequest(request, decoded), action: modules[0]!, modules };
}

/** Redacted headers have the names of the debug block. */
function withLowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
