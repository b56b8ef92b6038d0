import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';

/**
 * One way in which a wiki can break the rules. It works on what goes over the wire and on nothing else, so that it
 * breaks any wiki: the emulator, or a live one behind the proxy.
 */
export interface Mutant {
  /** Unique; lower case with hyphens. */
  readonly id: string;
  /** What the wiki does wrong, as the end of a sentence: `says batchComplete instead of batchcomplete`. */
  readonly title: string;
  /** Ids of scenarios/rules.yaml: each of these rules must be found broken. */
  readonly rules: readonly string[];
  /** What a wiki, or whoever checks it, must have for the mutant to show. */
  readonly needs?: Need;
  /** May change a request before it reaches the wiki, or answer in the wiki's stead. `undefined`: it goes on untouched. */
  readonly request?: (request: SentRequest, memory: Memory) => SentRequest | ReceivedResponse | undefined;
  /** May change an answer to a request as the client sent it. `undefined`: its bytes are left alone. */
  readonly mutate?: (request: SentRequest, response: ReceivedResponse, memory: Memory) => ReceivedResponse | undefined;
}

/** `log-in`: it shows only in checks with an account, which are allowed to post `login` and `logout` (decision 6). */
export type Need = 'debug block' | 'headers sent' | 'log-in';

/** What a broken wiki remembers of what it was asked before. */
export interface Memory {
  /** How many requests came before this one. */
  readonly requests: number;
  /** The latest of them, oldest first: what was sent, and what the good wiki answered. */
  readonly earlier: readonly Exchange[];
}

export interface Exchange {
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
}
