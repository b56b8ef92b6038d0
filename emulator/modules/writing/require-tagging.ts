import { isBlockedEverywhere } from '../blocked-everywhere';
import { holdsRight } from '../../model/rights';
import type { ActionRun } from '../module-run';

/**
 * Sending tags requires a right, even if the list is empty. Who is blocked may add none (writing 13.3).
 *
 * @param tags those of the request; undefined where it has none
 * @throws UsageError `tags-apply-no-permission`, `tags-apply-blocked`
 */
export function requireTagging(run: ActionRun, tags: readonly string[] | undefined): void {
  if (!tags) return;
  const { user, wiki } = run.context;
  if (!holdsRight(user, 'applychangetags', wiki)) {
    throw run.error({ code: 'tags-apply-no-permission', key: 'tags-apply-no-permission', parameters: [] });
  }
  if (!isBlockedEverywhere(run.context)) return;
  const parameters = [user?.name ?? run.context.request.remoteAddress];
  throw run.error({ code: 'tags-apply-blocked', key: 'tags-apply-blocked', parameters });
}
