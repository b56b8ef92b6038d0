import type { DiffResponse, Difference } from '../diff-response';
import { difference } from './difference';
import { type ComparisonContext, sameButVolatile } from './volatile';
import { LayeredText } from '../../../conformance/documents/layered-text';

/** Headers that the web server adds. All others are compared. */
export const headersOfTheServer: ReadonlySet<string> = new Set([
  'host',
  'date',
  'connection',
  'keep-alive',
  'server',
  'x-powered-by',
  'content-length',
  'transfer-encoding',
]);

/** Seconds that may pass between the date of one response and the time that the other names. */
const toleranceInMilliseconds = 5000;

/** Compares missing and surplus headers, their values, cookies, the case of names, and the order. */
export function compareHeaders(
  emulator: DiffResponse,
  wiki: DiffResponse,
  context: ComparisonContext,
): Difference | undefined {
  const all = compared(wiki);
  const [ours, theirs] = [compared(emulator), all.filter((header) => !isAfterWrite(header))];
  if (theirs.length < all.length) context.used?.('cookies after a write');
  const sent = new Set(withoutRepetitions(cookies(theirs), cookies(ours)));
  const once = theirs.filter((header) => isNoCookie(header) || sent.has(header[1]));
  const compareOne = (name: string, our: string, their: string): Difference | undefined =>
    compareValue(`header ${name}`, our, their, context);
  return (
    compareNamed('header ', ours.filter(isNoCookie), theirs.filter(isNoCookie), compareOne) ??
    compareLifetime(emulator, wiki) ??
    compareCookies(cookies(ours), cookies(theirs), context) ??
    compareOrder('order of headers', ours, once) ??
    compareNames(ours, once)
  );
}

/**
 * Whether a header sets a cookie of a real wiki after a write, which docs/differences.md lists: for ten seconds, the client is
 * to read from the database that was written to. The fake has only one.
 */
export function isAfterWrite([name, value]: Named): boolean {
  return name.toLowerCase() === 'set-cookie' && /^(?:cpPosIndex|UseDC|UseCDNCache)=/.test(value);
}

/** The first value of a header. */
export function headerOf(response: DiffResponse, name: string): string | undefined {
  return response.headers.find(([candidate]) => candidate.toLowerCase() === name)?.[1];
}

function compared({ headers }: DiffResponse): Named[] {
  return headers.filter(([name]) => !headersOfTheServer.has(name.toLowerCase()));
}

function isNoCookie([name]: Named): boolean {
  return name.toLowerCase() !== 'set-cookie';
}

function cookies(headers: readonly Named[]): string[] {
  return headers.filter((header) => !isNoCookie(header)).map(([, value]) => value);
}

/**
 * `Expires` is a time from now (core 4.8), and must be equally far ahead of `Date` in both responses, however much later the
 * second of them was made. A response without a `Date` counts as made at the time of the other one.
 */
function compareLifetime(emulator: DiffResponse, wiki: DiffResponse): Difference | undefined {
  const dates = [headerOf(emulator, 'date'), headerOf(wiki, 'date')] as const;
  const [our, their] = [lifetime(emulator, dates[0] ?? dates[1]), lifetime(wiki, dates[1] ?? dates[0])];
  if (our === undefined || their === undefined || Math.abs(our - their) <= toleranceInMilliseconds) return undefined;
  const described = (time: number): string => `${time / 1000} seconds after Date`;
  return difference('header Expires', 'header Expires', described(our), described(their));
}

function lifetime(response: DiffResponse, date: string | undefined): number | undefined {
  const expires = headerOf(response, 'expires');
  // A date in 1970 does not depend on the time.
  if (expires === undefined || date === undefined || expires.includes('1970')) return undefined;
  return Date.parse(expires) - Date.parse(date);
}

/** `Content-type` and `Content-Type` are the same header, and not the same bytes (core 5). */
function compareNames(emulator: readonly Named[], wiki: readonly Named[]): Difference | undefined {
  for (const [index, [name]] of wiki.entries()) {
    const our = emulator[index]?.[0];
    if (our !== name) return difference(`header ${name}, spelling of the name`, `header ${name}`, our, name);
  }
  return undefined;
}

