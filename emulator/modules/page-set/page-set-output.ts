import { invalidTitleText } from '../../wiki/invalid-title';
import { ResultList, ResultMap } from '../../response/result-tree';
import { prefixedText, type Title } from '../../wiki/title';
import type { WikiModel } from '../../wiki/wiki-model';
import type { RequestContext } from '../context';
import type { PageEntry, PageSet } from './page-set';

/** A member of `pages`, and the map that modules of `prop` add their members to. */
export interface PrintedPage {
  readonly entry: PageEntry;
  readonly members: ResultMap;
}

/** Puts what happened to the titles, and the pages themselves, into the result (facts 4.7). */
export function outputPageSet(context: RequestContext, set: PageSet, withIds: boolean): PrintedPage[] {
  const { result, wiki } = context;
  const written = (title: Title): string => prefixedText(title, wiki.site.namespaces);
  if (set.normalized.length > 0) {
    const items = set.normalized.map(({ from, to }) => ({ fromencoded: false, from, to }));
    result.query.append('normalized', new ResultList(items, 'n'));
  }
  if (set.interwiki.length > 0) {
    const items = set.interwiki.map((title) => ({ title: written(title), iw: title.interwiki }));
    result.query.append('interwiki', new ResultList(items, 'i'));
  }
  if (set.redirects.length > 0) {
    const items = set.redirects.map(({ from, to }) => ({
      from: from.title,
      to: written(to),
      ...(to.fragment === '' ? {} : { tofragment: to.fragment }),
    }));
    result.query.append('redirects', new ResultList(items, 'r'));
  }
  if (set.unknownRevisions.length > 0) {
    const unknown = new ResultMap({ keyed: { elementName: 'rev', alwaysObject: true } });
    for (const revid of set.unknownRevisions) unknown.append(String(revid), { revid, missing: true });
    result.query.append('badrevids', unknown);
  }
  return outputPages(context, set, withIds);
}

function outputPages({ result, wiki }: RequestContext, { entries }: PageSet, withIds: boolean): PrintedPage[] {
  if (entries.length === 0) return [];
  if (withIds) {
    const ids = entries.map(({ id }) => String(id));
    result.query.append('pageids', new ResultList(ids, 'id'));
  }
  const pages = new ResultMap({ keyed: { elementName: 'page' } });
  result.query.append('pages', pages);
  return entries.map((entry) => {
    const members = pageMembers(entry, wiki);
    pages.append(String(entry.id), members);
    return { entry, members };
  });
}

function pageMembers(entry: PageEntry, wiki: WikiModel): ResultMap {
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
      members.append('invalidreason', invalidTitleText(entry.reason, wiki.release.emptyTitleText));
      members.append('invalid', true);
      break;
  }
  return members;
}
