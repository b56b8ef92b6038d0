/** What the modules that list deleted revisions share. */
import type { ArchivedRevision } from '../../../model/archive';
import { isListedBy } from '../../../model/hidden-parts';
import { isWrittenBy } from '../../../model/revisions';
import { holdsRight } from '../../../model/rights';
import { prepareText } from '../revisions/contents';
import { needsText, type RequestedText } from '../revisions/requested-text';
import { firstRows, type FirstRows } from '../first-rows';
import type { QueryRun } from '../query-run';
import { archivePlaceText, compareArchived, readArchivePlace, type ArchiveOrder } from './archive-place';

/** How many revisions a response has if the request does not say. */
const defaultLimit = 10;

interface RowValues extends RequestedText {
  readonly limit: number | undefined;
}

/**
 * Warns of the old form of rows, and checks that the user may see what they contain.
 *
 * @param module as logs of real wikis name it: `list=alldeletedrevisions`
 * @returns how many rows the response may have
 */
export function prepareRows(run: QueryRun, values: RowValues, module: string): number {
  const { prop, limit = defaultLimit } = values;
  const most = prepareText(run, values, limit, module);
  const { user, wiki } = run.context;
  if ((prop.includes('comment') || prop.includes('parsedcomment')) && !holdsRight(user, 'deletedhistory', wiki)) {
    throw run.error({ code: 'permissiondenied', key: 'apierror-cantview-deleted-comment', parameters: [] });
  }
  if (needsText(values)) requireTextRight(run);
  return most;
}

/** @throws UsageError `permissiondenied` for users who may not see texts of deleted revisions */
export function requireTextRight(run: QueryRun): void {
  const { user, wiki } = run.context;
  if (holdsRight(user, 'deletedtext', wiki) || holdsRight(user, 'undelete', wiki)) return;
  throw run.error({ code: 'permissiondenied', key: 'apierror-cantview-deleted-revision-content', parameters: [] });
}

/** How many revisions a generator gives. */
export function generatorLimit(limit: number | undefined): number {
  return limit ?? defaultLimit;
}

interface RevisionFilter {
  readonly user?: string | undefined;
  readonly excludeuser?: string | undefined;
  readonly tag?: string | undefined;
  /** Seconds since 1970. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** What a request selects of deleted revisions, and in which order. */
interface SelectionValues extends RevisionFilter {
  readonly dir: 'newer' | 'older';
  readonly continue?: string | undefined;
}

/** Deleted revisions in the order of a list. */
export interface ArchivedList {
  readonly found: readonly ArchivedRevision[];
  /** What continues the list with a revision. */
  readonly placeText: (revision: ArchivedRevision) => string;
}

/** The beginning of such a list. */
export interface FirstArchived extends FirstRows<ArchivedRevision>, Pick<ArchivedList, 'placeText'> {}

export function firstArchived(
  run: QueryRun,
  { found, placeText }: ArchivedList,
  most: number,
  isWanted: (revision: ArchivedRevision) => boolean = () => true,
): FirstArchived {
  return { ...firstRows(run, found, most, isWanted), placeText };
}

/**
 * Reads what a request selects.
 *
 * @returns chooses among revisions those that it selects, from the place on where it continues
 * @throws UsageError `badcontinue`
 */
export function archiveSelection(
  run: QueryRun,
  values: SelectionValues,
  order: ArchiveOrder,
): (revisions: readonly ArchivedRevision[]) => ArchivedList {
  const isOlderFirst = values.dir === 'newer';
  const sign = isOlderFirst ? 1 : -1;
  const from = values.continue === undefined ? undefined : readArchivePlace(order, values.continue, run);
  const isSelected = archiveFilter(run, values, !isOlderFirst);
  return (revisions) => ({
    placeText: (revision) => archivePlaceText(order, revision),
    found: revisions
      .filter((one) => isSelected(one) && (!from || compareArchived(order, one, from) * sign >= 0))
      .sort((one, other) => compareArchived(order, one, other) * sign),
  });
}

/** A test for the author, the tags and the time of a revision. */
function archiveFilter(
  { context: { wiki, user: reader } }: QueryRun,
  { user, excludeuser, tag, start, end }: RevisionFilter,
  newerFirst: boolean,
): (revision: ArchivedRevision) => boolean {
  const [earliest = -Infinity, latest = Infinity] = newerFirst ? [end, start] : [start, end];
  return (revision) => {
    if ((user ?? excludeuser) !== undefined && !isListedBy(wiki, reader, revision, 'user')) return false;
    if (user !== undefined && !isWrittenBy(wiki, revision, user)) return false;
    if (excludeuser !== undefined && isWrittenBy(wiki, revision, excludeuser)) return false;
    if (tag !== undefined && !revision.tags.includes(tag)) return false;
    const seconds = Date.parse(revision.timestamp) / 1000;
    return seconds >= earliest && seconds <= latest;
  };
}
