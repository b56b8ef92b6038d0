import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { definitionProblems, isWikiDefinition, pathText } from './definition-problems';
import { schemaAdvice, WikiFileError } from './wiki-file-error';

/**
 * Checks a definition that was given in code against schemas/wiki-file.schema.json.
 *
 * @param data what the caller of the library gave
 * @param origin what the messages call it, such as `createWiki`
 * @returns the same object
 * @throws WikiFileError, with all that breaks the schema
 */
export function checkDefinition(data: unknown, origin: string): WikiDefinition {
  if (isWikiDefinition(data)) return data;
  const problems = definitionProblems(data).map(({ way, message }) => ({ path: pathText(way), message }));
  throw new WikiFileError(origin, problems, schemaAdvice);
}
