import { joinList } from '../../messages/message';
import type { MessageKey } from '../../messages/message-texts';
import { timeWordsOf } from '../../messages/time-words';
import type { LoggedEvent } from '../../model/logged-event';
import { escapeHtml } from '../../text/escape';
import { writtenTime, type TimeForm } from '../../text/written-time';
import type { RequestContext } from '../context';
import { titleLink } from '../query/recentchanges/comment';
import { blockPhrase, unblockPhrase } from './block-phrases';
import { listOf, numberOf, objectOf, textOf, titleOf } from './parameter-values';
import { filledText, namedText, type Inserted, type Phrase } from './phrase';
import { pageLink, userLink } from './links';

type PhraseOf = (context: RequestContext, event: LoggedEvent) => Phrase;

/** What entries say was done, by type and action (sequences feed-of-log-entries, feed-of-hidden-changes). */
export const phrases: Readonly<Record<string, PhraseOf>> = {
  'block/block': blockPhrase('block'),
  'block/reblock': blockPhrase('reblock'),
  'block/unblock': unblockPhrase,
  'contentmodel/change': modelPhrase('logentry-contentmodel-change'),
  'contentmodel/new': modelPhrase('logentry-contentmodel-new'),
  'create/create': () => ({ key: 'logentry-create-create' }),
  'delete/delete': () => ({ key: 'logentry-delete-delete' }),
  'delete/delete_redir': () => ({ key: 'logentry-delete-delete_redir' }),
  'delete/event': visibilityPhrase('logentry-delete-event'),
  'delete/restore': restorePhrase,
  'delete/revision': visibilityPhrase('logentry-delete-revision'),
  'import/upload': importPhrase,
  'managetags/activate': tagPhrase('logentry-managetags-activate'),
  'managetags/create': tagPhrase('logentry-managetags-create'),
  'managetags/deactivate': tagPhrase('logentry-managetags-deactivate'),
  'managetags/delete': tagPhrase('logentry-managetags-delete'),
  'merge/merge': mergePhrase,
  'move/move': movePhrase('logentry-move-move'),
  'move/move_redir': movePhrase('logentry-move-move_redir'),
  'newusers/autocreate': () => ({ key: 'logentry-newusers-autocreate' }),
  'newusers/byemail': newUserPhrase('logentry-newusers-byemail'),
  'newusers/create': () => ({ key: 'logentry-newusers-create' }),
  'newusers/create2': newUserPhrase('logentry-newusers-create2'),
  'protect/modify': protectPhrase('logentry-protect-modify'),
  'protect/move_prot': protectionMovePhrase,
  'protect/protect': protectPhrase('logentry-protect-protect'),
  'protect/unprotect': () => ({ key: 'logentry-protect-unprotect' }),
  'rights/rights': rightsPhrase,
  'upload/overwrite': () => ({ key: 'logentry-upload-overwrite' }),
  'upload/revert': () => ({ key: 'logentry-upload-revert' }),
  'upload/upload': () => ({ key: 'logentry-upload-upload' }),
};

function modelPhrase(key: MessageKey): PhraseOf {
  return (context, { parameters }) => {
    const name = (model: unknown) => ({ html: modelName(context, textOf(model)) });
    return { key, further: [name(parameters.oldmodel), name(parameters.newmodel)] };
  };
}

function modelName(context: RequestContext, model: string): string {
  return namedText(context, `content-model-${model}`) ?? escapeHtml(model);
}

