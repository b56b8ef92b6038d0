import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { isWikiDefinition } from './is-wiki-definition';
import { schemaAdvice, WikiFileError } from './wiki-file-error';

/**
 * Checks a definition that was given in code against schemas/wiki-file.schema.json.
 *
 * @param data the definition
 * @param origin its name in messages, such as `createWiki`
 * @param optionNames members that belong in the second argument of that function, not in the definition
 * @returns the same object
 * @throws WikiFileError with all violations of the schema
 */
export function checkDefinition(data: unknown, origin: string, optionNames: readonly string[] = []): WikiDefinition {
  if (isWikiDefinition(data)) return data;
  const { definitionProblems, pathText } = require('./definition-problems') as typeof import('./definition-problems');
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
