import { invalidTitleReport } from '../../messages/invalid-title-report';
import type { ResultRecord } from '../../response/result-tree';
import type { NamespaceTable } from '../../model/namespaces';
import { prefixedText, type Titled } from '../../model/title';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import type { PageEntry, PageSet } from '../page-set/page-set';

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

/** Titles and ids that are not pages: invalid, special, unknown ids, other wikis (vector watch/all-kinds-of-titles). */
export function unwatchable(context: RequestContext, set: PageSet): ResultRecord[] {
  const { reportForm, release, namespaces } = context;
  const found: ResultRecord[] = [];
  for (const entry of ofKind(set, 'invalid')) {
    const reason = invalidTitleReport(entry.reason, reportForm, release);
    found.push({ title: entry.text, invalidreason: reason, invalid: true });
  }
  // Those that do not exist come first, in the order sent.
  const special = ofKind(set, 'special').sort((a, b) => Number(a.exists) - Number(b.exists));
  for (const { title, exists } of special) {
    const entry = { ns: title.namespace, title: prefixedText(title, namespaces), special: true };
    found.push(exists ? entry : { ...entry, missing: true });
  }
  for (const { id } of ofKind(set, 'missing id')) found.push({ pageid: id, missing: true });
  for (const revid of set.unknownRevisions) found.push({ revid, missing: true });
  for (const title of set.interwiki) found.push({ title: prefixedText(title, namespaces), iw: title.interwiki });
  return found;
}

/** The pages to watch: those that do not exist first. */
export function watchTargets(set: PageSet): { readonly title: Titled; readonly isMissing: boolean }[] {
  return [
    ...ofKind(set, 'missing').map(({ title }) => ({ title, isMissing: true })),
    ...ofKind(set, 'existing').map(({ page }) => ({ title: page, isMissing: false })),
  ];
}

function ofKind<Kind extends PageEntry['kind']>(
  { entries }: PageSet,
  kind: Kind,
): Extract<PageEntry, { kind: Kind }>[] {
  return entries.filter((entry): entry is Extract<PageEntry, { kind: Kind }> => entry.kind === kind);
}
