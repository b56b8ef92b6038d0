import type { WikiDefinition } from '../schemas/generated/wiki-file';
import { createWiki } from './create-wiki';
import type { Wiki } from './wiki';
import { combined } from './definition/builders/definition-parts';

/**
 * Creates a wiki with the content of several definitions: those that `pages`, `users` and `changes` return, and any others.
 *
 * ```ts
 * const wiki = wikiWith(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })), { site: { name: 'Harbour' } });
 * ```
 *
 * To pass options, call `createWiki(combined(…), { seed: 1 })`.
 *
 * @throws as `createWiki`
 */
export function wikiWith(...parts: readonly WikiDefinition[]): Wiki {
  return createWiki(combined(...parts));
}
