/** A category that a text puts its page into. */
export interface WrittenCategory {
  /** The database key. */
  readonly key: string;
  /** What sorts the page in it before its title; empty for nothing. */
  readonly sortPrefix: string;
}

/** A category of a page. */
export interface PageCategory extends WrittenCategory {
  /** When the page joined it, or last got another sort key: `2026-01-31T12:00:00Z` (reading 15.1). */
  readonly since: string;
}
