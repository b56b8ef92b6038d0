import type { WikiRequest, WikiResponse } from '../../emulator/exchange';
import type { Release } from '../../emulator/releases/release';

/** A request of a client, and its response. */
export interface RecordedExchange {
  readonly request: WikiRequest;
  readonly response: WikiResponse;
  /** The name of the user who was logged in when the request came. */
  readonly user?: string | undefined;
  /** What the wiki observed; absent if the request never reached its API. */
  readonly observed?: { readonly release: Release } | undefined;
}

/** A request without an interaction, and the reason; it contains no values of the request. */
export interface LeftOut {
  readonly request: string;
  readonly reason: string;
}

/** A request cannot be expressed as an interaction; the message is the reason. */
export class NotDescribable extends Error {}
