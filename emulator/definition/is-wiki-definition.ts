import { conformsToWikiFile } from '../../schemas/generated/conforms-to-wiki-file';
import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { textProblems } from './text-problems';

/** Whether there is nothing wrong with a definition; `definitionProblems` says what is. */
export function isWikiDefinition(definition: unknown): definition is WikiDefinition {
  return conformsToWikiFile(definition) && textProblems(definition).length === 0;
}
