/** Changes of the groups of a user (writing 6.2). */
import { withoutSpaceAround } from './comment';
import { userPage } from './blocking';
import { recordChange } from './record-change';
import { explicitGroupsOf, holdsRight } from './rights';
import type { User } from './user';
import type { WikiModel } from './wiki-model';

/** A change of the groups of a user. */
export interface MembershipChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** When the added memberships end, by group. Default: never. */
  readonly expiry?: Readonly<Record<string, string | undefined>>;
}

/** Who makes a change of groups, and why. */
export interface MembershipAuthor {
  readonly user: string;
  readonly bot?: boolean;
  readonly comment?: string;
  readonly tags?: readonly string[];
}

/** The groups of a user, in the order of names, with the ends of the memberships. */
interface Memberships {
  readonly groups: readonly string[];
  readonly expiry: Readonly<Record<string, string>>;
}

/** Changes the groups of a user, and writes a log entry if anything changes. */
export function changeMemberships(
  wiki: WikiModel,
  user: User,
  { add, remove, expiry = {} }: MembershipChange,
  author: MembershipAuthor,
): User {
  const old: Memberships = { groups: [...explicitGroupsOf(user, wiki)].sort(), expiry: user.groupExpiry ?? {} };
  const kept = old.groups.filter((group) => !remove.includes(group));
  const groups = [...new Set([...kept, ...add])];
  const ends = (group: string) => (add.includes(group) ? expiry[group] : old.expiry[group]);
  const changed = groups.map((group) => [group, ends(group)] as const);
  const limited = changed.filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  const next: Memberships = { groups, expiry: Object.fromEntries(limited) };
  const changedUser: User = {
    ...user,
    groups: [...groups].sort(),
    groupExpiry: limited.length > 0 ? next.expiry : undefined,
  };
  wiki.users.put(changedUser);
  const { comment = '', ...rest } = author;
  // Whoever became a bot is one already (sequence changes-in-detail, step 16).
  const bot = author.user === user.name ? holdsRight(changedUser, 'bot', wiki) : author.bot;
  recordChange(wiki, {
    type: 'log',
    title: userPage(user.name),
    ...rest,
    bot,
    comment: withoutSpaceAround(comment),
    log: {
      type: 'rights',
      action: 'rights',
      parameters: {
        oldgroups: old.groups,
        newgroups: groups,
        oldmetadata: metadata(old),
        newmetadata: metadata(next),
      },
    },
  });
  return changedUser;
}

function metadata({ groups, expiry }: Memberships) {
  return groups.map((group) => ({ group, expiry: expiry[group] ?? 'infinity' }));
}
