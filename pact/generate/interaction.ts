/** What scenarios become: interactions of a contract, as far as the engine is told of them. */

export interface Interaction {
  readonly description: string;
  /** What it shows, for whoever reads the contract. */
  readonly comments: readonly string[];
  readonly states: readonly ProviderState[];
  readonly request: PromisedRequest;
  readonly response: PromisedResponse;
}

/** What the provider must hold or be: a role of scenarios, its name under `role`. */
export interface ProviderState {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
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
  readonly headerRules: Rules;
  /** None where the contract says nothing of the body. */
  readonly body?: PromisedBody;
}

export interface PromisedBody {
  readonly contentType: string;
  /** Any value where it is JSON, else its text. */
  readonly content: unknown;
  readonly rules: Rules;
}

/** By place: `$.query.imageusage[*].title`, or the name of a header. */
export type Rules = Readonly<Record<string, Rule>>;

export interface Rule {
  readonly combine: 'AND';
  readonly matchers: readonly Matcher[];
}

/** What the engine holds a value against. A `regex` has to match the whole value. */
export type Matcher =
  | { readonly match: 'type'; readonly min?: number; readonly max?: number }
  | { readonly match: 'equality' | 'integer' | 'number' | 'boolean' }
  | { readonly match: 'regex'; readonly regex: string }
  | { readonly match: 'include'; readonly value: string }
  | { readonly match: 'eachKey'; readonly rules: readonly Matcher[]; readonly value: string }
  | { readonly match: 'arrayContains'; readonly variants: readonly Variant[] };

/** An entry that a list must have: the one at `index` of the example. */
export interface Variant {
  readonly index: number;
  readonly rules: Rules;
}

export function rule(...matchers: readonly Matcher[]): Rule {
  return { combine: 'AND', matchers };
}