/** Compares the Set-Cookie headers: which cookies, their values by class, their attributes and the order of both. */
export function compareCookies(
  emulator: readonly string[],
  wiki: readonly string[],
  context: ComparisonContext,
): Difference | undefined {
  const [ours, theirs] = [emulator.map(split), withoutRepetitions(wiki, emulator).map(split)];
  if (theirs.length < wiki.length) context.used?.('cookies sent again as the second passes');
  const compareOne = (name: string, our: string, their: string): Difference | undefined =>
    compareCookie(`cookie ${name}`, our, their, context);
  return compareNamed('cookie ', ours, theirs, compareOne) ?? compareOrder('order of cookies', ours, theirs);
}

/**
 * MediaWiki sets the cookies of a log-in several times and sends each value once; when a second passes in between, `expires`
 * differs, and it sends them again (core 7.4). Clients keep the last. What the emulator repeats as well is no such repetition.
 */
function withoutRepetitions(cookies: readonly string[], emulator: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const [name] of emulator.map(split)) left.set(name, (left.get(name) ?? 0) + 1);
  const seen = new Set<string>();
  return cookies.filter((cookie) => {
    const timeless = cookie.replace(/; expires=[^;]*/, '; expires');
    if (timeless === cookie) return true;
    const [name] = split(cookie);
    const more = (left.get(name) ?? 0) - 1;
    left.set(name, more);
    if (more < 0 && seen.has(timeless)) return false;
    seen.add(timeless);
    return true;
  });
}

function compareCookie(place: string, emulator: string, wiki: string, context: ComparisonContext) {
  const [our = '', ...ours] = emulator.split('; ');
  const [their = '', ...theirs] = wiki.split('; ');
  const [mine, yours] = [ours.map(split), theirs.map(split)];
  const compareAttribute = (name: string, one: string, other: string): Difference | undefined =>
    compareValue(`${place}, ${name}`, one, other, context);
  return (
    compareValue(place, our, their, context) ??
    compareNamed(`${place}, `, mine, yours, compareAttribute) ??
    compareOrder(`${place}, order of attributes`, mine, yours)
  );
}

function split(text: string): Named {
  const equals = text.indexOf('=');
  return equals < 0 ? [text, ''] : [text.slice(0, equals), text.slice(equals + 1)];
}

export type Named = readonly [name: string, value: string];

/** Compares the values of one name. */
type CompareValues = (name: string, emulator: string, wiki: string) => Difference | undefined;

/**
 * Compares named values (headers, cookies, attributes of a cookie): first which exist, then their values, then the order.
 * The case of names does not matter.
 *
 * @param what the prefix of the name in reports: `header `
 */
export function compareNamed(
  what: string,
  emulator: readonly Named[],
  wiki: readonly Named[],
  compareValues: CompareValues,
): Difference | undefined {
  const [ours, theirs] = [byName(emulator), byName(wiki)];
  for (const [key, { name, values }] of theirs) {
    const our = ours.get(key)?.values ?? [];
    for (const [index, value] of values.entries()) {
      const ourValue = our[index];
      if (ourValue === undefined) return difference(what + name, what + name, undefined, value);
      const found = compareValues(name, ourValue, value);
      if (found) return found;
    }
  }
  for (const [key, { name, values }] of ours) {
    const extra = values[theirs.get(key)?.values.length ?? 0];
    if (extra !== undefined) return difference(what + name, what + name, extra, undefined);
  }
  return undefined;
}

/** Compares two values, except for what the rules allow at the place. */
export function compareValue(
  place: string,
  emulator: string,
  wiki: string,
  context: ComparisonContext,
): Difference | undefined {
  const isSame = sameButVolatile(place, LayeredText.whole(emulator), LayeredText.whole(wiki), context);
  return isSame ? undefined : difference(place, place, emulator, wiki);
}

/** Whether the order of the names differs. */
export function compareOrder(kind: string, emulator: readonly Named[], wiki: readonly Named[]): Difference | undefined {
  const isSame = wiki.every(([name], index) => name.toLowerCase() === emulator[index]?.[0].toLowerCase());
  return isSame ? undefined : difference(kind, kind, namesOf(emulator), namesOf(wiki));
}

function namesOf(list: readonly Named[]): string {
  return list.map(([name]) => name).join(', ');
}

function byName(list: readonly Named[]): Map<string, { name: string; values: string[] }> {
  const names = new Map<string, { name: string; values: string[] }>();
  for (const [name, value] of list) {
    const known = names.get(name.toLowerCase());
    if (known) known.values.push(value);
    else names.set(name.toLowerCase(), { name, values: [value] });
  }
  return names;
}
