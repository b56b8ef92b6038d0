import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { WikiContentError } from '../../model/content-error';
import { checkDefinition } from '../check-definition';
import { schemaAdvice, WikiFileError } from '../wiki-file-error';

/**
 * Checks an argument of a method like the content of a wiki file, and passes it to a function. Errors have the same text as
 * those of wiki files, but start with the name of the method and have paths within the argument.
 *
 * @param origin `wiki.addPage`
 * @param given one entry of a list, or the whole definition
 */
export function withErrorOrigin<Result>(
  origin: string,
  given: 'entry' | 'definition',
  definition: unknown,
  work: (definition: WikiDefinition) => Result,
): Result {
  try {
    return work(checkDefinition(definition, origin));
  } catch (error) {
    if (error instanceof WikiFileError) {
      const problems = error.problems.map((problem) => ({ ...problem, path: pathWithin(given, problem.path) }));
      throw new WikiFileError(origin, problems, schemaAdvice);
    }
    if (error instanceof WikiContentError && error.origin === undefined) {
      throw new WikiContentError(pathWithin(given, error.path), error.problem, origin);
    }
    throw error;
  }
}

function pathWithin(given: 'entry' | 'definition', path: string): string {
  return given === 'entry' ? path.replace(/^(?:pages|users|changes|blocks|tags|logs|deletedPages)\[0\]\.?/, '') : path;
}
