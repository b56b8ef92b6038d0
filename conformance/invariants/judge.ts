import { createHash } from 'node:crypto';

import type { ReceivedResponse, Send, SentRequest } from '../runner/exchange';
import { firstDifference } from '../runner/differences';
import { valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { Clients } from './clients';
import type { BrokenInvariant, Fact, Invariant } from './invariant';
import { JudgedExchange } from './judged-exchange';
import { allInvariants } from './registry';

export interface JudgeOptions {
  /** Default: all invariants. */
  readonly invariants?: readonly Invariant[];
  /** The names of headers that are sent with every request, besides those of scenarios: they may identify a client. */
  readonly headers?: readonly string[];
}

/** The most facts that are remembered: more than any run states. */
const mostFacts = 100_000;
/** The longest value that is kept to describe a difference, as JSON; of longer ones only a digest is kept. */
const longestKept = 4000;
/** The most that is kept of all values, in characters. */
const mostKept = 4_000_000;

/** How many exchanges are kept that break the same invariant. */
const mostBroken = 10;

/** A fact as it is remembered. */
interface KnownFact {
  readonly digest: string;
  /** Absent if it was too long. */
  readonly value?: unknown;
  readonly request: SentRequest;
}

/**
 * Judges every exchange with a wiki by the invariants. It sends nothing, takes time in proportion to what it sees, and
 * remembers facts rather than responses.
 */
export class Judge {
  private invariants: readonly Invariant[] | undefined;
  private readonly headers: readonly string[];
  private clients: Clients;
  private readonly facts = new Map<string, KnownFact>();
  private kept = 0;
  private readonly found: BrokenInvariant[] = [];
  private readonly judged = new Map<string, number>();
  private readonly breaks = new Map<string, number>();

  constructor({ invariants, headers = [] }: JudgeOptions = {}) {
    this.invariants = invariants;
    this.headers = headers;
    this.clients = new Clients(headers);
  }

  /** What was found broken so far, in the order in which it was seen: of each invariant the first responses. */
  get broken(): readonly BrokenInvariant[] {
    return this.found;
  }

  /** To how many exchanges each invariant applied, by its id. */
  get applied(): ReadonlyMap<string, number> {
    return this.judged;
  }

  /** How many exchanges broke each invariant, by its id. */
  get brokenBy(): ReadonlyMap<string, number> {
    return this.breaks;
  }

  /** Judges every response to what is sent through a function. */
  watch(send: Send): Send {
    return async (request) => {
      const received = await send(request);
      this.observe(request, received);
      return received;
    };
  }

  /** Forgets what the wiki stated so far: what follows comes from another wiki, or from one that was changed. */
  beginWiki(): void {
    this.facts.clear();
    this.kept = 0;
    this.clients = new Clients(this.headers);
  }

  /** Judges one response. Returns the invariants that it breaks. */
  observe(request: SentRequest, received: ReceivedResponse): readonly BrokenInvariant[] {
    return this.judge(new JudgedExchange(request, received, this.clients.identify(request, received)));
  }

  /** Judges an exchange whose client is known. Returns the invariants that it breaks. */
  judge(exchange: JudgedExchange): readonly BrokenInvariant[] {
    const broken = (this.invariants ??= allInvariants()).flatMap((invariant) => this.judgeBy(invariant, exchange));
    for (const one of broken) {
      const { id } = one.invariant;
      const times = (this.breaks.get(id) ?? 0) + 1;
      this.breaks.set(id, times);
      if (times <= mostBroken) this.found.push(one);
    }
    return broken;
  }

  private judgeBy(invariant: Invariant, exchange: JudgedExchange): BrokenInvariant[] {
    const { judging } = invariant;
    if (judging.kind === 'single') {
      const judgement = judging.judge(exchange);
      if (judgement !== 'does not apply') this.count(invariant);
      return typeof judgement === 'string' ? [] : [{ ...judgement, invariant, exchange }];
    }
    let isFirst = true;
    for (const fact of judging.facts(exchange)) {
      if (isFirst) this.count(invariant);
      isFirst = false;
      const broken = this.compare(invariant, fact, exchange);
      if (broken) return [broken];
    }
    return [];
  }

  private count({ id }: Invariant): void {
    this.judged.set(id, (this.judged.get(id) ?? 0) + 1);
  }

  private compare(invariant: Invariant, fact: Fact, exchange: JudgedExchange): BrokenInvariant | undefined {
    const key = `${invariant.id} ${fact.key}`;
    const known = this.facts.get(key);
    const text = JSON.stringify([fact.value]);
    const digest = text.length > 64 ? createHash('sha256').update(text).digest('base64') : text;
    if (!known) {
      this.remember(
        key,
        { digest, request: exchange.sent, ...(text.length <= longestKept && { value: fact.value }) },
        text,
      );
      return undefined;
    }
    if (known.digest === digest) return undefined;
    // The order of members does not count; it changes the digest all the same.
    const difference = 'value' in known ? firstDifference(known.value, fact.value) : '';
    if (difference === undefined) return undefined;
    const earlier = 'value' in known ? readable(valueAt(known.value, difference)) : 'what it was';
    return {
      invariant,
      exchange,
      at: fact.at,
      expected: `the same as in the response to ${known.request.method} ${known.request.query}: ${earlier}`,
      actual: readable(valueAt(fact.value, difference)),
      ...(difference === '' ? {} : { firstDifference: difference }),
      earlier: known.request,
    };
  }

  private remember(key: string, fact: KnownFact, { length }: string): void {
    if (this.facts.size >= mostFacts) return;
    const isKept = 'value' in fact && this.kept + length <= mostKept;
    if (isKept) this.kept += length;
    const { digest, request } = fact;
    this.facts.set(key, isKept ? fact : { digest, request });
  }
}
