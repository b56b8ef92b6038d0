// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
import type { ListedMessage } from './warnings';

/**
 * What stands under `error` (default error format) or `errors` (the other error formats) of an answer (core 6.1).
 */
export type Errors = ErrorObject | ErrorList;

/**
 * All errors, in the error formats plaintext, wikitext, html, raw and none (core 6.1).
 *
 * @minItems 1
 */
export type ErrorList = ListedMessage[];

/**
 * The first error, in the default error format (core 6.1). Its data are further members, such as `limit` or `lag` (core 6.1, 6.5).
 */
export interface ErrorObject {
  /**
   * Which error it is, such as `badcontinue` (core 6.4).
   */
  code: string;
  /**
   * The English text (core 6.1).
   */
  info: string;
  /**
   * Format version 1: where the documentation is, last (core 6.1); not with internal errors (core 6.4).
   */
  '*'?: string;
  /**
   * The same in format version 2 (core 6.1).
   */
  docref?: string;
  [k: string]: unknown;
}
