import { sha1 } from '../../../text/sha1';
import { ResultList, ResultMap, type ResultRecord, type ResultValue } from '../../../response/result-tree';
import { isHidden } from '../../../model/hidden-parts';
import type { LoggedEvent } from '../../../model/logged-event';
import type { RecentChange } from '../../../model/recent-changes';
import { prefixedText } from '../../../model/title';
import type { WikiModel } from '../../../model/wiki-model';
import type { RequestContext } from '../../context';
import { commentHtml } from './comment';
import { isRedirectNow } from './filter';
import { visibilityOf } from './visibility';
import type { RecentChangesValues } from './parameters';
import { tagList } from '../tag-list';

/** Comments of a list are formatted at once (reading 10.1). */
const batch = {};

/** An entry of the list, its members in the real order, whatever the order of `rcprop` (writing 3.2). */
export function changeEntry(
  context: RequestContext,
  change: RecentChange,
  prop: RecentChangesValues['prop'],
): ResultRecord {
  const { wiki, namespaces } = context;
  const { log } = change;
  const shows = (name: (typeof prop)[number]): boolean => prop.includes(name);
  const { sees, hidesAction, seesAction, hidesUser, seesUser, hidesComment, seesComment } = visibilityOf(
    context,
    change,
    prop,
  );
  const hidesText = shows('sha1') && change.revision !== 0 && isHidden(change, 'content');
  const hidesSome = hidesAction || hidesText || hidesUser || hidesComment;
  const isAnonymous = seesUser && change.userId === 0;
  const isTemporary = seesUser && wiki.site.isTemporary(change.user);
  const comment = shows('parsedcomment') && seesComment ? commentHtml(context, change, batch) : undefined;
  return {
    type: change.type,
    ...(hidesAction && { actionhidden: true }),
    ...(seesAction && shows('title') && { ns: change.title.namespace, title: prefixedText(change.title, namespaces) }),
    ...(seesAction && shows('ids') && { pageid: change.pageId, revid: change.revision, old_revid: change.oldRevision }),
    ...(shows('ids') && { rcid: change.id }),
    ...(hidesUser && { userhidden: true }),
    ...(seesUser && shows('user') && { user: change.user }),
    ...(seesUser && shows('userid') && { userid: change.userId }),
    ...(isAnonymous && { anon: true }),
    ...(isTemporary && { temp: true }),
    ...(shows('flags') && { bot: change.bot, new: change.type === 'new', minor: change.minor }),
    ...(shows('sizes') && { oldlen: change.oldLength, newlen: change.newLength }),
    ...(shows('timestamp') && { timestamp: change.timestamp }),
    ...(hidesComment && { commenthidden: true }),
    ...(seesComment && shows('comment') && { comment: change.comment }),
    ...(comment !== undefined && { parsedcomment: comment }),
    ...(shows('redirect') && { redirect: isRedirectNow(change, wiki) }),
    ...(shows('patrolled') && patrolMarks(change, wiki)),
    ...(seesAction && shows('loginfo') && log && logMembers(log)),
    ...(shows('tags') && { tags: tagList(change.tags) }),
    ...(hidesText && { sha1hidden: true }),
    sha1: shows('sha1') && sees('content') && !isDeleted(context, change) ? digestOf(change) : undefined,
    ...(hidesSome && isHidden(change, 'restricted') && { suppressed: true }),
  };
}

export function patrolMarks({ patrolState, type, log }: RecentChange, { site }: WikiModel): ResultRecord {
  return {
    patrolled: patrolState !== 'unpatrolled',
    unpatrolled: patrolState === 'unpatrolled' && site.patrols(type, log?.type),
    autopatrolled: patrolState === 'autopatrolled',
  };
}

/** What a log entry adds to its change. */
export function logMembers({ id, type, action, parameters }: LoggedEvent): ResultRecord {
  return { logid: id, logtype: type, logaction: action, logparams: logParameters(parameters) };
}

/** The parameters of a log entry. */
export function logParameters(parameters: LoggedEvent['parameters']): ResultMap {
  return mapOf(parameters, 'param');
}

/** What XML calls the elements of lists among the parameters. */
const elementNames: ReadonlyMap<string, string> = new Map([
  ...['oldgroups', 'newgroups', 'oldmetadata', 'newmetadata'].map((name) => [name, 'g'] as const),
  ['flags', 'f'],
  ['ids', 'id'],
  ['pages', 'p'],
  ['namespaces', 'ns'],
]);

/** An object even if it is empty. */
function mapOf(members: object, elementName?: string): ResultMap {
  const map = new ResultMap({ association: true, ...(elementName !== undefined && { elementName }) });
  for (const [name, value] of Object.entries(members)) {
    map.append(name, resultValue(value, elementNames.get(name)));
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

/** Of a deleted page, the changes of its log entries stay (sequence changes-of-deleted-pages). */
function isDeleted({ wiki }: RequestContext, { type, revision }: RecentChange): boolean {
  return type === 'log' && revision !== 0 && !wiki.findPageOfRevision(revision);
}

function digestOf({ sha1: declared, text, revision }: RecentChange): string | undefined {
  return declared !== undefined || text === undefined || revision === 0 ? declared : sha1(text);
}
