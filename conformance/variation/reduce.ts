import type { Combination } from './covering';
import { differingIn } from './dimensions';

/**
 * Reduces a combination to the smallest part that still fails: first to a plain request, then by one dimension after the
 * other.
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
  let needed = special;
  for (const name of special) {
    if (needed.length === 1) break;
    const fewer = needed.filter((each) => each !== name);
    const outcome = await fails({ ...subject, ...only(combination, fewer) });
    if (outcome === undefined) break;
    if (outcome) needed = fewer;
  }
  return only(combination, needed);
}

function only(combination: Combination, names: readonly string[]): Combination {
  return Object.fromEntries(names.map((name) => [name, combination[name] ?? '']));
}
