import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';

/**
 * One way in which a wiki can break the rules. It changes only what goes over the wire, so that it can break any wiki:
 * the emulator, or a live one behind the proxy.
 */
export interface Mutant {
  /** Unique; lower case with hyphens. */
  readonly id: string;
  /** What the wiki does wrong, as the end of a sentence: `says batchComplete instead of batchcomplete`. */
  readonly title: string;
  /** Ids of scenarios/rules.yaml: each of these rules must be found broken. */
  readonly rules: readonly string[];
  /** What the wiki or the check needs for the mutant to be visible. */
  readonly needs?: Need;
  /**
   * May change a request before it reaches the wiki, or respond in place of the wiki. `undefined` leaves it unchanged.
   */
  readonly request?: (request: SentRequest, memory: Memory) => SentRequest | ReceivedResponse | undefined;
  /** May change the response to a request of the client. `undefined` leaves its bytes unchanged. */
  readonly mutate?: (request: SentRequest, response: ReceivedResponse, memory: Memory) => ReceivedResponse | undefined;
}

/** `log-in`: it shows only in checks with an account, which are allowed to post `login` and `logout` (decision 6). */
export type Need = 'debug block' | 'headers sent' | 'log-in';

/** The earlier requests that a broken wiki remembers. */
export interface Memory {
  /** The number of earlier requests. */
  readonly requests: number;
  /** The latest of them, oldest first, with the responses of the correct wiki. */
  readonly earlier: readonly Exchange[];
}

export interface Exchange {
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
}
