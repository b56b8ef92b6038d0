import { invalidTitleReport } from '../../messages/invalid-title-report';
import { ResultList, type ResultRecord } from '../../response/result-tree';
import { prefixedText, titleText } from '../../model/title';
import type { RequestContext } from '../context';
import type { PageEntry, PageSet } from './page-set';

/**
 * Titles and ids of actions that are not pages: invalid, special, unknown ids, other wikis (vector watch/all-kinds-of-titles).
 *
 * @param withMissing whether titles without a page are among them (vector purge/all-kinds-of-titles)
 */
export function unusableEntries(context: RequestContext, set: PageSet, withMissing = false): ResultRecord[] {
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
  if (withMissing) {
    for (const { title } of ofKind(set, 'missing')) {
      found.push({ ns: title.namespace, title: prefixedText(title, namespaces), missing: true });
    }
  }
  for (const title of set.interwiki) found.push({ title: prefixedText(title, namespaces), iw: title.interwiki });
  return found;
}

/** The entries of a page set that are of a kind. */
export function ofKind<Kind extends PageEntry['kind']>(
  { entries }: PageSet,
  kind: Kind,
): Extract<PageEntry, { kind: Kind }>[] {
  return entries.filter((entry): entry is Extract<PageEntry, { kind: Kind }> => entry.kind === kind);
}

/** `normalized` */
export function normalizedList({ normalized }: PageSet): ResultList | undefined {
  if (normalized.length === 0) return undefined;
  const items = normalized.map(({ from, encoded, to }) => ({ fromencoded: encoded, from, to }));
  return new ResultList(items, 'n');
}

/** `redirects` */
export function redirectList(
  { wiki }: RequestContext,
  { redirects, told }: Pick<PageSet, 'redirects' | 'told'>,
): ResultList | undefined {
  if (redirects.length === 0) return undefined;
  const items = redirects.map(({ from, to }) => ({
    ...told?.get(titleText(from)),
    from: from.title,
    to: prefixedText(to, wiki.site.namespaces),
    ...(to.fragment === '' ? {} : { tofragment: to.fragment }),
    ...(to.interwiki === '' ? {} : { tointerwiki: to.interwiki }),
  }));
  return new ResultList(items, 'r');
}
