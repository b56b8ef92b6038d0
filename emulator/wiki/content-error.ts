/** A definition that has the right form but contradicts itself, such as two pages of one title. */
export class WikiContentError extends Error {
  override readonly name = 'WikiContentError';

  /** @param path the member that is wrong: `pages[3].title` */
  constructor(path: string, problem: string) {
    super(`${path} ${problem}`);
  }
}
