import { joinList } from '../../messages/message';
import type { MessageKey } from '../../messages/message-texts';
import { timeWordsOf } from '../../messages/time-words';
import type { LoggedEvent } from '../../model/logged-event';
import { prefixedText, type Titled } from '../../model/title';
import { escapeHtml } from '../../text/escape';
import { writtenTime } from '../../text/written-time';
import type { RequestContext } from '../context';
import { titleLink } from '../query/recentchanges/comment';
import { blockSaying, unblockSaying } from './block-sayings';
import { listOf, numberOf, objectOf, textOf, titleOf } from './parameter-values';
import { filledText, type Inserted, type Said } from './said';
import { userLink } from './user-link';

type Saying = (context: RequestContext, event: LoggedEvent) => Said;

/** What entries say, by type and action (sequences feed-of-log-entries, feed-of-hidden-changes). */
export const sayings: Readonly<Record<string, Saying>> = {
  'block/block': blockSaying('block'),
  'block/reblock': blockSaying('reblock'),
  'block/unblock': unblockSaying,
  'contentmodel/change': modelSaying('logentry-contentmodel-change'),
  'contentmodel/new': modelSaying('logentry-contentmodel-new'),
  'create/create': () => ({ key: 'logentry-create-create' }),
  'delete/delete': () => ({ key: 'logentry-delete-delete' }),
  'delete/delete_redir': () => ({ key: 'logentry-delete-delete_redir' }),
  'delete/event': visibilitySaying('logentry-delete-event'),
  'delete/restore': restoreSaying,
  'delete/revision': visibilitySaying('logentry-delete-revision'),
  'import/upload': importSaying,
  'managetags/activate': tagSaying('logentry-managetags-activate'),
  'managetags/create': tagSaying('logentry-managetags-create'),
  'managetags/deactivate': tagSaying('logentry-managetags-deactivate'),
  'managetags/delete': tagSaying('logentry-managetags-delete'),
  'merge/merge': mergeSaying,
  'move/move': moveSaying('logentry-move-move'),
  'move/move_redir': moveSaying('logentry-move-move_redir'),
  'newusers/autocreate': () => ({ key: 'logentry-newusers-autocreate' }),
  'newusers/byemail': newUserSaying('logentry-newusers-byemail'),
  'newusers/create': () => ({ key: 'logentry-newusers-create' }),
  'newusers/create2': newUserSaying('logentry-newusers-create2'),
  'protect/modify': protectSaying('logentry-protect-modify'),
  'protect/move_prot': protectionMoveSaying,
  'protect/protect': protectSaying('logentry-protect-protect'),
  'protect/unprotect': () => ({ key: 'logentry-protect-unprotect' }),
  'rights/rights': rightsSaying,
  'upload/overwrite': () => ({ key: 'logentry-upload-overwrite' }),
  'upload/revert': () => ({ key: 'logentry-upload-revert' }),
  'upload/upload': () => ({ key: 'logentry-upload-upload' }),
};

function modelSaying(key: MessageKey): Saying {
  return (context, { parameters }) => {
    const name = (model: unknown) => ({ html: modelName(context, textOf(model)) });
    return { key, further: [name(parameters.oldmodel), name(parameters.newmodel)] };
  };
}

function modelName(context: RequestContext, model: string): string {
  return modelNames.has(model) ? filledText(context, `content-model-${model}` as MessageKey) : escapeHtml(model);
}

const modelNames: ReadonlySet<string> = new Set(['css', 'javascript', 'json', 'text', 'wikitext']);

function visibilitySaying(key: MessageKey): Saying {
  return (context, { parameters }) => {
    const [removed, added] = [objectOf(parameters.old), objectOf(parameters.new)];
    const changes = (parts: Readonly<Record<string, unknown>>, ending: 'hid' | 'unhid') =>
      hiddenParts.flatMap(([part, name]) =>
        parts[part] === true ? [filledText(context, `revdelete-${name}-${ending}`)] : [],
      );
    const all = [...changes(added, 'hid'), ...changes(removed, 'unhid')];
    return { key, further: [{ html: enumeration(context, all) }, listOf(parameters.ids).length] };
  };
}

const hiddenParts = [
  ['content', 'content'],
  ['comment', 'summary'],
  ['user', 'uname'],
] as const;

function restoreSaying(context: RequestContext, { parameters }: LoggedEvent): Said {
  const count = objectOf(parameters.count);
  const counted = (['revisions', 'files'] as const).flatMap((name) => {
    const number = numberOf(count[name]);
    return number > 0 ? [filledText(context, `restore-count-${name}`, number)] : [];
  });
  return { key: 'logentry-delete-restore', further: [{ html: enumeration(context, counted) }] };
}

function importSaying(_: RequestContext, { parameters }: LoggedEvent): Said {
  if (parameters.count === undefined) return { key: 'logentry-import-upload' };
  return { key: 'logentry-import-upload-details', further: [numberOf(parameters.count)] };
}

