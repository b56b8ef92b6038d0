import { sha1 } from '../../../text/sha1';
import { ResultList, ResultMap, type ResultRecord, type ResultValue } from '../../../response/result-tree';
import type { LogEntry, RecentChange } from '../../../model/recent-changes';
import { prefixedText } from '../../../model/title';
import type { RequestContext } from '../../context';
import { commentHtml } from './comment';
import { isRedirectNow } from './filter';
import type { RecentChangesValues } from './parameters';
import { tagList } from '../tag-list';

/** An entry of the list, its members in the real order, whatever the order of `rcprop` (writing 3.2). */
export function changeEntry(
  context: RequestContext,
  change: RecentChange,
  prop: RecentChangesValues['prop'],
): ResultRecord {
  const { wiki, namespaces } = context;
  const { patrolState, log } = change;
  const shows = (name: (typeof prop)[number]): boolean => prop.includes(name);
  const showsUser = shows('user') || shows('userid');
  const isAnonymous = showsUser && change.userId === 0;
  const isTemporary = showsUser && wiki.site.isTemporary(change.user);
  const comment = shows('parsedcomment') ? commentHtml(context, change) : undefined;
  return {
    type: change.type,
    ...(shows('title') && { ns: change.title.namespace, title: prefixedText(change.title, namespaces) }),
    ...(shows('ids') && {
      pageid: change.pageId,
      revid: change.revision,
      old_revid: change.oldRevision,
      rcid: change.id,
    }),
    ...(shows('user') && { user: change.user }),
    ...(shows('userid') && { userid: change.userId }),
    ...(isAnonymous && { anon: true }),
    ...(isTemporary && { temp: true }),
    ...(shows('flags') && { bot: change.bot, new: change.type === 'new', minor: change.minor }),
    ...(shows('sizes') && { oldlen: change.oldLength, newlen: change.newLength }),
    ...(shows('timestamp') && { timestamp: change.timestamp }),
    ...(shows('comment') && { comment: change.comment }),
    ...(comment !== undefined && { parsedcomment: comment }),
    ...(shows('redirect') && { redirect: isRedirectNow(change, wiki) }),
    ...(shows('patrolled') && {
      patrolled: patrolState !== 'unpatrolled',
      unpatrolled: patrolState === 'unpatrolled' && wiki.site.patrols(change.type, log?.type),
      autopatrolled: patrolState === 'autopatrolled',
    }),
    ...(shows('loginfo') && log && logMembers(log)),
    ...(shows('tags') && { tags: tagList(change.tags) }),
    sha1: shows('sha1') ? digestOf(change) : undefined,
  };
}

function logMembers({ id, type, action, parameters }: LogEntry): ResultRecord {
  return { logid: id, logtype: type, logaction: action, logparams: mapOf(parameters, 'param') };
}

/** Members of the log of rights, whose elements are called `g` in XML. */
const groupLists: ReadonlySet<string> = new Set(['oldgroups', 'newgroups', 'oldmetadata', 'newmetadata']);

/** An object even if it is empty. */
function mapOf(members: object, elementName?: string): ResultMap {
  const map = new ResultMap({ association: true, ...(elementName !== undefined && { elementName }) });
  for (const [name, value] of Object.entries(members)) {
    map.append(name, resultValue(value, groupLists.has(name) ? 'g' : undefined));
  }
  return map;
}

/** What a wiki file gives for parameters of a log: anything that JSON can say. */
function resultValue(value: unknown, elementName?: string): ResultValue {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => resultValue(item));
    return new ResultList(items, elementName);
  }
  if (typeof value === 'object' && value !== null) return mapOf(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function digestOf({ sha1: declared, text, revision }: RecentChange): string | undefined {
  return declared !== undefined || text === undefined || revision === 0 ? declared : sha1(text);
}
