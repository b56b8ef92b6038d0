import type { MessageKey } from '../../messages/message-texts';
import type { User } from '../../model/user';
import type { ActionRun } from '../module-run';
import { requireRight } from '../require-right';

/**
 * The client, who changes how it logs in, for which 1.43 requires a right (vector linkaccount/bot-password).
 *
 * @param key the message for a client that is not logged in
 * @throws UsageError `notloggedin`, `permissiondenied`
 */
export function requireOwnAccount(run: ActionRun, key: MessageKey): User {
  const { user, release } = run.context;
  if (!user) throw run.error({ code: 'notloggedin', key, parameters: [] });
  if (release.since('1.43')) requireRight(run, 'editmyprivateinfo');
  return user;
}
