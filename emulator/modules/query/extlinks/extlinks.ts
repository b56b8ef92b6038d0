import { addressKey } from '../../../model/external-link-usage';
import { expandAddress } from '../../../model/external-links';
import type { LinkRow } from '../../../model/link-row';
import { hostProtocols, plainProtocols } from '../../../releases/protocols';
import { compareByCodePoint } from '../../../model/file-usage';
import { declareParameters, type ParameterSet, type ParameterValues } from '../../../request/parameter-declarations';
import { isCanonicalInteger, parseLooseInteger } from '../../../text/integer';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import type { PrintedPage } from '../../page-set/page-set';
import { ResultMap } from '../../../response/result-tree';
import type { QueryRun } from '../query-run';
import { addressFilters, passesAny, type AddressFilter } from './address-filter';

/** What the modules that select external links take. */
export const addressParameters = {
  protocol: { type: 'enumeration', values: ['', ...[...hostProtocols, ...plainProtocols].sort()], default: '' },
  query: {
    type: 'string',
    examples: [
      'a.example',
      '*.example',
      'a.example/1',
      '*.a.example/',
      'A.EXAMPLE',
      'joe@x.example',
      '*',
      '/',
      'x.*',
      '10.1.*',
    ],
  },
} as const;

const shared = {
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', examples: ['0', '1', 'x', '999999', '1|2', '1|https://|1', 'https://org|1'] },
  ...addressParameters,
} as const;

const parameters = {
  '1.39': declareParameters('el', { ...shared, expandurl: { type: 'boolean' } }),
  '1.43': declareParameters('el', {
    ...shared,
    expandurl: { type: 'boolean', deprecated: 'action=query&prop=extlinks&elexpandurl' },
  }),
};

type Declarations = (typeof parameters)[keyof typeof parameters] extends ParameterSet<infer All> ? All : never;
type Values = ParameterValues<Declarations>;

/** `prop=extlinks`: the external links of a page (reading 11). */
export const extLinks = moduleByRelease({
  '1.39': declare(parameters['1.39'], listByAddress),
  '1.43': declare(parameters['1.43'], listById),
});

/** A link with the page that has it. */
interface PlacedLink {
  readonly page: PrintedPage;
  readonly pageId: number;
  readonly row: LinkRow;
}

/** Links in the order of a release, from where the request continues, and what the next request would continue at. */
interface Listing {
  readonly links: readonly PlacedLink[];
  readonly placeText: (link: PlacedLink) => string;
}

type List = (run: QueryRun, values: Values, links: readonly PlacedLink[], pages: number) => Listing;

function declare(ownParameters: ParameterSet<Declarations>, list: List): QueryModule {
  return queryModule({
    kind: 'prop',
    name: 'extlinks',
    description: { className: 'ApiQueryExternalLinks' },
    cacheMode: 'public',
    parameters: ownParameters,
    run(run, values, pages) {
      const existing = pages.flatMap((page) => {
        return page.entry.kind === 'existing' ? [{ page, id: page.entry.id }] : [];
      });
      if (existing.length === 0) return;
      const { wiki } = run.context;
      const filters = readAddressFilters(run, values);
      const all = existing.flatMap(({ page, id }) => {
        const rows = wiki.pages.externalLinks.rowsOf(id).filter((row) => passesAny(filters, row));
        return rows.map((row): PlacedLink => ({ page, pageId: id, row }));
      });
      const { links, placeText } = list(run, values, all, existing.length);
      for (const [index, link] of links.entries()) {
        const { page, row } = link;
        if (index < values.limit && run.addPageRow(page, 'el', rowOf(run, row, values))) continue;
        run.continueAt('continue', placeText(link));
        break;
      }
    },
  });
}

/** @throws UsageError `badquery` */
export function readAddressFilters(
  run: QueryRun,
  { query = '', protocol }: { readonly query?: string | undefined; readonly protocol: string },
): readonly AddressFilter[] {
  const filters = addressFilters(query, protocol, run.context.release);
  if (filters) return filters;
  throw run.error({ code: 'badquery', key: 'apierror-badquery', parameters: [] });
}

function rowOf({ context }: QueryRun, link: LinkRow, { expandurl }: Values): ResultMap {
  const row = new ResultMap({ contentMember: 'url' });
  row.append('url', expandurl ? expandAddress(link.url, context.canonicalServer) : link.url);
  return row;
}

/** 1.39: by page, then by the first 60 bytes of what addresses are found by. */
function listByAddress(run: QueryRun, values: Values, links: readonly PlacedLink[], pages: number): Listing {
  const bySeveral = pages > 1;
  const compare = (a: Place, b: Place) =>
    (bySeveral ? a.pageId - b.pageId : 0) || compareByCodePoint(a.key, b.key) || a.id - b.id;
  const place = ({ pageId, row }: PlacedLink): Place => ({ pageId, key: addressKey(row), id: row.id });
  const from = readPlace(run, values.continue, bySeveral);
  const sorted = links.map((link) => ({ link, at: place(link) })).sort((a, b) => compare(a.at, b.at));
  const rest = from ? sorted.filter(({ at }) => compare(at, from) >= 0) : sorted;
  return {
    links: rest.map(({ link }) => link),
    placeText(link) {
      const { pageId, key, id } = place(link);
      return `${bySeveral ? `${pageId}|` : ''}${key}|${id}`;
    },
  };
}

interface Place {
  readonly pageId: number;
  readonly key: string;
  readonly id: number;
}

/** Reads where 1.39 continues: `[7|]https://org.example./|12`. @throws UsageError `badcontinue` */
export function readPlace(run: QueryRun, text: string | undefined, bySeveral: boolean): Place | undefined {
  if (text === undefined) return undefined;
  const parts = text.split('|');
  const [pageId, key, id] = bySeveral ? parts : ['0', ...parts];
  const isNumber = (part: string) => isCanonicalInteger(part) || (run.context.release.acceptsAnyNumber && true);
  const isValid = parts.length === (bySeveral ? 3 : 2) && isNumber(pageId ?? '') && isNumber(id ?? '');
  if (!isValid) throw run.badContinue();
  return {
    pageId: Math.trunc(Number.parseFloat(pageId!)) || 0,
    key: key!,
    id: Math.trunc(Number.parseFloat(id!)) || 0,
  };
}

/** 1.43: by the ids of the rows. Text that is no number comes after every number. */
function listById(run: QueryRun, values: Values, links: readonly PlacedLink[]): Listing {
  const sorted = [...links].sort((a, b) => a.row.id - b.row.id);
  const placeText = ({ row }: PlacedLink) => String(row.id);
  const from = readIdPlace(run, values.continue);
  return { links: sorted.filter(({ row }) => row.id >= from), placeText };
}

/** Reads where 1.43 continues: `12`. @throws UsageError `badcontinue` */
export function readIdPlace(run: QueryRun, text: string | undefined): number {
  if (text === undefined) return 0;
  if (text.includes('|')) throw run.badContinue();
  return parseLooseInteger(text) ?? Infinity;
}
