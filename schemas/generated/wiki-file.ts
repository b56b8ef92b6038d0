// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * What is hidden from most users, as action=revisiondelete hides it: the text of a revision, the content of a file, or what a log entry says was done (`content`), the comment, the user; with `suppressed`, also from administrators. Default: for an entry of `changes`, as in its revision; else nothing (writing 14).
 */
export type HiddenParts = ('content' | 'comment' | 'user' | 'suppressed')[];

/**
 * The content of a wiki, as a YAML or JSON file or as an object in code. Everything is optional; missing ids are assigned in order.
 */
export interface WikiDefinition {
  site?: SiteDefinition;
  /**
   * The pages that exist, including file pages.
   */
  pages?: PageDefinition[];
  /**
   * The accounts (core 8.1, 8.4).
   */
  users?: UserDefinition[];
  /**
   * The blocks of accounts, addresses and ranges, as listed by list=blocks (writing 6.3).
   */
  blocks?: BlockDefinition[];
  /**
   * Deleted pages, which action=undelete restores (writing 6.6). Several may have had the same title.
   */
  deletedPages?: PageDefinition[];
  /**
   * Versions of files that were deleted, also of files that still exist. Those of a page in `deletedPages` may be its `file` instead.
   */
  deletedFiles?: DeletedFileDefinition[];
  /**
   * Titles without a page that not everybody may create (writing 6.4).
   */
  protectedTitles?: ProtectedTitleDefinition[];
  /**
   * The recent changes, which list=recentchanges lists and action=patrol marks (core 8.6). A page needs none to exist.
   */
  changes?: ChangeDefinition[];
  /**
   * Entries of the log beside those of `changes`, as listed by list=logevents (writing 12). A page needs none to exist.
   */
  logs?: LoggedEventDefinition[];
  /**
   * The tags that users defined, which they may add to changes (writing 13.3), in the order in which changes list them; and others whose place or number of uses does not follow from the rest.
   */
  tags?: (string | TagDefinition)[];
  /**
   * Who has new messages on the talk page (meta=userinfo, `messages`). Default: everybody whose talk page somebody else changed, according to `changes`.
   */
  newMessages?: (string | NewMessageDefinition)[];
}

/**
 * The wiki itself, as meta=siteinfo shows it (core 8.4).
 */
