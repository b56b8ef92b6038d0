/** What lists of changes check of the values of `show`. */
import type { Message } from '../../../messages/message';
import { holdsRight } from '../../../model/rights';
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
  const { user, wiki } = run.context;
  const mayPatrol = holdsRight(user, 'patrol', wiki) || holdsRight(user, 'patrolmarks', wiki);
  if (mayPatrol && wiki.site.patrolsPages) return;
  const key: Message['key'] = 'apierror-permissiondenied-patrolflag';
  throw run.error({ code: 'permissiondenied', key, parameters: [] });
}
