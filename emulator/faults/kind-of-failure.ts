import type { WikiResponse } from '../exchange';
import type { AskedRequest } from './asked-request';
import type { FailureKind, FailureOptions } from './failure-options';

/** How one kind of failure is carried out. */
export interface KindOfFailure<Options> {
  /** Which requests can fail so, in words; without it, all. */
  readonly onlyFor?: string;
  applies?(asked: AskedRequest): boolean;
  strike(asked: AskedRequest, options: Options): Struck;
}

export type KindsOfFailure<Kinds extends FailureKind = FailureKind> = {
  readonly [Kind in Kinds]: KindOfFailure<FailureOptions[Kind]>;
};

/** An answer, and whether the failure struck that was meant to: the request may have been wrong in itself. */
export interface Struck {
  readonly response: WikiResponse;
  readonly struck: boolean;
}

export function struck(response: WikiResponse): Struck {
  return { response, struck: true };
}