export interface SiteDefinition {
  /**
   * Name of the wiki and of its Project namespace (core 4.6).
   */
  name?: string;
  /**
   * Release of MediaWiki. Quote it: YAML reads 1.43 as a number. Default: the newest.
   */
  release?: '1.39' | '1.43';
  /**
   * The address of the wiki in its responses: scheme and host, without a path. Default: the address that it listens on, or the URL that it intercepts.
   */
  server?: string;
  /**
   * The address of the wiki where its responses must be the same over HTTP and HTTPS ($wgCanonicalServer). Default: `server`, with `http:` if that begins with `//`.
   */
  canonicalServer?: string;
  /**
   * Path of the folder of api.php: empty, or with a leading slash. Default: empty.
   */
  scriptPath?: string;
  /**
   * Whether the wiki has the extension ParserFunctions with its functions on strings ($wgPFEnableStringFunctions): `#if`, `#switch`, `#expr`, `#time`, `#replace` and others in wikitext. Default: false.
   */
  parserFunctions?: boolean;
  /**
   * Path of pages, with `$1` for the title ($wgArticlePath). Default: `$1` below `index.php`.
   */
  articlePath?: string;
  /**
   * Code of the content language ($wgLanguageCode), which names namespaces, special pages, the main page and the words of wikitext. A code that MediaWiki does not know is like English. Default: `en`.
   */
  language?: string;
  /**
   * Whether the first letter of a title is upper-cased (core 4.6). Default: `first-letter`.
   */
  case?: 'first-letter' | 'case-sensitive';
  /**
   * Namespaces in addition to those of a fresh wiki, or other names for these (core 4.6).
   */
  namespaces?: NamespaceDefinition[];
  /**
   * Interwiki prefixes, with or without their addresses. Default: those of a fresh wiki of the release (core 4.6).
   */
  interwiki?: (string | InterwikiDefinition)[];
  /**
   * Path or address of the folder of uploaded files ($wgUploadPath). Default: `/images` below the script path.
   */
  uploadPath?: string;
  /**
   * Repositories of files that the wiki shares with others ($wgForeignFileRepos, of the class ForeignAPIRepo). A file of the wiki itself precedes a shared one of its title. Default: none.
   */
  repositories?: RepositoryDefinition[];
  /**
   * Whether the address of the main page is the root of the server ($wgMainPageIsDomainRoot). Default: false.
   */
  mainPageIsDomainRoot?: boolean;
  /**
   * Address of the logo, as `siprop=general` reports it ($wgLogos). Default: that of a fresh wiki.
   */
  logo?: string;
  /**
   * Name of the wiki's time zone in the IANA database ($wgLocaltimezone). Default: `UTC`.
   */
  timeZone?: string;
  license?: LicenseDefinition;
  /**
   * The extensions of files that may be uploaded ($wgFileExtensions). Default: those of a fresh wiki.
   */
  fileExtensions?: string[];
  /**
   * Whether `siprop=general` and the texts about modules say that expensive queries are off ($wgMiserMode). Default: false.
   */
  miserMode?: boolean;
  /**
   * Whether pages of internal errors say what happened, with a backtrace of one line ($wgShowExceptionDetails). Default: false.
   */
  exceptionDetails?: boolean;
  /**
   * The value of `X-Frame-Options` ($wgApiFrameOptions). Help pages have `DENY` instead of `none`. Default: `DENY`.
   */
  frameOptions?: 'DENY' | 'SAMEORIGIN' | 'none';
  /**
   * Host names of sites whose pages may read responses of logged-in users, with the parameter `origin` ($wgCrossSiteAJAXdomains). `*` stands for any characters, `?` for one. Default: none.
   */
  crossOriginSites?: string[];
  /**
   * Host names that `crossOriginSites` does not include, although they match ($wgCrossSiteAJAXdomainExceptions). Default: none.
   */
  crossOriginExceptions?: string[];
  cookies?: CookieDefinition;
  statistics?: StatisticsDefinition;
  /**
   * The extensions and skins that `siprop=extensions` lists, each with its members. Default: the skins of a fresh wiki.
   */
  extensions?: {
    [k: string]: string;
  }[];
  /**
   * The skins that `siprop=skins` lists. Default: those of a fresh wiki.
   */
  skins?: SkinDefinition[];
  /**
   * Whether files can be uploaded, as `meta=siteinfo` reports it ($wgEnableUploads). Default: false.
   */
  uploads?: boolean;
  /**
   * The maximum size of the values of a result, in bytes. A larger result is truncated with a warning, and can be continued (core 4.5). Default: 8388608.
   */
  maximumResultSize?: number;
  /**
   * Why the wiki is read-only ($wgReadOnly): actions that write, log-ins too, then fail with `readonly` and this reason. Default: it is not.
   */
  readOnly?: string;
  /**
   * The key with which `POST index.php?title=Special:RunJobs` is signed ($wgSecretKey). Default: none, and any signature is accepted, as is none at all.
   */
  secretKey?: string;
  /**
   * How often users may act, by action and by whom a limit concerns: `user`, `newbie` (not autoconfirmed), `ip` (also newbies), `anon` (all without an account together) or a group ($wgRateLimits). 1.43 counts `patrol` and `createaccount`, an account that is created twice, and refuses them with `ratelimited`; users with the right `noratelimit` are exempt. `meta=userinfo` reports all of them. Default: those of a fresh wiki are reported, and nothing is counted.
   */
  rateLimits?: {
    [k: string]: {
      [k: string]: RateLimitDefinition;
    };
  };
  /**
   * Whether those who edit without an account get a temporary one ($wgAutoCreateTempUser), from 1.43. Accounts whose names begin with `~` are then temporary. Default: false.
   */
  temporaryAccounts?: boolean;
  /**
   * Whether entries of watchlists may expire ($wgWatchlistExpiry): `expiry` of `action=watch`. Default: false.
   */
  watchlistExpiry?: boolean;
  /**
   * The longest time for which `expiry` can watch a page, or `never` for any ($wgWatchlistExpiryMaxDuration). Default: `6 months` in 1.39, `1 year` in 1.43.
   */
  watchlistExpiryMaximum?: string;
  /**
   * Seconds without a request after which the wiki forgets a session ($wgObjectCacheSessionExpiry). Default: 3600.
   */
  sessionLifetime?: number;
  patrolling?: PatrollingDefinition;
  /**
   * What the members of groups may do where that differs from a fresh wiki, by the name of the group. `*` is everybody, `user` every account. Other names add groups.
   */
  groups?: {
    [k: string]: GroupDefinition;
  };
  /**
   * Groups that accounts belong to once they meet conditions ($wgAutopromote, and for `autoconfirmed` $wgAutoConfirmAge and $wgAutoConfirmCount). Default: every account is autoconfirmed at once.
   */
  autopromotion?: {
    [k: string]: PromotionDefinition;
  };
}

