import type { MessageKey } from '../../messages/message-texts';
import { holdsRight } from '../../model/rights';
import type { User } from '../../model/user';
import type { ActionRun } from '../module-run';

/**
 * The client, who changes how it logs in, for which 1.43 requires a right (vector linkaccount/bot-password).
 *
 * @param key the message for a client that is not logged in
 * @throws UsageError `notloggedin`, `permissiondenied`
 */
export function requireOwnAccount(run: ActionRun, key: MessageKey): User {
  const { user, wiki, release } = run.context;
  if (!user) throw run.error({ code: 'notloggedin', key, parameters: [] });
  if (!release.since('1.43') || holdsRight(user, 'editmyprivateinfo', wiki)) return user;
  const action = { message: 'action-editmyprivateinfo' as const };
  throw run.error({ code: 'permissiondenied', key: 'apierror-permissiondenied', parameters: [action] });
}
