import type { MessageLanguage } from '../../messages/language';
import { joinList, type Message } from '../../messages/message';
import { groupsWithRight } from '../../model/rights';
import type { RequestContext } from '../context';
import { messageLanguage } from '../message-language';

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

/** Their page, where it has another name (vector info/actions-of-suppressors). */
const pageOf: ReadonlyMap<string, string> = new Map([['suppress', 'Suppress']]);

const projectNamespace = 4;

/**
 * The error for a missing right, which names the groups that have it (vectors createaccount/bot-password,
 * createaccount/bot-password-raw).
 */
export function missingRight(context: RequestContext, right: string): Message {
  const { namespaces, release, wiki } = context;
  const project = namespaces.byId(projectNamespace)?.name ?? '';
  const [content, shown] = [messageLanguage(context, wiki.site.language), context.interfaceTexts];
  const groups = groupsWithRight(right, wiki).map((group) => {
    const members = membersOf.get(group);
    if (members === undefined) return group;
    const page = translated(`grouppage-${group}`, content)?.replace('{{ns:project}}', project);
    return `[[${page ?? `${project}:${pageOf.get(group) ?? members}`}|${translated(`group-${group}`, shown) ?? members}]]`;
  });
  const list = release.since('1.43') ? { list: groups, type: 'comma' as const } : joinList(groups, 'comma', shown);
  return { code: 'permissiondenied', key: 'badaccess-groups', parameters: [list, groups.length] };
}

function translated(key: string, language: MessageLanguage): string | undefined {
  return typeof language === 'string' ? undefined : language.text(key, [], String);
}