/**
 * A namespace. Even ids are subject namespaces; the next odd id is the talk namespace (core 4.6, 8.4).
 */
export interface NamespaceDefinition {
  /**
   * Its id. Ids from 100 on are available for a wiki's own namespaces.
   */
  id: number;
  /**
   * Its name in titles; empty for namespace 0.
   */
  name: string;
  /**
   * Other names for it, as `Image` is for `File`.
   */
  aliases?: string[];
  /**
   * Whether it counts as content (core 8.4). Default: true for namespace 0, else false.
   */
  content?: boolean;
  /**
   * Whether its pages can have subpages (core 8.4). Default: as on a fresh wiki, which for a wiki's own namespaces is false.
   */
  subpages?: boolean;
  /**
   * Whether the first letter of its titles is upper-cased (core 4.6). Its talk namespace follows. Default: as in the rest of the wiki.
   */
  case?: 'first-letter' | 'case-sensitive';
  /**
   * Rights that users need, all of them, to edit its pages ($wgNamespaceProtection). The MediaWiki namespace always needs `editinterface` instead. Default: none.
   */
  protection?: string[];
}

/**
 * An interwiki prefix, as the table `interwiki` of a wiki has it.
 */
export interface InterwikiDefinition {
  /**
   * What titles begin with, before a colon.
   */
  prefix: string;
  /**
   * The address of its pages, with `$1` for the title. It may begin with `//`.
   */
  url: string;
  /**
   * The address of its API. Default: unknown.
   */
  api?: string;
  /**
   * Whether it is a wiki of the same site. Default: false.
   */
  local?: boolean;
  /**
   * Whether its pages can be transcluded. Default: false.
   */
  transclusion?: boolean;
  /**
   * The name of its database. Default: unknown.
   */
  wikiId?: string;
}

/**
 * A repository of shared files: another wiki.
 */
export interface RepositoryDefinition {
  /**
   * Its name, which `imagerepository` shows.
   */
  name: string;
  /**
   * The address of the other wiki: scheme and host.
   */
  server: string;
  /**
   * Path of the folder of its api.php. Default: empty.
   */
  scriptPath?: string;
  /**
   * Path of its pages, with `$1` for the title. Default: `$1` below its `index.php`.
   */
  articlePath?: string;
  /**
   * Path or address of the folder of its files. Default: `/images` below its script path.
   */
  uploadPath?: string;
  /**
   * Its files.
   */
  files: SharedFileDefinition[];
}

/**
 * A file of a shared repository.
 */
export interface SharedFileDefinition {
  /**
   * Its title on the wiki.
   */
  title: string;
  /**
   * The id of its page in the repository, for `descriptionshorturl`. Default: unknown.
   */
  id?: number;
  file?: FileDefinition;
}

/**
 * The file uploaded under the title of a page in the File namespace, as returned by prop=imageinfo (reading 5.1). A page that embeds a redirect to the file uses both.
 */
export interface FileDefinition {
  hidden?: HiddenParts;
  /**
   * When it was uploaded. Default: when the latest revision of the page was saved.
   */
  timestamp?: string;
  /**
   * Who uploaded it. Default: the author of the latest revision of the page.
   */
  user?: string;
  /**
   * The summary of the upload, at most 500 characters. Default: empty.
   */
  comment?: string;
  /**
   * Its bytes in base64. Size, dimensions, digest, type and metadata follow from them, unless they are given. They are served at the address that `prop=imageinfo` gives. Default: unknown.
   */
  content?: string;
  /**
   * The path of a file with its bytes instead, relative to the wiki file, or in code to the working directory.
   */
  contentFile?: string;
  /**
   * Its size in bytes. Default: 0.
   */
  size?: number;
  /**
   * In pixels; a file without a width and a height has no thumbnails, and pages show a link to it. Default: 0.
   */
  width?: number;
  /**
   * In pixels. Default: 0.
   */
  height?: number;
  /**
   * The SHA-1 digest of its content. Default: that of an empty file.
   */
  sha1?: string;
  /**
   * Its media type. Default: derived from the file extension in the title.
   */
  mime?: string;
  /**
   * Bits per color channel. Default: 8.
   */
  bitDepth?: number;
  /**
   * What `iiprop=metadata` lists, in order. Default: unknown, which is null there.
   */
  metadata?: FileMetadataDefinition[];
  /**
   * The versions that it replaced, newest first. Each has a timestamp.
   */
  older?: FileVersionDefinition[];
}

