import type { Random } from './ambient';

/** Somebody with an account. */
export interface User {
  readonly id: number;
  readonly name: string;
  /** Without one, nobody can log in as the user. */
  readonly password: string | undefined;
  readonly groups: readonly string[];
}

/** The accounts of a wiki. */
export class Users {
  private readonly byName = new Map<string, User>();
  private readonly byId = new Map<number, User>();
  private readonly rememberTokens = new Map<number, string>();

  get nextId(): number {
    let highest = 0;
    for (const id of this.byId.keys()) highest = Math.max(highest, id);
    return highest + 1;
  }

  find(name: string): User | undefined {
    return this.byName.get(name);
  }

  findId(id: number): User | undefined {
    return this.byId.get(id);
  }

  put(user: User): void {
    this.byName.set(user.name, user);
    this.byId.set(user.id, user);
  }

  /** The value of the cookie that logs the user in again without a session: one a user (facts 7.4). */
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
}

const groupsWithHighLimits = ['bot', 'sysop'];

/** Whether the right `apihighlimits` comes with one of the groups (facts 4.1, reading 6.4). */
export function hasHighLimits(user: User | undefined): boolean {
  return user?.groups.some((group) => groupsWithHighLimits.includes(group)) ?? false;
}

/** Whether the right `bot` comes with one of the groups (facts 6.4, `assertbotfailed`). */
export function isBot(user: User | undefined): boolean {
  return user?.groups.includes('bot') ?? false;
}
