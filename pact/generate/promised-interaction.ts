/** What scenarios become: interactions of a contract, as far as the engine is told of them. */
import type { MatchingRules, ProviderState } from '../contract/contract';

export interface PromisedInteraction {
  readonly description: string;
  /** What it shows, for readers of the contract. */
  readonly comments: readonly string[];
  readonly states: readonly ProviderState[];
  readonly request: PromisedRequest;
  readonly response: PromisedResponse;
}

export interface PromisedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: readonly Parameter[];
  readonly headers: Readonly<Record<string, string>>;
  readonly form?: readonly Parameter[];
}

/** Decoded, as contracts hold parameters. */
export interface Parameter {
  readonly name: string;
  /** An example where the state of the provider says what is sent. */
  readonly value: string;
  /** What the state of the provider puts in: `${unused.title}`. */
  readonly expression?: string;
}

/** An example of an answer, and in which sense it is one. */
export interface PromisedResponse {
  readonly status: number;
  /** Several values where the header is a list. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly headerRules: MatchingRules;
  /** None where the contract says nothing of the body. */
  readonly body?: PromisedBody;
}

export interface PromisedBody {
  readonly contentType: string;
  /** Any value where it is JSON, else its text. */
  readonly content: unknown;
  readonly rules: MatchingRules;
}