/**
 * Something that is known of the content of a file.
 */
export interface FileMetadataDefinition {
  /**
   * Its name.
   */
  name: string;
  /**
   * Its value: a text, a number, true or false, or a list of names and values.
   */
  value:
    | string
    | number
    | boolean
    | {
        name: string | number;
        value: string | number | boolean;
      }[];
}

/**
 * An older version of an uploaded file. Missing members are as in the latest version.
 */
export interface FileVersionDefinition {
  hidden?: HiddenParts;
  /**
   * When it was uploaded.
   */
  timestamp: string;
  /**
   * When the next version replaced it; its `archivename` begins with this time. Default: when the next version was uploaded.
   */
  replaced?: string;
  /**
   * What `iiprop=metadata` lists, in order. Default: as in the latest version.
   */
  metadata?: FileMetadataDefinition[];
  /**
   * Who uploaded it.
   */
  user?: string;
  /**
   * The summary of the upload, at most 500 characters.
   */
  comment?: string;
  /**
   * Its bytes in base64. Size, dimensions, digest, type and metadata follow from them, unless they are given. They are served at the address that `prop=imageinfo` gives. Default: unknown.
   */
  content?: string;
  /**
   * The path of a file with its bytes instead, relative to the wiki file, or in code to the working directory.
   */
  contentFile?: string;
  /**
   * Its size in bytes.
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
   * Bits per color channel. Default: as in the latest version.
   */
  bitDepth?: number;
  /**
   * The SHA-1 digest of its content.
   */
  sha1?: string;
}

/**
 * The licence of the wiki's content, as `siprop=rightsinfo` and the HTML pages report it.
 */
export interface LicenseDefinition {
  /**
   * Its name ($wgRightsText). Default: none.
   */
  text?: string;
  /**
   * The address of its text ($wgRightsUrl). Default: none.
   */
  url?: string;
}

/**
 * How the wiki sets its cookies (core 7.4).
 */
export interface CookieDefinition {
  /**
   * What the names of cookies begin with ($wgCookiePrefix; on real wikis by default the name of the database). Default: `wiki`.
   */
  prefix?: string;
  /**
   * Their domain ($wgCookieDomain). Default: none, which is the host of the response.
   */
  domain?: string;
  /**
   * Their path ($wgCookiePath). Default: `/`.
   */
  path?: string;
  /**
   * Whether browsers send them over HTTPS only ($wgCookieSecure). Default: whether the request was sent over HTTPS.
   */
  secure?: boolean;
  /**
   * Whether they are hidden from scripts ($wgCookieHttpOnly). Default: true.
   */
  httpOnly?: boolean;
  /**
   * Their attribute `SameSite` ($wgCookieSameSite). Default: none.
   */
  sameSite?: 'None' | 'Lax' | 'Strict';
  /**
   * The seconds that cookies with the user's id and name last ($wgCookieExpiration); 0 until the browser is closed. Default: 2592000, 30 days.
   */
  expiration?: number;
  /**
   * The seconds that they last if the client wants to be remembered ($wgExtendedLoginCookieExpiration); with 0 no client is remembered. Default: 15552000, 180 days.
   */
  rememberedExpiration?: number;
}

/**
 * Numbers that `siprop=statistics` reports instead of counting. They stay as they are.
 */
export interface StatisticsDefinition {
  /**
   * Content pages.
   */
  articles?: number;
  /**
   * Edits.
   */
  edits?: number;
  /**
   * Uploaded files.
   */
  images?: number;
  /**
   * Users who changed something recently.
   */
  activeUsers?: number;
  /**
   * Waiting jobs.
   */
  jobs?: number;
}

/**
 * A skin.
 */
export interface SkinDefinition {
  /**
   * Its key.
   */
  code: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Whether it is the default. Default: false.
   */
  default?: boolean;
  /**
   * Whether users cannot choose it. Default: false.
   */
  unusable?: boolean;
}

