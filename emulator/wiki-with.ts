import type { WikiDefinition } from '../schemas/generated/wiki-file';
import { createWiki } from './create-wiki';
import type { Wiki } from './wiki';
import { combined } from './definition/builders/definition-parts';

/**
 * A wiki made of parts of a definition: those that `pages`, `users` and `changes` make, and any others.
 *
 * ```ts
 * const wiki = wikiWith(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })), { site: { name: 'Harbour' } });
 * ```
 *
 * @throws as `createWiki`, which takes options as well: `createWiki(combined(…), { seed: 1 })`
 */
export function wikiWith(...parts: readonly WikiDefinition[]): Wiki {
  return createWiki(combined(...parts));
}
