import { addressRange, type AddressRange } from '../../../model/address-range';
import type { AuthoredRevision } from '../../../model/authored-revisions';
import { revisionsByAuthor } from '../../../model/authors';
import { addressSortKey, canonicalAddress } from '../../../model/ip-address';
import { parseLooseNumber } from '../../../text/integer';
import { changePlaceText, readChangePlace, readPlaceNumber } from '../recentchanges/continue';
import { namesWithin } from '../names-within';
import type { QueryRun } from '../query-run';
import { refuseWideRange } from '../range-width';
import type { UserContribsValues } from './parameters';

/** The widest ranges whose contributions are listed, by version of the protocol. */
export const widestRange = { 4: 16, 6: 32 } as const;

/** A place in the list: the revisions of an author from a time and an id on. */
export interface ContributionPlace {
  /** Absent where the list has one author. */
  readonly author?: string;
  readonly timestamp: string;
  readonly id: number;
}

/** The authors whose revisions are listed, one after the other. */
export interface Authors {
  /** Walks the names of those that a response can begin with, in the order of the list. */
  readonly names: () => Iterable<string>;
  /** Reads where the response begins; with an author, only what that author wrote is bounded by the time. */
  readonly from: () => ContributionPlace | undefined;
  /** Whether the response begins in the revisions of this author. */
  readonly startsIn: (name: string) => boolean;
  /** What continues the list with a revision. */
  readonly placeText: (revision: AuthoredRevision) => string;
}

/**
 * The authors that a request names, in the order of the list: accounts by the number of their actor, prefixes by name, ranges
 * by address (writing 18.1).
 *
 * @returns `undefined` for one name or id that nobody has
 * @throws UsageError for parameters that contradict each other or are invalid, and `badcontinue`
 */
export function requestedAuthors(run: QueryRun, values: UserContribsValues): Authors | undefined {
  const kinds = (['user', 'userids', 'userprefix', 'iprange'] as const).filter((name) => values[name] !== undefined);
  if (kinds.length > 1) throw run.conflict(...kinds);
  const { userids, userprefix, iprange, user } = values;
  if (userids !== undefined) return listedAuthors(run, values, namesOfIds(run, userids), userids.length);
  if (userprefix !== undefined) return prefixedAuthors(run, values, userprefix);
  if (iprange !== undefined) return authorsInRange(run, values, readRange(run, iprange));
  if (user === undefined) throw run.missingOneOf('userprefix', 'userids', 'iprange', 'user');
  if (user.length === 0) throw emptyParameter(run, 'user');
  return listedAuthors(run, values, user, user.length);
}

function emptyParameter(run: QueryRun, name: string) {
  const sent = run.parameter(name);
  return run.error({ code: `paramempty_${sent}`, key: 'apierror-paramempty', parameters: [sent] });
}

function namesOfIds(run: QueryRun, ids: NonNullable<UserContribsValues['userids']>): string[] {
  if (ids.length === 0) throw emptyParameter(run, 'userids');
  const invalid = ids.find((id) => id <= 0);
  if (invalid !== undefined) {
    throw run.error({ code: 'invaliduserid', key: 'apierror-invaliduserid', parameters: [Number(invalid)] });
  }
  return ids.flatMap((id) => run.context.wiki.users.findId(Number(id))?.name ?? []);
}

/** @param count how many the request names, even if some do not exist */
function listedAuthors(
  run: QueryRun,
  values: UserContribsValues,
  given: readonly string[],
  count: number,
): Authors | undefined {
  const { wiki } = run.context;
  const index = revisionsByAuthor(wiki);
  const actorOf = (name: string) => index.actorOf(name, wiki.users.find(name) !== undefined);
  if (count === 1) {
    const [name] = given;
    if (name === undefined || actorOf(name) === undefined) return undefined;
    const from = () => (values.continue === undefined ? undefined : readChangePlace(values.continue, run));
    return { names: () => given, from, startsIn: () => true, placeText: changePlaceText };
  }
  const sign = signOf(values);
  const actors = given.flatMap((name) => {
    const actor = actorOf(name);
    return actor === undefined ? [] : { name, actor };
  });
  actors.sort((one, other) => (one.actor - other.actor) * sign);
  const { author, from } = readPlace(run, values.continue, 'actor');
  const first = author === undefined ? undefined : readActor(author, run);
  const names = actors
    .filter(({ actor }) => first === undefined || (actor - first) * sign >= 0)
    .map(({ name }) => name);
  return {
    names: () => names,
    from,
    startsIn: (name) => actorOf(name) === first,
    placeText: (revision) => `actor|${actorOf(revision.user)}|${changePlaceText(revision)}`,
  };
}

function prefixedAuthors(run: QueryRun, values: UserContribsValues, prefix: string): Authors {
  const index = revisionsByAuthor(run.context.wiki);
  const { author: first, from } = readPlace(run, values.continue, 'name');
  const descending = values.dir === 'older';
  const names = () =>
    namesWithin((begin) => index.authorsFrom(begin, descending), { from: [first], prefix, descending });
  return { names, from, startsIn: (name) => name === first, placeText: namedPlaceText };
}

function readRange(run: QueryRun, text: string): AddressRange {
  // A line feed at the end does not matter (vector usercontribs/range-with-a-line-feed).
  const written = text.replace(/(?<=\/\d+)\n$/, '');
  // The canonical form of a bare `::/32` has an empty last part.
  const address = canonicalAddress(written)?.replace(':/', ':0/');
  const range = address === undefined ? undefined : addressRange(address);
  if (!range) throw run.error({ code: 'invalidiprange', key: 'apierror-invalidiprange', parameters: [text] });
  refuseWideRange(run, range, widestRange);
  return range;
}

/** A continued list begins at the address of its place, even outside the range (vector usercontribs/range-continued-outside). */
function authorsInRange(run: QueryRun, values: UserContribsValues, { start, end }: AddressRange): Authors {
  const { author: first, from } = readPlace(run, values.continue, 'name');
  if (first !== undefined && addressSortKey(first) === undefined) throw run.badContinue();
  const descending = values.dir === 'older';
  const [begin, last] = descending ? [first ?? end, start] : [first ?? start, end];
  return {
    names: () => revisionsByAuthor(run.context.wiki).addresses(begin, last, descending),
    from,
    startsIn: (name) => name === first,
    placeText: namedPlaceText,
  };
}

export function signOf({ dir }: UserContribsValues): 1 | -1 {
  return dir === 'newer' ? 1 : -1;
}

function namedPlaceText(revision: AuthoredRevision): string {
  return `name|${revision.user}|${changePlaceText(revision)}`;
}

interface SentPlace {
  readonly author?: string;
  readonly from: Authors['from'];
}

/** Where a list of several authors continues. @param kind what it is ordered by */
function readPlace(run: QueryRun, text: string | undefined, kind: 'actor' | 'name'): SentPlace {
  if (text === undefined) return { from: () => undefined };
  const [sentKind, author = '', ...place] = text.split('|');
  if (sentKind !== kind || place.length !== 2) throw run.badContinue();
  // 1.43 checks the id at once, and the time only where there is an author (vectors usercontribs/nobody-…).
  if (!run.context.release.acceptsAnyNumber) readPlaceNumber(place[1]!, run);
  return { author, from: () => ({ author, ...readChangePlace(place.join('|'), run) }) };
}

/** To the database of 1.39, any text that is no number follows all numbers. */
function readActor(text: string, run: QueryRun): number {
  return run.context.release.acceptsAnyNumber ? (parseLooseNumber(text) ?? Infinity) : readPlaceNumber(text, run);
}
