import { exceptions } from '../../../messages/exceptions';
import { CaughtException } from '../../../messages/usage-error';
import { holdsRight } from '../../../model/rights';
import { prefixedText, titleOfKey } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultList, ResultMap, type ResultRecord } from '../../../response/result-tree';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { queryPages, type QueryPage, type QueryPageRow } from './query-pages';

type Name = keyof typeof queryPages;

const names = Object.keys(queryPages) as Name[];

const parameters = declareParameters('qp', {
  page: { type: 'enumeration', values: names, required: true },
  offset: { type: 'integer', default: 0 },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
});

type Values = ValuesOf<typeof parameters>;

/** `list=querypage`: what a special page lists that finds pages in need of work (reading 24). */
export const queryPage = queryModule({
  kind: 'list',
  name: 'querypage',
  description: { className: 'ApiQueryQueryPage' },
  cacheMode: 'public',
  cacheModeOf: ({ page }) => (pageOf(page).right === undefined ? 'public' : 'private'),
  parameters,
  run(run, values) {
    const { query } = run.context.result;
    // 1.39 has described the page of the generator, and cannot describe another one (vector querypage/generated-with-list).
    if (query.get('querypage')) throw new CaughtException(run.context, exceptions.conflictingKeys);
    const rows = findRows(run, values);
    const list = new ResultList([], 'page');
    run.output(describe(run, values, list));
    for (const [index, row] of rows.entries()) {
      if (run.addRow(list, rowOf(run, row))) continue;
      run.continueAt('offset', Number(values.offset) + index);
      return;
    }
  },
  generatePages(run, values) {
    const rows = findRows(run, values);
    if (!run.context.release.since('1.43')) run.output(describe(run, values));
    return { kind: 'generated titles', titles: rows.map(titleOfKey) };
  },
});

function pageOf(name: Name): QueryPage {
  return queryPages[name];
}

/** The rows of one response; notes where the next one begins. */
function findRows(run: QueryRun, values: Values): readonly QueryPageRow[] {
  const { wiki, user } = run.context;
  const page = pageOf(values.page);
  if (page.right !== undefined && !holdsRight(user, page.right, wiki)) throw run.error(cannotExecute);
  if (isCached(run, values)) return [];
  const offset = Number(values.offset);
  const first = Math.max(0, offset);
  const end = first + values.limit;
  const rows = page.countsWatchers
    ? beginningOf(page.rows(wiki), end + 1)
    : wiki.pages.derive(page, () => [...page.rows(wiki)]);
  if (rows.length > end) run.continueAt('offset', offset + values.limit);
  return rows.slice(first, end);
}

/** At most so many rows; the others are not looked for. */
function beginningOf(rows: Iterable<QueryPageRow>, length: number): QueryPageRow[] {
  const found: QueryPageRow[] = [];
  for (const row of rows) if (found.push(row) === length) break;
  return found;
}

const cannotExecute = {
  code: 'specialpage-cantexecute',
  key: 'apierror-specialpage-cantexecute',
  parameters: [],
} as const;

/** Whether it shows what a job found last, instead of what is: in miser mode. No job runs in this wiki. */
function isCached({ context }: QueryRun, { page }: Values): boolean {
  return !pageOf(page).isCheap && context.wiki.site.settings.miserMode === true;
}

/** @param results absent for a generator */
function describe(run: QueryRun, values: Values, results?: ResultList): ResultMap {
  const described = new ResultMap();
  described.append('name', values.page);
  if (isCached(run, values)) {
    described.append('cached', true);
    described.append('maxresults', 1000);
  }
  if (results) described.append('results', results);
  return described;
}

function rowOf(
  { context }: QueryRun,
  { namespace, key, value, timestamp, databaseResult }: QueryPageRow,
): ResultRecord {
  return {
    ...(value !== undefined && { value }),
    ...(timestamp !== undefined && { timestamp }),
    ns: namespace,
    title: prefixedText({ namespace, key }, context.namespaces),
    ...(databaseResult && { databaseResult }),
  };
}
