/** Whom a request blocks or unblocks (writing 6.3). */
import { canonicalTarget } from '../../model/address-range';
import type { Integer } from '../../text/integer';
import type { ActionRun } from '../module-run';

/** What stands for an account that does not exist. */
const unknownUser = 'Unknown user';

interface NamedUser {
  readonly user: string | undefined;
  readonly userid: Integer | undefined;
}

/**
 * The name of an account, which may be missing, or an address or range.
 *
 * @throws UsageError `nosuchuserid`
 */
export function readBlockTarget(run: ActionRun, { user = '', userid }: NamedUser): string {
  const { users } = run.context.wiki;
  if (userid !== undefined) {
    const found = users.findId(Number(userid));
    if (found) return found.name;
    throw run.error({ code: 'nosuchuserid', key: 'apierror-nosuchuserid', parameters: [userid] });
  }
  if (user.startsWith('#')) return users.findId(Number(user.slice(1)))?.name ?? unknownUser;
  return canonicalTarget(user) ?? user;
}