/**
 * A limit of how often something may be done.
 */
export interface RateLimitDefinition {
  /**
   * How often.
   */
  hits: number;
  /**
   * Within how many seconds of the first time.
   */
  seconds: number;
}

/**
 * Which recent changes can be patrolled. Default: all.
 */
export interface PatrollingDefinition {
  /**
   * All changes ($wgUseRCPatrol). Default: true.
   */
  changes?: boolean;
  /**
   * New pages, even if not all changes can be ($wgUseNPPatrol). Default: true.
   */
  newPages?: boolean;
  /**
   * Uploads, even if not all changes can be ($wgUseFilePatrol). Default: true.
   */
  uploads?: boolean;
}

/**
 * What the members of a group may do, where that differs from a fresh wiki.
 */
export interface GroupDefinition {
  /**
   * Rights by name: true for those that the group has, false for those that it does not have ($wgGroupPermissions). Others are as on a fresh wiki. Without the right `read` for `*`, the wiki is private; its API then ignores a list of pages that everybody may read ($wgWhitelistRead).
   */
  rights?: {
    [k: string]: boolean;
  };
  /**
   * Rights that its members do not have, even if other groups give them ($wgRevokePermissions).
   */
  revoked?: string[];
  /**
   * Groups that its members may add other users to, or true for all ($wgAddGroups).
   */
  adds?: string[] | true;
  /**
   * Groups that its members may remove other users from, or true for all ($wgRemoveGroups).
   */
  removes?: string[] | true;
  /**
   * Groups that its members may add themselves to, or true for all ($wgGroupsAddToSelf).
   */
  addsToSelf?: string[] | true;
  /**
   * Groups that its members may remove themselves from, or true for all ($wgGroupsRemoveFromSelf).
   */
  removesFromSelf?: string[] | true;
}

/**
 * What an account needs to belong to a group without being added. Without conditions, every account belongs to it.
 */
export interface PromotionDefinition {
  /**
   * Seconds since the account was created. Default: 0.
   */
  age?: number;
  /**
   * Its edit count. Default: 0.
   */
  edits?: number;
}

/**
 * A page.
 */
export interface PageDefinition {
  /**
   * Its id, which determines the order in lists (rule 4.2.3).
   */
  id?: number;
  /**
   * Its title with the namespace prefix; spaces and underscores are equivalent (core 4.6).
   */
  title: string;
  /**
   * Its wikitext. Default: empty.
   */
  text?: string;
  /**
   * The content model of the text. Default: that of its title, which is mostly wikitext (writing 1.2).
   */
  contentModel?: 'wikitext' | 'javascript' | 'css' | 'json' | 'text';
  /**
   * Titles of the files that it uses (core 4.2). Default: the files that the wikitext embeds.
   */
  uses?: string[];
  /**
   * Addresses of its external links (reading 11). Default: those of the wikitext.
   */
  externalLinks?: string[];
  /**
   * Makes the page a redirect: the title of its target, or true if the target does not matter.
   */
  redirect?: string | true;
  /**
   * Who may edit, move or upload it (writing 6.4). Default: everybody.
   */
  protection?: RestrictionDefinition[];
  /**
   * When it joined its categories, or got its sort key there (reading 15.1), by title. Default: when its latest revision was saved.
   */
  categoryTimestamps?: {
    [k: string]: string;
  };
  /**
   * When it was last touched, as returned by prop=info (core 4.7).
   */
  touched?: string;
  /**
   * Whether prop=info lists it as new. Default: whether it has a single revision without a parent; restored pages are new (writing 6.6).
   */
  new?: boolean;
  /**
   * Id of its latest revision (core 4.7).
   */
  revision?: number;
  /**
   * Author of the latest revision: the name of an account, or an address. Default: that of its entry in `changes`, else `MediaWiki default`.
   */
  user?: string;
  /**
   * When the latest revision was saved. Default: that of its entry in `changes`, else when the page was touched.
   */
  timestamp?: string;
  /**
   * The edit summary of the latest revision, at most 500 characters. Default: that of its entry in `changes`, else empty.
   */
  comment?: string;
  /**
   * All revisions of the page, oldest first; the last one is the current revision. Replaces `text`, `contentModel`, `revision`, `user`, `timestamp` and `comment`, which describe the current revision of a page without a history.
   *
   * @minItems 1
   */
  revisions?: RevisionDefinition[];
  file?: FileDefinition;
}

