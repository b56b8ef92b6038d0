import type { ArchivedRevision } from '../../../model/archive';
import { holdsRight } from '../../../model/rights';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { pageTitle, type PageEntry, type PrintedPage } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';
import { describeRevision } from '../revisions/members';
import { rowLimit, rowParameters, slotParameters, textParameters } from '../revisions/row-parameters';
import { archiveSelection, firstArchived, generatorLimit, prepareRows, type ArchivedList } from './archived-rows';
import { titleText } from '../../../model/title';

const parameters = declareParameters('drv', {
  ...rowParameters('prop=deletedrevisions', 'drv'),
  limit: rowLimit,
  ...textParameters('prop=deletedrevisions', 'drv'),
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  tag: { type: 'string', examples: ['mw-new-redirect', 'mw-replace'] },
  user: { type: 'user', anybody: true },
  excludeuser: { type: 'user', anybody: true },
  continue: { type: 'string', holds: ['namespace', 'page key', 'change timestamp', 'revision id'] },
});

type Values = ValuesOf<typeof parameters>;

/** `prop=deletedrevisions`: deleted revisions of titles, or those that the request names (writing 6.8). */
export const deletedRevisions = queryModule({
  kind: 'prop',
  name: 'deletedrevisions',
  description: { className: 'ApiQueryDeletedRevisions' },
  cacheMode: 'public',
  hidesFromSome: true,
  parameters,
  slotParameters: slotParameters('drv'),
  run(run, values, pages) {
    const entries = pages.map(({ entry }) => entry);
    if (!hasWork(run, entries)) return;
    beginWork(run, values);
    const most = prepareRows(run, values, 'prop=deletedrevisions');
    const byTitle = new Map<string, PrintedPage>();
    for (const page of pages) {
      const title = pageTitle(page.entry);
      if (title) byTitle.set(titleText(title), page);
    }
    const { found, placeText } = findArchived(run, values, entries);
    for (const [index, revision] of found.entries()) {
      const page = byTitle.get(titleText(revision));
      if (!page) continue;
      if (index < most && run.addPageRow(page, 'rev', describeRevision(run, revision, revision, values))) {
        continue;
      }
      run.continueAt('continue', placeText(revision));
      break;
    }
  },
  generatePages(run, values, { entries }) {
    const empty = { kind: 'revisions', revisions: [], generated: true } as const;
    if (!hasWork(run, entries)) return empty;
    beginWork(run, values);
    const most = generatorLimit(values.limit);
    const { found, next, placeText } = firstArchived(run, findArchived(run, values, entries), most);
    if (next) run.continueAt('continue', placeText(next));
    return { ...empty, revisions: found.map(({ id }) => id) };
  },
});

function beginWork(run: QueryRun, { user, excludeuser }: Values): void {
  run.context.result.repeatWarnings(run.path);
  if (user !== undefined && excludeuser !== undefined) throw run.conflict('user', 'excludeuser');
}

/** Whether the request names titles, or revisions that were deleted. */
function hasWork(run: QueryRun, entries: readonly PageEntry[]): boolean {
  return run.context.revisionIds ? namedArchived(run).length > 0 : entries.some((entry) => isPage(entry));
}

function isPage({ kind }: PageEntry): boolean {
  return kind === 'existing' || kind === 'missing';
}

/** The deleted revisions that the request names, for users who may know that they exist. */
function namedArchived({ context: { wiki, user, revisionIds = [] } }: QueryRun): ArchivedRevision[] {
  const archive = wiki.knownArchive;
  if (!archive || !holdsRight(user, 'deletedhistory', wiki)) return [];
  const ids = new Set(revisionIds.map(Number));
  return [...ids].flatMap((id) => (wiki.findPageOfRevision(id) ? [] : (archive.findRevision(id) ?? [])));
}

function findArchived(run: QueryRun, values: Values, entries: readonly PageEntry[]): ArchivedList {
  const byRevision = run.context.revisionIds !== undefined;
  const select = byRevision
    ? archiveSelection(run, { ...values, start: undefined, end: undefined }, 'revision')
    : archiveSelection(run, values, 'title');
  if (byRevision) return select(namedArchived(run));
  const titles = entries.filter(isPage).flatMap((entry) => pageTitle(entry) ?? []);
  const { knownArchive } = run.context.wiki;
  return select(titles.flatMap((title) => knownArchive?.find(title)?.revisions ?? []));
}
