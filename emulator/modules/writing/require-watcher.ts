import { holdsRight } from '../../model/rights';
import type { User } from '../../model/user';
import type { ActionRun } from '../module-run';

/**
 * The client, who changes its own list, which a bot password may lack the right to change (vector watch/bot-password).
 *
 * @throws UsageError `notloggedin`, `permissiondenied`
 */
export function requireWatcher(run: ActionRun): User {
  const { user, wiki } = run.context;
  if (!user) throw run.error({ code: 'notloggedin', key: 'watchlistanontext', parameters: [] });
  if (holdsRight(user, 'editmywatchlist', wiki)) return user;
  const action = { message: 'action-editmywatchlist' as const };
  throw run.error({ code: 'permissiondenied', key: 'apierror-permissiondenied', parameters: [action] });
}