function visibilityPhrase(key: MessageKey): PhraseOf {
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

function restorePhrase(context: RequestContext, { parameters }: LoggedEvent): Phrase {
  const count = objectOf(parameters.count);
  const counted = (['revisions', 'files'] as const).flatMap((name) => {
    const number = numberOf(count[name]);
    return number > 0 ? [filledText(context, `restore-count-${name}`, number)] : [];
  });
  return { key: 'logentry-delete-restore', further: [{ html: enumeration(context, counted) }] };
}

function importPhrase(_: RequestContext, { parameters }: LoggedEvent): Phrase {
  if (parameters.count === undefined) return { key: 'logentry-import-upload' };
  return { key: 'logentry-import-upload-details', further: [numberOf(parameters.count)] };
}

function tagPhrase(key: MessageKey): PhraseOf {
  return (_, { parameters: { tag, count } }) => ({
    key,
    further: [textOf(tag), ...(count === undefined ? [] : [numberOf(count)])],
  });
}

function mergePhrase(context: RequestContext, { title, parameters }: LoggedEvent): Phrase {
  const target = titleOf(context, parameters.dest_ns, parameters.dest_title);
  return {
    key: 'logentry-merge-merge',
    target: pageLink(context, title, 'redirect=no'),
    further: [{ html: pageLink(context, target) }, timeText(context, parameters.mergepoint)],
  };
}

function movePhrase(key: 'logentry-move-move' | 'logentry-move-move_redir'): PhraseOf {
  return (context, { title, parameters }) => ({
    key: parameters.suppressredirect === true ? `${key}-noredirect` : key,
    target: pageLink(context, title, 'redirect=no'),
    further: [{ html: pageLink(context, titleOf(context, parameters.target_ns, parameters.target_title)) }],
  });
}

/** The page of the entry is that of the new account. */
function newUserPhrase(key: MessageKey): PhraseOf {
  return (context, { title, parameters }) => ({
    key,
    target: userLink(context, title.key.replaceAll('_', ' '), numberOf(parameters.userid)),
  });
}

function protectPhrase(key: 'logentry-protect-modify' | 'logentry-protect-protect'): PhraseOf {
  return (context, { parameters }) => {
    const restrictions = listOf(parameters.details).map((each) => restrictionText(context, objectOf(each)));
    return {
      key: parameters.cascade === true ? `${key}-cascade` : key,
      further: [{ html: restrictions.join(context.interfaceTexts === 'qqx' ? '(word-separator)' : ' ') }],
    };
  };
}

/** Texts choose among them. */
const timeForms = ['timeAndDate', 'date', 'time'] as const;

function restrictionText(context: RequestContext, restriction: Readonly<Record<string, unknown>>): string {
  const [type, level] = [textOf(restriction.type), textOf(restriction.level)];
  const named = namedText(context, `protect-level-${level}`) ?? filledText(context, 'protect-fallback', level);
  const end = textOf(restriction.expiry);
  const expiry = Number.isNaN(Date.parse(end))
    ? filledText(context, 'protect-expiry-indefinite')
    : filledText(context, 'protect-expiring-local', ...timeForms.map((form) => timeText(context, end, form)));
  const action = namedText(context, `restriction-${type}`) ?? escapeHtml(type);
  return filledText(context, 'protect-summary-desc', ...[action, named, expiry].map((html) => ({ html })));
}

function protectionMovePhrase(context: RequestContext, { parameters }: LoggedEvent): Phrase {
  const old = titleOf(context, parameters.oldtitle_ns, parameters.oldtitle_title);
  return { key: 'logentry-protect-move_prot', further: [{ html: pageLink(context, old, 'redirect=no') }] };
}

function rightsPhrase(context: RequestContext, { title, parameters }: LoggedEvent): Phrase {
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
    const name = namedText(context, `group-${group}-member`) ?? escapeHtml(group);
    const end = ends.get(group) ?? '';
    if (Number.isNaN(Date.parse(end))) permanent.push(name);
    else temporary.push(filledText(context, 'rightslogentry-temporary-group', { html: name }, timeText(context, end)));
  }
  const all = [...temporary, ...permanent];
  return all.length === 0 ? filledText(context, 'rightsnone') : enumeration(context, all);
}

function timeText({ interfaceTexts }: RequestContext, time: unknown, form: TimeForm = 'timeAndDate'): string {
  const at = Date.parse(textOf(time));
  return Number.isNaN(at) ? '' : writtenTime(at, timeWordsOf(interfaceTexts), form);
}

function enumeration({ interfaceTexts }: RequestContext, items: readonly string[]): string {
  return joinList(items, 'text', interfaceTexts);
}
