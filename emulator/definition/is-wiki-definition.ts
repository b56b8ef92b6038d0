import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { textProblems } from './text-problems';

const known = new WeakSet<object>();

/** Says that a definition of our own, which a test has checked, is valid. */
export function knowAsValid(definition: WikiDefinition): WikiDefinition {
  known.add(definition);
  return definition;
}

/** Whether there is nothing wrong with a definition; `definitionProblems` says what is. */
export function isWikiDefinition(definition: unknown): definition is WikiDefinition {
  if (known.has(definition as object)) return true;
  // Loaded when first needed (docs/decisions/0007-lazy-loading.md): a wiki may have no definition, and most have no `site`.
  const { conformsToWikiFile } =
    require('../../schemas/generated/conforms-to-wiki-file') as typeof import('../../schemas/generated/conforms-to-wiki-file');
  return conformsToWikiFile(definition) && hasValidSite(definition) && textProblems(definition).length === 0;
}

function hasValidSite(definition: unknown): boolean {
  const { site } = definition as WikiDefinition;
  if (site === undefined) return true;
  const { conformsToSite } =
    require('../../schemas/generated/conforms-to-site') as typeof import('../../schemas/generated/conforms-to-site');
  return conformsToSite(site);
}
