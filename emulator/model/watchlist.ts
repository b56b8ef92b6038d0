import type { Clock } from './environment';
import type { Titled } from './title';

/** The maximum number of pages on a watchlist; the oldest entry is dropped first. */
export const maximumWatched = 100_000;

/** When an entry ends that does not expire. */
const never = Infinity;

/**
 * The watchlists of all users. A page is watched together with its talk page, whether or not it exists; deleting it changes
 * nothing (writing 4.3).
 */
export class Watchlist {
  /** When each entry expires, in milliseconds since 1970. */
  private readonly byUser = new Map<number, Map<string, number>>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  fork(): Watchlist {
    const fork = new Watchlist(this.clock);
    for (const [user, watched] of this.byUser) fork.byUser.set(user, new Map(watched));
    return fork;
  }

  isWatched(userId: number, title: Titled): boolean {
    return this.expiry(userId, title) !== undefined;
  }

  /** When the page leaves the watchlist, in milliseconds since 1970: infinity for never; `undefined` if it is not watched. */
  expiry(userId: number, title: Titled): number | undefined {
    const expiry = this.byUser.get(userId)?.get(watchedKey(title));
    return expiry !== undefined && this.isFuture(expiry) ? expiry : undefined;
  }

  /**
   * @param expiry when the page leaves the watchlist, in milliseconds since 1970. Default: as before, never for a new entry.
   */
  watch(userId: number, title: Titled, expiry = this.expiry(userId, title) ?? never): void {
    let watched = this.byUser.get(userId);
    if (!watched) this.byUser.set(userId, (watched = new Map<string, number>()));
    watched.set(watchedKey(title), expiry);
    if (watched.size <= maximumWatched) return;
    for (const oldest of watched.keys()) {
      watched.delete(oldest);
      break;
    }
  }

  /** Lets everybody who watches a title watch another one as well. */
  copyTitle(from: Titled, to: Titled): void {
    for (const user of this.byUser.keys()) {
      const expiry = this.expiry(user, from);
      if (expiry !== undefined) this.watch(user, to, expiry);
    }
  }

  unwatch(userId: number, title: Titled): void {
    this.byUser.get(userId)?.delete(watchedKey(title));
  }

  /** The watched subject pages of a user, in the order in which they were added. */
  watchedBy(userId: number): Titled[] {
    const watched: Titled[] = [];
    for (const [key, expiry] of this.byUser.get(userId) ?? []) {
      if (!this.isFuture(expiry)) continue;
      const colon = key.indexOf(':');
      watched.push({ namespace: Number(key.slice(0, colon)), key: key.slice(colon + 1) });
    }
    return watched;
  }

  /** Number of users who watch a page. */
  countWatchers(title: Titled): number {
    const key = watchedKey(title);
    let count = 0;
    for (const watched of this.byUser.values()) if (this.isFuture(watched.get(key) ?? 0)) count++;
    return count;
  }

  private isFuture(expiry: number): boolean {
    return expiry === never || expiry > this.clock.now();
  }
}

/** The same value for a page and its talk page, whose namespace has the next odd id. */
function watchedKey({ namespace, key }: Titled): string {
  return `${namespace - (namespace & 1)}:${key}`;
}
