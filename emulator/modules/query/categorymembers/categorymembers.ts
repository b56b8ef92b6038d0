import { memberType } from '../../../model/categories';
import { categoryNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { ResultMap } from '../../../response/result-tree';
import { queryModule } from '../../module';
import { firstRows } from '../first-rows';
import type { QueryRun } from '../query-run';
import { findTitle } from '../usage/requested-title';
import { listMembers, type ListedMember } from './members';
import { categoryMembersParameters, type CategoryMembersValues } from './parameters';
import { hexSortKey } from './sort-key-bounds';

/** `list=categorymembers`: the pages, subcategories and files of a category (reading 15.4). */
export const categoryMembers = queryModule({
  kind: 'list',
  name: 'categorymembers',
  description: { className: 'ApiQueryCategoryMembers' },
  exactlyOneOf: ['title', 'pageid'],
  cacheMode: 'public',
  parameters: categoryMembersParameters,
  run(run, values) {
    const found = findMembers(run, values);
    const list = run.outputList('cm');
    for (const { listed, page, place } of found) {
      if (run.addRow(list, memberRow(values.prop, listed, page))) continue;
      run.continueAt('continue', place());
      return;
    }
  },
  generatePages(run, values) {
    return { kind: 'pages', pages: findMembers(run, values).map(({ page }) => page) };
  },
});

interface FoundMember {
  readonly listed: ListedMember;
  readonly page: Page;
  /** The value at which a response continues with it. */
  readonly place: () => string;
}

/** The members of one response; notes where the next one begins. */
function findMembers(run: QueryRun, values: CategoryMembersValues): readonly FoundMember[] {
  const { key } = findCategory(run, values);
  const { members, placeText } = listMembers(run, values, key);
  const { pages } = run.context.wiki;
  const namespaces = new Set(values.namespace);
  function* withPages(): Generator<FoundMember, void> {
    for (const listed of members) {
      const page = pages.find(listed.member.pageId);
      if (page) yield { listed, page, place: () => placeText({ type: memberType(page), ...listed }) };
    }
  }
  const isWanted = ({ page }: FoundMember): boolean => namespaces.size === 0 || namespaces.has(page.namespace);
  const { found, next } = firstRows(run, withPages(), values.limit, isWanted);
  if (next) run.continueAt('continue', next.place());
  return found;
}

/** @throws UsageError also `pagecannotexist` and `invalidcategory` */
function findCategory(run: QueryRun, { title, pageid }: CategoryMembersValues): { readonly key: string } {
  const found = findTitle(run, { title, pageid });
  if (found.namespace < 0 || found.key === '') {
    throw run.error({ code: 'pagecannotexist', key: 'apierror-pagecannotexist', parameters: [] });
  }
  if (found.namespace === categoryNamespace) return found;
  throw run.error({ code: 'invalidcategory', key: 'apierror-invalidcategory', parameters: [] });
}

/** A row, its members in the real order (vector categorymembers/all-properties). */
function memberRow(prop: CategoryMembersValues['prop'], { member }: ListedMember, page: Page): ResultMap {
  const shows = (name: (typeof prop)[number]): boolean => prop.includes(name);
  const row = new ResultMap({ association: true });
  if (shows('ids')) row.append('pageid', page.id);
  if (shows('title')) {
    row.append('ns', page.namespace);
    row.append('title', page.title);
  }
  if (shows('sortkey')) row.append('sortkey', hexSortKey(member.sortKey));
  if (shows('sortkeyprefix')) row.append('sortkeyprefix', member.sortPrefix);
  if (shows('type')) row.append('type', memberType(page));
  if (shows('timestamp')) row.append('timestamp', member.since);
  return row;
}
