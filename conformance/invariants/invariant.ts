import type { InvariantDeclaration } from '../../schemas/generated/invariants';
import type { SentRequest } from '../runner/exchange';
import type { JudgedExchange } from './judged-exchange';

/** What an invariant says about an exchange. */
export type Judgement = 'does not apply' | 'holds' | Broken;

/** The first difference from what the rule demands. */
export interface Broken {
  /** The place in the response: a path such as `/query/tokens`, `status`, or `header Cache-Control`. */
  readonly at: string;
  /** What the rule demands there, in words. */
  readonly expected: string;
  /** What is there, in words or as JSON. */
  readonly actual: string;
}

/** What a rule demands of each exchange. */
export interface SinglePredicate {
  readonly kind: 'single';
  judge(exchange: JudgedExchange): Judgement;
}

/**
 * What a rule demands of several exchanges together: that something is the same in all of them. Each exchange states facts;
 * facts with the same key must have the same value, whatever else was different. So any number of exchanges is compared in
 * linear time.
 */
export interface PairPredicate {
  readonly kind: 'pair';
  facts(exchange: JudgedExchange): Iterable<Fact>;
}

/** Something that an exchange states, and that others with the same key must state as well. */
export interface Fact {
  readonly key: string;
  /** A value of JSON. */
  readonly value: unknown;
  /** The place in the response. */
  readonly at: string;
}

export type Predicate = SinglePredicate | PairPredicate;

/** A rule as a statement about any request and its response: its declaration beside the rule, and its predicate. */
export interface Invariant extends InvariantDeclaration {
  readonly judging: Predicate;
}

/** An invariant that a response breaks. */
export interface BrokenInvariant extends Broken {
  readonly invariant: Invariant;
  readonly exchange: JudgedExchange;
  /** The place in the value from which the difference is seen, if the value has parts. */
  readonly firstDifference?: string;
  /** For what must be the same in several exchanges: an earlier one, with which this one is at odds. */
  readonly earlier?: SentRequest;
}

/** The predicate of an invariant about each exchange. */
export function single(judge: SinglePredicate['judge']): SinglePredicate {
  return { kind: 'single', judge };
}

/** The predicate of an invariant about several exchanges. */
export function pair(facts: PairPredicate['facts']): PairPredicate {
  return { kind: 'pair', facts };
}
