// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * The value of `warnings` of a response (core 6.1).
 */
export type Warnings = ModuleWarnings | WarningList;

/**
 * The error formats plaintext, wikitext, html, raw and none: in the order in which they occurred (core 6.1).
 *
 * @minItems 1
 */
export type WarningList = ListedMessage[];

/**
 * The default error format: the warnings by the name of their module (core 0, 6.1).
 */
export interface ModuleWarnings {
  [k: string]: WarningVersion1 | WarningVersion2;
}

/**
 * The warnings of one module in format version 1 (core 6.1).
 */
export interface WarningVersion1 {
  /**
   * The texts, one per line (core 0).
   */
  '*': string;
}

/**
 * The warnings of one module in format version 2 (core 6.1).
 */
export interface WarningVersion2 {
  /**
   * The texts, one per line (core 0).
   */
  warnings: string;
}

/**
 * An error or a warning in the error formats plaintext, wikitext, html, raw and none; with none, it has no text (core 6.1).
 */
export interface ListedMessage {
  /**
   * The code (core 6.2, 6.4).
   */
  code: string;
  /**
   * plaintext and wikitext, format version 2 (core 6.1).
   */
  text?: string;
  /**
   * html, format version 2 (core 6.1).
   */
  html?: string;
  /**
   * raw: the key of the message (core 6.1).
   */
  key?: string;
  /**
   * raw: its parameters (core 6.1, table).
   */
  params?: unknown[];
  /**
   * Data of the error or warning, such as `{"min":1,"curmax":500,…}` (core 6.2).
   */
  data?: {
    [k: string]: unknown;
  };
  /**
   * Path of the module: `main`, `query+imageusage` (core 6.1).
   */
  module?: string;
  /**
   * plaintext, wikitext and html, format version 1 (core 6.1).
   */
  '*'?: string;
}
