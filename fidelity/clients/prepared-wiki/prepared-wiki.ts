/** A wiki that client libraries are tried with, and what they need to know of it. */
export interface PreparedWiki {
  /** `MediaWiki 1.43.9`, or that with `wikidouble as` before it. */
  readonly software: string;
  /** The address of `api.php`. */
  readonly entryPoint: string;
  /** An administrator. */
  readonly account: Account;
  /** The same person's bot password, with `botPasswordGrants`. */
  readonly botAccount: Account;
  /** Identifiers of changes that nobody has patrolled yet, one for each library. */
  readonly changes: readonly number[];
}

export interface Account {
  readonly name: string;
  readonly password: string;
}

/** What the bot password is for. */
export const botPasswordGrants = ['patrol', 'editmywatchlist', 'viewmywatchlist'] as const;

/** Name of the program that the bot password is for. */
export const botPasswordApp = 'clients';

/** As many as there may be libraries, and some to spare. */
export const countOfChanges = 12;

/** Who makes them, and where. */
export const editor = 'Clients editor';
export const editedPage = 'Clients edited';
