import type { Page } from '../../../model/page';
import { pageProperty } from '../../../model/page-properties';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { castPlaceNumber } from '../recentchanges/continue';

const parameters = declareParameters('pwp', {
  propname: {
    type: 'string',
    required: true,
    examples: ['notoc', 'defaultsort', 'displaytitle', 'hiddencat', 'NOTOC', 'toc|notoc'],
  },
  prop: { type: 'enumeration list', values: ['ids', 'title', 'value'], default: ['ids', 'title'] },
  continue: { type: 'string', holds: 'page id' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
});

type Values = ValuesOf<typeof parameters>;

/** `list=pageswithprop`: the pages whose texts set a property, by id (reading 22.2). */
export const pagesWithProp = queryModule({
  kind: 'list',
  name: 'pageswithprop',
  description: { className: 'ApiQueryPagesWithProp' },
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const list = run.outputList('page');
    for (const page of findPages(run, values)) {
      if (run.addRow(list, rowOf(page, values))) continue;
      run.continueAt('continue', String(page.id));
      return;
    }
  },
  generatePages(run, values) {
    return { kind: 'pages', pages: findPages(run, values) };
  },
});

/** The pages of one response; notes where the next one begins. */
function findPages(run: QueryRun, values: Values): readonly Page[] {
  const { pages } = run.context.wiki;
  const found: Page[] = [];
  const from = readPlace(run, values.continue);
  for (const id of pages.propertyUsage.walk(values.propname, values.dir === 'descending', from)) {
    if (found.length === values.limit) {
      run.continueAt('continue', String(id));
      break;
    }
    const page = pages.find(id);
    if (page) found.push(page);
  }
  return found;
}

/** @throws UsageError `badcontinue` */
function readPlace(run: QueryRun, text: string | undefined): number | undefined {
  if (text === undefined || text === '' || text === '0') return undefined;
  if (text.includes('|')) throw run.badContinue();
  return castPlaceNumber(text, run);
}

function rowOf(page: Page, { prop, propname }: Values): ResultMap {
  const row = new ResultMap({ association: true });
  if (prop.includes('ids')) row.append('pageid', page.id);
  if (prop.includes('title')) {
    row.append('ns', page.namespace);
    row.append('title', page.title);
  }
  if (prop.includes('value')) row.append('value', pageProperty(page, propname) ?? '');
  return row;
}
