import { mainNamespace } from '../../model/namespaces';
import type { WikiModel } from '../../model/wiki-model';

/**
 * Splits off the name of a namespace at the beginning of what is searched for (reading 18.2).
 *
 * @returns namespaces undefined without such a name
 */
export function splitNamespace(
  { site }: WikiModel,
  search: string,
): { readonly text: string; readonly namespaces: readonly number[] | undefined } {
  const colon = search.indexOf(':');
  const prefix = search.slice(0, Math.max(0, colon));
  const text = search.slice(colon + 1);
  if (colon === 0) return { text, namespaces: [mainNamespace] };
  // Spaces are those of the name.
  const isWritten = !/^[ _]|[ _]$|[ _]{2}/.test(prefix);
  const named = colon > 0 && isWritten ? site.namespaces.find(prefix) : undefined;
  return named ? { text, namespaces: [named.id] } : { text: search, namespaces: undefined };
}
