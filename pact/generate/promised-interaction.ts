/** The interactions of a contract that come from scenarios, as they are given to the engine. */
import type { MatchingRules, ProviderState } from '../contract/contract';

export interface PromisedInteraction {
  readonly description: string;
  /** What it is about, for readers of the contract. */
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
  /** An example, if a provider state determines the value. */
  readonly value: string;
  /** The expression for the value of the provider state: `${unused.title}`. */
  readonly expression?: string;
}

/** An example of a response, and the rules for matching it. */
export interface PromisedResponse {
  readonly status: number;
  /** Several values if the header is a list. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly headerRules: MatchingRules;
  /** Undefined if the contract says nothing about the body. */
  readonly body?: PromisedBody;
}

export interface PromisedBody {
  readonly contentType: string;
  /** Any value for JSON, otherwise its text. */
  readonly content: unknown;
  readonly rules: MatchingRules;
}
