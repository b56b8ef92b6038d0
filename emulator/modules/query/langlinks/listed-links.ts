import type { PlacedLink } from '../../../model/prefixed-links';
import type { PrefixedLinks, PrefixedTitle } from '../../../model/prefixed-title';
import { comparePrefixed } from '../../../model/prefixed-links';
import { readPrefixedLink } from '../../../model/prefixed-title';
import { ResultMap } from '../../../response/result-tree';
import type { PrintedPage } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';
import { castPlaceNumber } from '../recentchanges/continue';

/** What a request for the links of pages to other wikis says, whatever the names of its parameters are. */
export interface WantedLinks {
  readonly title?: string | undefined;
  readonly prop?: readonly string[] | undefined;
  readonly url: boolean;
  readonly limit: number;
  readonly continue?: string | undefined;
  readonly dir: string;
}

/** Which links are listed. */
export interface ListedKind {
  /** The only prefix. */
  readonly prefix: string | undefined;
  readonly kind: keyof PrefixedLinks;
  /** The name of the parameter for prefixes. */
  readonly prefixParameter: string;
  /** Whether a page has only one link with a prefix. */
  readonly isUnique: boolean;
  /** Puts a link into a row. */
  readonly fillRow: (row: ResultMap, link: PrefixedTitle, shown: readonly string[]) => void;
}

/** Adds their links to pages: `prop=langlinks`, `prop=iwlinks` (reading 20.2). */
export function listLinks(run: QueryRun, wanted: WantedLinks, pages: readonly PrintedPage[], listed: ListedKind): void {
  const byId = new Map<number, PrintedPage>();
  for (const page of pages) if (page.entry.kind === 'existing') byId.set(page.entry.id, page);
  if (byId.size === 0) return;
  requirePrefix(run, { ...listed, title: wanted.title });
  if (wanted.prop && wanted.url) throw run.conflict('prop', 'url');
  const shown = wanted.url ? ['url'] : (wanted.prop ?? []);
  let count = 0;
  for (const link of linksFrom(run, wanted, byId, listed)) {
    const row = new ResultMap({ contentMember: 'title' });
    listed.fillRow(row, link, shown);
    if (count++ < wanted.limit && run.addPageRow(byId.get(link.pageId)!, run.prefix, row)) continue;
    const place = [link.pageId, link.prefix, ...(listed.isUnique ? [] : [link.title])];
    run.continueAt('continue', place.join('|'));
    return;
  }
}

interface RequiredPrefix extends Pick<ListedKind, 'prefix' | 'prefixParameter'> {
  readonly title: string | undefined;
  readonly errorCode?: string;
}

/** @throws UsageError for a title without a prefix */
export function requirePrefix(
  run: QueryRun,
  { prefix, title, prefixParameter, errorCode = 'invalidparammix' }: RequiredPrefix,
): void {
  if (title === undefined || prefix !== undefined) return;
  const parameters = [run.parameter('title'), run.parameter(prefixParameter)];
  throw run.error({ code: errorCode, key: 'apierror-invalidparammix-mustusewith', parameters });
}

/** By page, prefix and title, from where the request continues. */
function* linksFrom(
  run: QueryRun,
  wanted: WantedLinks,
  pages: ReadonlyMap<number, PrintedPage>,
  { kind, prefix, isUnique }: ListedKind,
): Generator<PlacedLink, void> {
  const sign = wanted.dir === 'descending' ? -1 : 1;
  const from = readPlace(run, wanted.continue, isUnique);
  const compare = (one: PlacedLink, other: PlacedLink): number =>
    one.pageId - other.pageId || comparePrefixed(one, isUnique ? { ...other, title: one.title } : other);
  for (const [pageId, { entry }] of [...pages].sort(([one], [other]) => sign * (one - other))) {
    const links = entry.kind === 'existing' ? (entry.page[kind] ?? []) : [];
    for (let index = 0; index < links.length; index++) {
      const link = { pageId, ...readPrefixedLink(links[sign < 0 ? links.length - 1 - index : index]!) };
      if (prefix !== undefined && prefix !== link.prefix) continue;
      if (wanted.title !== undefined && wanted.title !== link.title) continue;
      if (!from || sign * compare(link, from) >= 0) yield link;
    }
  }
}

/** Reads `7|fr` or `7|mw|Foo`. @throws UsageError `badcontinue` */
function readPlace(run: QueryRun, text: string | undefined, isUnique: boolean): PlacedLink | undefined {
  if (text === undefined) return undefined;
  const [id = '', prefix = '', title = '', ...rest] = text.split('|');
  if (rest.length > 0 || text.split('|').length !== (isUnique ? 2 : 3)) throw run.badContinue();
  return { pageId: castPlaceNumber(id, run), prefix, title };
}
