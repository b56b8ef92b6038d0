import type { Clock } from './environment';
import { SortedList } from './sorted-list';
import { type Titled, titleText } from './title';

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
  /** For each user, since when which pages have changes that the user has not seen; a talk page has a time of its own. */
  private readonly unseen = new Map<number, Map<string, string>>();

  /** The pages and talk pages of each user, sorted, expired or not; created when they are first listed. */
  private readonly titles = new Map<number, SortedList<Titled>>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  fork(): Watchlist {
    const fork = new Watchlist(this.clock);
    for (const [user, watched] of this.byUser) fork.byUser.set(user, new Map(watched));
    for (const [user, times] of this.unseen) fork.unseen.set(user, new Map(times));
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
    if (!this.isWatched(userId, title)) this.forgetUnseen(userId, title);
    const key = watchedKey(title);
    const titles = this.titles.get(userId);
    if (titles && !watched.has(key)) addBoth(titles, title);
    watched.set(key, expiry);
    if (watched.size <= maximumWatched) return;
    for (const oldest of watched.keys()) {
      this.unwatch(userId, titleOfWatched(oldest));
      break;
    }
  }

  /** Lets everybody who watches a title watch another one as well, with the same unseen changes (writing 4.4). */
  copyTitle(from: Titled, to: Titled): void {
    for (const user of this.byUser.keys()) {
      const expiry = this.expiry(user, from);
      if (expiry === undefined) continue;
      this.watch(user, to, expiry);
      const copied = bothPages(to);
      bothPages(from).forEach((page, side) => {
        this.setUnseen(user, copied[side]!, this.unseenSince(user, page));
      });
    }
  }

  unwatch(userId: number, title: Titled): void {
    const isRemoved = this.byUser.get(userId)?.delete(watchedKey(title)) ?? false;
    const titles = this.titles.get(userId);
    if (titles && isRemoved) for (const page of bothPages(title)) titles.remove(page);
    this.forgetUnseen(userId, title);
  }

  /** Tells everybody who watches a page, except its author, of a change. Only the first unseen one counts (writing 4.4). */
  notify(title: Titled, authorId: number, timestamp: string): void {
    for (const user of this.byUser.keys()) {
      if (user === authorId || !this.isWatched(user, title)) continue;
      if (this.unseenSince(user, title) === undefined) this.setUnseen(user, title, timestamp);
    }
  }

  /** The time of the first change of a watched page that a user has not seen; `undefined` if there is none. */
  unseenSince(userId: number, title: Titled): string | undefined {
    return this.isWatched(userId, title) ? this.unseen.get(userId)?.get(titleText(title)) : undefined;
  }

  /** @param timestamp `undefined` if the user has seen all changes */
  setUnseen(userId: number, title: Titled, timestamp: string | undefined): void {
    let times = this.unseen.get(userId);
    if (timestamp === undefined) {
      times?.delete(titleText(title));
    } else if (this.isWatched(userId, title)) {
      if (!times) this.unseen.set(userId, (times = new Map<string, string>()));
      times.set(titleText(title), timestamp);
    }
  }

  /** The same for all watched pages and their talk pages. */
  setAllUnseen(userId: number, timestamp: string | undefined): void {
    this.unseen.delete(userId);
    if (timestamp === undefined) return;
    for (const watched of this.watchedBy(userId)) {
      for (const page of bothPages(watched)) this.setUnseen(userId, page, timestamp);
    }
  }

  /** Number of watched pages and talk pages with changes that a user has not seen. */
  countUnseen(userId: number): number {
    let count = 0;
    for (const key of this.unseen.get(userId)?.keys() ?? []) {
      if (this.isWatched(userId, titleOfWatched(key))) count++;
    }
    return count;
  }

  private forgetUnseen(userId: number, title: Titled): void {
    for (const page of bothPages(title)) this.setUnseen(userId, page, undefined);
  }

  /** The watched subject pages of a user, in the order in which they were added. */
  watchedBy(userId: number): Titled[] {
    const watched: Titled[] = [];
    for (const [key, expiry] of this.byUser.get(userId) ?? []) {
      if (this.isFuture(expiry)) watched.push(titleOfWatched(key));
    }
    return watched;
  }

  /** Walks the watched pages of a user and their talk pages, by namespace and key, from a title on. */
  *titlesFrom(userId: number, descending: boolean, from?: Titled): Generator<Titled, void> {
    const { compareTitles } = require('./title-text') as typeof import('./title-text');
    let titles = this.titles.get(userId);
    if (!titles) {
      this.titles.set(userId, (titles = new SortedList(compareTitles)));
      for (const key of this.byUser.get(userId)?.keys() ?? []) addBoth(titles, titleOfWatched(key));
    }
    for (const title of titles.walk(descending, from && ((one) => compareTitles(one, from)))) {
      if (this.isWatched(userId, title)) yield title;
    }
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

function addBoth(titles: SortedList<Titled>, title: Titled): void {
  for (const page of bothPages(title)) titles.add(page);
}

/** The same value for a page and its talk page. */
function watchedKey(title: Titled): string {
  return titleText(bothPages(title)[0]);
}

/** A page and its talk page, whose namespace has the next odd id. */
export function bothPages({ namespace, key }: Titled): readonly [page: Titled, talkPage: Titled] {
  const subject = namespace - (namespace & 1);
  return [
    { namespace: subject, key },
    { namespace: subject + 1, key },
  ];
}

function titleOfWatched(written: string): Titled {
  const colon = written.indexOf(':');
  return { namespace: Number(written.slice(0, colon)), key: written.slice(colon + 1) };
}
