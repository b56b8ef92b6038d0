import { compareByCodePoint } from './file-usage';
import { SortedGroups } from './sorted-groups';
import { SortedList } from './sorted-list';
import type { User } from './user';

/** The names of accounts in order: all of them, and those of each group. */
export class UserDirectory {
  private names = new SortedList<string>(compareByCodePoint);
  private members = new SortedGroups<string, string>(compareByCodePoint);

  copy(): UserDirectory {
    const copy = new UserDirectory();
    copy.names = this.names.copy();
    copy.members = this.members.copy();
    return copy;
  }

  /** @param before the account as it was, if it was there */
  put({ name, groups }: Pick<User, 'name' | 'groups'>, before?: Pick<User, 'groups'>): void {
    if (!before) this.names.add(name);
    if (before?.groups === groups) return;
    for (const group of new Set(before?.groups)) this.members.remove(group, name);
    for (const group of new Set(groups)) this.members.add(group, name);
  }

  /** All names from one on, by code point. */
  namesFrom(first: string | undefined, descending: boolean): Iterable<string> {
    return this.names.walk(descending, orderFrom(first));
  }

  /** The names of those who were added to a group, also if that has ended. */
  membersFrom(group: string, first: string | undefined, descending: boolean): Iterable<string> {
    return this.members.get(group)?.walk(descending, orderFrom(first)) ?? [];
  }
}

function orderFrom(first: string | undefined): ((name: string) => number) | undefined {
  return first === undefined ? undefined : (name) => compareByCodePoint(name, first);
}
