import type { WikiRequest, WikiResponse } from '../../emulator/exchange';
import type { Release } from '../../emulator/releases/release';

/** What a client asked and got. */
export interface RecordedExchange {
  readonly request: WikiRequest;
  readonly response: WikiResponse;
  /** The name of the user who was logged in when the request came. */
  readonly user?: string | undefined;
  /** What the wiki noticed; absent where the request never reached its API. */
  readonly observed?: { readonly release: Release } | undefined;
}

/** A request that no interaction was made from, without any value that it carried, and why. */
export interface LeftOut {
  readonly request: string;
  readonly reason: string;
}

/** Why no interaction can be made of a request; the message is the reason that a reader is told. */
export class NotDescribable extends Error {}
