import type { LoggedEvent } from './logged-event';
import { userTalkNamespace } from './namespaces';
import type { PatrolState, RecentChange } from './recent-changes';
import { holdsRight } from './rights';
import type { WikiModel } from './wiki-model';

/** What a log entry has besides what it shares with its recent change. Default: an unused id, no parameters. */
export interface LogDetails
  extends Pick<LoggedEvent, 'type' | 'action'>, Partial<Pick<LoggedEvent, 'id' | 'parameters'>> {}

/** A change to record. Missing members have the values of a change made now. */
export interface NewChange
  extends
    Pick<RecentChange, 'type' | 'title' | 'user'>,
    Partial<Omit<RecentChange, 'type' | 'title' | 'user' | 'log'>> {
  /** The entry of the log, for a change of type `log`. */
  readonly log?: LogDetails | undefined;
  /** It was made before the watchlists were: those who watch the page have seen it. Default: false. */
  readonly isPast?: boolean | undefined;
}

/** A log entry to record. Missing members have the values of an entry made now. */
export interface NewLoggedEvent
  extends
    Pick<LoggedEvent, 'type' | 'action' | 'title' | 'user'>,
    Partial<Omit<LoggedEvent, 'type' | 'action' | 'title' | 'user'>> {}

/** Adds a change to the recent changes, and its entry, if it has one, to the log. */
export function recordChange(wiki: WikiModel, { log, isPast = false, ...given }: NewChange): RecentChange {
  const { changes } = wiki;
  const { type, title, user, oldLength = 0 } = given;
  const change: RecentChange = {
    id: changes.nextId,
    pageId: pageIdOf(wiki, title),
    revision: 0,
    oldRevision: 0,
    userId: userIdOf(wiki, user),
    minor: false,
    bot: false,
    oldLength,
    newLength: oldLength,
    timestamp: wiki.now,
    comment: '',
    tags: [],
    patrolState: initialPatrolState(wiki, type, user),
    ...given,
  };
  const recorded = log ? withLog(wiki, { ...change, tags: wiki.tags.use(change.tags) }, log) : change;
  changes.add(recorded);
  if (!isPast) wiki.watchlist.notify(title, recorded.userId, recorded.timestamp);
  if (recorded.title.namespace === userTalkNamespace) noteMessage(wiki, recorded);
  if (wiki.clientAddress !== undefined && recorded.userId !== 0) {
    wiki.users.noteAddress(recorded.userId, wiki.clientAddress);
  }
  return recorded;
}

/** Adds the entry of the log to a change. */
function withLog(wiki: WikiModel, change: RecentChange, log: LogDetails): RecentChange {
  return { ...change, log: logOf(wiki, change, log) };
}

/** Loaded with the first edit of a talk page of a user. */
function noteMessage(wiki: WikiModel, change: RecentChange): void {
  const messages = require('./new-messages') as typeof import('./new-messages');
  messages.noteMessage(wiki, change);
}

/** Adds an entry to the log that has no recent change, as for a new page or a patrolled edit (writing 9). */
export function recordLog(wiki: WikiModel, given: NewLoggedEvent): LoggedEvent {
  const event: LoggedEvent = {
    id: wiki.logs.nextId,
    pageId: pageIdOf(wiki, given.title),
    revision: 0,
    userId: userIdOf(wiki, given.user),
    timestamp: wiki.now,
    comment: '',
    tags: [],
    parameters: {},
    ...given,
  };
  wiki.logs.put(event);
  return event;
}

function logOf(
  wiki: WikiModel,
  change: RecentChange,
  { id = wiki.logs.nextId, type, action, parameters = {} }: LogDetails,
): LoggedEvent {
  const { title, pageId, revision, user, userId, timestamp, comment, tags, hidden } = change;
  return recordLog(wiki, {
    ...{ id, type, action, title, pageId, revision, user, userId, timestamp, comment, tags, parameters },
    ...(hidden && { hidden }),
  });
}

function pageIdOf({ pages }: WikiModel, { namespace, key }: RecentChange['title']): number {
  return pages.findTitle(namespace, key)?.id ?? 0;
}

function userIdOf({ users }: WikiModel, name: string): number {
  return users.find(name)?.id ?? 0;
}

/**
 * Log entries except those of uploads, and changes of users with the right `autopatrol`, are patrolled automatically where such changes can be
 * patrolled (writing 3.3).
 */
export function initialPatrolState(
  wiki: WikiModel,
  type: RecentChange['type'],
  user: string,
  logType?: string,
): PatrolState {
  const isTrusted =
    (type === 'log' && logType !== 'upload') ||
    (wiki.site.patrols(type, logType) && holdsRight(wiki.users.find(user), 'autopatrol', wiki));
  return isTrusted ? 'autopatrolled' : 'unpatrolled';
}
