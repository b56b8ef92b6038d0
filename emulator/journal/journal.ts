import type { Violation } from './strict/violation';
import type { Reviewer } from './strict/reviewer';
import type { JournalEntry } from './journal-entry';
import { shorten, sizeOf, type Exchange } from './recorded-exchange';
import type { RequestList } from './request-list';

export type { DescribedRequest, JournalEntry } from './journal-entry';
export type { Exchange } from './recorded-exchange';

/** How much a journal keeps by default, in bytes. */
export const defaultJournalBytes = 8 * 1024 * 1024;

/**
 * The requests to a wiki and its responses. Every request is recorded, so recording only keeps references; what a test reads is
 * computed when it reads. If there is no room, the bodies of the oldest responses are shortened first, and then the oldest
 * requests are dropped.
 */
export class Journal {
  private exchanges: (Exchange | undefined)[] = [];
  /** How many at the front of `exchanges` are dropped. */
  private dropped = 0;
  /** How many at the front of `exchanges` are shortened or dropped. */
  private shortened = 0;
  private bytes = 0;
  private count = 0;
  /** How many at the front of `exchanges` were reviewed. */
  private reviewed = 0;
  private ownReviewer: Reviewer | undefined;
  /** Of the newest response: kept, so that no compiler optimizes the read away. */
  protected firstCharacter = 0;
  /** Counts how often the requests were forgotten; a test may still hold an entry from before. */
  private period = 0;
  private readonly listeners: ((exchange: Exchange) => void)[] = [];

  /** @param maximumBytes 0 keeps nothing */
  constructor(readonly maximumBytes = defaultJournalBytes) {}

  /** The kept requests, oldest first, as tests see them. */
  get entries(): RequestList {
    const { createRequestList } = require('./request-list') as typeof import('./request-list');
    const entries = this.remembered.map((exchange) => this.entryOf(exchange));
    return createRequestList(entries, this.count);
  }

  /**
   * The exchanges that are still complete, with their secrets. Those with an injected fault are omitted, because they say
   * nothing about how wikis respond.
   */
  get kept(): Exchange[] {
    return this.remembered.filter(
      ({ failure, missingCharacters }) => failure === undefined && missingCharacters === undefined,
    );
  }

  /** How many requests came, including those that were dropped. */
  get received(): number {
    return this.count;
  }

  /** How many requests were shortened or dropped for lack of room. */
  get forgotten(): number {
    const { remembered } = this;
    const short = remembered.filter(({ missingCharacters }) => missingCharacters !== undefined);
    return this.count - remembered.length + short.length;
  }

  /** Whether requests are kept or reported. */
  get isOpen(): boolean {
    return this.maximumBytes > 0 || this.listeners.length > 0;
  }

  /** Whether exchanges are reported. */
  get isListenedTo(): boolean {
    return this.listeners.length > 0;
  }

  /** Reports every exchange that is added from now on, whether or not it is kept. */
  listen(listener: (exchange: Exchange) => void): void {
    this.listeners.push(listener);
  }

  add(exchange: Exchange): void {
    this.keep(exchange);
    for (const listener of this.listeners) listener(exchange);
  }

  private keep(exchange: Exchange): void {
    if (this.maximumBytes === 0) return;
    this.count++;
    this.exchanges.push(exchange);
    // A concatenated string stays a tree of its pieces until it is read. Kept like that, a list of 500 takes ten times the
    // memory, and the garbage collector makes the response four times slower. Reading it flattens the string.
    this.firstCharacter = exchange.response.body.charCodeAt(0);
    this.weigh(exchange);
    if (this.bytes > this.maximumBytes) this.makeRoom();
  }

  /** What a reviewer would object to, given the requests so far. */
  violationsOf(exchange: Exchange): readonly Violation[] {
    while (exchange.violations === undefined && this.reviewed < this.exchanges.length) {
      const next = this.exchanges[this.reviewed++];
      if (next) next.violations ??= this.reviewer.review(next);
    }
    exchange.violations ??= this.reviewer.review(exchange);
    return exchange.violations;
  }

  /** The requests whose responses have a continuation that no request has followed so far. */
  get unfollowed(): JournalEntry[] {
    const { isFollowed } = continuations();
    const { remembered } = this;
    const unfollowed = remembered.filter((exchange, index) => !isFollowed(exchange, remembered, index));
    return unfollowed.map((exchange) => this.entryOf(exchange));
  }

  /** The exchange as tests see it. */
  entryOf(exchange: Exchange): JournalEntry {
    if (exchange.entry) return exchange.entry;
    const { describeExchange } = require('./describe-exchange') as typeof import('./describe-exchange');
    exchange.entry = describeExchange(exchange, () => {
      const violations = this.violationsOf(exchange);
      const { remembered } = this;
      const { isFollowed, ignoredContinue } = continuations();
      const ignored = !isFollowed(exchange, remembered, remembered.indexOf(exchange));
      return ignored ? [...violations, ignoredContinue(exchange)] : violations;
    });
    if (exchange.bytes !== undefined && exchange.period === this.period) this.weigh(exchange);
    return exchange.entry;
  }

  /** Adds the size of an exchange, or updates it. */
  private weigh(exchange: Exchange): void {
    const before = exchange.bytes ?? 0;
    exchange.bytes = sizeOf(exchange);
    exchange.period = this.period;
    this.bytes += exchange.bytes - before;
  }

  clear(): void {
    this.period++;
    this.exchanges = [];
    this.dropped = this.shortened = this.reviewed = 0;
    this.bytes = this.count = 0;
    this.ownReviewer = undefined;
  }

  private get reviewer(): Reviewer {
    if (this.ownReviewer) return this.ownReviewer;
    const { Reviewer } = require('./strict/reviewer') as typeof import('./strict/reviewer');
    return (this.ownReviewer = new Reviewer());
  }

  private get remembered(): Exchange[] {
    return this.exchanges.slice(this.dropped).filter((exchange) => exchange !== undefined);
  }

  /** The newest stays whole, whatever its size. */
  private makeRoom(): void {
    const newest = this.exchanges.length - 1;
    while (this.bytes > this.maximumBytes && this.shortened < newest) this.shortenNext();
    while (this.bytes > this.maximumBytes && this.dropped < newest) this.dropNext();
    if (this.dropped > 1000 && this.dropped > this.exchanges.length / 2) {
      this.exchanges = this.exchanges.slice(this.dropped);
      this.shortened = Math.max(0, this.shortened - this.dropped);
      this.reviewed = Math.max(0, this.reviewed - this.dropped);
      this.dropped = 0;
    }
  }

  private shortenNext(): void {
    const exchange = this.exchanges[this.shortened++];
    if (!exchange) return;
    shorten(exchange);
    this.weigh(exchange);
  }

  private dropNext(): void {
    const exchange = this.exchanges[this.dropped];
    this.bytes -= exchange?.bytes ?? 0;
    // A test may still hold the entry and have it described; the journal no longer counts it.
    if (exchange) exchange.bytes = undefined;
    this.exchanges[this.dropped] = undefined;
    this.dropped++;
    this.shortened = Math.max(this.shortened, this.dropped);
  }
}

/** Loaded when a test first reads them. */
function continuations(): typeof import('./strict/ignored-continue') {
  return require('./strict/ignored-continue') as typeof import('./strict/ignored-continue');
}
