/** Whom a request blocks or unblocks (writing 6.3). */
import { canonicalTarget } from '../../model/address-range';
import type { Integer } from '../../text/integer';
import type { ActionRun } from '../module-run';
import { nameOfUser } from '../name-of-user';

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
  const { wiki } = run.context;
  if (userid !== undefined) {
    const found = wiki.users.findId(Number(userid));
    if (found) return found.name;
    throw run.error({ code: 'nosuchuserid', key: 'apierror-nosuchuserid', parameters: [userid] });
  }
  const name = nameOfUser(wiki, user);
  return canonicalTarget(name) ?? name;
}
