import type { CategorySize } from '../../../model/categories';
import { compareByCodePoint } from '../../../model/file-usage';
import { categoryNamespace } from '../../../model/namespaces';
import { titleOfKey } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { queryModule } from '../../module';
import { isHiddenCategory } from '../categories/categories';
import { namesWithin } from '../names-within';
import type { QueryRun } from '../query-run';
import { readTitlePart } from '../title-part';

const parameters = declareParameters('ac', {
  from: { type: 'string', holds: 'page name' },
  continue: { type: 'string', holds: 'page key' },
  to: { type: 'string', holds: 'page name' },
  prefix: { type: 'string', holds: 'page name' },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  min: { type: 'integer' },
  max: { type: 'integer' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  prop: { type: 'enumeration list', values: ['size', 'hidden'], default: [] },
});

type Values = ValuesOf<typeof parameters>;

/** `list=allcategories`: the categories with a page or a member, by name (reading 15.6). */
export const allCategories = queryModule({
  kind: 'list',
  name: 'allcategories',
  description: { className: 'ApiQueryAllCategories' },
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const found = findCategories(run, values);
    const list = run.outputList('c');
    for (const category of found) {
      if (run.addRow(list, categoryRow(run, values, category))) continue;
      run.continueAt('continue', category.key);
      return;
    }
  },
  generatePages(run, values) {
    const titles = findCategories(run, values).map(({ key }) => titleOfKey({ namespace: categoryNamespace, key }));
    return { kind: 'generated titles', titles };
  },
});

interface FoundCategory {
  readonly key: string;
  readonly size: CategorySize;
}

/** The categories of one response; notes where the next one begins. */
function findCategories(run: QueryRun, values: Values): readonly FoundCategory[] {
  const { categories } = run.context.wiki.pages;
  const { min, max, limit } = values;
  const found: FoundCategory[] = [];
  for (const key of requestedKeys(run, values)) {
    const size = categories.sizeOf(key);
    if (!size) continue;
    const count = sumOf(size);
    if ((min !== undefined && count < min) || (max !== undefined && count > max)) continue;
    if (found.length === limit) {
      run.continueAt('continue', key);
      break;
    }
    found.push({ key, size });
  }
  return found;
}

/** The keys between the bounds of a request. */
function requestedKeys(run: QueryRun, values: Values): Iterable<string> {
  const { continue: resumed } = values;
  if (resumed?.includes('|')) throw run.badContinue();
  const [from, to, prefix] = [values.from, values.to, values.prefix].map((text) =>
    text === undefined ? undefined : readTitlePart(run, categoryNamespace, text),
  );
  const descending = values.dir === 'descending';
  const { keys } = run.context.wiki.pages.categories;
  const walk = (first: string | undefined): Iterable<string> =>
    keys.walk(descending, first === undefined ? undefined : (key) => compareByCodePoint(key, first));
  return namesWithin(walk, { from: [from, resumed], to, prefix, descending });
}

function sumOf({ pages, files, subcategories }: CategorySize): number {
  return pages + files + subcategories;
}

function categoryRow(run: QueryRun, { prop }: Values, { key, size }: FoundCategory): ResultMap {
  const row = new ResultMap({ contentMember: 'category' });
  row.append('category', key.replaceAll('_', ' '));
  if (prop.includes('size')) {
    row.append('size', sumOf(size));
    row.append('pages', size.pages);
    row.append('files', size.files);
    row.append('subcats', size.subcategories);
  }
  if (prop.includes('hidden')) row.append('hidden', isHiddenCategory(run, key));
  return row;
}
