// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
import type { DebugBlock } from './debug-block';
import type { ErrorList } from './errors';
import type { ErrorObject } from './errors';
import type { ImageUsage } from './image-usage';
import type { TokenSet } from './tokens';
import type { Warnings } from './warnings';

/**
 * A whole response in JSON (spec 2.1, core 0). Other modules add further members.
 */
export interface Envelope {
  /**
   * Present if no property has to be continued (spec 2.1, core 4.5): `""` in format version 1, `true` in version 2.
   */
  batchcomplete?: '' | true;
  continue?: Continue;
  /**
   * With rawcontinue: the parameters that request the rest, by module (core 4.5).
   */
  'query-continue'?: {
    [k: string]: {
      [k: string]: string | number;
    };
  };
  error?: ErrorObject;
  errors?: ErrorList;
  warnings?: Warnings;
  /**
   * The value of the parameter with this name (core 0, 1).
   */
  requestid?: string;
  /**
   * Name of the host that responded (core 0, 1).
   */
  servedby?: string;
  /**
   * The time of the response (core 0, 1).
   */
  curtimestamp?: string;
  /**
   * Language of the response (core 0, 1).
   */
  uselang?: string;
  /**
   * Language of its errors and warnings (core 0, 1).
   */
  errorlang?: string;
  /**
   * The limit that `max` stands for, by module (core 0, step 3; core 4.1).
   */
  limits?: {
    [k: string]: number;
  };
  query?: QueryResult;
  /**
   * The result of action=login (core 8.1).
   */
  login?: {
    /**
     * `Success`, `Failed`, … (core 8.1).
     */
    result: string;
    [k: string]: unknown;
  };
  /**
   * With errors, in format version 2: a reference to the documentation (core 6.1).
   */
  docref?: string;
  /**
   * The same in format version 1 (core 6.1).
   */
  '*'?: string;
  debuginfo?: DebugBlock;
  [k: string]: unknown;
}

/**
 * Parameters that request the rest (core 4.5).
 */
export interface Continue {
  /**
   * Which modules continue: `-||`, `giucontinue||tokens` (core 4.5).
   */
  continue: string;
  [k: string]: string | number;
}

/**
 * The results by module (spec 2.1). Other modules add further members.
 */
export interface QueryResult {
  imageusage?: ImageUsage;
  tokens?: TokenSet;
  [k: string]: unknown;
}
