import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ParameterProblems } from '../../../request/parameter-problems';
import type { Page } from '../../../model/page';
import { currentRevision, type Revision } from '../../../model/revisions';
import type { RequestContext } from '../../context';
import { queryModule } from '../../module';
import type { PrintedPage } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';
import { placeText, readPlace, type RevisionList } from './continue';
import { describeRevision, needsSlots, revisionProperties } from './members';

/** What counts only where one page is asked about. */
const singlePage = { singlePageOnly: true } as const;

const parameters = declareParameters('rv', {
  prop: {
    type: 'enumeration list',
    values: revisionProperties,
    default: ['ids', 'timestamp', 'flags', 'comment', 'user'],
  },
  slots: { type: 'enumeration list', values: ['main'], allSpecifier: '*' },
  limit: { type: 'limit', maximum: 500, highMaximum: 5000, described: singlePage },
  startid: { type: 'integer', isId: true, described: singlePage },
  endid: { type: 'integer', isId: true, described: singlePage },
  start: { type: 'timestamp', described: singlePage },
  end: { type: 'timestamp', described: singlePage },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older', described: singlePage },
  user: { type: 'user', anybody: true, described: singlePage },
  excludeuser: { type: 'user', anybody: true, described: singlePage },
  tag: { type: 'string' },
  continue: { type: 'string' },
});

type Values = ValuesOf<typeof parameters>;

/** `prop=revisions`: the current revision of each page, or, of one page, those that are asked for (reading 5.3). */
export const revisions = queryModule({
  kind: 'prop',
  name: 'revisions',
  cacheMode: 'public',
  hidesFromSome: true,
  parameters,
  run(run, values, pages) {
    const byId = new Map<number, PrintedPage>();
    for (const page of pages) if (page.entry.kind === 'existing') byId.set(page.entry.id, page);
    const existing = pages.flatMap(({ entry }) => (entry.kind === 'existing' ? entry.page : []));
    const isLegacy = values.slots === undefined && needsSlots(values.prop);
    const { list, found } = findRevisions(run, values, existing, isLegacy ? 'rows in the old form' : 'rows');
    const most = values.prop.includes('content') ? mostContents(run.context) : Infinity;
    for (const [index, { page, revision }] of found.entries()) {
      const printed = byId.get(page.id);
      if (!printed) continue;
      if (index < most && run.addPageRow(printed, 'rev', describeRevision(run.context, page, revision, values)))
        continue;
      run.continueAt('continue', placeText(list, page.id, revision));
      break;
    }
  },
  generatePages(run, values, { entries }) {
    const existing = entries.flatMap((entry) => (entry.kind === 'existing' ? entry.page : []));
    const { list, found } = findRevisions(run, values, existing, 'pages');
    const given = found.slice(0, mostGenerated);
    const next = found[given.length];
    if (next) run.continueAt('continue', placeText(list, next.page.id, next.revision));
    return { kind: 'revisions', revisions: given.map(({ revision }) => revision.id), generated: true };
  },
});

/** How many revisions a generator gives at once, where it may give those of several pages. */
const mostGenerated = 10;

interface FoundRevision {
  readonly page: Page;
  readonly revision: Revision;
}

/** What revisions are looked for to become; the old form of rows is going away. */
type Purpose = 'rows' | 'rows in the old form' | 'pages';

function findRevisions(run: QueryRun, values: Values, pages: readonly Page[], purpose: Purpose) {
  run.context.result.repeatWarnings(run.path);
  const list = listOf(run, values, pages);
  if (pages.length === 0) return { list, found: [] };
  if (values.prop.includes('content') && values.limit !== undefined && purpose !== 'pages') {
    limitContent(run, values.limit);
  }
  if (purpose === 'rows in the old form') warnOfSlots(run);
  requireOneOf(run, values, 'startid', 'start');
  requireOneOf(run, values, 'endid', 'end');
  requireOneOf(run, values, 'user', 'excludeuser');
  const passes = readFilter(run, values, list);
  const found = pages.map((page): FoundRevision => ({ page, revision: currentRevision(run.context.wiki, page) }));
  // By page, whatever the order in which pages were named.
  return { list, found: found.filter(passes).sort((a, b) => a.page.id - b.page.id) };
}

