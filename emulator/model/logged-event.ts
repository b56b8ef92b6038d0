import type { WithHiddenParts } from './hidden-parts';
import type { Titled } from './title';

/** An entry of the log, with or without a recent change (writing 9). */
export interface LoggedEvent extends WithHiddenParts {
  /** `logid` */
  readonly id: number;
  /** `move` */
  readonly type: string;
  /** `move_redir` */
  readonly action: string;
  /** The title at the time of the event. */
  readonly title: Titled;
  /** The page at the time of the event; 0 if there was none. */
  readonly pageId: number;
  /** The revision that belongs to the event, such as the first one of a new page; 0 if there is none. */
  readonly revision: number;
  /** A name, or an address. */
  readonly user: string;
  /** 0 for addresses. */
  readonly userId: number;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  readonly comment: string;
  readonly tags: readonly string[];
  /** Parameters of the log entry, as printed by the API. */
  readonly parameters: Readonly<Record<string, unknown>>;
}
