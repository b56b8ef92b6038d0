import { findUploadedFile } from '../../model/files';
import { categoryNamespace } from '../../model/namespaces';
import { hidesCategory } from '../../model/page-properties';
import type { TextContent } from '../../model/text-reader';
import { byNamespace, linksInOrder } from '../../model/link-targets';
import { prefixedText, titleText, type Title, type Titled } from '../../model/title';
import { readPrefixedLink, type PrefixedLinks } from '../../model/prefixed-title';
import { readTitleText } from '../../model/title-text';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import type { RenderedPage } from '../../rendering/render-page';
import type { RequestContext } from '../context';
import { interwikiUrl } from '../page-set/page-set-output';
import { fillLanguageRow } from '../query/langlinks/language-link';
import { propertiesInOrder } from '../../wikitext/display-title';

/** A map whose member is the text of its element. */
function entry(contentMember: string, members: Readonly<Record<string, ResultValue>>): ResultMap {
  const map = new ResultMap({ contentMember });
  for (const [name, value] of Object.entries(members)) map.append(name, value);
  return map;
}

/** What a text links to and transcludes: `10:Box`. */
interface Found {
  readonly pageLinks?: readonly string[];
  readonly directLinks?: readonly string[];
  readonly shownLinks?: readonly string[];
  readonly templates?: readonly string[];
  readonly redirect?: Title;
  readonly linksToTarget?: true;
}

/** `links` (reading 16). */
export function linkList(
  context: RequestContext,
  { templates = [], redirect, linksToTarget, ...links }: Found,
): ResultList {
  const { pages } = context.wiki;
  const exists = ({ namespace, key }: Titled) => pages.findTitle(namespace, key) !== undefined;
  // The target of a redirect is found last, but is known to exist if the text links to it before that.
  const target = redirect && titleText(redirect);
  const inOrder =
    linksToTarget && target !== undefined
      ? linksInOrder({ ...links, templates: [...templates, target] }, exists)
      : linksInOrder({ ...links, templates }, exists, target);
  return titleList(context, inOrder, 'pl');
}

/** `templates` */
export function templateList(context: RequestContext, texts: readonly string[]): ResultList {
  return titleList(context, texts.map(readTitleText), 'tl');
}

function titleList(context: RequestContext, titles: readonly Titled[], elementName: string): ResultList {
  return new ResultList(
    byNamespace(titles).map((title) => titleEntry(context, title)),
    elementName,
  );
}

function titleEntry({ wiki, namespaces }: RequestContext, title: Titled): ResultMap {
  const { namespace, key } = title;
  return entry('title', {
    ns: namespace,
    title: prefixedText(title, namespaces),
    exists: wiki.pages.findTitle(namespace, key) !== undefined,
  });
}

/** `images`: a file that a redirect leads to follows the title of the redirect. */
export function imageList({ wiki }: RequestContext, files: readonly string[]): ResultList {
  const keys = new Set<string>();
  for (const key of files) {
    keys.add(key);
    const file = findUploadedFile(wiki.pages, key);
    if (file) keys.add(file.key);
  }
  return new ResultList([...keys], 'img');
}

/** `categories`; since 1.43 without the sort key of the page itself. Labels are not cut, unlike those that are stored. */
export function categoryList(
  context: RequestContext,
  { categoryLabels }: RenderedPage,
  { categories = [] }: TextContent,
): ResultList {
  const { pages } = context.wiki;
  const isRecent = context.release.since('1.43');
  const items = categories.map(({ key, sortPrefix }) => {
    const sortKey = categoryLabels.get(key) ?? (isRecent ? '' : sortPrefix);
    const page = pages.findTitle(categoryNamespace, key);
    const state: Readonly<Record<string, true>> = page
      ? hidesCategory(page)
        ? { hidden: true }
        : {}
      : { missing: true };
    return entry('category', { sortkey: sortKey, category: key, ...state });
  });
  return new ResultList(items, 'cl');
}

/** `langlinks` */
export function languageList(context: RequestContext, { languageLinks = [] }: PrefixedLinks): ResultList {
  const rows = languageLinks.map((text) => {
    const row = new ResultMap({ contentMember: 'title' });
    fillLanguageRow(context, row, readPrefixedLink(text), ['url', 'langname', 'autonym']);
    return row;
  });
  return new ResultList(rows, 'll');
}

/** `iwlinks`, grouped by prefix in the order in which these first occur. */
export function interwikiList(context: RequestContext, { interwikiLinks = [] }: PrefixedLinks): ResultList {
  const groups = new Map<string, ResultMap[]>();
  for (const text of interwikiLinks) {
    const { prefix, title } = readPrefixedLink(text);
    const found = { namespace: 0, key: title, interwiki: prefix, fragment: '' };
    const group = groups.get(prefix) ?? [];
    groups.set(prefix, group);
    const url = interwikiUrl(context, found) ?? '';
    group.push(entry('title', { prefix, url, title: prefixedText(found, context.namespaces) }));
  }
  return new ResultList([...groups.values()].flat(), 'iw');
}

/** `properties`: what the text sets for its page. */
export function propertyMap(page: RenderedPage, displayed: string | undefined): ResultMap {
  const { defaultSort, hasTitleFirst, switches } = page;
  const map = new ResultMap({ pairs: { elementName: 'pp' } });
  for (const [name, value] of propertiesInOrder(hasTitleFirst, defaultSort, displayed)) map.append(name, value);
  for (const name of switches) if (name !== 'toc') map.append(name, '');
  if (switches.has('toc')) map.append('toc', '');
  return map;
}

/** `indicators` */
export function indicatorMap({ indicators }: RenderedPage): ResultMap {
  const map = new ResultMap({ pairs: { elementName: 'ind' } });
  for (const [name, html] of indicators) map.append(name, html);
  return map;
}
