import { errorCodes } from '../error-codes';

/** One problem of a wiki file. */
export interface WikiFileProblem {
  /** Counted from 1; absent if the definition was an object in code. */
  readonly line?: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column?: number;
  /** The member, such as `pages[1].uses[0]`; empty for the whole file. */
  readonly path: string;
  /** The problem, as a phrase that follows the path: `must be a string such as "File:Cat.jpg", but is a number (7)`. */
  readonly message: string;
}

const shownProblems = 20;

/**
 * A wiki file or definition cannot be read, is not YAML or JSON, or violates the schema. The message has one line per problem,
 * at most 20: `gallery.yaml:4:5: pages[1].uses[0] must be a string such as "File:Cat.jpg", but is a number (7)`.
 */
export class WikiFileError extends Error {
  override readonly name = 'WikiFileError';
  readonly code = errorCodes.WikiFileError;

  /**
   * @param fileName the file as the user named it, or where the definition came from
   * @param problems in the order of the file
   * @param advice a closing sentence
   */
  constructor(
    readonly fileName: string,
    readonly problems: readonly WikiFileProblem[],
    advice = '',
  ) {
    const lines = problems.slice(0, shownProblems).map((problem) => problemLine(fileName, problem));
    if (problems.length > shownProblems) lines.push(`… and ${problems.length - shownProblems} more`);
    if (advice !== '') lines.push(advice);
    super(lines.join('\n'));
  }
}

/** Where the format is documented, for definitions that violate the schema. */
export const schemaAdvice = 'What a wiki file may hold is described in wikidouble/schemas/wiki-file.schema.json.';

function problemLine(fileName: string, { line, column, path, message }: WikiFileProblem): string {
  const place = line === undefined ? fileName : `${fileName}:${line}:${column ?? 1}`;
  return `${place}: ${path === '' ? message : `${path} ${message}`}`;
}
