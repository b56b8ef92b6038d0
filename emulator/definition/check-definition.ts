import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { definitionProblems, isWikiDefinition, pathText } from './definition-problems';
import { schemaAdvice, WikiFileError } from './wiki-file-error';

/**
 * Checks a definition that was given in code against schemas/wiki-file.schema.json.
 *
 * @param data what the caller of the library gave
 * @param origin what the messages call it, such as `createWiki`
 * @param optionNames what belongs into the second argument of that function, and not into the definition
 * @returns the same object
 * @throws WikiFileError, with all that breaks the schema
 */
export function checkDefinition(data: unknown, origin: string, optionNames: readonly string[] = []): WikiDefinition {
  if (isWikiDefinition(data)) return data;
  const problems = definitionProblems(data).map(({ way, message, atName }) => {
    const [member = '', ...inner] = way;
    const isOption = atName && inner.length === 0 && optionNames.includes(member);
    return { path: pathText(way), message: isOption ? optionAdvice(origin, member) : message };
  });
  throw new WikiFileError(origin, problems, schemaAdvice);
}

function optionAdvice(origin: string, name: string): string {
  return `is an option, which belongs in the second argument: ${origin}(definition, { ${name}: … })`;
}
