import { dataMembers } from '../../../messages/reports';
import { ResultList, type ResultRecord } from '../../../response/result-tree';
import { groupsOf, implicitGroups, rightsOf } from '../../../model/rights';
import { hasConfirmedAddress, refusesMail } from '../../../model/mails';
import type { User } from '../../../model/user';
import type { RequestContext } from '../../context';
import { centralIdsOf, describedMessage, memberships, type Added } from '../userinfo/members';

type Members = (context: RequestContext, user: User, attachedWiki: string) => Readonly<Record<string, Added>>;

/** What each property adds to `list=users`, in this order. */
export const userMembers: ReadonlyMap<string, Members> = new Map<string, Members>([
  ['editcount', (_, user) => ({ editcount: user.editCount ?? 0 })],
  ['registration', ({ wiki }, user) => ({ registration: user.registered ?? wiki.now })],
  ['groups', ({ wiki }, user) => ({ groups: new ResultList([...groupsOf(user, wiki)], 'g', 'array') })],
  ['groupmemberships', ({ wiki }, user) => ({ groupmemberships: memberships(user, wiki) })],
  [
    'implicitgroups',
    ({ wiki }, user) => ({ implicitgroups: new ResultList([...implicitGroups(user, wiki)], 'g', 'array') }),
  ],
  ['rights', ({ wiki }, user) => ({ rights: new ResultList(rightsOf(user, wiki), 'r', 'array') })],
  ['blockinfo', blockMembers],
  ['emailable', (_, user) => ({ emailable: hasConfirmedAddress(user) && !refusesMail(user) })],
  ['gender', (_, user) => ({ gender: user.options?.gender ?? 'unknown' })],
  ['centralids', (context, user, attachedWiki) => centralIdsOf(context, user, attachedWiki)],
]);

/** The block of the account itself; those of addresses are nobody's business. */
function blockMembers(context: RequestContext, user: User): Readonly<Record<string, Added>> {
  const { wiki } = context;
  const block = wiki.hasBlocks ? wiki.blocks.find(user.name, wiki.now) : undefined;
  if (!block) return {};
  const { blockInfo } = require('../../blocked/block-info') as typeof import('../../blocked/block-info');
  return dataMembers(blockInfo(context, [block], context.interfaceTexts));
}

/** Whether a missing name can be given to a new account. */
export function canCreate(context: RequestContext, name: string): ResultRecord {
  const { newUserNameProblem } =
    require('../../createaccount/new-name') as typeof import('../../createaccount/new-name');
  if (!newUserNameProblem(context.release, name)) return { cancreate: true };
  const error = describedMessage(context, { code: 'invaliduser', key: 'noname', parameters: [] });
  return { cancreate: false, cancreateerror: new ResultList([error], 'error') };
}
