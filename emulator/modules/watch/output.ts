import type { ResultRecord } from '../../response/result-tree';
import type { NamespaceTable } from '../../model/namespaces';
import { prefixedText, type Titled } from '../../model/title';
import { timestamp } from '../../text/timestamp';
import { ofKind } from '../page-set/page-list';
import type { PageSet } from '../page-set/page-set';

/**
 * The entry of a page that is now watched, or no longer watched, even if nothing changed (vectors watch/titles, watch/unwatch).
 *
 * @param expiry when the page leaves the watchlist, in milliseconds since 1970, if the request says so
 */
export function watchedEntry(
  title: Titled,
  unwatch: boolean,
  expiry: number | undefined,
  namespaces: NamespaceTable,
): ResultRecord {
  const entry = { title: prefixedText(title, namespaces), ns: title.namespace };
  if (unwatch) return { ...entry, unwatched: true };
  return { ...entry, expiry: expiry === undefined ? undefined : expiryText(expiry), watched: true };
}

function expiryText(expiry: number): string {
  return Number.isFinite(expiry) ? timestamp(expiry) : 'infinity';
}

/** The pages to watch: those that do not exist first. */
export function watchTargets(set: PageSet): { readonly title: Titled; readonly isMissing: boolean }[] {
  return [
    ...ofKind(set, 'missing').map(({ title }) => ({ title, isMissing: true })),
    ...ofKind(set, 'existing').map(({ page }) => ({ title: page, isMissing: false })),
  ];
}
