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
  /** Another bot password of the administrator, with `writingGrants`. */
  readonly writer: Account;
  /** A bot password of `editorName`, who edits what the writer edits. */
  readonly editor: Account;
  readonly editorName: string;
  /** Ids of unpatrolled changes, one for each library. */
  readonly changes: readonly number[];
  /** Pages of two revisions: the administrator's, then the editor's. */
  readonly pages: readonly string[];
  /** What titles of new pages and files end with: it differs from the ones of earlier runs with the same wiki. */
  readonly run: string;
}

export interface Account {
  readonly name: string;
  readonly password: string;
}

export const botPasswordGrants = ['patrol', 'editmywatchlist', 'viewmywatchlist'] as const;

export const botPasswordApp = 'clients';

/** Not `editprotected`: a bot fails to edit a protected page. */
export const writingGrants = [
  'highvolume',
  'editpage',
  'createeditmovepage',
  'uploadfile',
  'uploadeditmovefile',
  'delete',
  'rollback',
] as const;

export const writingApp = 'writing';

export const editingGrants = ['highvolume', 'editpage'] as const;

/** Enough for all libraries. */
export const countOfChanges = 12;

/** The author and the page of these changes. */
export const editor = 'Clients editor';
export const editedPage = 'Clients edited';

/** Two for each library. */
export const countOfPages = 18;

/** The texts of their revisions. */
export const firstText = 'The text of the administrator.';
export const secondText = 'The text of the editor.';

/** Only administrators may edit it. */
export const protectedPage = 'Clients protected';
