import { categorySortKey } from '../../../model/category-members';
import { compareByCodePoint } from '../../../model/file-usage';
import { categoryNamespace } from '../../../model/namespaces';
import { hidesCategory } from '../../../model/page-properties';
import type { Page } from '../../../model/page';
import type { PageCategory } from '../../../model/page-category';
import { isTitle, parseTitle, prefixedText, titleOfKey } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import type { ResultRecord } from '../../../response/result-tree';
import { castToInteger, isCanonicalInteger } from '../../../text/integer';
import { queryModule } from '../../module';
import { hexSortKey } from '../categorymembers/sort-key-bounds';
import { existingPages, printedById, type PageEntry } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';

const parameters = declareParameters('cl', {
  prop: { type: 'enumeration list', values: ['sortkey', 'timestamp', 'hidden'] },
  show: { type: 'enumeration list', values: ['hidden', '!hidden'] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['page id', 'page key'] },
  categories: { type: 'string list', holds: 'category title' },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
});

type Values = ValuesOf<typeof parameters>;

/** `prop=categories`: the categories of a page, whether or not they have a page (reading 15.5). */
export const categories = queryModule({
  kind: 'prop',
  name: 'categories',
  cacheMode: 'public',
  parameters,
  run(run, values, pages) {
    const byId = printedById(pages);
    const entries = pages.map(({ entry }) => entry);
    for (const { page, category } of findCategories(run, values, entries)) {
      const printed = byId.get(page.id);
      if (!printed || run.addPageRow(printed, 'cl', categoryRow(run, values, page, category))) continue;
      run.continueAt('continue', `${page.id}|${category.key}`);
      break;
    }
  },
  generatePages(run, values, { entries }) {
    const titles = findCategories(run, values, entries).map(({ category: { key } }) =>
      titleOfKey({ namespace: categoryNamespace, key }),
    );
    return { kind: 'generated titles', titles };
  },
});

interface FoundCategory {
  readonly page: Page;
  readonly category: PageCategory;
}

/** The categories of one response, by page and key; notes where the next one begins. */
function findCategories(run: QueryRun, values: Values, entries: readonly PageEntry[]): readonly FoundCategory[] {
  const pages = existingPages(entries);
  if (pages.length === 0) return [];
  const wanted = readWanted(run, values.categories);
  // Then nothing else is looked at, not even where to continue (vector categories/no-category-left).
  if (wanted?.size === 0) return [];
  const from = readFrom(run, values);
  const { show = [], limit } = values;
  if (show.includes('hidden') && show.includes('!hidden')) throw run.contradictoryShow();
  const sign = values.dir === 'descending' ? -1 : 1;
  const found: FoundCategory[] = [];
  for (const page of pages.sort((one, other) => sign * (one.id - other.id))) {
    if (from && (page.id - from.pageId) * sign < 0) continue;
    const sorted = [...(page.categories ?? [])].sort((one, other) => sign * compareByCodePoint(one.key, other.key));
    for (const category of sorted) {
      const { key } = category;
      if (wanted && !wanted.has(key)) continue;
      if (page.id === from?.pageId && compareByCodePoint(key, from.key) * sign < 0) continue;
      if (show.length > 0 && isHiddenCategory(run, key) !== show.includes('hidden')) continue;
      found.push({ page, category });
      if (found.length > limit) {
        run.continueAt('continue', `${page.id}|${key}`);
        return found.slice(0, limit);
      }
    }
  }
  return found;
}

export function isHiddenCategory({ context: { wiki } }: QueryRun, key: string): boolean {
  return hidesCategory(wiki.pages.findTitle(categoryNamespace, key) ?? {});
}

function categoryRow(run: QueryRun, { prop = [] }: Values, page: Page, category: PageCategory): ResultRecord {
  const { key, sortPrefix, since } = category;
  return {
    ns: categoryNamespace,
    title: prefixedText({ namespace: categoryNamespace, key }, run.context.wiki.site.namespaces),
    ...(prop.includes('sortkey') && {
      sortkey: hexSortKey(categorySortKey(page, sortPrefix)),
      sortkeyprefix: sortPrefix,
    }),
    ...(prop.includes('timestamp') && { timestamp: since }),
    ...(prop.includes('hidden') && { hidden: isHiddenCategory(run, key) }),
  };
}

/** Reads `clcontinue`: page and category of the first row. */
function readFrom(
  run: QueryRun,
  { continue: text }: Values,
): { readonly pageId: number; readonly key: string } | undefined {
  if (text === undefined) return undefined;
  const parts = text.split('|');
  const [id = '', key = ''] = parts;
  const isNumber = run.context.release.acceptsAnyNumber || isCanonicalInteger(id);
  if (parts.length !== 2 || !isNumber) throw run.badContinue();
  return { pageId: castToInteger(id), key };
}

/** The requested categories, by key. Other titles are reported. */
function readWanted(run: QueryRun, texts: readonly string[] | undefined): ReadonlySet<string> | undefined {
  if (texts === undefined || texts.length === 0) return undefined;
  const { wiki, release } = run.context;
  const wanted = new Set<string>();
  for (const text of texts) {
    const title = parseTitle(text, wiki.site);
    if (isTitle(title) && title.interwiki === '' && title.namespace === categoryNamespace) {
      wanted.add(title.key);
    } else {
      const parameters = [release.escapeWikitext(text)];
      run.warn({ code: 'invalidcategory', key: 'apiwarn-invalidcategory', parameters });
    }
  }
  return wanted;
}
