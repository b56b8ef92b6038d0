// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
import type { DebugBlock } from './debug-block';
import type { ErrorList } from './errors';
import type { ErrorObject } from './errors';
import type { ImageUsage } from './image-usage';
import type { TokenSet } from './tokens';
import type { Warnings } from './warnings';

/**
 * A whole answer in JSON (spec 2.1, core 0). Open to further members: other modules add theirs.
 */
export interface Envelope {
  /**
   * The query needs no continuation of a property (spec 2.1, core 4.5): `""` in format version 1, `true` in 2.
   */
  batchcomplete?: '' | true;
  continue?: Continue;
  /**
   * With rawcontinue: by module, what to send along (core 4.5).
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
   * The parameter of that name (core 0, 1).
   */
  requestid?: string;
  /**
   * Name of the host (core 0, 1).
   */
  servedby?: string;
  /**
   * The time of the answer (core 0, 1).
   */
  curtimestamp?: string;
  /**
   * Language of the answer (core 0, 1).
   */
  uselang?: string;
  /**
   * Language of its errors and warnings (core 0, 1).
   */
  errorlang?: string;
  /**
   * What `max` stood for, by module (core 0, step 3; core 4.1).
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
   * With errors in format version 2: where the documentation is (core 6.1).
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
 * What to send along to get the rest (core 4.5).
 */
export interface Continue {
  /**
   * Which modules go on: `-||`, `giucontinue||tokens` (core 4.5).
   */
  continue: string;
  [k: string]: string | number;
}

/**
 * The results, by module (spec 2.1). Open to those of other modules.
 */
export interface QueryResult {
  imageusage?: ImageUsage;
  tokens?: TokenSet;
  [k: string]: unknown;
}
