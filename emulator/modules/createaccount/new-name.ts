import { isReservedName } from '../../model/reserved-names';
import type { Release } from '../../releases/release';

/**
 * What is invalid in new names only: `invalidusernamechars` (vector createaccount/impossible-name-2), and the names of temporary
 * accounts (vector validatepassword/name-of-a-temporary-account).
 */
const forbidden = { '1.39': /[@:>]/, '1.43': /[@:>=]|^~/ } as const;

/** In bytes (vectors createaccount/longest-name, createaccount/too-long-name). */
const longestName = 235;

/** Whether a name, in its canonical form, cannot be that of a new account although one may have it already. */
export function newUserNameProblem(release: Release, name: string): boolean {
  return isReservedName(name) || Buffer.byteLength(name) > longestName || release.choose(forbidden).test(name);
}
