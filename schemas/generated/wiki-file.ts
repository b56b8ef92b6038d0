// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * What a wiki holds, as a YAML or JSON file or as an object in code. Everything is optional; ids that are not given are assigned in order.
 */
export interface WikiDefinition {
  site?: SiteDefinition;
  /**
   * The pages that exist, file pages among them.
   */
  pages?: PageDefinition[];
  /**
   * The accounts (core 8.1, 8.4).
   */
  users?: UserDefinition[];
  /**
   * The recent changes, which list=recentchanges shows and action=patrol marks (core 8.6). A page is there without any.
   */
  changes?: ChangeDefinition[];
}

/**
 * The wiki itself, as meta=siteinfo shows it (core 8.4).
 */
export interface SiteDefinition {
  /**
   * Name of the wiki, also of the Project namespace (core 4.6).
   */
  name?: string;
  /**
   * Release of MediaWiki, in quotes, because YAML takes 1.43 for a number. Default: the newest.
   */
  release?: '1.39' | '1.43';
  /**
   * What the wiki calls itself in its answers: scheme and host, no path. Default: the address it listens on or the URL it intercepts.
   */
  server?: string;
  /**
   * Path in which api.php lies, empty or with a slash in front. Default: empty.
   */
  scriptPath?: string;
  /**
   * Code of the content language. Default: `en`.
   */
  language?: string;
  /**
   * Whether the first letter of a title is upper-cased (core 4.6). Default: `first-letter`.
   */
  case?: 'first-letter' | 'case-sensitive';
  /**
   * Namespaces beyond those of a fresh wiki, or other names for these (core 4.6).
   */
  namespaces?: NamespaceDefinition[];
  /**
   * Interwiki prefixes. Default: those of a fresh wiki of the release (core 4.6).
   */
  interwiki?: string[];
  /**
   * How many bytes the values of a result may have. What would make it larger is left out, a warning says so, and the query goes on there (core 4.5). Default: 8388608.
   */
  maximumResultSize?: number;
}

/**
 * A namespace; even ids are subject namespaces, the odd id above is the talk namespace (core 4.6, 8.4).
 */
export interface NamespaceDefinition {
  /**
   * Its id; those from 100 on are free for a wiki's own namespaces.
   */
  id: number;
  /**
   * Its name as titles show it; empty for namespace 0.
   */
  name: string;
  /**
   * Other names that lead to it, as `Image` leads to `File`.
   */
  aliases?: string[];
  /**
   * Whether it counts as content (core 8.4). Default: false, save for namespace 0.
   */
  content?: boolean;
  /**
   * Whether its pages have subpages (core 8.4).
   */
  subpages?: boolean;
}

/**
 * A page.
 */
export interface PageDefinition {
  /**
   * Its identifier, by which lists are ordered (rule 4.2.3).
   */
  id?: number;
  /**
   * Its title with the namespace prefix; spaces and underscores are the same (core 4.6).
   */
  title: string;
  /**
   * Its wikitext. Default: empty.
   */
  text?: string;
  /**
   * Titles of the files that it uses (core 4.2). Default: what the wikitext embeds.
   */
  uses?: string[];
  /**
   * The page is a redirect: the title that it leads to, or true where that does not matter.
   */
  redirect?: string | true;
  /**
   * When it was last touched, as prop=info shows it (core 4.7).
   */
  touched?: string;
  /**
   * Identifier of its latest revision (core 4.7).
   */
  revision?: number;
  /**
   * Who made the latest revision: the name of an account, or an address. Default: as a change says, else `MediaWiki default`.
   */
  user?: string;
  /**
   * When the latest revision was made. Default: as a change says, else when the page was touched.
   */
  timestamp?: string;
  /**
   * The summary of the latest revision, at most 500 characters. Default: as a change says, else empty.
   */
  comment?: string;
  /**
   * Every revision of the page, the oldest first; the last is the current one. It takes the place of `text`, `revision`, `user`, `timestamp` and `comment`, which describe the current revision of a page without a history.
   *
   * @minItems 1
   */
  revisions?: RevisionDefinition[];
  file?: FileDefinition;
}

