import type { Page } from '../../../model/page';
import { type NumberedPage, pageNumber } from '../../../model/page-numbers';
import type { WikiModel } from '../../../model/wiki-model';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { isCanonicalInteger } from '../../../text/integer';
import type { ResultRecord } from '../../../response/result-tree';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';

const parameters = declareParameters('rn', {
  namespace: { type: 'namespace list', allSpecifier: '*' },
  filterredir: { type: 'enumeration', values: ['all', 'redirects', 'nonredirects'], default: 'nonredirects' },
  redirect: { type: 'boolean', deprecated: 'action=query&list=random&rnredirect' },
  limit: { type: 'limit', default: 1, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string' },
});

type Values = ValuesOf<typeof parameters>;

/** `list=random`: pages in a random order, which a seed decides (reading 18.6). */
export const random = queryModule({
  kind: 'list',
  name: 'random',
  description: { className: 'ApiQueryRandom' },
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const found = findPages(run, values);
    const list = run.outputList('page');
    for (const { page, place } of found) {
      if (run.addRow(list, row(page, values))) continue;
      run.continueAt('continue', place);
      return;
    }
  },
  generatePages(run, values) {
    return { kind: 'ids', ids: findPages(run, values).map(({ page }) => page.id) };
  },
});

function row({ id, namespace, title, redirect }: Page, { filterredir }: Values): ResultRecord {
  return { id, ns: namespace, title, ...(filterredir === 'all' && { redirect }) };
}

/** After the point of a number. */
const digits = 12;

/** Where a list is: pages have numbers, it begins at one, and after the greatest it goes on from the least. */
interface Place {
  /** The number at which the list began, as it was sent. */
  readonly start: string;
  readonly number: string;
  readonly id: number;
  /** Whether it has begun again at the least number. */
  readonly isOver: boolean;
}

/** The pages of one response; notes where the next one begins. */
function findPages(run: QueryRun, values: Values): readonly PlacedPage[] {
  if (values.redirect && Object.hasOwn(values, 'filterredir')) throw run.conflict('filterredir', 'redirect');
  const found: PlacedPage[] = [];
  for (const placed of walk(run, values)) {
    if (!isWanted(placed.page, values)) continue;
    if (found.length === values.limit) {
      run.continueAt('continue', placed.place);
      break;
    }
    found.push(placed);
  }
  return found;
}

interface PlacedPage {
  readonly page: Page;
  /** The value at which a response continues with it. */
  readonly place: string;
}

/** All pages from where the request continues, or from a random number on. */
function* walk(run: QueryRun, values: Values): Iterable<PlacedPage> {
  const { wiki } = run.context;
  const from = values.continue === undefined ? undefined : readPlace(run, values.continue);
  const start = from?.start ?? randomNumber(wiki);
  if (!from) run.startAt('continue', `${start}|${start}|0|0`);
  const { numbered } = wiki.pages;
  const rest = numbered.walk({ number: Number(from?.number ?? start), id: from?.id ?? 0 });
  function* part(pages: Iterable<NumberedPage>, isOver: boolean): Iterable<PlacedPage> {
    for (const { number, page } of pages) {
      if (isOver && number >= Number(start)) return;
      yield { page, place: `${start}|${number.toFixed(digits)}|${page.id}|${isOver ? 1 : 0}` };
    }
  }
  yield* part(rest, from?.isOver ?? false);
  if (!from?.isOver) yield* part(numbered.walk(), true);
}

function isWanted({ namespace, redirect }: Page, { namespace: namespaces = [], filterredir, redirect: only }: Values) {
  if (namespaces.length > 0 && !namespaces.includes(namespace)) return false;
  return filterredir === 'all' || redirect === (only || filterredir === 'redirects');
}

/** @throws UsageError `badcontinue` (vector random/…) */
function readPlace(run: QueryRun, text: string): Place {
  const [start = '', number = '', id = '', over, ...others] = text.split('|');
  const isValid = [start, number].every((part) => /^0\.\d+$/.test(part)) && isCanonicalInteger(id);
  if (!isValid || (over !== '0' && over !== '1') || others.length > 0) throw run.badContinue();
  return { start, number, id: Number(id), isOver: over === '1' };
}

function randomNumber({ environment }: WikiModel): string {
  return pageNumber(Number.parseInt(environment.random.hexadecimal(8), 16)).toFixed(digits);
}
