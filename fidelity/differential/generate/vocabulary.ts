/** The content of the wiki of a differential run, which requests refer to. */
export interface Vocabulary {
  readonly pages: readonly KnownPage[];
  /** Titles of used files with their prefix, whether or not they exist as pages: `File:Used.png`. */
  readonly files: readonly string[];
  /** Titles of categories that have members, with their prefix. Default: none. */
  readonly categories?: readonly string[];
  /** The recent changes. Default: none. */
  readonly changes?: readonly KnownChange[];
  /** Ids of the wiki's namespaces, the virtual ones (-1, -2) left out. */
  readonly namespaces: readonly number[];
  readonly users: readonly string[];
  /** Whether an account can be used; without one every request is anonymous. */
  readonly withAccount: boolean;
  /** What the names of the wiki's cookies begin with. Default: `wiki`. */
  readonly cookiePrefix?: string;
}

export interface KnownPage {
  readonly id: number;
  readonly namespace: number;
  /** With its prefix and with spaces: `User talk:Bob`. */
  readonly title: string;
  /** The latest revision. */
  readonly revision?: number;
  readonly redirect?: boolean;
}

export interface KnownChange {
  /** `rcid` */
  readonly id: number;
  /** 0 for those of the logs. */
  readonly revision: number;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  readonly user: string;
  readonly page: string;
}
