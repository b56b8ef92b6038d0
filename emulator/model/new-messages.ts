import { canonicalAddress } from './ip-address';
import { userTalkNamespace } from './namespaces';
import type { RecentChange } from './recent-changes';
import { findRevision, walkRevisions } from './revisions';
import { holdsRight } from './rights';
import type { Titled } from './title';
import type { WikiModel } from './wiki-model';

/** Tells the owner of a talk page, the page of the change, that somebody else has edited it. */
export function noteMessage(
  wiki: WikiModel,
  change: Pick<RecentChange, 'type' | 'title' | 'user' | 'minor' | 'oldRevision'>,
): void {
  const { users } = wiki;
  const { title, user, minor } = change;
  if (change.type === 'log' || title.namespace !== userTalkNamespace) return;
  const owner = title.key.replaceAll('_', ' ');
  if (owner === user || (!users.find(owner) && canonicalAddress(owner) === undefined)) return;
  if (minor && holdsRight(users.find(user), 'nominornewtalk', wiki)) return;
  users.noteMessage(owner, change.oldRevision);
}

/**
 * The revision of the talk page before the first new message, if the page still has it. Real wikis remember only its time: of
 * several in that second, it is the first (writing 13.4).
 */
export function lastSeenMessage(wiki: WikiModel, name: string): number | undefined {
  const seen = wiki.users.lastSeenMessage(name);
  const holder = seen === 0 ? undefined : wiki.findPageOfRevision(seen);
  const timestamp = holder && findRevision(wiki, holder, seen)?.timestamp;
  const page = wiki.pages.findTitle(userTalkNamespace, name.replaceAll(' ', '_'));
  if (!page || timestamp === undefined) return undefined;
  const [first] = walkRevisions(wiki, page, false, { timestamp });
  return first?.timestamp === timestamp ? first.id : undefined;
}

/** A talk page that is gone has no messages (sequence messages-without-edits). */
export function forgetMessages({ users }: WikiModel, { namespace, key }: Titled): void {
  if (namespace === userTalkNamespace) users.clearMessages(key.replaceAll('_', ' '));
}