function tagSaying(key: MessageKey): Saying {
  return (_, { parameters: { tag, count } }) => ({
    key,
    further: [textOf(tag), ...(count === undefined ? [] : [numberOf(count)])],
  });
}

function mergeSaying(context: RequestContext, { title, parameters }: LoggedEvent): Said {
  const target = titleOf(context, parameters.dest_ns, parameters.dest_title);
  return {
    key: 'logentry-merge-merge',
    target: pageLink(context, title, 'redirect=no'),
    further: [{ html: pageLink(context, target) }, timeText(context, parameters.mergepoint)],
  };
}

function moveSaying(key: 'logentry-move-move' | 'logentry-move-move_redir'): Saying {
  return (context, { title, parameters }) => ({
    key: parameters.suppressredirect === true ? `${key}-noredirect` : key,
    target: pageLink(context, title, 'redirect=no'),
    further: [{ html: pageLink(context, titleOf(context, parameters.target_ns, parameters.target_title)) }],
  });
}

/** The page of the entry is that of the new account. */
function newUserSaying(key: MessageKey): Saying {
  return (context, { title, parameters }) => ({
    key,
    target: userLink(context, title.key.replaceAll('_', ' '), numberOf(parameters.userid)),
  });
}

function protectSaying(key: 'logentry-protect-modify' | 'logentry-protect-protect'): Saying {
  return (context, { parameters }) => {
    const restrictions = listOf(parameters.details).map((each) => restrictionText(context, objectOf(each)));
    return {
      key: parameters.cascade === true ? `${key}-cascade` : key,
      further: [{ html: restrictions.join(' ') }],
    };
  };
}

function restrictionText(context: RequestContext, restriction: Readonly<Record<string, unknown>>): string {
  const [type, level] = [textOf(restriction.type), textOf(restriction.level)];
  const named = levels.has(level)
    ? filledText(context, `protect-level-${level}` as MessageKey)
    : filledText(context, 'protect-fallback', level);
  const end = textOf(restriction.expiry);
  const expiry = Number.isNaN(Date.parse(end))
    ? filledText(context, 'protect-expiry-indefinite')
    : filledText(context, 'protect-expiring-local', timeText(context, end));
  const action = actions.has(type) ? filledText(context, `restriction-${type}` as MessageKey) : escapeHtml(type);
  return filledText(context, 'protect-summary-desc', ...[action, named, expiry].map((html) => ({ html })));
}

const levels: ReadonlySet<string> = new Set(['autoconfirmed', 'sysop']);
const actions: ReadonlySet<string> = new Set(['create', 'edit', 'move', 'upload']);

function protectionMoveSaying(context: RequestContext, { parameters }: LoggedEvent): Said {
  const old = titleOf(context, parameters.oldtitle_ns, parameters.oldtitle_title);
  return { key: 'logentry-protect-move_prot', further: [{ html: pageLink(context, old, 'redirect=no') }] };
}

function rightsSaying(context: RequestContext, { title, parameters }: LoggedEvent): Said {
  const memberships = (groups: unknown, metadata: unknown): Inserted => ({
    html: groupsText(context, groups, metadata),
  });
  return {
    key: 'logentry-rights-rights',
    target: titleLink(context, title, escapeHtml(title.key.replaceAll('_', ' '))),
    further: [
      memberships(parameters.oldgroups, parameters.oldmetadata),
      memberships(parameters.newgroups, parameters.newmetadata),
    ],
  };
}

/** The groups of a user: temporary memberships come first. */
function groupsText(context: RequestContext, groups: unknown, metadata: unknown): string {
  const ends = new Map(
    listOf(metadata).map((each) => [textOf(objectOf(each).group), textOf(objectOf(each).expiry)] as const),
  );
  const [temporary, permanent]: [string[], string[]] = [[], []];
  for (const group of listOf(groups).map(textOf)) {
    const name = memberNames.has(group)
      ? filledText(context, `group-${group}-member` as MessageKey)
      : escapeHtml(group);
    const end = ends.get(group) ?? '';
    if (Number.isNaN(Date.parse(end))) permanent.push(name);
    else temporary.push(filledText(context, 'rightslogentry-temporary-group', { html: name }, timeText(context, end)));
  }
  const all = [...temporary, ...permanent];
  return all.length === 0 ? filledText(context, 'rightsnone') : enumeration(context, all);
}

const memberNames: ReadonlySet<string> = new Set(['bot', 'bureaucrat', 'interface-admin', 'suppress', 'sysop']);

function pageLink(context: RequestContext, title: Titled, parameters = ''): string {
  return titleLink(context, title, escapeHtml(prefixedText(title, context.namespaces)), { parameters });
}

function timeText({ interfaceTexts }: RequestContext, time: unknown): string {
  const at = Date.parse(textOf(time));
  return Number.isNaN(at) ? '' : writtenTime(at, timeWordsOf(interfaceTexts));
}

function enumeration({ interfaceTexts }: RequestContext, items: readonly string[]): string {
  return joinList(items, 'text', interfaceTexts);
}
