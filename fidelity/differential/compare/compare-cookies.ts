import type { Difference } from '../diff-response';
import { compareNamed, compareOrder, compareValue, type Named } from './compare-named';
import type { ComparisonContext } from './volatile';

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
