import type { Combination } from './covering';
import { differingIn } from './dimensions';

/**
 * Reduces a combination to the smallest part that still fails: first to a plain request, then by halves, quarters
 * and so on of the dimensions.
 *
 * @param fails sends the request of a combination; undefined if it cannot be sent any more
 * @returns the values without which it does not fail, and those that could not be tried
 */
export async function reduce(
  combination: Combination,
  fails: (combination: Combination) => Promise<boolean | undefined>,
): Promise<Combination> {
  const { subject: what, ...rest } = combination;
  const subject: Combination = what === undefined ? {} : { subject: what };
  const special = differingIn(rest);
  if (special.length === 0) return {};
  if ((await fails(subject)) === true) return {};
  const [needed] = await reduceNames(special, async (names) =>
    (await fails({ ...subject, ...only(combination, names) })) === true ? names : undefined,
  );
  return only(combination, needed);
}

/**
 * Reduces a set of names to a small part that still fails, by leaving out halves, quarters and so on.
 *
 * @param tryWith what failed with these names; undefined if nothing did, or if nothing can be tried any more
 * @returns the names that it takes to fail, and the last failure; no failure if every part was needed
 */
export async function reduceNames<Failed>(
  names: readonly string[],
  tryWith: (names: readonly string[]) => Promise<Failed | undefined>,
): Promise<[needed: readonly string[], failed?: Failed]> {
  let needed = names;
  let last: Failed | undefined;
  for (let size = Math.ceil(names.length / 2); needed.length > 1; size = Math.ceil(size / 2)) {
    for (let start = 0; start < needed.length && size < needed.length;) {
      const fewer = [...needed.slice(0, start), ...needed.slice(start + size)];
      const failed = await tryWith(fewer);
      if (failed === undefined) start += size;
      else [needed, last] = [fewer, failed];
    }
    if (size === 1) break;
  }
  return last === undefined ? [needed] : [needed, last];
}

/** The most conditions that are named; the request shows all of them. */
const mostNamed = 4;

/** Under which conditions something fails: `only with uselang, for POST`. */
export function onlyWith(words: readonly string[]): string {
  const named = words.slice(0, words.length > mostNamed ? mostNamed - 1 : mostNamed).join(', ');
  const others = words.length > mostNamed ? ` and ${words.length - mostNamed + 1} other conditions of the request` : '';
  return `only ${named}${others}`;
}

function only(combination: Combination, names: readonly string[]): Combination {
  return Object.fromEntries(names.map((name) => [name, combination[name] ?? '']));
}
