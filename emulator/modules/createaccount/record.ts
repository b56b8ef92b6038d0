import { fillChanges } from '../../definition/changes';
import type { User } from '../../model/user';
import type { RequestContext } from '../context';

/**
 * Lets the recent changes tell of a new account: an entry of the logs, under the title of the user's page. Somebody who is
 * not logged in makes it as the new user (writing 2).
 *
 * @param reason what somebody who is logged in says about it
 */
export function recordNewUser({ wiki, user: creator }: RequestContext, made: User, reason = ''): void {
  fillChanges(wiki, {
    changes: [
      {
        page: `User:${made.name}`,
        user: (creator ?? made).name,
        comment: reason,
        log: { type: 'newusers', action: creator ? 'create2' : 'create', parameters: { userid: made.id } },
      },
    ],
  });
}
