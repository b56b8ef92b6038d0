import type { WikiDefinition } from '../../schemas/generated/wiki-file';

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
  return conformsToWikiFile(definition) && hasValidSite(definition) && hasValidTexts(definition);
}

function hasValidSite(definition: unknown): boolean {
  const { site } = definition as WikiDefinition;
  if (site === undefined) return true;
  const { conformsToSite } =
    require('../../schemas/generated/conforms-to-site') as typeof import('../../schemas/generated/conforms-to-site');
  return conformsToSite(site);
}

function hasValidTexts(definition: unknown): boolean {
  if (isFlawless(definition, new Set(), 0)) return true;
  const { textProblems } = require('./text-problems') as typeof import('./text-problems');
  return textProblems(definition).length === 0;
}

/** Few definitions have more levels, and objects that occur twice. */
const usualLevels = 100;

/** The levels of `pages[0].uses`, where the schema limits how often an object can contain others: they need no set. */
const shallowLevels = 3;

/** Recognizes most definitions without problems in less time, because it keeps no paths and meets no object twice. */
function isFlawless(value: unknown, met: Set<object>, level: number): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (level > usualLevels || (level > shallowLevels && met.size === met.add(value).size)) return false;
  if (Array.isArray(value)) return value.every((item) => isFlawless(item, met, level + 1));
  for (const name of Object.keys(value)) {
    if (!name.isWellFormed() || !isFlawless((value as Record<string, unknown>)[name], met, level + 1)) return false;
  }
  return true;
}
