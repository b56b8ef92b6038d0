import type { Scenario } from '../../schemas/generated/scenario';

/**
 * Why a scenario that belongs to some releases is none for this one, or undefined where it is. What one release added,
 * another does not lack: it never had it.
 *
 * @param release of the wiki, such as `1.43`; undefined where it does not tell
 */
export function foreignRelease({ releases }: Scenario, release: string | undefined): string | undefined {
  if (releases === undefined || (release !== undefined && releases.includes(release))) return undefined;
  const which = `release${releases.length === 1 ? '' : 's'} ${releases.join(', ')}`;
  return `belongs to ${which}; ${release === undefined ? 'the wiki does not tell which it is' : `this is ${release}`}`;
}
