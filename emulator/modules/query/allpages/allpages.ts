import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultList } from '../../../response/result-tree';
import type { Page } from '../../../model/page';
import type { SortedList } from '../../../model/sorted-list';
import type { WikiModel } from '../../../model/wiki-model';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import { firstRows } from '../first-rows';
import { pagesWithin, type NameBounds } from '../names-within';
import { largestTitleRow, type QueryRun } from '../query-run';
import { readTitlePart } from '../title-part';

const bounds = {
  from: { type: 'string', holds: 'page name' },
  continue: { type: 'string', holds: 'page key' },
  to: { type: 'string', holds: 'page name' },
  prefix: { type: 'string', holds: 'page name' },
  namespace: { type: 'namespace', default: 0 },
  filterredir: { type: 'enumeration', values: ['all', 'redirects', 'nonredirects'], default: 'all' },
} as const;

const languageLinks = {
  filterlanglinks: { type: 'enumeration', values: ['withlanglinks', 'withoutlanglinks', 'all'], default: 'all' },
} as const;

const sizesAndProtection = {
  minsize: { type: 'integer' },
  maxsize: { type: 'integer' },
  prtype: { type: 'enumeration list', values: ['edit', 'move', 'upload'] },
  prlevel: { type: 'enumeration list', values: ['', 'autoconfirmed', 'sysop'] },
  prfiltercascade: { type: 'enumeration', values: ['cascading', 'noncascading', 'all'], default: 'all' },
} as const;

const expiry = {
  prexpiry: { type: 'enumeration', values: ['indefinite', 'definite', 'all'], default: 'all' },
} as const;

const extent = {
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
} as const;

const parameters = {
  '1.39': declareParameters('ap', { ...bounds, ...sizesAndProtection, ...extent, ...languageLinks, ...expiry }),
  '1.43': declareParameters('ap', { ...bounds, ...languageLinks, ...sizesAndProtection, ...expiry, ...extent }),
};

type Values = ValuesOf<(typeof parameters)[keyof typeof parameters]>;

/** `list=allpages`: the pages of a namespace, by title; the releases check its parameters in different orders. */
export const allPages = moduleByRelease({ '1.39': declare(parameters['1.39']), '1.43': declare(parameters['1.43']) });

function declare(ownParameters: (typeof parameters)[keyof typeof parameters]): QueryModule {
  return queryModule({
    kind: 'list',
    name: 'allpages',
    description: { className: 'ApiQueryAllPages' },
    cacheMode: 'public',
    parameters: ownParameters,
    run: listPages,
    generatePages(run, values) {
      if (run.context.parameters.bytes('redirects') !== undefined) {
        throw run.error({ code: 'params', key: 'apierror-allpages-generator-redirects', parameters: [] });
      }
      return { kind: 'pages', pages: findPages(run, values) };
    },
  });
}

function listPages(run: QueryRun, values: Values): void {
  const pages = findPages(run, values);
  const rows = pages.map(({ id, namespace, title }) => ({ pageid: id, ns: namespace, title }));
  if (run.hasRoomFor(rows.length * largestTitleRow)) {
    run.output(new ResultList(rows, 'p'), rows.length * largestTitleRow);
    return;
  }
  const list = run.outputList('p');
  const left = rows.findIndex((row) => !run.addRow(list, row));
  if (left >= 0) run.continueAt('continue', pages[left]!.key);
}

/** The pages of one response; notes where the next one begins. */
function findPages(run: QueryRun, values: Values): readonly Page[] {
  const { found, next } = firstRows(run, pagesOf(run, values), values.limit, (page) => isOfKind(page, values));
  if (next) run.continueAt('continue', next.key);
  return found;
}

/** Redirects and other pages. */
function* pagesOf(run: QueryRun, values: Values): Generator<Page, void> {
  const bounds = readBounds(run, values);
  const filtersByProtection = (values.prtype?.length ?? 0) > 0 || values.prexpiry !== 'all';
  if (values.prlevel && !filtersByProtection) {
    const key = 'apierror-invalidparammix-mustusewith';
    throw run.error({ code: 'invalidparammix', key, parameters: ['prlevel', 'prtype'] });
  }
  const pages = filtersByProtection
    ? protectedPages(run.context.wiki, values)
    : run.context.wiki.pages.inNamespace(values.namespace);
  for (const page of pagesWithin(pages, bounds)) {
    if (hasSize(page, values) && hasLanguageLinks(page, values)) yield page;
  }
}

/** Those of the namespace with a restriction that the request selects (writing 6.4), by title. */
function protectedPages(wiki: WikiModel, values: Values): SortedList<Page> | undefined {
  if (!wiki.knownProtections) return undefined;
  const { findProtected } = require('./protected-pages') as typeof import('./protected-pages');
  return findProtected(wiki, values.namespace, values);
}

function isOfKind({ redirect }: Page, { filterredir }: Values): boolean {
  return filterredir === 'all' || redirect === (filterredir === 'redirects');
}

function hasLanguageLinks({ languageLinks }: Page, { filterlanglinks }: Values): boolean {
  return filterlanglinks === 'all' || (languageLinks !== undefined) === (filterlanglinks === 'withlanglinks');
}

function hasSize({ length }: Page, { minsize, maxsize }: Values): boolean {
  return (minsize === undefined || length >= minsize) && (maxsize === undefined || length <= maxsize);
}

function readBounds(run: QueryRun, values: Values): NameBounds {
  const resumed = values.continue;
  if (resumed?.includes('|')) throw run.badContinue();
  const [from, to, prefix] = [values.from, values.to, values.prefix].map((text) =>
    text === undefined ? undefined : readTitlePart(run, values.namespace, text),
  );
  return { from: [from, resumed], to, prefix, descending: values.dir === 'descending' };
}
