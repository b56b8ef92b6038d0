// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * What stands under `warnings` of an answer (core 6.1).
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
   * The texts, one a line (core 0).
   */
  '*': string;
}

/**
 * The warnings of one module in format version 2 (core 6.1).
 */
export interface WarningVersion2 {
  /**
   * The texts, one a line (core 0).
   */
  warnings: string;
}

/**
 * An error or a warning in the error formats plaintext, wikitext, html, raw and none; with the last it has no text at all (core 6.1).
 */
export interface ListedMessage {
  /**
   * Which one it is (core 6.2, 6.4).
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
   * What the error or the warning is about, such as `{"min":1,"curmax":500,…}` (core 6.2).
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
