import type { LogEntry, PatrolState, RecentChange } from './recent-changes';
import { holdsRight } from './rights';
import type { WikiModel } from './wiki-model';

/** A change to record. Missing members have the values of a change made now. */
export interface NewChange
  extends
    Pick<RecentChange, 'type' | 'title' | 'user'>,
    Partial<Omit<RecentChange, 'type' | 'title' | 'user' | 'log'>> {
  readonly log?: (Omit<LogEntry, 'id'> & { readonly id?: number | undefined }) | undefined;
}

/** Adds a change to the recent changes. */
export function recordChange(wiki: WikiModel, { log, ...given }: NewChange): RecentChange {
  const { changes, pages, users } = wiki;
  const { type, title, user, oldLength = 0 } = given;
  const recorded: RecentChange = {
    id: changes.nextId,
    pageId: pages.findTitle(title.namespace, title.key)?.id ?? 0,
    revision: 0,
    oldRevision: 0,
    userId: users.find(user)?.id ?? 0,
    minor: false,
    bot: false,
    oldLength,
    newLength: oldLength,
    timestamp: wiki.now,
    comment: '',
    tags: [],
    patrolState: initialPatrolState(wiki, type, user),
    ...given,
    log: log && { ...log, id: log.id ?? changes.nextLogId },
  };
  changes.add(recorded);
  return recorded;
}

/**
 * Log entries, and changes of users with the right `autopatrol`, are patrolled automatically where such changes can be
 * patrolled (writing 3.3).
 */
export function initialPatrolState(wiki: WikiModel, type: RecentChange['type'], user: string): PatrolState {
  const isTrusted =
    type === 'log' || (wiki.site.patrols(type, undefined) && holdsRight(wiki.users.find(user), 'autopatrol', wiki));
  return isTrusted ? 'autopatrolled' : 'unpatrolled';
}
