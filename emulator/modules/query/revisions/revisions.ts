import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { isListedBy } from '../../../model/hidden-parts';
import type { Page } from '../../../model/page';
import { compareRevisions, type Revision, type RevisionPlace } from '../../../model/revision';
import { currentRevision, findRevision, isWrittenBy, walkRevisions } from '../../../model/revisions';
import type { RequestContext } from '../../context';
import { queryModule } from '../../module';
import { existingPages, printedById } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';
import { mostContents, prepareText } from './contents';
import { placeText, readPlace, type RevisionList } from './continue';
import { describeRevision } from './members';
import { needsText } from './requested-text';
import { rowLimit, rowParameters, slotParameters, textParameters } from './row-parameters';

/** What has an effect only if one page is requested. */
const singlePage = { singlePageOnly: true } as const;

const parameters = declareParameters('rv', {
  ...rowParameters('prop=revisions', 'rv'),
  limit: { ...rowLimit, described: singlePage },
  ...textParameters('prop=revisions', 'rv'),
  startid: { type: 'integer', isId: true, described: singlePage },
  endid: { type: 'integer', isId: true, described: singlePage },
  start: { type: 'timestamp', described: singlePage },
  end: { type: 'timestamp', described: singlePage },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older', described: singlePage },
  user: { type: 'user', anybody: true, described: singlePage },
  excludeuser: { type: 'user', anybody: true, described: singlePage },
  tag: { type: 'string', examples: ['mw-new-redirect', 'mw-replace'] },
  continue: { type: 'string', holds: ['change timestamp', 'revision id'] },
});

type Values = ValuesOf<typeof parameters>;

/**
 * `prop=revisions`: the current revision of each page, the revisions that the request names, or the history of one page
 * (reading 5.3).
 */
export const revisions = queryModule({
  kind: 'prop',
  name: 'revisions',
  cacheMode: 'public',
  hidesFromSome: true,
  parameters,
  slotParameters: slotParameters('rv'),
  run(run, values, pages) {
    const byId = printedById(pages);
    const existing = existingPages(pages.map(({ entry }) => entry));
    const { list, found, most } = findRevisions(run, values, existing, 'rows');
    for (const [index, { page, revision }] of found.entries()) {
      if (index < most) {
        const printed = byId.get(page.id) ?? run.namelessPage(page.id);
        if (run.addPageRow(printed, 'rev', describeRevision(run, page, revision, values))) continue;
      }
      run.continueAt('continue', placeText(list, page.id, revision));
      break;
    }
  },
  generatePages(run, values, { entries }) {
    const existing = existingPages(entries);
    const { list, found, most } = findRevisions(run, values, existing, 'pages');
    const given = found.slice(0, most);
    const next = found[given.length];
    if (next) run.continueAt('continue', placeText(list, next.page.id, next.revision));
    return { kind: 'revisions', revisions: given.map(({ revision }) => revision.id), generated: true };
  },
});

/** The limit of a generator, and the default limit of a list (vector revisions/history-without-limit). */
const defaultLimit = 10;

interface FoundRevision {
  readonly page: Page;
  readonly revision: Revision;
}

/** What revisions are looked for to become. */
type Purpose = 'rows' | 'pages';

function findRevisions(run: QueryRun, values: Values, pages: readonly Page[], purpose: Purpose) {
  run.context.result.repeatWarnings(run.path);
  const list = listOf(run, values, pages);
  if (pages.length === 0 && namedRevisions(run.context).length === 0) return { list, found: [], most: 0 };
  if (purpose === 'rows') prepareText(run, values, values.limit, 'prop=revisions');
  requireOneOf(run, values, 'startid', 'start');
  requireOneOf(run, values, 'endid', 'end');
  requireOneOf(run, values, 'user', 'excludeuser');
  const revisions = selectRevisions(run, values, list, pages);
  const most = mostRevisions(run, values, list, purpose);
  const found: FoundRevision[] = [];
  // The first beyond the limit says where the list goes on.
  for (const each of revisions) if (found.push(each) > most) break;
  return { list, found, most };
}

/** How many revisions a response has at most. Texts are long, so fewer of them are given. */
function mostRevisions(run: QueryRun, values: Values, list: RevisionList, purpose: Purpose): number {
  const most = list === 'of one page' || purpose === 'pages' ? (values.limit ?? defaultLimit) : Infinity;
  return needsText(values) && purpose === 'rows' ? Math.min(most, mostContents(run.context, values)) : most;
}

