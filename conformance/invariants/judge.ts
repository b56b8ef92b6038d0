import { createHash } from 'node:crypto';

import { WikiUnreachable, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { firstDifference } from '../runner/differences';
import { valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { Clients } from './clients';
import type { BrokenInvariant, Fact, Invariant } from './invariant';
import { JudgedExchange, type JudgedClient } from './judged-exchange';
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

/** How many contradictions are confirmed or dropped by a request; further ones are dropped without. */
const mostConfirmations = 12;
/** How many exchanges are kept that break the same invariant. */
const mostBroken = 10;

/** A fact as it is remembered. */
interface KnownFact {
  readonly digest: string;
  /** Absent if it was too long. */
  readonly value?: unknown;
  readonly request: SentRequest;
  readonly client: JudgedClient;
}

/** A fact that is at odds with an earlier one. */
interface Contradiction {
  readonly key: string;
  readonly known: KnownFact;
  readonly fresh: KnownFact;
}

/**
 * Judges every exchange with a wiki by the invariants. Judging sends nothing, takes time in proportion to what it sees, and
 * remembers facts rather than responses.
 */
export class Judge {
  private invariants: readonly Invariant[] | undefined;
  private readonly headers: readonly string[];
  private clients: Clients;
  private readonly facts = new Map<string, KnownFact>();
  private kept = 0;
  private found: readonly BrokenInvariant[] = [];
  /** The facts that are at odds with earlier ones, by what was reported. */
  private readonly contradicted = new Map<BrokenInvariant, Contradiction>();
  /** The ids of invariants that are broken, and not by a change of the wiki. */
  private readonly confirmed = new Set<string>();
  private confirmations = 0;
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

  /**
   * Judges every response to what is sent through a function. Where two responses are at odds, the wiki may have changed
   * between them: the earlier request is sent once more, and unless the wiki still states the same, nothing is broken.
   * Without a broken invariant, nothing is sent.
   *
   * @param api the address to which the function sends. Without it, nothing that depends on the address is judged
   */
  watch(send: Send, api?: string): Send {
    return async (request) => {
      const received = await send(request);
      this.observe(request, received, api);
      if (this.contradicted.size > 0) await this.confirm(send);
      return received;
    };
  }

  /**
   * Forgets what the wiki stated so far: what follows comes from another wiki, or from one that was changed. What was found
   * broken stays, and needs no confirmation: a wiki that the caller made does not change on its own.
   */
  beginWiki(): void {
    this.facts.clear();
    this.contradicted.clear();
    this.kept = 0;
    this.clients = new Clients(this.headers);
  }

  /** Judges one response. Returns the invariants that it breaks. */
  observe(request: SentRequest, received: ReceivedResponse, api?: string): readonly BrokenInvariant[] {
    return this.judge(new JudgedExchange(request, received, this.clients.identify(request, received), api));
  }

  /** Judges an exchange whose client is known. Returns the invariants that it breaks. */
  judge(exchange: JudgedExchange): readonly BrokenInvariant[] {
    const broken = (this.invariants ??= allInvariants()).flatMap((invariant) => this.judgeBy(invariant, exchange));
    for (const one of broken) {
      const { id } = one.invariant;
      const times = (this.breaks.get(id) ?? 0) + 1;
      this.breaks.set(id, times);
      if (times <= mostBroken) this.found = [...this.found, one];
    }
    return broken;
  }

  /** Drops the contradictions that cannot be confirmed. */
  private async confirm(send: Send): Promise<void> {
    for (const [broken, contradiction] of this.contradicted) {
      const { id } = broken.invariant;
      this.contradicted.delete(broken);
      if (this.confirmed.has(id)) continue;
      if (this.confirmations++ < mostConfirmations && (await this.isSteady(send, broken, contradiction))) {
        this.confirmed.add(id);
        continue;
      }
      this.found = this.found.filter((one) => one !== broken);
      this.breaks.set(id, (this.breaks.get(id) ?? 1) - 1);
      if (this.breaks.get(id) === 0) this.breaks.delete(id);
      this.facts.set(contradiction.key, contradiction.fresh);
    }
  }

  /** Whether the wiki still states what it stated before a response that contradicts it. */
  private async isSteady(send: Send, { invariant }: BrokenInvariant, { key, known }: Contradiction): Promise<boolean> {
    const { request, client, digest } = known;
    if (invariant.judging.kind !== 'pair') return false;
    try {
      const exchange = new JudgedExchange(request, await send(request), client);
      const again = [...invariant.judging.facts(exchange)].find((fact) => `${invariant.id} ${fact.key}` === key);
      return again !== undefined && digestOf(again.value) === digest;
    } catch (error) {
      if (error instanceof WikiUnreachable) return false;
      throw error;
    }
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
    const digest = digestOf(fact.value);
    const fresh = { digest, request: exchange.sent, client: exchange.client };
    if (!known) {
      this.remember(
        key,
        {
          digest,
          request: exchange.sent,
          client: exchange.client,
          ...(text.length <= longestKept && { value: fact.value }),
        },
        text,
      );
      return undefined;
    }
    if (known.digest === digest) return undefined;
    // The order of members does not count; it changes the digest all the same.
    const difference = 'value' in known ? firstDifference(known.value, fact.value) : '';
    if (difference === undefined) return undefined;
    const earlier = 'value' in known ? readable(valueAt(known.value, difference)) : 'what it was';
    const broken: BrokenInvariant = {
      invariant,
      exchange,
      at: fact.at,
      expected: `the same as in the response to ${known.request.method} ${known.request.query}: ${earlier}`,
      actual: readable(valueAt(fact.value, difference)),
      ...(difference === '' ? {} : { firstDifference: difference }),
      earlier: known.request,
    };
    this.contradicted.set(broken, { key, known, fresh });
    return broken;
  }

  private remember(key: string, fact: KnownFact, { length }: string): void {
    if (this.facts.size >= mostFacts) return;
    const isKept = 'value' in fact && this.kept + length <= mostKept;
    if (isKept) this.kept += length;
    const { digest, request, client } = fact;
    this.facts.set(key, isKept ? fact : { digest, request, client });
  }
}

function digestOf(value: unknown): string {
  const text = JSON.stringify([value]);
  return text.length > 64 ? createHash('sha256').update(text).digest('base64') : text;
}
