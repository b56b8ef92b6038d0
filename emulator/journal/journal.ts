import { answerHeader, type WikiAnswer, type WikiRequest } from '../exchange';
import { readRequestParameters } from '../request/request-parameters';
import { isSecret, mask, maskedHeaders, maskedUrl } from '../response/masking';

/** One request that a wiki was asked, and what it answered. Secrets of the request are masked. */
export interface JournalEntry {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  /** By upper-case name, as the debug block shows them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Query string and form body, decoded. An array (`a[]=1`) shows as `[array]`: the API counts it as absent. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly status: number;
  /** What `MediaWiki-API-Error` says; absent where the request succeeded. */
  readonly errorCode?: string;
  /** The text of the answer. */
  readonly body: string;
}

/** How much a journal keeps by default, in bytes of addresses and bodies; the oldest requests are dropped first. */
export const defaultJournalBytes = 8 * 1024 * 1024;

/** What every kept request costs besides its address and bodies: headers above all, as measured. */
const overhead = 2048;

/** What came and went, as it was: it holds secrets, and must not be shown. */
export interface Exchange {
  readonly request: WikiRequest;
  readonly answer: WikiAnswer;
  /** The name of the user who was logged in when the request came. */
  readonly user?: string | undefined;
  /** Made when somebody first looks. */
  entry?: JournalEntry;
}

/**
 * What a wiki was asked. Recording is on the path of every request, so it only keeps what came and went; what a test
 * looks at is made when it looks.
 */
export class Journal {
  private exchanges: (Exchange | undefined)[] = [];
  /** How many at the front of `exchanges` are dropped already. */
  private dropped = 0;
  private bytes = 0;
  private forgottenCount = 0;
  private listener: ((exchange: Exchange) => void) | undefined;

  /** @param maximumBytes 0 keeps nothing */
  constructor(readonly maximumBytes = defaultJournalBytes) {}

  /** What is still kept, oldest first. */
  get entries(): JournalEntry[] {
    return this.kept.map((exchange) => (exchange.entry ??= describeExchange(exchange)));
  }

  /** The same, with its secrets. */
  get kept(): Exchange[] {
    return this.exchanges.slice(this.dropped).filter((exchange) => exchange !== undefined);
  }

  /** How many there was no room for any more. */
  get forgotten(): number {
    return this.forgottenCount;
  }

  /** Whether anybody wants to know what comes and goes. */
  get isOpen(): boolean {
    return this.maximumBytes > 0 || this.listener !== undefined;
  }

  /** Hands over whatever is added from now on, whether or not it is kept. */
  listen(listener: (exchange: Exchange) => void): void {
    this.listener = listener;
  }

  /** @param user the name of the user who was logged in when the request came */
  add(request: WikiRequest, answer: WikiAnswer, user?: string): void {
    if (!this.isOpen) return;
    const exchange: Exchange = { request, answer, user };
    this.listener?.(exchange);
    if (this.maximumBytes === 0) return;
    this.exchanges.push(exchange);
    this.bytes += sizeOf(exchange);
    while (this.bytes > this.maximumBytes && this.dropped < this.exchanges.length - 1) {
      this.bytes -= sizeOf(this.exchanges[this.dropped]!);
      this.exchanges[this.dropped] = undefined;
      this.dropped++;
      this.forgottenCount++;
    }
    if (this.dropped > 1000 && this.dropped > this.exchanges.length / 2) {
      this.exchanges = this.exchanges.slice(this.dropped);
      this.dropped = 0;
    }
  }

  clear(): void {
    this.exchanges = [];
    this.dropped = 0;
    this.bytes = 0;
    this.forgottenCount = 0;
  }
}

function sizeOf({ request, answer }: Exchange): number {
  return overhead + request.url.length + request.body.byteLength + answer.body.length;
}

function describeExchange({ request, answer }: Exchange): JournalEntry {
  const errorCode = answerHeader(answer, 'MediaWiki-API-Error');
  return {
    method: request.method,
    url: maskedUrl(request.url),
    headers: maskedHeaders(request.headers),
    parameters: shownParameters(request),
    status: answer.status,
    ...(errorCode === undefined ? {} : { errorCode }),
    body: answer.body,
  };
}

function shownParameters(request: WikiRequest): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const parameter of readRequestParameters(request).all) {
    const { name, value } = parameter;
    shown[name] = typeof value !== 'string' ? '[array]' : isSecret(name) ? mask : parameter.decode(value).text;
  }
  return shown;
}
