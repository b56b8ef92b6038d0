import { invalidTitleReport } from '../../messages/invalid-title-report';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import { UsageError } from '../../messages/usage-error';
import { fileNamespace } from '../../model/namespaces';
import { prefixedText, type Title, titleText } from '../../model/title';
import type { RequestContext } from '../context';
import { queryPath } from '../module';
import { largestTitleRow } from '../query/query-run';
import { normalizedList, redirectList } from './page-list';
import { pageTitle, type PageEntry, type PageSet, type PrintedPage } from './page-set';

export interface PageSetOptions {
  /** `indexpageids`: the ids are listed as well. */
  readonly withIds: boolean;
  /** `iwurl`: titles of other wikis come with their addresses. */
  readonly withUrls: boolean;
}

/**
 * Adds the changed titles, and the pages themselves, to the result (core 4.7; vector query/titles-not-normalized).
 *
 * @throws UsageError `badconfig` where they are larger than a result may be: they cannot be cut
 */
export function outputPageSet(context: RequestContext, set: PageSet, options: PageSetOptions): PrintedPage[] {
  const { wiki, metPages } = context;
  for (const entry of metPages ? set.entries : []) {
    const title = pageTitle(entry);
    if (title) metPages?.add(title);
  }
  const written = (title: Title): string => prefixedText(title, wiki.site.namespaces);
  const normalized = normalizedList(set);
  if (normalized) output(context, 'normalized', normalized);
  if (set.interwiki.length > 0) {
    const items = set.interwiki.map((title) => ({
      title: written(title),
      iw: title.interwiki,
      ...(options.withUrls ? { url: interwikiUrl(context, { ...title, fragment: '' }) } : {}),
    }));
    output(context, 'interwiki', new ResultList(items, 'i'));
  }
  const redirects = redirectList(context, set);
  if (redirects) output(context, 'redirects', redirects);
  if (set.unknownRevisions.length > 0) {
    const unknown = new ResultMap({ keyed: { elementName: 'rev', listIfDense: true } });
    for (const revid of set.unknownRevisions) unknown.append(String(revid), { revid, missing: true });
    output(context, 'badrevids', unknown);
  }
  return outputPages(context, set, options.withIds);
}

/** Undefined for a prefix that a wiki file declares without an address. */
export function interwikiUrl(context: RequestContext, title: Title): string | undefined {
  const address = context.wiki.site.addressElsewhere(title);
  return address && context.withScheme(address);
}

function outputPages(context: RequestContext, { entries, told }: PageSet, withIds: boolean): PrintedPage[] {
  if (entries.length === 0) return [];
  if (withIds) {
    const ids = entries.map(({ id }) => String(id));
    output(context, 'pageids', new ResultList(ids, 'id'));
  }
  const pages = new ResultMap({ keyed: { elementName: 'page' } });
  const printed = entries.map((entry) => {
    const members = pageMembers(entry, context);
    const title = entry.kind === 'special' ? entry.title : pageTitle(entry);
    const more = title && entry.kind !== 'missing' ? told?.get(titleText(title)) : undefined;
    for (const [name, value] of Object.entries(more ?? {})) if (value !== undefined) members.set(name, value);
    pages.append(String(entry.id), members);
    return { entry, members };
  });
  // The text of an invalid title can be as long as a request.
  const atMost = entries.some(({ kind }) => kind === 'invalid') ? undefined : entries.length * largestTitleRow;
  output(context, 'pages', pages, atMost);
  return printed;
}

function output({ result }: RequestContext, name: string, value: ResultValue, atMost?: number): void {
  if (!result.accept(value, atMost)) {
    const key = 'apierror-badconfig-resulttoosmall';
    throw new UsageError({ code: 'badconfig', key, parameters: [] }, queryPath);
  }
  result.query.append(name, value);
}

function pageMembers(entry: PageEntry, { wiki, reportForm }: RequestContext): ResultMap {
  const members = new ResultMap();
  const { namespaces } = wiki.site;
  switch (entry.kind) {
    case 'existing':
      members.append('pageid', entry.page.id);
      members.append('ns', entry.page.namespace);
      members.append('title', entry.page.title);
      break;
    case 'missing':
      members.append('ns', entry.title.namespace);
      members.append('title', prefixedText(entry.title, namespaces));
      members.append('missing', true);
      if (entry.title.namespace === fileNamespace) {
        if (wiki.site.sharedFiles?.has(entry.title.key)) members.append('known', true);
        else wiki.missedFiles.add(entry.title.key);
      }
      break;
    case 'missing id':
      members.append('pageid', entry.id);
      members.append('missing', true);
      break;
    case 'special':
      members.append('ns', entry.title.namespace);
      members.append('title', prefixedText(entry.title, namespaces));
      members.append('special', true);
      if (!entry.exists) members.append('missing', true);
      break;
    case 'invalid':
      members.append('title', entry.text);
      members.append('invalidreason', invalidTitleReport(entry.reason, reportForm, wiki.release));
      members.append('invalid', true);
      break;
  }
  return members;
}
