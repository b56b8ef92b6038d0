/**
 * The format of contract files: version 4 of the Pact specification, as far as an HTTP API needs it. The format is
 * small and plain JSON, so no Pact package is needed to write it.
 */

export interface Contract {
  readonly consumer: { readonly name: string };
  readonly interactions: readonly Interaction[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly provider: { readonly name: string };
}

/** One request, and what its response must be like. */
export interface Interaction {
  readonly type: 'Synchronous/HTTP';
  readonly description: string;
  readonly pending: false;
  readonly providerStates?: readonly ProviderState[];
  readonly request: ContractRequest;
  readonly response: ContractResponse;
}

/** What the wiki must contain or be: a role, as in scenarios (schemas/scenario.schema.json). */
export interface ProviderState {
  /** `a file`, `a session`, `the debug block is shown`; other contracts have their own states. */
  readonly name: string;
  /** The role, its name under `role`, and what filled it here as an example. */
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ContractRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: ContractBody;
  /** By part (`query`, `body`), then by place within it: the generator for the value. */
  readonly generators?: Readonly<Record<string, Readonly<Record<string, Generator>>>>;
}

/** Inserts a value that the handler of the provider state returns: `${file.title}` is its member `file.title`. */
export interface Generator {
  readonly type: 'ProviderState';
  readonly expression: string;
  readonly dataType: 'STRING';
}

export interface ContractResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: ContractBody;
  readonly matchingRules?: Readonly<Record<string, MatchingRules>>;
}

export interface ContractBody {
  readonly content: unknown;
  readonly contentType: string;
  readonly encoded: false;
}

/** By place: `$.query.imageusage[*].title`, or the name of a header. */
export type MatchingRules = Readonly<Record<string, MatchingRule>>;

export interface MatchingRule {
  readonly combine: 'AND';
  readonly matchers: readonly Matcher[];
}

/** How a value is compared. A `regex` must match the whole value. */
export type Matcher =
  | { readonly match: 'type'; readonly min?: number; readonly max?: number }
  | { readonly match: 'values' | 'equality' | 'integer' | 'number' | 'boolean' }
  | { readonly match: 'regex'; readonly regex: string }
  | { readonly match: 'include'; readonly value: string }
  | { readonly match: 'eachKey'; readonly rules: readonly Matcher[]; readonly value: string }
  | { readonly match: 'arrayContains'; readonly variants: readonly Variant[] };

/** An entry that a list must have: the one at `index` of the example. */
export interface Variant {
  readonly index: number;
  readonly rules: MatchingRules;
}

export function rule(...matchers: readonly Matcher[]): MatchingRule {
  return { combine: 'AND', matchers };
}

export function providerStateValue(expression: string): Generator {
  return { type: 'ProviderState', expression: `\${${expression}}`, dataType: 'STRING' };
}
