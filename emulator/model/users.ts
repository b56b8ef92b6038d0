import type { Random } from './environment';
import { holdsRight, type RightsWiki } from './rights';
import type { User } from './user';
import type { UserDirectory } from './user-directory';

/** The accounts of a wiki. */
export class Users {
  private byName = new Map<string, User>();
  private byId = new Map<number, User>();
  private readonly rememberTokens = new Map<number, string>();
  /** From where each user last changed something, by id. */
  private addresses = new Map<number, string>();
  /** Names, and addresses, of those who have new messages; with the revision of the talk page before, or 0. */
  private messages = new Map<string, number>();
  private highestId = 0;
  /** Created when accounts are first listed. */
  private heldDirectory: UserDirectory | undefined;
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

  /** The name of an account that is given by its id (`#3`); anything else as it is. */
  nameGiven(text: string): string {
    return text.startsWith('#') ? (this.findId(Number(text.slice(1)))?.name ?? text) : text;
  }

  /** The names of all accounts, in order. */
  get directory(): UserDirectory {
    if (this.heldDirectory) return this.heldDirectory;
    const { UserDirectory: Directory } = require('./user-directory') as typeof import('./user-directory');
    this.heldDirectory = new Directory();
    for (const user of this.all()) this.heldDirectory.put(user);
    return this.heldDirectory;
  }

  put(user: User): void {
    this.own();
    this.heldDirectory?.put(user, this.byName.get(user.name));
    this.highestId = Math.max(this.highestId, user.id);
    this.byName.set(user.name, user);
    this.byId.set(user.id, user);
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): Users {
    const fork = new Users();
    fork.byName = this.byName;
    fork.byId = this.byId;
    fork.addresses = this.addresses;
    fork.messages = this.messages;
    fork.highestId = this.highestId;
    fork.heldDirectory = this.heldDirectory;
    fork.isShared = this.isShared = true;
    for (const [id, token] of this.rememberTokens) fork.rememberTokens.set(id, token);
    return fork;
  }

  hasMessages(name: string): boolean {
    return this.messages.has(name);
  }

  /** Names, and addresses, of those who have new messages, with the revision of the talk page before, or 0. */
  get withMessages(): ReadonlyMap<string, number> {
    return this.messages;
  }

  /** @param before the revision of the talk page before the message; 0 if the message created the page */
  noteMessage(name: string, before: number): void {
    const known = this.messages.get(name);
    if (known !== undefined && (known > 0 || before === 0)) return;
    this.own();
    this.messages.set(name, before);
  }

  /** The revision of the talk page that somebody with new messages has seen last; 0 if there is none. */
  lastSeenMessage(name: string): number {
    return this.messages.get(name) ?? 0;
  }

  clearMessages(name: string): void {
    if (!this.messages.has(name)) return;
    this.own();
    this.messages.delete(name);
  }

  /** Notes from where a user changes something, for blocks that follow users to their addresses. */
  noteAddress(id: number, address: string): void {
    if (this.addresses.get(id) === address) return;
    this.own();
    this.addresses.set(id, address);
  }

  addressOf(id: number): string | undefined {
    return this.addresses.get(id);
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
    this.addresses = new Map(this.addresses);
    this.messages = new Map(this.messages);
    this.heldDirectory = this.heldDirectory?.copy();
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