/**
 * A limit of who may do something with a page, as inprop=protection lists it (writing 6.4).
 */
export interface RestrictionDefinition {
  /**
   * The action.
   */
  type: 'edit' | 'move' | 'upload';
  /**
   * Who may still do it: `autoconfirmed`, `sysop`, or another right.
   */
  level: string;
  /**
   * When it ends. Default: never.
   */
  expiry?: string;
  /**
   * Whether the pages that the page transcludes, and the files that it embeds, are protected as well; only with `edit`. Default: false.
   */
  cascade?: boolean;
}

/**
 * A revision of a page, as returned by prop=revisions (reading 5.3).
 */
export interface RevisionDefinition {
  /**
   * Its id. Default: the id of the page for its first revision, else the next unused id.
   */
  id?: number;
  /**
   * Id of the previous revision; 0 if there is none. Default: the id of the previous entry.
   */
  parent?: number;
  /**
   * Its wikitext. Default: empty.
   */
  text?: string;
  /**
   * The content model of the text. Default: that of the title of the page.
   */
  contentModel?: 'wikitext' | 'javascript' | 'css' | 'json' | 'text';
  /**
   * Its author: the name of an account, or an address. Default: for the current revision, that of its entry in `changes`; else `MediaWiki default`.
   */
  user?: string;
  /**
   * When it was saved; revisions are listed by time, then by id. Default: the time of the next entry; for the current revision, that of its entry in `changes`, else when the page was touched.
   */
  timestamp?: string;
  /**
   * Its edit summary, at most 500 characters. Default: for the current revision, that of its entry in `changes`; else empty.
   */
  comment?: string;
  /**
   * Whether it is marked as a minor edit. Default: for the current revision, as in its entry in `changes`; else false.
   */
  minor?: boolean;
  /**
   * Its tags. Default: for the current revision, those of its entry in `changes`; else none.
   */
  tags?: string[];
  hidden?: HiddenParts;
}

/**
 * An account.
 */
export interface UserDefinition {
  /**
   * Its id (core 8.4).
   */
  id?: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * Its password (core 8.1). Default: none, so that nobody can log in.
   */
  password?: string;
  /**
   * Its groups, without those that every account belongs to; `sysop` and `bot` have higher limits (core 4.1, 8.4).
   */
  groups?: string[];
  /**
   * When the membership in some of the groups ends, by group (writing 6.2). Default: never.
   */
  groupExpiry?: {
    [k: string]: string;
  };
  /**
   * Bot passwords: passwords for programs, which log in as `Alice@app` (core 8.1).
   */
  botPasswords?: BotPasswordDefinition[];
  /**
   * Its e-mail address, which meta=userinfo shows only to the account itself. Default: none.
   */
  email?: string;
  /**
   * Whether the e-mail address is confirmed: only then, others can send mail to the account (list=users, `emailable`). Default: false.
   */
  emailConfirmed?: boolean;
  /**
   * Its real name. Default: none.
   */
  realName?: string;
  /**
   * When it was created, as returned by meta=userinfo. Default: when the wiki was created.
   */
  registered?: string;
  /**
   * The address from which it last changed something: a block with `autoblock` blocks that as well (writing 6.3). Default: unknown.
   */
  lastAddress?: string;
  /**
   * Its edit count. Default: 0.
   */
  editCount?: number;
  /**
   * The preferences that it has set, by name. Others have the defaults of a fresh wiki.
   */
  options?: {
    [k: string]: string;
  };
  /**
   * Titles of the pages that it watches, whether they exist or not, those that expire or have unseen changes with a time. A page and its talk page are watched together.
   */
  watchlist?: (string | WatchedPageDefinition)[];
}

/**
 * A bot password: a password for a program, which may have fewer rights than the account (core 8.1).
 */
