import { answerHeader, type WikiRequest } from '../exchange';
import type { FailureKind } from '../faults/failure-options';
import { isSecret, mask, maskedHeaders, maskedUrl } from '../response/masking';
import type { Finding } from './strict/finding';
import { answeringModules } from './asked-modules';
import { decodeParameters, sentParameters, type Exchange } from './kept-exchange';

/** A request as tests see it. Its secrets are masked. */
export interface DescribedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  /** By lower-case name, as in `WikiRequest`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Query string and form body, decoded. An array (`a[]=1`) shows as `[array]`: the API counts it as absent. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** One request that a wiki was asked, and what it answered. */
export interface JournalEntry extends DescribedRequest {
  /** The name of the user who was logged in when the request came; absent where nobody was. */
  readonly user?: string;
  /**
   * The modules that answered: `['query', 'imageusage', 'tokens']`. A refused request was answered by the module that
   * refused it (`['query', 'imageusage']`), or by none.
   */
  readonly modules: readonly string[];
  /** 0 where no answer came, which only a failure on demand can bring about. */
  readonly status: number;
  /** What `MediaWiki-API-Error` says; absent where the request succeeded. */
  readonly errorCode?: string;
  /** The text of the answer. */
  readonly body: string;
  /** How many characters of the body were left out because there was no room (`journalBytes`); absent where none were. */
  readonly missingCharacters?: number;
  /** The failure on demand that struck the request; absent where none did. */
  readonly failure?: FailureKind;
  /** What a reviewer would object to, as far as it is known by now: a continuation may still be followed. */
  readonly findings: readonly Finding[];
}

const exchanges = new WeakMap<DescribedRequest, Exchange>();

/** @param findFindings called when somebody looks */
export function describeExchange(exchange: Exchange, findFindings: () => readonly Finding[]): JournalEntry {
  const { request, answer, failure, missingCharacters, observed } = exchange;
  const errorCode = answerHeader(answer, 'MediaWiki-API-Error');
  const user = observed ? observed.user?.name : exchange.user;
  const entry: JournalEntry = {
    ...describeRequest(request, sentParameters(exchange)),
    ...(user === undefined ? {} : { user }),
    modules: answeringModules(exchange),
    status: answer.status,
    ...(errorCode === undefined ? {} : { errorCode }),
    body: answer.body,
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
export function describeRequest(request: WikiRequest, sent = decodeParameters(request)): DescribedRequest {
  return {
    method: request.method,
    url: maskedUrl(request.url),
    headers: withLowerCaseNames(maskedHeaders(request.headers)),
    parameters: Object.fromEntries(Array.from(sent, ([name, value]) => [name, isSecret(name) ? mask : value])),
  };
}

/** Headers are masked under the names that the debug block gives them. */
function withLowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
