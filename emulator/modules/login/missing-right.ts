import type { Message } from '../../messages/message';
import { groupsWithRight } from '../../model/rights';
import type { RequestContext } from '../context';

/** What MediaWiki calls the members of groups, where that has a page. */
const membersOf: ReadonlyMap<string, string> = new Map([
  ['user', 'Users'],
  ['autoconfirmed', 'Autoconfirmed users'],
  ['bot', 'Bots'],
  ['sysop', 'Administrators'],
  ['bureaucrat', 'Bureaucrats'],
  ['interface-admin', 'Interface administrators'],
  ['suppress', 'Suppressors'],
]);

const projectNamespace = 4;

/**
 * The error for a missing right, which names the groups that have it (vectors createaccount/bot-password,
 * createaccount/bot-password-raw).
 */
export function missingRight({ namespaces, release, wiki }: RequestContext, right: string): Message {
  const project = namespaces.byId(projectNamespace)?.name ?? '';
  const groups = groupsWithRight(right, wiki).map((group) => {
    const members = membersOf.get(group);
    return members === undefined ? group : `[[${project}:${members}|${members}]]`;
  });
  const list = !release.since('1.43') ? groups.join(', ') : { list: groups, type: 'comma' as const };
  return { code: 'permissiondenied', key: 'badaccess-groups', parameters: [list, groups.length] };
}
