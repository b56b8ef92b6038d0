import { compareByCodePoint } from './file-usage';
import { addressSortKey } from './ip-address';
import { compareRevisions } from './revision';
import { SortedGroups } from './sorted-groups';
import { SortedList } from './sorted-list';

/** A revision that exists, current or past, in the list of its author. */
export interface AuthoredRevision {
  readonly id: number;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  /** A name, or an address. */
  readonly user: string;
  readonly pageId: number;
}

/**
 * The revisions of all pages by author, each list by time. It reads all revisions once; after that, only those that were touched
 * since it was last brought up to date.
 */
export class AuthoredRevisions {
  private byAuthor = new SortedGroups<string, AuthoredRevision>(compareRevisions);
  private byId = new Map<number, AuthoredRevision>();
  /** All of them by time, once they have been listed. */
  private byTime: SortedList<AuthoredRevision> | undefined;
  /** Those that have revisions, by code point. */
  private authors = new SortedList<string>(compareByCodePoint);
  /** Those that are addresses. */
  private addressList = new SortedList<Address>(compareAddresses);
  /** The numbers of authors, in the order in which they first wrote. */
  private actors = new Map<string, number>();
  private highestActor = 0;
  private readonly touched: Set<number>;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;

  /**
   * @param revisions the ids of all that exist or were deleted
   * @param accounts are numbered by their ids
   */
  constructor(revisions: Iterable<number>, accounts: Iterable<{ readonly id: number; readonly name: string }> = []) {
    this.touched = new Set(revisions);
    for (const { id, name } of accounts) {
      this.actors.set(name, id);
      this.highestActor = Math.max(this.highestActor, id);
    }
  }

  /** Reads a revision again before the index is next asked: it may be new, gone, or have another author. */
  touch(revision: number): void {
    this.touched.add(revision);
  }

  /**
   * Reads what was touched. To be called before anything is looked up.
   *
   * @param read returns a revision that exists; `undefined` for any other
   * @param authorOfDeleted returns the author of a deleted revision, who stays an author
   */
  refresh(
    read: (id: number) => AuthoredRevision | undefined,
    authorOfDeleted: (id: number) => string | undefined,
  ): void {
    if (this.touched.size === 0) return;
    this.own();
    for (const id of this.touched) {
      this.forget(id);
      const revision = read(id);
      if (revision) this.add(revision);
      else this.number(authorOfDeleted(id));
    }
    this.touched.clear();
  }

  /** The revisions of an author; `undefined` if there are none. */
  of(author: string): SortedList<AuthoredRevision> | undefined {
    return this.byAuthor.get(author);
  }

  /** The revisions of all authors. */
  get all(): SortedList<AuthoredRevision> {
    if (this.byTime) return this.byTime;
    this.byTime = new SortedList<AuthoredRevision>(compareRevisions);
    for (const revision of [...this.byId.values()].sort(compareRevisions)) this.byTime.add(revision);
    return this.byTime;
  }

  /** The names of authors from one on, by code point. */
  authorsFrom(first: string | undefined, descending: boolean): Iterable<string> {
    return this.authors.walk(descending, first === undefined ? undefined : (name) => compareByCodePoint(name, first));
  }

  /** The addresses that are authors, from one to another; neither of the two needs to be an author. */
  *addresses(from: string, to: string, descending: boolean): Generator<string, void> {
    const [first = '', last = ''] = [from, to].map(addressSortKey);
    for (const { key, name } of this.addressList.walk(descending, (address) => compareText(address.key, first))) {
      if (descending ? key < last : key > last) return;
      yield name;
    }
  }

  /**
   * The number by which lists of several authors are ordered: real wikis number accounts and other authors together as they
   * appear. `undefined` for a name without an account that has never edited.
   */
  actorOf(name: string, isAccount: boolean): number | undefined {
    if (isAccount && !this.actors.has(name)) {
      this.own();
      this.number(name);
    }
    return this.actors.get(name);
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): AuthoredRevisions {
    const fork = new AuthoredRevisions(this.touched);
    fork.byAuthor = this.byAuthor;
    fork.byId = this.byId;
    fork.byTime = this.byTime;
    fork.authors = this.authors;
    fork.addressList = this.addressList;
    fork.actors = this.actors;
    fork.highestActor = this.highestActor;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private forget(id: number): void {
    const held = this.byId.get(id);
    if (!held) return;
    this.byId.delete(id);
    this.byTime?.remove(held);
    this.byAuthor.remove(held.user, held);
    if (this.byAuthor.get(held.user)) return;
    this.authors.remove(held.user);
    const key = addressSortKey(held.user);
    if (key !== undefined) this.addressList.remove({ key, name: held.user });
  }

  private add(authored: AuthoredRevision): void {
    const { id, user } = authored;
    this.byId.set(id, authored);
    this.byTime?.add(authored);
    if (!this.byAuthor.get(user)) this.addAuthor(user);
    this.byAuthor.add(user, authored);
  }

  private addAuthor(name: string): void {
    this.authors.add(name);
    const key = addressSortKey(name);
    if (key !== undefined) this.addressList.add({ key, name });
    this.number(name);
  }

  private number(name: string | undefined): void {
    if (name !== undefined && !this.actors.has(name)) this.actors.set(name, ++this.highestActor);
  }

  private own(): void {
    if (!this.isShared) return;
    this.byAuthor = this.byAuthor.copy();
    this.byId = new Map(this.byId);
    this.byTime = this.byTime?.copy();
    this.authors = this.authors.copy();
    this.addressList = this.addressList.copy();
    this.actors = new Map(this.actors);
    this.isShared = false;
  }
}

interface Address {
  readonly key: string;
  readonly name: string;
}

function compareAddresses(one: Address, other: Address): number {
  return compareText(one.key, other.key);
}

function compareText(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
