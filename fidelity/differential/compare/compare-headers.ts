import type { DiffResponse, Difference } from '../diff-response';
import { compareCookies } from './compare-cookies';
import { compareNamed, compareOrder, compareValue, type Named } from './compare-named';
import { difference } from './difference';
import type { ComparisonContext } from './volatile';

/** Headers of the web server, which a wiki neither sends nor knows. All others are compared. */
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

/** Some time may pass between the date of one answer and the time that the other names. */
const toleranceInMilliseconds = 5000;

/** Headers that are missing, too many or of other values; cookies; how names are spelt; the order of all. */
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
 * `Expires` is a time from now (core 4.8), and must be as far ahead on both sides. A side that is asked in process has no
 * Date: it answers at the time of the other.
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
