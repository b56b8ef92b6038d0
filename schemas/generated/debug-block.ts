// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * `debuginfo` (spec 2.4, core 9). Not part of the stable contract: its shape is checked on wikis that show it. Its objects may have further members.
 */
export type DebugBlock = {
  /**
   * Source revision (spec 2.4). Without a checkout: absent in format version 1, `false` in version 2 (core 9).
   */
  gitRevision?: string | false;
  /**
   * Source branch, such as `REL1_43` (spec 2.4, spec 9). Without a checkout: absent in format version 1, `false` in version 2 (core 9).
   */
  gitBranch?: string | false;
  /**
   * Address at which the revision can be viewed; `false` or absent if it is unknown (core 9).
   */
  gitViewUrl?: string | false;
  /**
   * Elapsed processing time in seconds (spec 2.4).
   */
  time: number;
  /**
   * Diagnostic messages (spec 2.4).
   */
  log: DebugLogEntry[];
  /**
   * Free-text trace of the request (spec 2.4).
   *
   * Items: A trace entry, which may contain line breaks (core 9).
   */
  debugLog: string[];
  /**
   * Executed database statements; may be empty (spec 2.4).
   */
  queries: DebugQuery[];
  request: DebugRequest;
  memory: AmountWithUnit;
  memoryPeak: AmountWithUnit;
  /**
   * Loaded source files (spec 2.4).
   */
  includes: DebugInclude[];
  [k: string]: unknown;
} & (NeutralNames | BrandNames);

/**
 * A number with a unit, such as `1.27 MB` or `1,008 bytes` (spec 2.4), in the language of the response (`1,27 MB` with `uselang=de`).
 */
export type AmountWithUnit = string;

/**
 * A diagnostic message (spec 2.4).
 */
export interface DebugLogEntry {
  /**
   * The message (spec 2.4).
   */
  msg: string;
  /**
   * `warn` and `log` (spec 2.4), `deprecated` and others (core 9).
   */
  type: string;
  /**
   * The function that logged it (spec 2.4).
   */
  caller: string;
  [k: string]: unknown;
}

/**
 * A database statement (spec 2.4).
 */
export interface DebugQuery {
  /**
   * The statement, after the host (spec 2.4, core 9).
   */
  sql: string;
  /**
   * The function that ran it (spec 2.4).
   */
  function: string;
  /**
   * Seconds it took (spec 2.4).
   */
  time: number;
  [k: string]: unknown;
}

/**
 * Echo of the request (spec 2.4).
 */
export interface DebugRequest {
  /**
   * The HTTP method (spec 2.4).
   */
  method: string;
  /**
   * Path and query string (spec 2.4).
   */
  url: string;
  /**
   * Header names, in upper case, to values (spec 2.4, core 9).
   */
  headers: {
    [k: string]: string;
  };
  /**
   * Parameter names to decoded values (spec 2.4); array syntax such as `a[]=1` gives lists and objects (core 9).
   */
  params: {
    [k: string]:
      | string
      | unknown[]
      | {
          [k: string]: unknown;
        };
  };
  [k: string]: unknown;
}

/**
 * A loaded source file (spec 2.4).
 */
export interface DebugInclude {
  /**
   * Path of the file (spec 2.4).
   */
  name: string;
  size: AmountWithUnit;
  [k: string]: unknown;
}

/**
 * The three members whose names contain the brand in MediaWiki, with neutral names (spec 2.4).
 */
export interface NeutralNames {
  /**
   * Software version (spec 2.4).
   */
  wikiVersion: string;
  /**
   * Server-side runtime (spec 2.4).
   */
  runtimeEngine: string;
  /**
   * Its version (spec 2.4).
   */
  runtimeVersion: string;
  [k: string]: unknown;
}

/**
 * The same three members with the names of MediaWiki (core 9).
 */
export interface BrandNames {
  /**
   * Software version (core 9).
   */
  mwVersion: string;
  /**
   * Server-side runtime (core 9).
   */
  phpEngine: string;
  /**
   * Its version (core 9).
   */
  phpVersion: string;
  [k: string]: unknown;
}
