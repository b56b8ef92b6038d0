import { errorCodes } from '../error-codes';
import { unsupportedText, type UnsupportedName } from './unsupported-name';

/**
 * A request names a module, a parameter or a value that MediaWiki has and wikidouble does not support. With
 * `createWiki(definition, { unsupported: 'warn' })` the wiki responds to such a request as a wiki without it does.
 */
export class NotSupportedError extends Error {
  override readonly name = 'NotSupportedError';
  readonly code = errorCodes.NotSupportedError;

  constructor(
    /** What the request names, in the order of its parameters; at least one. */
    readonly names: readonly UnsupportedName[],
    /** The release of the wiki. */
    readonly release: string,
  ) {
    super(unsupportedText(names));
  }
}
