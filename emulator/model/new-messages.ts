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
  users.noteMessage(owner, firstOfSecond(wiki, title, change.oldRevision));
}

/** Real wikis note the time of the revision: several of one second count as the first (sequence messages-within-a-second). */
function firstOfSecond(wiki: WikiModel, { namespace, key }: Titled, revision: number): number {
  const page = revision === 0 ? undefined : wiki.pages.findTitle(namespace, key);
  const found = page && findRevision(wiki, page, revision);
  if (!page || !found) return revision;
  const [first] = walkRevisions(wiki, page, false, { timestamp: found.timestamp });
  return first?.id ?? revision;
}

/** A talk page that is gone has no messages (sequence messages-without-edits). */
export function forgetMessages({ users }: WikiModel, { namespace, key }: Titled): void {
  if (namespace === userTalkNamespace) users.clearMessages(key.replaceAll('_', ' '));
}
