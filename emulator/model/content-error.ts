import { errorCodes } from '../error-codes';

/** A definition is valid by the schema but contradicts itself, for example with two pages of one title. */
export class WikiContentError extends Error {
  override readonly name = 'WikiContentError';
  readonly code = errorCodes.WikiContentError;

  /**
   * @param path the invalid member: `pages[3].title`
   * @param problem the problem, as a phrase that follows the path
   * @param origin where the definition comes from: `wiki.addPage`, or the line of a file
   */
  constructor(
    readonly path: string,
    readonly problem: string,
    readonly origin?: string,
  ) {
    super(`${origin === undefined ? '' : `${origin}: `}${path === '' ? '' : `${path} `}${problem}`);
  }
}
