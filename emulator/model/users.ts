import type { Random } from './environment';
import { holdsRight, type RightsWiki } from './rights';
import type { User } from './user';

/** The accounts of a wiki. */
export class Users {
  private byName = new Map<string, User>();
  private byId = new Map<number, User>();
  private readonly rememberTokens = new Map<number, string>();
  private highestId = 0;
  /** Whether a fork shares the accounts, which must then be copied before they change. */
  private isShared = false;

  get size(): number {
    return this.byId.size;
  }

  get nextId(): number {
    return this.highestId + 1;
  }

  all(): Iterable<User> {
    return this.byId.values();
  }

  find(name: string): User | undefined {
    return this.byName.get(name);
  }

  findId(id: number): User | undefined {
    return this.byId.get(id);
  }

  put(user: User): void {
    this.own();
    this.highestId = Math.max(this.highestId, user.id);
    this.byName.set(user.name, user);
    this.byId.set(user.id, user);
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): Users {
    const fork = new Users();
    fork.byName = this.byName;
    fork.byId = this.byId;
    fork.highestId = this.highestId;
    fork.isShared = this.isShared = true;
    for (const [id, token] of this.rememberTokens) fork.rememberTokens.set(id, token);
    return fork;
  }

  /** The value of the cookie that logs the user in again without a session: one per user (core 7.4). */
  rememberToken(user: User, random: Random): string {
    const held = this.rememberTokens.get(user.id);
    if (held !== undefined) return held;
    const token = random.hexadecimal(32);
    this.rememberTokens.set(user.id, token);
    return token;
  }

  remembers(user: User, token: string): boolean {
    return this.rememberTokens.get(user.id) === token;
  }

  private own(): void {
    if (!this.isShared) return;
    this.byName = new Map(this.byName);
    this.byId = new Map(this.byId);
    this.isShared = false;
  }
}

/** Whether the user has the right `apihighlimits` (core 4.1). */
export function hasHighLimits(user: User | undefined, wiki: RightsWiki): boolean {
  return user !== undefined && holdsRight(user, 'apihighlimits', wiki);
}

/** Whether the user has the right `bot` (core 6.4, `assertbotfailed`). */
export function isBot(user: User | undefined, wiki: RightsWiki): boolean {
  return user !== undefined && holdsRight(user, 'bot', wiki);
}
