import { addressRange, type AddressRange } from '../../../model/address-range';
import type { AuthoredRevision } from '../../../model/authored-revisions';
import { revisionsByAuthor } from '../../../model/authors';
import { addressSortKey, canonicalAddress } from '../../../model/ip-address';
import { compareByCodePoint } from '../../../model/file-usage';
import { readPlaceNumber, readPlaceTime } from '../recentchanges/continue';
import type { QueryRun } from '../query-run';
import type { UserContribsValues } from './parameters';

/** The widest ranges whose contributions are listed, by version of the protocol. */
const widestRange = { 4: 16, 6: 32 } as const;

/** A place in the list: the revisions of an author from a time and an id on. */
export interface ContributionPlace {
  /** Absent where the list has one author. */
  readonly author?: string | number;
  readonly timestamp: string;
  readonly id: number;
}

/** The authors whose revisions are listed, one after the other. */
export interface Authors {
  /** The names of those that a response can begin with, in the order of the list. */
  readonly names: Iterable<string>;
  /** Where the response begins; with an author, only what that author wrote is bounded by the time. */
  readonly from: ContributionPlace | undefined;
  /** Whether the response begins in the revisions of this author. */
  readonly startsIn: (name: string) => boolean;
  /** What continues the list with a revision. */
  readonly placeText: (revision: AuthoredRevision) => string;
}

/**
 * The authors that a request names, in the order of the list: accounts by the number of their actor, prefixes by name, ranges
 * by address (writing 18.1).
 *
 * @returns `undefined` for one name or id that nobody has; then nothing else is checked
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
    const from = readPlace(run, values.continue);
    return { names: given, from, startsIn: () => true, placeText: simplePlaceText };
  }
  const sign = signOf(values);
  const actors = given.flatMap((name) => {
    const actor = actorOf(name);
    return actor === undefined ? [] : { name, actor };
  });
  actors.sort((one, other) => (one.actor - other.actor) * sign);
  const from = readPlace(run, values.continue, 'actor');
  const first = from === undefined ? undefined : Number(from.author);
  const names = actors
    .filter(({ actor }) => first === undefined || (actor - first) * sign >= 0)
    .map(({ name }) => name);
  return {
    names,
    from,
    startsIn: (name) => actorOf(name) === first,
    placeText: (revision) => `actor|${actorOf(revision.user)}|${simplePlaceText(revision)}`,
  };
}

function prefixedAuthors(run: QueryRun, values: UserContribsValues, prefix: string): Authors {
  const index = revisionsByAuthor(run.context.wiki);
  const from = readPlace(run, values.continue, 'name');
  const descending = values.dir === 'older';
  const first = from === undefined ? undefined : String(from.author);
  function* names(): Generator<string, void> {
    const outer = descending ? `${prefix}${lastCharacter}` : prefix;
    const begin = first === undefined || compareByCodePoint(first, outer) > 0 === descending ? outer : first;
    for (const name of index.authorsFrom(begin, descending)) {
      if (name.startsWith(prefix)) yield name;
      else if (compareByCodePoint(name, prefix) > 0 !== descending) return;
    }
  }
  return { names: names(), from, startsIn: (name) => name === first, placeText: namedPlaceText };
}

/** It follows every name that begins with the same text. */
const lastCharacter = '\u{10ffff}';

function readRange(run: QueryRun, text: string): AddressRange {
  // The canonical form of a bare `::/32` has an empty last part.
  const address = canonicalAddress(text)?.replace(':/', ':0/');
  const range = address === undefined ? undefined : addressRange(address);
  if (!range) throw run.error({ code: 'invalidiprange', key: 'apierror-invalidiprange', parameters: [text] });
  const widest = widestRange[range.version];
  if (range.bits >= widest) return range;
  const parameters = [`IPv${range.version}`, widest];
  throw run.error({ code: 'cidrtoobroad', key: 'apierror-cidrtoobroad', parameters });
}

/** A continued list begins at the address of its place, even outside the range (vector usercontribs/range-continued-outside). */
function authorsInRange(run: QueryRun, values: UserContribsValues, { start, end }: AddressRange): Authors {
  const from = readPlace(run, values.continue, 'name');
  const first = from === undefined ? undefined : String(from.author);
  if (first !== undefined && addressSortKey(first) === undefined) throw run.badContinue();
  const descending = values.dir === 'older';
  const [begin, last] = descending ? [first ?? end, start] : [first ?? start, end];
  return {
    names: revisionsByAuthor(run.context.wiki).addresses(begin, last, descending),
    from,
    startsIn: (name) => name === first,
    placeText: namedPlaceText,
  };
}

export function signOf({ dir }: UserContribsValues): 1 | -1 {
  return dir === 'newer' ? 1 : -1;
}

function simplePlaceText({ timestamp, id }: AuthoredRevision): string {
  return `${timestamp.replace(/\D/g, '')}|${id}`;
}

function namedPlaceText(revision: AuthoredRevision): string {
  return `name|${revision.user}|${simplePlaceText(revision)}`;
}

/** @param kind what a list of several authors is ordered by */
function readPlace(run: QueryRun, text: string | undefined, kind?: 'actor' | 'name'): ContributionPlace | undefined {
  if (text === undefined) return undefined;
  const parts = text.split('|');
  if (parts.length !== (kind ? 4 : 2)) throw run.badContinue();
  const [sentKind, author = ''] = parts;
  if (kind && sentKind !== kind) throw run.badContinue();
  const [time = '', id = ''] = parts.slice(-2);
  return {
    ...(kind && { author: kind === 'actor' ? readActor(author, run) : author }),
    timestamp: readPlaceTime(time, run),
    id: readPlaceNumber(id, run),
  };
}

/** To the database of 1.39, any text that is no number follows all numbers. */
function readActor(text: string, run: QueryRun): number {
  if (!run.context.release.acceptsAnyNumber) return readPlaceNumber(text, run);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? Infinity : number;
}
