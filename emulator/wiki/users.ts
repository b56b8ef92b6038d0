import type { Random } from './ambient';
import type { BotPassword } from './bot-passwords';
import { holdsRight } from './rights';

/** Somebody with an account. */
export interface User {
  readonly id: number;
  readonly name: string;
  /** Without one, nobody can log in as the user. */
  readonly password: string | undefined;
  /** Those that the user was put into, without the implicit ones. */
  readonly groups: readonly string[];
  readonly botPasswords?: readonly BotPassword[] | undefined;
  readonly email?: string | undefined;
  readonly realName?: string | undefined;
  /** When the account was made: `2026-01-31T12:00:00Z`. */
  readonly registered?: string | undefined;
  readonly editCount?: number | undefined;
  /** What the user has set, by name; everything else is as on a fresh wiki. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** What a bot password lets through, where one was used to log in. */
  readonly grants?: readonly string[] | undefined;
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

/** Whether the user has the right `apihighlimits`, which both releases give to the same groups (facts 4.1). */
export function hasHighLimits(user: User | undefined): boolean {
  return user !== undefined && holdsRight(user, 'apihighlimits', '1.43');
}

/** Whether the user has the right `bot`, which both releases give to the same group (facts 6.4, `assertbotfailed`). */
export function isBot(user: User | undefined): boolean {
  return user !== undefined && holdsRight(user, 'bot', '1.43');
}
