/** One thing that is wrong with a wiki file. */
export interface WikiFileProblem {
  /** Counted from 1; absent where the definition was an object in code. */
  readonly line?: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column?: number;
  /** The member, such as `pages[1].uses[0]`; empty where the whole file is meant. */
  readonly path: string;
  /** What is wrong, to be read after the path: `must be a string such as "File:Cat.jpg", but is a number (7)`. */
  readonly message: string;
}

const shownProblems = 20;

/**
 * A wiki file that cannot be read, is no YAML or JSON, or breaks its schema. The message has a line a problem, at most
 * 20 of them: `gallery.yaml:4:5: pages[1].uses[0] must be a string such as "File:Cat.jpg", but is a number (7)`.
 */
export class WikiFileError extends Error {
  override readonly name = 'WikiFileError';

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

/** Where to read on when a definition breaks its schema. */
export const schemaAdvice =
  'What a wiki file may hold is described in schemas/wiki-file.schema.json of the wikidouble package.';

function problemLine(fileName: string, { line, column, path, message }: WikiFileProblem): string {
  const place = line === undefined ? fileName : `${fileName}:${line}:${column ?? 1}`;
  return `${place}: ${path === '' ? message : `${path} ${message}`}`;
}
