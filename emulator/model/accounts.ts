import { userNamespace } from './namespaces';
import { recordChange } from './record-change';
import { holdsRight } from './rights';
import type { User } from './user';
import type { WikiModel } from './wiki-model';

/** An account to create. */
export interface NewAccount extends Pick<User, 'name' | 'password' | 'email' | 'realName'> {
  /** The logged-in user who creates the account for somebody else. Default: the new user creates it. */
  readonly creator?: User | undefined;
  /** The reason given by the creator. Default: empty. */
  readonly reason?: string | undefined;
}

/** Creates an account, and a log entry under the title of the user's page (writing 2). */
export function registerUser(wiki: WikiModel, { creator, reason = '', ...account }: NewAccount): User {
  const { users } = wiki;
  const user: User = { ...account, id: users.nextId, groups: [], registered: wiki.now };
  users.put(user);
  const title = { namespace: userNamespace, key: user.name.replaceAll(' ', '_') };
  // Whoever creates the account (sequence accounts, steps 2 and 4).
  wiki.watchlist.watch(user.id, title);
  recordChange(wiki, {
    type: 'log',
    title,
    user: (creator ?? user).name,
    bot: holdsRight(creator, 'bot', wiki),
    comment: reason,
    log: { type: 'newusers', action: creator ? 'create2' : 'create', parameters: { userid: user.id } },
  });
  return user;
}
