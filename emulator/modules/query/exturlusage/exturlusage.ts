import { addressKey, type UsedLink } from '../../../model/external-link-usage';
import { expandAddress } from '../../../model/external-links';
import { compareByCodePoint } from '../../../model/file-usage';
import type { Page } from '../../../model/page';
import { declareParameters, type ParameterSet, type ParameterValues } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import type { AddressFilter } from '../extlinks/address-filter';
import { addressParameters, readAddressFilters, readIdPlace, readPlace } from '../extlinks/extlinks';
import { firstRows, type FirstRows } from '../first-rows';
import type { QueryRun } from '../query-run';

const shared = {
  prop: { type: 'enumeration list', values: ['ids', 'title', 'url'], default: ['ids', 'title', 'url'] },
  continue: {
    type: 'string',
    examples: ['0', '1', 'x', '999999', '1|2', 'https://|1', 'https://org|1', 'http://example.a./|9'],
  },
  ...addressParameters,
  namespace: { type: 'namespace list', allSpecifier: '*' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
} as const;

const parameters = {
  '1.39': declareParameters('eu', { ...shared, expandurl: { type: 'boolean' } }),
  '1.43': declareParameters('eu', {
    ...shared,
    expandurl: { type: 'boolean', deprecated: 'action=query&list=exturlusage&euexpandurl' },
  }),
};

type Declarations = (typeof parameters)[keyof typeof parameters] extends ParameterSet<infer All> ? All : never;
type Values = ParameterValues<Declarations>;

/** `list=exturlusage`: the pages that link to an address outside of the wiki (reading 11.5). */
export const extUrlUsage = moduleByRelease({
  '1.39': declare(parameters['1.39'], listByAddress),
  '1.43': declare(parameters['1.43'], listById),
});

/** Links in the order of a release, from where the request continues, and what the next request would continue at. */
interface Listing {
  readonly links: Iterable<UsedLink>;
  readonly placeText: (link: UsedLink) => string;
}

type List = (run: QueryRun, values: Values, filters: readonly AddressFilter[]) => Listing;

function declare(ownParameters: ParameterSet<Declarations>, list: List): QueryModule {
  return queryModule({
    kind: 'list',
    name: 'exturlusage',
    description: { className: 'ApiQueryExtLinksUsage' },
    cacheMode: 'public',
    parameters: ownParameters,
    run(run, values) {
      const { found, next } = findLinks(run, values, list);
      const rows = run.outputList('eu');
      for (const { page, link, place } of found) {
        if (run.addRow(rows, rowOf(run, link, page, values))) continue;
        run.continueAt('continue', place());
        return;
      }
      if (next) run.continueAt('continue', next.place());
    },
    generatePages(run, values) {
      const { found, next } = findLinks(run, values, list);
      if (next) run.continueAt('continue', next.place());
      return { kind: 'pages', pages: [...new Set(found.map(({ page }) => page))] };
    },
  });
}

interface FoundLink {
  readonly link: UsedLink;
  readonly page: Page;
  /** The value at which a response continues with it. */
  readonly place: () => string;
}

/** The links of one response, and where the next one begins. */
function findLinks(run: QueryRun, values: Values, list: List): FirstRows<FoundLink> {
  const { links, placeText } = list(run, values, readAddressFilters(run, values));
  const { pages } = run.context.wiki;
  const namespaces = new Set(values.namespace);
  function* onPages(): Generator<FoundLink, void> {
    for (const link of links) {
      const page = pages.find(link.pageId);
      if (page) yield { link, page, place: () => placeText(link) };
    }
  }
  return firstRows(run, onPages(), values.limit, ({ page }) => namespaces.size === 0 || namespaces.has(page.namespace));
}

function rowOf({ context }: QueryRun, { row: link }: UsedLink, page: Page, { prop, expandurl }: Values): ResultMap {
  const row = new ResultMap({ association: true });
  if (prop.includes('ids')) row.append('pageid', page.id);
  if (prop.includes('title')) {
    row.append('ns', page.namespace);
    row.append('title', page.title);
  }
  if (prop.includes('url')) row.append('url', expandurl ? expandAddress(link.url, context.canonicalServer) : link.url);
  return row;
}

/** 1.39: by the first 60 bytes of what addresses are found by. */
function listByAddress(run: QueryRun, values: Values, filters: readonly AddressFilter[]): Listing {
  const from = readPlace(run, values.continue, false);
  return {
    links: linksWithin(run, filters[0], from),
    placeText: ({ key, row }) => `${key}|${row.id}`,
  };
}

function* linksWithin(
  { context }: QueryRun,
  filter: AddressFilter | undefined,
  from = { key: '', id: 0 },
): Generator<UsedLink, void> {
  if (!filter) return;
  const start = addressKey({ domain: filter.within, path: '' });
  const isLater = from.key.startsWith(start) || compareByCodePoint(from.key, start) > 0;
  const { usage } = context.wiki.pages.externalLinks;
  for (const link of isLater ? usage.fromKey(from.key, from.id) : usage.fromKey(start, 0)) {
    if (!link.key.startsWith(start)) return;
    if (filter.passes(link.row)) yield link;
  }
}

/** 1.43: by the ids of the rows. */
function listById(run: QueryRun, values: Values, filters: readonly AddressFilter[]): Listing {
  const from = readIdPlace(run, values.continue);
  const { usage } = run.context.wiki.pages.externalLinks;
  const placeText = ({ row }: UsedLink) => String(row.id);
  const takesAll = filters.some(({ within }) => within === '');
  return { links: takesAll ? usage.fromId(from) : linksById(run, filters, from), placeText };
}

/** How many links are read by id before those of the addresses are looked up: most of the links may be among them. */
const readFirst = 100;

function* linksById(run: QueryRun, filters: readonly AddressFilter[], from: number): Generator<UsedLink, void> {
  const { usage } = run.context.wiki.pages.externalLinks;
  const isWithin = withinAny(filters);
  let [count, next] = [0, from];
  for (const link of usage.fromId(from)) {
    next = link.row.id;
    if (++count > readFirst) break;
    if (isWithin(link)) yield link;
  }
  if (count <= readFirst) return;
  const few = sortedIfFew(run, filters);
  if (few) yield* few.filter(({ row }) => row.id >= next);
  else for (const link of usage.fromId(next)) if (isWithin(link)) yield link;
}

/** Where more links than these are of the addresses, going through all links by id soon finds some. */
const mostToSort = 2000;

/** The links of the addresses by id; undefined if there are many. */
function sortedIfFew(run: QueryRun, filters: readonly AddressFilter[]): UsedLink[] | undefined {
  const found: UsedLink[] = [];
  for (const filter of filters) {
    for (const link of linksWithin(run, filter)) {
      if (found.push(link) > mostToSort) return undefined;
    }
  }
  return found.sort((one, other) => one.row.id - other.row.id);
}

function withinAny(filters: readonly AddressFilter[]): (link: UsedLink) => boolean {
  const places = filters.map(({ within }) => addressKey({ domain: within, path: '' }));
  return (link) => filters.some((filter, index) => link.key.startsWith(places[index]!) && filter.passes(link.row));
}
