import { canonicalAddress } from './ip-address';
import type { RecentChange } from './recent-changes';
import { holdsRight } from './rights';
import type { WikiModel } from './wiki-model';

/** Tells the owner of a talk page, the page of the change, that somebody else has edited it. */
export function noteMessage(
  wiki: WikiModel,
  change: Pick<RecentChange, 'type' | 'title' | 'user' | 'minor' | 'oldRevision'>,
): void {
  const { users } = wiki;
  const { title, user, minor } = change;
  if (change.type === 'log') return;
  const owner = title.key.replaceAll('_', ' ');
  if (owner === user || (!users.find(owner) && canonicalAddress(owner) === undefined)) return;
  if (minor && holdsRight(users.find(user), 'nominornewtalk', wiki)) return;
  users.noteMessage(owner, change.oldRevision);
}
