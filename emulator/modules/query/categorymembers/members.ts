import type { MemberType } from '../../../model/categories';
import { compareTimes, type CategoryMember } from '../../../model/category-members';
import { timestampOfSeconds } from '../../../text/timestamp';
import type { QueryRun } from '../query-run';
import { changePlaceText, readChangePlace, castPlaceNumber } from '../recentchanges/continue';
import type { CategoryMembersValues } from './parameters';
import { hexSortKey, isPast, placeOf, readHexSortKey, readSortKeyBounds, type SortKeyPlace } from './sort-key-bounds';

/** A member with its type, where that is known from the list. */
export interface ListedMember {
  readonly member: CategoryMember;
  readonly type?: MemberType;
}

/** The members of a category in the order of a request, and the value at which a response continues with one. */
export interface Listing {
  readonly members: Iterable<ListedMember>;
  readonly placeText: (listed: ListedMember & { readonly type: MemberType }) => string;
}

/** Lists the members of a category from where the request begins or continues (reading 15.4). */
export function listMembers(run: QueryRun, values: CategoryMembersValues, key: string): Listing {
  return values.sort === 'timestamp' ? listByTime(run, values, key) : listBySortKey(run, values, key);
}

function signOf({ dir }: CategoryMembersValues): number {
  return ['asc', 'ascending', 'newer'].includes(dir) ? 1 : -1;
}

/** One type after the other, in the order in which they were sent. */
function listBySortKey(run: QueryRun, values: CategoryMembersValues, key: string): Listing {
  const sign = signOf(values);
  const from = readMemberPlace(run, values);
  const bounds = from ? { start: undefined, end: undefined } : readSortKeyBounds(run, values);
  const types = from ? values.type.slice(Math.max(0, values.type.indexOf(from.type))) : values.type;
  const { categoryMembers } = run.context.wiki.pages;
  function* walk(): Generator<ListedMember, void> {
    for (const [index, type] of types.entries()) {
      const place = from && index === 0 ? orderFrom(from) : orderAt(bounds.start, sign);
      for (const member of categoryMembers.sorted(key, type)?.walk(sign < 0, place) ?? []) {
        if (isPast(member, bounds, sign)) break;
        yield { member, type };
      }
    }
  }
  return {
    members: walk(),
    placeText: ({ member: { sortKey, pageId }, type }) => `${type}|${hexSortKey(sortKey)}|${pageId}`,
  };
}

/** Where a list of sort keys continues. */
interface MemberPlace {
  readonly type: MemberType;
  readonly sortKey: SortKeyPlace;
  readonly pageId: number;
}

function orderFrom({ sortKey, pageId }: MemberPlace): (member: CategoryMember) => number {
  return (member) => sortKey(member.sortKey) || member.pageId - pageId;
}

/** All members with the sort key of a bound are within it. */
function orderAt(start: SortKeyPlace | undefined, sign: number): ((member: CategoryMember) => number) | undefined {
  return start && ((member) => start(member.sortKey) || sign);
}

/**
 * Reads `cmcontinue`: `page|4D|7` (reading 15.4). An empty value and `0` count as none.
 *
 * @throws UsageError `badcontinue`
 */
function readMemberPlace(run: QueryRun, { continue: text = '' }: CategoryMembersValues): MemberPlace | undefined {
  if (text === '' || text === '0') return undefined;
  const [type = '', hex, ...ids] = text.split('|');
  const sortKey = hex === undefined ? undefined : readHexSortKey(hex);
  if (!sortKey || ids.length === 0) throw run.badContinue();
  const place = { type: type as MemberType, sortKey: placeOf(sortKey) };
  return { ...place, pageId: castPlaceNumber(ids.join('|'), run) };
}

/** All types together, whatever `cmtype` says. */
function listByTime(run: QueryRun, values: CategoryMembersValues, key: string): Listing {
  const sign = signOf(values);
  const from = values.continue === undefined ? undefined : readChangePlace(values.continue, run);
  const [start, end] = [values.start, values.end].map(timestampOfSeconds);
  const first = from && { since: from.timestamp, pageId: from.id };
  const bound = start === undefined ? undefined : { since: start, pageId: sign < 0 ? Infinity : -Infinity };
  const later = first && bound ? (compareTimes(first, bound) * sign > 0 ? first : bound) : (first ?? bound);
  const { categoryMembers } = run.context.wiki.pages;
  function* walk(): Generator<ListedMember, void> {
    const order = later && ((member: CategoryMember) => compareTimes(member, later));
    for (const member of categoryMembers.timed(key)?.walk(sign < 0, order) ?? []) {
      if (end !== undefined && (member.since === end ? 0 : member.since < end ? -1 : 1) * sign > 0) return;
      yield { member };
    }
  }
  return {
    members: walk(),
    placeText: ({ member: { since, pageId } }) => changePlaceText({ timestamp: since, id: pageId }),
  };
}
