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
   * The accounts (facts 8.1, 8.4).
   */
  users?: UserDefinition[];
  /**
   * The recent changes, which action=patrol marks (facts 8.6).
   */
  changes?: ChangeDefinition[];
}

/**
 * The wiki itself, as meta=siteinfo shows it (facts 8.4).
 */
export interface SiteDefinition {
  /**
   * Name of the wiki, also of the Project namespace (facts 4.6).
   */
  name?: string;
  /**
   * Release of the real software that is emulated, in quotes: YAML takes 1.43 for a number. Default: `"1.43"`.
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
   * Whether the first letter of a title is upper-cased (facts 4.6). Default: `first-letter`.
   */
  case?: 'first-letter' | 'case-sensitive';
  /**
   * Namespaces beyond those of a fresh wiki, or other names for these (facts 4.6).
   */
  namespaces?: NamespaceDefinition[];
  /**
   * Interwiki prefixes. Default: those of a fresh wiki of the release (facts 4.6).
   */
  interwiki?: string[];
}

/**
 * A namespace; even ids are subject namespaces, the odd id above is the talk namespace (facts 4.6, 8.4).
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
   * Whether it counts as content (facts 8.4). Default: false, save for namespace 0.
   */
  content?: boolean;
  /**
   * Whether its pages have subpages (facts 8.4).
   */
  subpages?: boolean;
}

/**
 * A page.
 */
export interface PageDefinition {
  /**
   * Its identifier, by which lists are ordered (spec 4.2 rule 3).
   */
  id?: number;
  /**
   * Its title with the namespace prefix; spaces and underscores are the same (facts 4.6).
   */
  title: string;
  /**
   * Its wikitext. Default: empty.
   */
  text?: string;
  /**
   * Titles of the files that it uses (facts 4.2). Default: what the wikitext embeds.
   */
  uses?: string[];
  /**
   * The page is a redirect: the title that it leads to, or true where that does not matter.
   */
  redirect?: string | true;
  /**
   * When it was last touched, as prop=info shows it (facts 4.7).
   */
  touched?: string;
  /**
   * Identifier of its latest revision (facts 4.7).
   */
  revision?: number;
}

/**
 * An account.
 */
export interface UserDefinition {
  /**
   * Its identifier (facts 8.4).
   */
  id?: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * What it logs in with (facts 8.1). Default: nobody can log in.
   */
  password?: string;
  /**
   * Its groups beside those that every account is in; `sysop` and `bot` have the higher limits (facts 4.1, 8.4).
   */
  groups?: string[];
  /**
   * Further passwords, for programs: the name is then `Alice@app` (facts 8.1).
   */
  botPasswords?: BotPasswordDefinition[];
}

/**
 * A password for a program, with fewer rights than the account (facts 8.1).
 */
export interface BotPasswordDefinition {
  /**
   * Name of the program, what follows the @.
   */
  app: string;
  /**
   * The password, on a real wiki 32 letters and digits.
   */
  password: string;
  /**
   * What the program may do.
   */
  grants: string[];
}

/**
 * A recent change (facts 8.6).
 */
export interface ChangeDefinition {
  /**
   * Its identifier, the rcid of action=patrol (facts 8.6).
   */
  id?: number;
  /**
   * Title of the changed page.
   */
  page: string;
  /**
   * Name of the account, or the address of whoever made it without one.
   */
  user: string;
  /**
   * Identifier of the revision that it made, the revid of action=patrol (facts 8.6).
   */
  revision?: number;
  /**
   * Whether somebody has looked at it. Default: false.
   */
  patrolled?: boolean;
}