/** How the revisions are listed. @throws UsageError `invalidparammix` where only one page can be asked about */
function listOf(run: QueryRun, values: Values, pages: readonly Page[]): RevisionList {
  const { limit, startid, endid, dir, user, excludeuser, start, end } = values;
  const asked = [limit, startid, endid, user, excludeuser, start, end].some((value) => value !== undefined);
  const isList = asked || dir === 'newer';
  const byRevision = run.context.pagesAreRevisions;
  if (isList && byRevision && pages.length > 0)
    throw run.error({ code: 'invalidparammix', key: 'apierror-revisions-norevids', parameters: [run.prefix] });
  if (isList && pages.length > 1)
    throw run.error({ code: 'invalidparammix', key: 'apierror-revisions-singlepage', parameters: [run.prefix] });
  if (isList) return 'of one page';
  return byRevision ? 'by revision' : 'by page';
}

function warnOfSlots(run: QueryRun): void {
  run.warnDeprecated({
    code: 'deprecation',
    key: 'apiwarn-deprecation-missingparam',
    parameters: [run.parameter('slots')],
    data: { feature: 'action=query&prop=revisions&!rvslots' },
  });
}

const mostContentsLow = 50;
const mostContentsHigh = 500;

/** Texts are long, so fewer of them are given (reading 5.3). */
function mostContents({ highLimits }: RequestContext): number {
  return highLimits ? mostContentsHigh : mostContentsLow;
}

function limitContent(run: QueryRun, limit: number): void {
  const { context } = run;
  const most = mostContents(context);
  const name = run.parameter('limit');
  if (context.parameters.text(name) === 'max') run.addLimit(most);
  else if (limit > most) {
    new ParameterProblems(run.path, name, context).warnOutOfRange(
      String(limit),
      1,
      most,
      mostContentsLow,
      mostContentsHigh,
    );
  }
}

type Exclusive = 'startid' | 'start' | 'endid' | 'end' | 'user' | 'excludeuser';

function requireOneOf(run: QueryRun, values: Values, one: Exclusive, other: Exclusive): void {
  if (values[one] !== undefined && values[other] !== undefined) throw run.conflict(one, other);
}

/** Whether a revision is among those that are asked for. */
function readFilter(run: QueryRun, values: Values, list: RevisionList): (found: FoundRevision) => boolean {
  const { wiki } = run.context;
  const sign = values.dir === 'newer' ? 1 : -1;
  const from = values.continue === undefined ? undefined : readPlace(list, values.continue, run);
  const first = readEnd(run, 'startid', values.startid, values.start);
  const last = readEnd(run, 'endid', values.endid, values.end);
  const isUser = (revision: Revision, user: string) => revision.user === user || `#${revision.userId}` === user;
  return ({ page, revision }) => {
    if (first && sign * compare(revision, first) < 0) return false;
    if (last && sign * compare(revision, last) > 0) return false;
    if (from && from(page.id, revision, sign) < 0) return false;
    if (values.user !== undefined && !isUser(revision, values.user)) return false;
    if (values.excludeuser !== undefined && isUser(revision, values.excludeuser)) return false;
    return values.tag === undefined || currentRevision(wiki, page).tags.includes(values.tag);
  };
}

/** Where a list begins or ends. */
interface ListEnd {
  readonly timestamp: string;
  /** Of the revision; without it, all of the second count. */
  readonly id?: number;
}

function readEnd(
  run: QueryRun,
  name: 'startid' | 'endid',
  id: Values['startid'],
  seconds: number | undefined,
): ListEnd | undefined {
  if (seconds !== undefined) return { timestamp: new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z') };
  if (id === undefined) return undefined;
  const { wiki } = run.context;
  const page = wiki.pages.findRevision(Number(id));
  const revision = page ? currentRevision(wiki, page) : wiki.changes.findRevision(Number(id));
  if (revision) return { timestamp: revision.timestamp, id: Number(id) };
  const parameter = run.parameter(name);
  throw run.error({ code: `badid_${parameter}`, key: 'apierror-revisions-badid', parameters: [parameter] });
}

function compare(revision: Revision, { timestamp, id }: ListEnd): number {
  if (revision.timestamp !== timestamp) return revision.timestamp < timestamp ? -1 : 1;
  return id === undefined ? 0 : revision.id - id;
}
