import type { Page } from '../../../model/page';
import { currentRevision } from '../../../model/revisions';
import { titleOfKey, titleText } from '../../../model/title';
import type { ResultRecord } from '../../../response/result-tree';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import type { PageSource } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';
import { countWords } from './count-words';
import { findPages, scopeQuery } from './find-pages';
import { findNearMatch } from './near-match';
import { searchParameters, type SearchValues } from './parameters';
import { highlightedTerms, makeSnippet } from './snippet';

/** `list=search`: the pages with some words (reading 18), as a wiki on SQLite finds them. */
export const search = moduleByRelease({
  '1.39': declare(searchParameters['1.39']),
  '1.43': declare(searchParameters['1.43']),
});

function declare(parameters: (typeof searchParameters)[keyof typeof searchParameters]): QueryModule {
  return queryModule({
    kind: 'list',
    name: 'search',
    description: { className: 'ApiQuerySearch' },
    cacheMode: 'public',
    parameters,
    run: listPages,
    generatePages,
  });
}

interface Found {
  /** Those of the response. */
  readonly pages: readonly Page[];
  readonly total: number | undefined;
  /** What the properties of a page are, for those that the request names. */
  readonly describe: (page: Page, prop: SearchValues['prop']) => ResultRecord;
}

/** Notes where the next response begins. */
function find(run: QueryRun, values: SearchValues): Found {
  const { wiki } = run.context;
  if (values.what === 'nearmatch') {
    const page = findNearMatch(wiki, values.search);
    return { pages: page ? [page] : [], total: undefined, describe: describer(run, '') };
  }
  const query = scopeQuery(wiki, values);
  const all = findPages(wiki, query, values.what ?? 'title');
  const offset = Number(values.offset);
  const first = Math.max(0, offset);
  const pages = all.slice(first, first + values.limit);
  if (all.length > first + values.limit) run.continueAt('offset', offset + values.limit);
  return { pages, total: all.length, describe: describer(run, query.text) };
}

function listPages(run: QueryRun, values: SearchValues): void {
  const { pages, total, describe } = find(run, values);
  showTotal(run, total, values.info);
  const list = run.outputList('p');
  for (const [index, page] of pages.entries()) {
    if (run.addRow(list, { ...listedPage(page), ...describe(page, values.prop) })) continue;
    run.continueAt('offset', Number(values.offset) + index);
    return;
  }
}

/** A generator tells only what the request names; the defaults are for lists (reading 18.3). */
function generatePages(run: QueryRun, values: SearchValues): PageSource {
  const { pages, total, describe } = find(run, values);
  showTotal(run, total, Object.hasOwn(values, 'info') ? values.info : []);
  const prop = Object.hasOwn(values, 'prop') ? values.prop : [];
  const told = pages.map((page, index): [string, ResultRecord] => {
    const members = { ...listedPage(page), ...describe(page, prop), index: Number(values.offset) + index + 1 };
    return [titleText(page), members];
  });
  return { kind: 'generated titles', titles: pages.map(titleOfKey), told: new Map(told) };
}

function showTotal(run: QueryRun, total: number | undefined, info: SearchValues['info']): void {
  if (total === undefined || !info.includes('totalhits')) return;
  run.outputAs('searchinfo', { totalhits: total });
}

function listedPage({ namespace, title, id }: Page): ResultRecord {
  return { ns: namespace, title, pageid: id };
}

function describer({ context: { wiki } }: QueryRun, query: string): Found['describe'] {
  const terms = highlightedTerms(query);
  const quote = wiki.release.since('1.43') ? '"' : "'";
  return (page, prop) => {
    const { text = '', length } = page;
    return {
      ...(prop.includes('size') && { size: length }),
      ...(prop.includes('wordcount') && { wordcount: countWords(text) }),
      ...(prop.includes('snippet') && { snippet: makeSnippet(text, terms, quote) }),
      ...(prop.includes('timestamp') && { timestamp: currentRevision(wiki, page).timestamp }),
      ...(prop.includes('titlesnippet') && { titlesnippet: '' }),
      ...(prop.includes('categorysnippet') && { categorysnippet: '' }),
      ...(prop.includes('isfilematch') && { isfilematch: false }),
    };
  };
}
