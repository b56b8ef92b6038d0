/** The declaration of a fault: one file in `kinds/`, and one line in `faults.ts`. Everything else is derived from it. */
import type { WikiResponse } from '../exchange';
import type { OptionType } from './option-types';
import type { TargetedRequest } from './targeted-request';

/** An option of a fault: its valid values, and its documentation. */
export interface FaultOption {
  readonly type: OptionType;
  /** The default as code. Absent if the option has no value by default. */
  readonly default?: string;
  /** A unit, or a description of a default that is not constant. */
  readonly note?: string;
}

/** A fault with which client libraries are tried, besides its defaults. */
export interface FaultVariant<Options> {
  readonly options: Options;
  /** Follows the name of the fault in the documentation, in Markdown. */
  readonly label: string;
  /** What a robust client does, in Markdown. */
  readonly advice: string;
}

/** Declares one kind of fault. */
export interface Fault<Options> {
  readonly options: { readonly [Name in keyof Options]-?: FaultOption };
  /** Which requests can fail this way, in words; absent if all can. */
  readonly onlyFor?: string;
  /** @internal Whether a request can fail this way. Default: all can. */
  appliesTo?(request: TargetedRequest): boolean;
  /** @internal The response instead of that of the wiki. */
  strike(request: TargetedRequest, options: Options): Struck;
  /** The documentation of the fault, and how client libraries are tried with it. */
  readonly describe: {
    /** What a robust client does, in Markdown. */
    readonly advice: string;
    /** The request that it is tried with: one that writes, or one with these parameters. Default: one that reads. */
    readonly request?: WritingRequest | Readonly<Record<string, string>>;
    /** The options that it is tried with. Default: none. */
    readonly options?: Options;
    readonly variants?: readonly FaultVariant<Options>[];
  };
}

/** A request with which client libraries are tried: that of the module, or of any one that writes. */
export type WritingRequest = 'write' | 'patrol' | 'edit' | 'upload';

/** For faults without options. */
export type NoOptions = unknown;

/** A response, and whether the fault struck: an invalid request gets its own error. */
export interface Struck {
  readonly response: WikiResponse;
  readonly struck: boolean;
}

export function struck(response: WikiResponse): Struck {
  return { response, struck: true };
}