/** How the revisions are listed. @throws UsageError `invalidparammix` if only one page may be requested */
function listOf(run: QueryRun, values: Values, pages: readonly Page[]): RevisionList {
  const { limit, startid, endid, dir, user, excludeuser, start, end } = values;
  const requested = [limit, startid, endid, user, excludeuser, start, end].some((value) => value !== undefined);
  const isList = requested || dir === 'newer';
  const byRevision = run.context.revisionIds !== undefined;
  if (isList && namedRevisions(run.context).length > 0)
    throw run.error({ code: 'invalidparammix', key: 'apierror-revisions-norevids', parameters: [run.prefix] });
  if (isList && pages.length > 1)
    throw run.error({ code: 'invalidparammix', key: 'apierror-revisions-singlepage', parameters: [run.prefix] });
  if (isList) return 'of one page';
  return byRevision ? 'by revision' : 'by page';
}

type Exclusive = 'startid' | 'start' | 'endid' | 'end' | 'user' | 'excludeuser';

function requireOneOf(run: QueryRun, values: Values, one: Exclusive, other: Exclusive): void {
  if (values[one] !== undefined && values[other] !== undefined) throw run.conflict(one, other);
}

/** The revisions that the parameters select, in the order of the list. */
function selectRevisions(
  run: QueryRun,
  values: Values,
  list: RevisionList,
  pages: readonly Page[],
): Iterable<FoundRevision> {
  const { wiki } = run.context;
  const sign = values.dir === 'newer' ? 1 : -1;
  const resumed = values.continue === undefined ? undefined : readPlace(list, values.continue, run);
  const first = readEnd(run, 'startid', values.startid, values.start);
  const last = readEnd(run, 'endid', values.endid, values.end);
  const passes = ({ page, revision }: FoundRevision): boolean => {
    if (first && sign * compareRevisions(revision, first) < 0) return false;
    if (resumed && resumed.compare(page.id, revision) * (list === 'of one page' ? sign : 1) < 0) return false;
    if ((values.user ?? values.excludeuser) !== undefined && !isListedBy(wiki, run.context.user, revision, 'user')) {
      return false;
    }
    if (values.user !== undefined && !isWrittenBy(wiki, revision, values.user)) return false;
    if (values.excludeuser !== undefined && isWrittenBy(wiki, revision, values.excludeuser)) return false;
    return values.tag === undefined || revision.tags.includes(values.tag);
  };
  return (function* () {
    for (const found of revisionsOf(run.context, list, pages, sign < 0, resumed?.revision ?? first)) {
      if (last && sign * compareRevisions(found.revision, last) > 0) return;
      if (passes(found)) yield found;
    }
  })();
}

function* revisionsOf(
  context: RequestContext,
  list: RevisionList,
  pages: readonly Page[],
  newerFirst: boolean,
  from: RevisionPlace | undefined,
): Generator<FoundRevision, void> {
  const { wiki } = context;
  if (list === 'of one page') {
    for (const page of pages) {
      for (const revision of walkRevisions(wiki, page, newerFirst, from)) yield { page, revision };
    }
    return;
  }
  if (list === 'by revision') {
    yield* namedRevisions(context);
    return;
  }
  // By page, whatever the order in which pages were named.
  for (const page of [...pages].sort((a, b) => a.id - b.id)) yield { page, revision: currentRevision(wiki, page) };
}

/**
 * The revisions that the request names, by id, even if redirects lead from their pages to others. If only a change mentions
 * one, the current revision stands for it.
 */
function namedRevisions({ wiki, revisionIds = [] }: RequestContext): FoundRevision[] {
  const found = new Map<number, FoundRevision>();
  for (const id of revisionIds) {
    const page = wiki.findPageOfRevision(Number(id));
    if (!page) continue;
    const revision = findRevision(wiki, page, Number(id)) ?? currentRevision(wiki, page);
    found.set(revision.id, { page, revision });
  }
  return [...found.values()].sort((a, b) => a.revision.id - b.revision.id);
}

/**
 * Where a list begins or ends.
 *
 * @throws UsageError `badid_…` for a revision that the wiki does not have
 */
function readEnd(
  run: QueryRun,
  name: 'startid' | 'endid',
  id: Values['startid'],
  seconds: number | undefined,
): RevisionPlace | undefined {
  if (seconds !== undefined) return { timestamp: new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z') };
  if (id === undefined) return undefined;
  const { wiki } = run.context;
  const number = Number(id);
  const page = wiki.findPageOfRevision(number);
  const held = (page && findRevision(wiki, page, number)) ?? wiki.changes.findRevision(number);
  const revision = held ?? wiki.knownArchive?.findRevision(number);
  if (revision) return { timestamp: revision.timestamp, id: number };
  const parameter = run.parameter(name);
  throw run.error({ code: `badid_${parameter}`, key: 'apierror-revisions-badid', parameters: [parameter] });
}
