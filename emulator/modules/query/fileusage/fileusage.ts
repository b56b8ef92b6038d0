import { titleOfKey } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { compareByCodePoint, type RedirectFilter } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { placeText, readPlace, type FileUsagePlace, type FileUsageOrder } from './continue';
import { queryModule } from '../../module';
import { pageTitle, type PageEntry } from '../../page-set/page-set';
import type { PrintedPage } from '../../page-set/page-set';
import { largestTitleRow, type QueryRun } from '../query-run';

const parameters = declareParameters('fu', {
  prop: { type: 'enumeration list', values: ['pageid', 'redirect', 'title'], default: ['pageid', 'title', 'redirect'] },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  show: { type: 'enumeration list', values: ['!redirect', 'redirect'] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['file key', 'page id'] },
});

type Values = ValuesOf<typeof parameters>;

/** A page that uses a file. */
interface FoundUser {
  readonly file: string;
  readonly page: Page;
}

/** `prop=fileusage`: the pages that use a file, existing or not, beside the file (reading 3). */
export const fileUsage = queryModule({
  kind: 'prop',
  name: 'fileusage',
  description: { className: 'ApiQueryBacklinksprop' },
  cacheMode: 'public',
  parameters,
  run(run, values, pages) {
    const byFile = new Map<string, PrintedPage>();
    for (const page of pages) {
      const file = fileOf(page.entry);
      if (file !== undefined) byFile.set(file, page);
    }
    const { users, order } = findUsers(run, values, [...byFile.keys()]);
    for (const user of users) {
      const page = byFile.get(user.file);
      if (!page || run.addPageRow(page, 'fu', row(user.page, values), largestTitleRow)) continue;
      run.continueAt('continue', placeText(user, order));
      break;
    }
  },
  generatePages(run, values, { entries }) {
    const { users } = findUsers(
      run,
      values,
      entries.flatMap((entry) => fileOf(entry) ?? []),
    );
    const titles = users.map(({ page }) => titleOfKey(page));
    return { kind: 'generated titles', titles };
  },
});

function fileOf(entry: PageEntry): string | undefined {
  const title = pageTitle(entry);
  return title?.namespace === fileNamespace ? title.key : undefined;
}

/** A map rather than a record: without members it prints as a list. */
function row({ id, namespace, title, redirect }: Page, { prop }: Values): ResultMap {
  const members = new ResultMap();
  if (prop.includes('pageid')) members.append('pageid', id);
  if (prop.includes('title')) {
    members.append('ns', namespace);
    members.append('title', title);
  }
  if (prop.includes('redirect')) members.append('redirect', redirect);
  return members;
}

/** The users of one response, by file, then by what the place of a user is made of; notes where the next one begins. */
function findUsers(
  run: QueryRun,
  values: Values,
  files: readonly string[],
): { users: readonly FoundUser[]; order: FileUsageOrder } {
  const { limit, namespace: namespaces } = values;
  const order = { byFile: files.length > 1, byNamespace: namespaces !== undefined && namespaces.length > 1 };
  // Unlike in `list=imageusage`, namespaces of which none is known are no namespaces at all (reading 3).
  if (files.length === 0 || namespaces?.length === 0) return { users: [], order };
  const from = readFrom(run, values, order);
  const filter = readFilter(run, values);
  const users: FoundUser[] = [];
  for (const file of [...files].sort(compareByCodePoint)) {
    if (users.length > limit) break;
    const isResumed = from !== undefined && (!order.byFile || file === from.file);
    if (from !== undefined && !isResumed && compareByCodePoint(file, from.file) < 0) continue;
    const all = run.context.wiki.pages.usage.usersOf(file, filter);
    const found = all?.slice(namespaces ?? [], false, isResumed ? from : undefined, limit + 1 - users.length) ?? [];
    for (const page of found) users.push({ file, page });
  }
  const next = users.length > limit ? users.pop() : undefined;
  if (next) run.continueAt('continue', placeText(next, order));
  return { users, order };
}

function readFrom(run: QueryRun, values: Values, order: FileUsageOrder): FileUsagePlace | undefined {
  if (values.continue === undefined) return undefined;
  const place = readPlace(values.continue, order, run.context.release);
  if (!place) throw run.badContinue();
  return place;
}

function readFilter(run: QueryRun, { show }: Values): RedirectFilter {
  const redirects = show?.includes('redirect') ?? false;
  const others = show?.includes('!redirect') ?? false;
  if (redirects && others) throw run.error({ code: 'show', key: 'apierror-show', parameters: [] });
  if (redirects) return 'redirects';
  return others ? 'nonredirects' : 'all';
}