/**
 * One revision of a page, as prop=revisions shows it (reading 5.3).
 */
export interface RevisionDefinition {
  /**
   * Its identifier. Default: that of the page for its first revision, else the next that no revision has.
   */
  id?: number;
  /**
   * Identifier of the revision before it, 0 if there is none. Default: that of the entry before.
   */
  parent?: number;
  /**
   * Its wikitext. Default: empty.
   */
  text?: string;
  /**
   * Who made it: the name of an account, or an address. Default: for the current revision as a change says, else `MediaWiki default`.
   */
  user?: string;
  /**
   * When it was made; revisions are listed by time, then by identifier. Default: that of the entry after it; for the current revision as a change says, else when the page was touched.
   */
  timestamp?: string;
  /**
   * Its summary, at most 500 characters. Default: for the current revision as a change says, else empty.
   */
  comment?: string;
  /**
   * Whether its author marked it as minor. Default: for the current revision as a change says, else false.
   */
  minor?: boolean;
  /**
   * Its tags. Default: for the current revision as a change says, else none.
   */
  tags?: string[];
}

/**
 * The file that was uploaded under the title of a page of the File namespace, as prop=imageinfo shows it (reading 5.1). A page that embeds a redirect to it uses both.
 */
export interface FileDefinition {
  /**
   * When it was uploaded. Default: when the page's latest revision was made.
   */
  timestamp?: string;
  /**
   * Who uploaded it. Default: who made the page's latest revision.
   */
  user?: string;
  /**
   * The summary of the upload, at most 500 characters. Default: empty.
   */
  comment?: string;
  /**
   * Its bytes. Default: 0.
   */
  size?: number;
  /**
   * In pixels. Default: 0.
   */
  width?: number;
  /**
   * In pixels. Default: 0.
   */
  height?: number;
  /**
   * The digest of its bytes. Default: that of no bytes.
   */
  sha1?: string;
  /**
   * Its media type. Default: as the title ends.
   */
  mime?: string;
  /**
   * Bits a colour. Default: 8.
   */
  bitDepth?: number;
  /**
   * The versions that it replaced, the newest of them first. Each has a timestamp.
   */
  older?: FileVersionDefinition[];
}

/**
 * An older version of an uploaded file; what is not given is as in the latest version.
 */
export interface FileVersionDefinition {
  /**
   * When it was uploaded.
   */
  timestamp: string;
  /**
   * Who uploaded it.
   */
  user?: string;
  /**
   * The summary of the upload, at most 500 characters.
   */
  comment?: string;
  /**
   * Its bytes.
   */
  size?: number;
  /**
   * In pixels.
   */
  width?: number;
  /**
   * In pixels.
   */
  height?: number;
  /**
   * The digest of its bytes.
   */
  sha1?: string;
}

/**
 * An account.
 */
export interface UserDefinition {
  /**
   * Its identifier (core 8.4).
   */
  id?: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * What it logs in with (core 8.1). Default: nobody can log in.
   */
  password?: string;
  /**
   * Its groups beside those that every account is in; `sysop` and `bot` have the higher limits (core 4.1, 8.4).
   */
  groups?: string[];
  /**
   * Further passwords, for programs: the name is then `Alice@app` (core 8.1).
   */
  botPasswords?: BotPasswordDefinition[];
  /**
   * Its e-mail address, which meta=userinfo tells nobody else. Default: none.
   */
  email?: string;
  /**
   * Its real name. Default: none.
   */
  realName?: string;
  /**
   * When it was made, as meta=userinfo shows it. Default: when the wiki was.
   */
  registered?: string;
  /**
   * How often it has edited. Default: 0.
   */
  editCount?: number;
  /**
   * The preferences that it has set, by name; others are those of a fresh wiki.
   */
  options?: {
    [k: string]: string;
  };
  /**
   * Titles of the pages that it watches, existing or not; a page and its talk page are watched together.
   */
  watchlist?: string[];
}

