// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
import type { ListedMessage } from './warnings';

/**
 * The value of `error` (default error format) or `errors` (other error formats) of a response (core 6.1).
 */
export type Errors = ErrorObject | ErrorList;

/**
 * All errors, in the error formats plaintext, wikitext, html, raw and none (core 6.1).
 *
 * @minItems 1
 */
export type ErrorList = ListedMessage[];

/**
 * The first error, in the default error format (core 6.1). Its data is in further members, such as `limit` or `lag` (core 6.1, 6.5).
 */
export interface ErrorObject {
  /**
   * The error code, such as `badcontinue` (core 6.4).
   */
  code: string;
  /**
   * The English text (core 6.1).
   */
  info: string;
  /**
   * Format version 1: a reference to the documentation, as the last member (core 6.1); absent from internal errors (core 6.4).
   */
  '*'?: string;
  /**
   * The same in format version 2 (core 6.1).
   */
  docref?: string;
  [k: string]: unknown;
}
