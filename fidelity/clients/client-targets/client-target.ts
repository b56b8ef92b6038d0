/** A wiki to exercise client libraries with, and what they need to know of it. */
export interface ClientTarget {
  /** `MediaWiki 1.43.9`, or `wikidouble as MediaWiki 1.43`. */
  readonly software: string;
  /** The address of `api.php`. */
  readonly entryPoint: string;
  /** An administrator. */
  readonly account: Account;
  /** The administrator's bot password, with `botPasswordGrants`. */
  readonly botAccount: Account;
  /** Ids of unpatrolled changes, one for each library. */
  readonly changes: readonly number[];
}

export interface Account {
  readonly name: string;
  readonly password: string;
}

export const botPasswordGrants = ['patrol', 'editmywatchlist', 'viewmywatchlist'] as const;

export const botPasswordApp = 'clients';

/** Enough for all libraries. */
export const countOfChanges = 12;

/** The author and the page of these changes. */
export const editor = 'Clients editor';
export const editedPage = 'Clients edited';
