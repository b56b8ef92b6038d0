/** What lists of changes check of the values of `show`. */
import type { UsageError } from '../../../messages/usage-error';
import { holdsRight } from '../../../model/rights';
import type { RequestContext } from '../../context';
import type { QueryRun } from '../query-run';

/**
 * @param contradictions pairs of values that cannot be true of one change
 * @throws UsageError `show` for such a pair, `permissiondenied` for users who may not see patrol marks
 */
export function checkShown(
  run: QueryRun,
  show: readonly string[],
  contradictions: readonly (readonly [string, string])[],
): void {
  if (contradictions.some(([one, other]) => show.includes(one) && show.includes(other))) throw run.contradictoryShow();
  if (filtersByPatrol(show)) requirePatrolRight(run);
}

export function filtersByPatrol(show: readonly string[]): boolean {
  return show.some((shown) => shown.endsWith('patrolled'));
}

/** @throws UsageError `permissiondenied` for users who may not see patrol marks */
export function requirePatrolRight(run: QueryRun): void {
  if (!mayPatrol(run.context)) throw patrolMarksDenied(run, 'permissiondenied');
}

/** Whether the user may see patrol marks. */
export function mayPatrol({ user, wiki }: RequestContext): boolean {
  return (holdsRight(user, 'patrol', wiki) || holdsRight(user, 'patrolmarks', wiki)) && wiki.site.patrolsPages;
}

export function patrolMarksDenied(run: QueryRun, code: 'patrol' | 'permissiondenied'): UsageError {
  return run.error({ code, key: 'apierror-permissiondenied-patrolflag', parameters: [] });
}
