import { errorCodes } from '../../emulator/error-codes';

/** One problem in a file of rules or scenarios. */
export interface FileProblem {
  /** As the user named it, or where it was found. */
  readonly file: string;
  /** Counted from 1; absent for the whole file. */
  readonly line?: number;
  /** Counted from 1. */
  readonly column?: number;
  /** The member, such as `[0].then[1].of`; empty if the line says enough. */
  readonly path: string;
  /** The problem, as a phrase that follows the path: `names no step`. */
  readonly message: string;
}

const shownProblems = 20;

/**
 * Files of rules or scenarios cannot be read, are not YAML, break their schema or contradict each other. The message has one
 * line per problem, at most 20:
 * `own/cats.yaml:12:5: [0].then[1].of names no step: there are "plain", "page"`.
 */
export class ScenarioFileError extends Error {
  override readonly name = 'ScenarioFileError';
  readonly code = errorCodes.ScenarioFileError;

  /** @param problems in the order of the files */
  constructor(readonly problems: readonly FileProblem[]) {
    const lines = problems.slice(0, shownProblems).map(problemLine);
    if (problems.length > shownProblems) lines.push(`… and ${problems.length - shownProblems} more`);
    super(lines.join('\n'));
  }
}

function problemLine({ file, line, column, path, message }: FileProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${place}: ${path === '' ? message : `${path} ${message}`}`;
}
