import type { DiffResponse, Difference } from '../diff-response';
import { compareNamed, compareOrder, compareValue, type Named } from './compare-named';
import { difference } from './difference';
import type { ComparisonContext } from './volatile';

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
  const [ours, theirs] = [compared(emulator), compared(wiki)];
  const compareOne = (name: string, our: string, their: string): Difference | undefined =>
    compareValue(`header ${name}`, our, their, context);
  return (
    compareNamed('header ', ours.filter(isNoCookie), theirs.filter(isNoCookie), compareOne) ??
    compareLifetime(emulator, wiki) ??
    compareCookies(cookies(ours), cookies(theirs), context) ??
    compareOrder('order of headers', ours, theirs) ??
    compareNames(ours, theirs)
  );
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
 * `Expires` is a time from now (core 4.8), and must be equally far ahead in both responses. The fake in process sends no
 * `Date`: it responds at the time of the wiki.
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
  // What has expired since 1970 does not depend on the time.
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
  const [ours, theirs] = [emulator.map(split), withoutRepetitions(wiki).map(split)];
  if (theirs.length < wiki.length) context.used?.('cookies sent again as the second passes');
  const compareOne = (name: string, our: string, their: string): Difference | undefined =>
    compareCookie(`cookie ${name}`, our, their, context);
  return compareNamed('cookie ', ours, theirs, compareOne) ?? compareOrder('order of cookies', ours, theirs);
}

/**
 * MediaWiki sets the cookies of a log-in several times and sends each value once; when a second passes in between, `expires`
 * differs, and it sends them again (core 7.4). Clients keep the last.
 */
function withoutRepetitions(cookies: readonly string[]): string[] {
  const seen = new Set<string>();
  return cookies.filter((cookie) => {
    const timeless = cookie.replace(/; expires=[^;]*/, '; expires');
    if (timeless === cookie) return true;
    if (seen.has(timeless)) return false;
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
