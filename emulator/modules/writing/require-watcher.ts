import type { User } from '../../model/user';
import type { ActionRun } from '../module-run';
import { requireRight } from '../require-right';

/**
 * The client, who changes its own list, which a bot password may lack the right to change (vector watch/bot-password).
 *
 * @throws UsageError `notloggedin`, `permissiondenied`
 */
export function requireWatcher(run: ActionRun): User {
  const { user } = run.context;
  if (!user) throw run.error({ code: 'notloggedin', key: 'watchlistanontext', parameters: [] });
  requireRight(run, 'editmywatchlist');
  return user;
}
