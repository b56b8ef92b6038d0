import type { ActionRun } from '../module-run';

/**
 * Refuses a client that is blocked from the whole wiki, whatever it wants to change (sequence blocked-changes).
 *
 * @throws UsageError `blocked`
 */
export function requireNotBlocked(run: ActionRun): void {
  const { context } = run;
  if (!context.wiki.hasBlocks) return;
  const { blocksOfWholeWiki } = require('../blocked/blocked') as typeof import('../blocked/blocked');
  const [first, ...further] = blocksOfWholeWiki(context);
  if (first) throw run.error(first, further);
}
