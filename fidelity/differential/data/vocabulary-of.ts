import type { Vocabulary } from '../generate/vocabulary';
import type { WikiContent } from './read-wiki';

/** Collects what the requests of a run refer to. */
export function vocabularyOf({ site, definition, namespaceOf, user }: WikiContent): Vocabulary {
  const { pages, changes = [] } = definition;
  return {
    pages: pages.map(({ id, title, revisions, redirect }) => {
      const revision = revisions.at(-1)?.id;
      const namespace = namespaceOf.get(id) ?? 0;
      return { id, namespace, title, ...(revision !== undefined && { revision }), redirect: redirect !== undefined };
    }),
    files: filesToRequest(pages.map(({ uses = [] }) => uses)),
    categories: [...new Set(pages.flatMap(({ categoryTimestamps = {} }) => Object.keys(categoryTimestamps)))],
    changes: changes.map(({ id = 0, revision = 0, timestamp = '', user, page }) => ({
      id,
      revision,
      timestamp,
      user,
      page,
    })),
    namespaces: site.namespaces,
    users: user === undefined ? [] : [user],
    withAccount: user !== undefined,
  };
}

/** With fewer uses a list continues only with a small limit. */
const manyUses = 10;

/**
 * The used files. Those with many uses are repeated until they are half of all, because most can go wrong in lists that
 * continue, and most files of a wiki are used by one page.
 *
 * @param uses of each page
 */
export function filesToRequest(uses: Iterable<readonly string[]>): string[] {
  const counts = new Map<string, number>();
  for (const files of uses) for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  const [popular, others]: [string[], string[]] = [[], []];
  for (const [file, count] of counts) (count >= manyUses ? popular : others).push(file);
  const times = Math.max(1, Math.round(others.length / Math.max(1, popular.length)));
  return [...others, ...Array.from({ length: times }, () => popular).flat()];
}
