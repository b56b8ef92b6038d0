import type { ResultRecord } from '../../response/result-tree';
import type { NamespaceTable } from '../../model/namespaces';
import { prefixedText, type Titled } from '../../model/title';
import type { RequestContext } from '../context';
import { ofKind, unusableEntries } from '../page-set/page-list';
import type { PageSet } from '../page-set/page-set';

/** A page that the user may watch. */
interface SeenPage {
  readonly title: Titled;
  readonly isMissing: boolean;
}

/** Invalid titles, and ids of nothing. Special pages and other wikis are not listed (sequence notifications, step 9). */
export function unknownEntries(context: RequestContext, set: PageSet): ResultRecord[] {
  const entries = set.entries.filter(({ kind }) => kind === 'invalid' || kind === 'missing id');
  const unknown = unusableEntries(context, { ...set, entries, interwiki: [] });
  return unknown.map((entry) => ('missing' in entry ? { ...entry, notwatched: true } : entry));
}

/**
 * Of each set, the pages that exist, then those that are missing (sequence notification-changes, step 69).
 *
 * @param sets the pages as they were named, then what redirects among them lead to, if they are followed; every redirect on
 *   the way counts
 */
export function seenPages(sets: readonly PageSet[]): SeenPage[] {
  const pages = new Map<string, SeenPage>();
  const add = (title: Titled, isMissing: boolean) => pages.set(`${title.namespace}:${title.key}`, { title, isMissing });
  for (const set of sets) {
    for (const { from } of set.redirects) add(from, false);
    for (const { page } of ofKind(set, 'existing')) add(page, false);
    for (const { title } of ofKind(set, 'missing')) add(title, true);
  }
  return [...pages.values()];
}

/** @param since when the first change was made that the user has not seen */
export function seenEntry(
  { title, isMissing }: SeenPage,
  isWatched: boolean,
  since: string | undefined,
  namespaces: NamespaceTable,
): ResultRecord {
  return {
    ns: title.namespace,
    title: prefixedText(title, namespaces),
    ...(isMissing && { missing: true }),
    ...(isWatched ? { notificationtimestamp: since ?? '' } : { notwatched: true }),
  };
}
