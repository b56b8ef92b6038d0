import type { Titled } from './title';

/** The maximum number of pages on a watchlist; the oldest entry is dropped first. */
export const maximumWatched = 100_000;

/**
 * The watchlists of all users. A page is watched together with its talk page, whether or not it exists; deleting it changes
 * nothing (writing 4.3).
 */
export class Watchlist {
  private readonly byUser = new Map<number, Set<string>>();

  fork(): Watchlist {
    const fork = new Watchlist();
    for (const [user, watched] of this.byUser) fork.byUser.set(user, new Set(watched));
    return fork;
  }

  isWatched(userId: number, title: Titled): boolean {
    return this.byUser.get(userId)?.has(watchedKey(title)) ?? false;
  }

  watch(userId: number, title: Titled): void {
    let watched = this.byUser.get(userId);
    if (!watched) this.byUser.set(userId, (watched = new Set()));
    watched.add(watchedKey(title));
    if (watched.size <= maximumWatched) return;
    for (const oldest of watched) {
      watched.delete(oldest);
      break;
    }
  }

  unwatch(userId: number, title: Titled): void {
    this.byUser.get(userId)?.delete(watchedKey(title));
  }

  /** The watched subject pages of a user, in the order in which they were added. */
  watchedBy(userId: number): Titled[] {
    return Array.from(this.byUser.get(userId) ?? [], (watched) => {
      const colon = watched.indexOf(':');
      return { namespace: Number(watched.slice(0, colon)), key: watched.slice(colon + 1) };
    });
  }

  /** Number of users who watch a page. */
  countWatchers(title: Titled): number {
    const key = watchedKey(title);
    let count = 0;
    for (const watched of this.byUser.values()) if (watched.has(key)) count++;
    return count;
  }
}

/** The same value for a page and its talk page, whose namespace has the next odd id. */
function watchedKey({ namespace, key }: Titled): string {
  return `${namespace - (namespace & 1)}:${key}`;
}