export interface BotPasswordDefinition {
  /**
   * Name of the program: the part after the @.
   */
  app: string;
  /**
   * The password: 32 digits and lower-case letters up to w, as generated by MediaWiki.
   */
  password: string;
  /**
   * Grants of the program, within the rights of the account; `basic` is always granted.
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
 * A page of a watchlist that leaves it at a time, or has changes that the user has not seen.
 */
export interface WatchedPageDefinition {
  /**
   * Its title.
   */
  title: string;
  /**
   * When it leaves the watchlist; this needs `site.watchlistExpiry`.
   */
  expiry?: string;
  /**
   * The time of the first change of the page that the user has not seen. Default: all changes are seen.
   */
  notificationTimestamp?: string;
  /**
   * The same of its talk page.
   */
  talkNotificationTimestamp?: string;
}

/**
 * A block of an account, an address or a range of addresses (writing 6.3).
 */
export interface BlockDefinition {
  /**
   * Its id.
   */
  id?: number;
  /**
   * Who is blocked: the name of an account, an address or a range.
   */
  target: string;
  /**
   * Who blocked. Default: `Admin`.
   */
  by?: string;
  /**
   * When it was made. Default: when the wiki was created.
   */
  timestamp?: string;
  /**
   * When it ends. Default: never.
   */
  expiry?: string;
  /**
   * The reason. Default: empty.
   */
  reason?: string;
  /**
   * Whether a block of an address or range only concerns clients that are not logged in. Default: false.
   */
  anonymousOnly?: boolean;
  /**
   * Whether it forbids to create accounts. Default: false.
   */
  noCreate?: boolean;
  /**
   * Whether the addresses that the account uses are blocked as well. Default: false.
   */
  autoblock?: boolean;
  /**
   * Whether it forbids to send mail. Default: false.
   */
  noEmail?: boolean;
  /**
   * Whether the name of the account is hidden. Default: false.
   */
  hidden?: boolean;
  /**
   * Whether the client may edit its own talk page. Default: false.
   */
  allowsTalk?: boolean;
  /**
   * Titles of the pages of a partial block. Without pages and namespaces, the whole wiki is blocked.
   */
  pages?: string[];
  /**
   * Ids of the namespaces of a partial block.
   */
  namespaces?: number[];
  /**
   * Id of the block of an account that this block of one of its addresses follows from: an automatic block.
   */
  parent?: number;
}

/**
 * A version of a file that was deleted, as listed by list=filearchive (writing 6.6): action=undelete restores it.
 */
export interface DeletedFileDefinition {
  /**
   * Its number among the deleted versions. Default: the next one.
   */
  id?: number;
  /**
   * The title of the file, with its namespace.
   */
  title: string;
  /**
   * When another version had replaced it before it was deleted; its `archivename` begins with this time. Default: it was the latest version.
   */
  replaced?: string;
  hidden?: HiddenParts;
  /**
   * When it was uploaded. Default: when the wiki was created.
   */
  timestamp?: string;
  /**
   * Who uploaded it. Default: `MediaWiki default`.
   */
  user?: string;
  /**
   * The summary of the upload, at most 500 characters. Default: empty.
   */
  comment?: string;
  /**
   * Its bytes in base64. Size, dimensions, digest, type and metadata follow from them, unless they are given. Default: unknown.
   */
  content?: string;
  /**
   * The path of a file with its bytes instead, relative to the wiki file, or in code to the working directory.
   */
  contentFile?: string;
  /**
   * Its size in bytes. Default: 0.
   */
  size?: number;
  /**
   * In pixels; a file without a width and a height has no thumbnails, and pages show a link to it. Default: 0.
   */
  width?: number;
  /**
   * In pixels. Default: 0.
   */
  height?: number;
  /**
   * The SHA-1 digest of its content. Default: that of an empty file.
   */
  sha1?: string;
  /**
   * Its media type. Default: derived from the file extension in the title.
   */
  mime?: string;
  /**
   * Bits per color channel. Default: 8.
   */
  bitDepth?: number;
  /**
   * What `iiprop=metadata` lists, in order. Default: unknown, which is null there.
   */
  metadata?: FileMetadataDefinition[];
}

/**
 * A title that not everybody may create (writing 6.4).
 */
export interface ProtectedTitleDefinition {
  /**
   * The title.
   */
  title: string;
  /**
   * Who may create it: `autoconfirmed`, `sysop`, or another right.
   */
  level: string;
  /**
   * When the protection ends. Default: never.
   */
  expiry?: string;
  /**
   * Who protected it: the name of an account, or an address. Default: `MediaWiki default`.
   */
  user?: string;
  /**
   * When it was protected. Default: when the wiki was created.
   */
  timestamp?: string;
  /**
   * The reason, at most 500 characters. Default: empty.
   */
  comment?: string;
}

/**
 * A recent change, as listed by list=recentchanges and marked by action=patrol (core 8.6; writing 3.2).
 */
export interface ChangeDefinition {
  /**
   * Its id, the rcid of action=patrol (core 8.6).
   */
  id?: number;
  /**
   * Whether it edited a page, created one, or is a log entry. Default: `log` if `log` is given, else `edit`.
   */
  type?: 'edit' | 'new' | 'log';
  /**
   * Title of the page at the time of the change.
   */
  page: string;
  /**
   * Id of that page. Default: the id of the page that has the title now, or 0.
   */
  pageId?: number;
  /**
   * The author: the name of an account, or an address.
   */
  user: string;
  /**
   * Id of the revision that it created, the revid of action=patrol (core 8.6). Default: for the last change of a page, its current revision; for earlier changes, an unused id; for log entries, none.
   */
  revision?: number;
  /**
   * Id of the previous revision. Default: that of the previous change of the page.
   */
  oldRevision?: number;
  /**
   * The time of the change; changes are listed by time, then by id. Default: when the wiki was created.
   */
  timestamp?: string;
  /**
   * The edit summary, at most 500 characters. Default: empty.
   */
  comment?: string;
  /**
   * Whether it is marked as a minor edit. Default: false.
   */
  minor?: boolean;
  /**
   * Whether it is marked as a bot edit. Default: false.
   */
  bot?: boolean;
  /**
   * Size of the text before the change, in bytes. Default: the size after the previous change of the page, else 0.
   */
  oldLength?: number;
  /**
   * Size of the text after the change, in bytes. Default: for the current revision, the size of the page's text; else the size before.
   */
  newLength?: number;
  /**
   * SHA-1 digest of the text after the change. Default: for the current revision, that of the page's text; else none.
   */
  sha1?: string;
  /**
   * Its tags. Default: none.
   */
  tags?: string[];
  /**
   * Whether it is patrolled. Default: true for authors with the right `autopatrol` and for log entries, else false.
   */
  patrolled?: boolean;
  /**
   * Whether it was patrolled automatically. Default: as for `patrolled`.
   */
  autopatrolled?: boolean;
  hidden?: HiddenParts;
  log?: LogEntryDefinition;
}

/**
 * A log entry (writing 3.2).
 */
export interface LogEntryDefinition {
  /**
   * Its id in the log.
   */
  id?: number;
  /**
   * The type of the log.
   */
  type: string;
  /**
   * The logged action.
   */
  action: string;
  /**
   * Parameters of the log entry, as printed by the API. Default: none.
   */
  parameters?: {
    [k: string]: unknown;
  };
}

/**
 * An entry of the log without a recent change (writing 12).
 */
export interface LoggedEventDefinition {
  /**
   * Its id in the log. Default: the next free one.
   */
  id?: number;
  /**
   * The type of the log.
   */
  type: string;
  /**
   * The logged action.
   */
  action: string;
  /**
   * Title of the page at the time of the event.
   */
  page: string;
  /**
   * Id of that page. Default: the id of the page that has the title now, or 0.
   */
  pageId?: number;
  /**
   * Id of the revision that belongs to the event. Default: none.
   */
  revision?: number;
  /**
   * Who did it: the name of an account, or an address.
   */
  user: string;
  /**
   * The time of the event; events are listed by time, then by id. Default: when the wiki was created.
   */
  timestamp?: string;
  /**
   * The reason, at most 500 characters. Default: empty.
   */
  comment?: string;
  /**
   * Its tags. Default: none.
   */
  tags?: string[];
  hidden?: HiddenParts;
  /**
   * Parameters of the entry, as printed by the API. Default: none.
   */
  parameters?: {
    [k: string]: unknown;
  };
}

/**
 * A tag of changes.
 */
export interface TagDefinition {
  /**
   * Its name.
   */
  name: string;
  /**
   * Whether users defined it, so that they may add it. Default: true.
   */
  defined?: boolean;
  /**
   * How many changes have had it, the `hitcount` of list=tags: deleting a page does not lower it. Default: the changes that have it.
   */
  uses?: number;
}

/**
 * Somebody with new messages.
 */
export interface NewMessageDefinition {
  /**
   * The name of an account, or an address.
   */
  user: string;
  /**
   * Id of the last revision of the talk page that the user has seen. Default: none.
   */
  seen?: number;
}
