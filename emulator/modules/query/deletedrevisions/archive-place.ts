import type { ArchivedRevision } from '../../../model/archive';
import { compareTitles } from '../../../model/title-text';
import { isCanonicalInteger } from '../../../text/integer';
import { readPlaceTime } from '../recentchanges/continue';
import type { QueryRun } from '../query-run';

/** What lists of deleted revisions are ordered by. */
export type ArchiveOrder = 'title' | 'time' | 'revision';

/** The members of a deleted revision that its place depends on. */
type ArchivePlace = Pick<ArchivedRevision, 'namespace' | 'key' | 'timestamp' | 'id' | 'archiveId'>;

/** Compares the places of two deleted revisions, the first one being the smaller in ascending order. */
export function compareArchived(order: ArchiveOrder, one: ArchivePlace, other: ArchivePlace): number {
  const byId = one.archiveId - other.archiveId;
  if (order === 'revision') return one.id - other.id || byId;
  if (order === 'time') return compareTexts(one.timestamp, other.timestamp) || byId;
  return compareTitles(one, other) || compareTexts(one.timestamp, other.timestamp) || byId;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Continuation: `<namespace>|<key>|<YYYYMMDDHHMMSS>|<number in the archive>`, `<YYYYMMDDHHMMSS>|<number>` or
 * `<revision>|<number>`.
 */
export function archivePlaceText(order: ArchiveOrder, place: ArchivePlace): string {
  const { namespace, key, timestamp, id, archiveId } = place;
  const time = timestamp.replace(/\D/g, '');
  if (order === 'revision') return `${id}|${archiveId}`;
  return order === 'time' ? `${time}|${archiveId}` : `${namespace}|${key}|${time}|${archiveId}`;
}

/** @throws UsageError `badcontinue` for a value that no response contains */
export function readArchivePlace(order: ArchiveOrder, text: string, run: QueryRun): ArchivePlace {
  const parts = text.split('|');
  if (parts.length !== (order === 'title' ? 4 : 2)) throw run.badContinue();
  const number = (index: number) => readArchiveNumber(parts[index]!, run);
  const place = { namespace: 0, key: '', timestamp: '', id: 0 };
  if (order === 'revision') return { ...place, id: number(0), archiveId: number(1) };
  if (order === 'time') return { ...place, timestamp: readPlaceTime(parts[0]!, run), archiveId: number(1) };
  const namespace = number(0);
  return { ...place, namespace, key: parts[1]!, timestamp: readPlaceTime(parts[2]!, run), archiveId: number(3) };
}

/** Both releases accept only the numbers that responses contain. @throws UsageError `badcontinue` */
export function readArchiveNumber(text: string, run: QueryRun): number {
  if (!isCanonicalInteger(text)) throw run.badContinue();
  return Number(text);
}