/**
 * A password for a program, with fewer rights than the account (core 8.1).
 */
export interface BotPasswordDefinition {
  /**
   * Name of the program, what follows the @.
   */
  app: string;
  /**
   * The password: 32 digits and small letters up to w, as a real wiki makes them up.
   */
  password: string;
  /**
   * What the program may do, as far as the account may; `basic` is always granted.
   */
  grants: (
    | 'basic'
    | 'blockusers'
    | 'createaccount'
    | 'createeditmovepage'
    | 'delete'
    | 'editinterface'
    | 'editmycssjs'
    | 'editmyoptions'
    | 'editmywatchlist'
    | 'editpage'
    | 'editprotected'
    | 'editsiteconfig'
    | 'highvolume'
    | 'import'
    | 'mergehistory'
    | 'oversight'
    | 'patrol'
    | 'privateinfo'
    | 'protect'
    | 'rollback'
    | 'sendemail'
    | 'uploadeditmovefile'
    | 'uploadfile'
    | 'viewdeleted'
    | 'viewmywatchlist'
    | 'viewrestrictedlogs'
  )[];
}

/**
 * A recent change, as list=recentchanges shows it and action=patrol marks it (core 8.6; writing 3.2).
 */
export interface ChangeDefinition {
  /**
   * Its identifier, the rcid of action=patrol (core 8.6).
   */
  id?: number;
  /**
   * Whether it changed a page, made one, or is an entry of the logs. Default: `log` where `log` is given, else `edit`.
   */
  type?: 'edit' | 'new' | 'log';
  /**
   * Title of the changed page, as it was then.
   */
  page: string;
  /**
   * Identifier of that page. Default: that of the page which has the title now, 0 where there is none.
   */
  pageId?: number;
  /**
   * Name of the account, or the address of whoever made it without one.
   */
  user: string;
  /**
   * Identifier of the revision that it made, the revid of action=patrol (core 8.6). Default: the current one of the page for its last change, another for those before; none for entries of the logs.
   */
  revision?: number;
  /**
   * Identifier of the revision before it. Default: that of the page's last change before it.
   */
  oldRevision?: number;
  /**
   * When it was made; changes are listed by time, then by identifier. Default: when the wiki was.
   */
  timestamp?: string;
  /**
   * The summary that its author gave, at most 500 characters. Default: empty.
   */
  comment?: string;
  /**
   * Whether its author called it minor. Default: false.
   */
  minor?: boolean;
  /**
   * Whether it was marked as a bot's. Default: false.
   */
  bot?: boolean;
  /**
   * Bytes of the text before. Default: as the page's last change left it, else 0.
   */
  oldLength?: number;
  /**
   * Bytes of the text afterwards. Default: those of the page for its current revision, else as before.
   */
  newLength?: number;
  /**
   * SHA-1 digest of the text afterwards. Default: that of the page's text for its current revision, else none.
   */
  sha1?: string;
  /**
   * Its tags. Default: none.
   */
  tags?: string[];
  /**
   * Whether it needs nobody's look any more. Default: true for those who hold the right `autopatrol` and for entries of the logs, else false.
   */
  patrolled?: boolean;
  /**
   * Whether that is so because of who made it. Default: true for the same.
   */
  autopatrolled?: boolean;
  log?: LogEntryDefinition;
}

/**
 * What an entry of the logs tells (writing 3.2).
 */
export interface LogEntryDefinition {
  /**
   * Its identifier among the entries.
   */
  id?: number;
  /**
   * The log.
   */
  type: string;
  /**
   * What was done.
   */
  action: string;
  /**
   * What belongs to that kind of entry, as the API prints it. Default: nothing.
   */
  parameters?: {
    [k: string]: unknown;
  };
}
