import type { Scenario } from '../../schemas/generated/scenario';

/**
 * Why a scenario of certain releases does not apply to this one; undefined if it does. A release does not fail for what
 * a later one added.
 *
 * @param release of the wiki, such as `1.43`; undefined if it does not report it
 */
export function foreignRelease({ releases }: Scenario, release: string | undefined): string | undefined {
  if (releases === undefined || (release !== undefined && releases.includes(release))) return undefined;
  const which = `release${releases.length === 1 ? '' : 's'} ${releases.join(', ')}`;
  return `belongs to ${which}; ${release === undefined ? 'the wiki does not tell which it is' : `this is ${release}`}`;
}
