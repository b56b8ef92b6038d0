import { errorCodes } from '../error-codes';

/** A definition has the right form but contradicts itself, such as two pages with one title. */
export class WikiContentError extends Error {
  override readonly name = 'WikiContentError';
  readonly code = errorCodes.WikiContentError;

  /**
   * @param path the member that is wrong: `pages[3].title`
   * @param problem what is wrong with it, to be read after the path
   * @param origin what the definition was given to: `wiki.addPage`, or the line of a file
   */
  constructor(
    readonly path: string,
    readonly problem: string,
    readonly origin?: string,
  ) {
    super(`${origin === undefined ? '' : `${origin}: `}${path === '' ? '' : `${path} `}${problem}`);
  }
}
