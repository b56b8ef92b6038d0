// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * What stands under `warnings` of an answer (facts 6.1).
 */
export type Warnings = ModuleWarnings | WarningList;

/**
 * The error formats plaintext, wikitext, html, raw and none: in the order in which they occurred (facts 6.1).
 *
 * @minItems 1
 */
export type WarningList = ListedMessage[];

/**
 * The default error format: the warnings by the name of their module (facts 0, 6.1).
 */
export interface ModuleWarnings {
  [k: string]: WarningVersion1 | WarningVersion2;
}

/**
 * The warnings of one module in format version 1 (facts 6.1).
 */
export interface WarningVersion1 {
  /**
   * The texts, one a line (facts 0).
   */
  '*': string;
}

/**
 * The warnings of one module in format version 2 (facts 6.1).
 */
export interface WarningVersion2 {
  /**
   * The texts, one a line (facts 0).
   */
  warnings: string;
}

/**
 * An error or a warning in the error formats plaintext, wikitext, html, raw and none; with the last it has no text at all (facts 6.1).
 */
export interface ListedMessage {
  /**
   * Which one it is (facts 6.2, 6.4).
   */
  code: string;
  /**
   * plaintext and wikitext, format version 2 (facts 6.1).
   */
  text?: string;
  /**
   * html, format version 2 (facts 6.1).
   */
  html?: string;
  /**
   * raw: the key of the message (facts 6.1).
   */
  key?: string;
  /**
   * raw: its parameters (facts 6.1, table).
   */
  params?: unknown[];
  /**
   * What the error or the warning is about, such as `{"min":1,"curmax":500,…}` (facts 6.2).
   */
  data?: {
    [k: string]: unknown;
  };
  /**
   * Path of the module: `main`, `query+imageusage` (facts 6.1).
   */
  module?: string;
  /**
   * plaintext, wikitext and html, format version 1 (facts 6.1).
   */
  '*'?: string;
}
