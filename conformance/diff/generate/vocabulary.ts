/** What the wiki of a differential run holds: of this the requests speak, so that they reach its pages. */
export interface Vocabulary {
  readonly pages: readonly KnownPage[];
  /** Titles of used files with their prefix, whether or not they exist as pages: `File:Used.png`. */
  readonly files: readonly string[];
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
