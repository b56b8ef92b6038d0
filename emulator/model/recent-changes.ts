import { SortedList } from './sorted-list';
import type { Titled } from './title';

/** How many changes a wiki remembers; the oldest go first, as on real wikis after 90 days. */
export const maximumChanges = 100_000;

/** Of an entry of the logs. */
export interface LogEntry {
  readonly id: number;
  /** `move` */
  readonly type: string;
  readonly action: string;
  /** What belongs to the kind of entry, as the API prints it. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * What became of a change: somebody looked at it, or nobody has to, because who made it holds `autopatrol` (writing 3.3).
 */
export type PatrolState = 'unpatrolled' | 'patrolled' | 'autopatrolled';

/** An entry of `list=recentchanges` (writing 3.2). */
export interface RecentChange {
  /** `rcid` */
  readonly id: number;
  readonly type: 'edit' | 'new' | 'log';
  /** As recorded: a page that was moved since has another. */
  readonly title: Titled;
  /** 0 where there is no page, as with most entries of the logs. */
  readonly pageId: number;
  /** 0 for entries of the logs that made none. */
  readonly revision: number;
  readonly oldRevision: number;
  /** A name, or an address. */
  readonly user: string;
  /** 0 for addresses. */
  readonly userId: number;
  readonly minor: boolean;
  readonly bot: boolean;
  /** Bytes before and after. */
  readonly oldLength: number;
  readonly newLength: number;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  readonly comment: string;
  readonly tags: readonly string[];
  /** What the page held afterwards, or the digest of that, as far as they are known. */
  readonly text?: string | undefined;
  readonly sha1?: string | undefined;
  readonly log?: LogEntry | undefined;
  readonly patrolState: PatrolState;
}

/** A place in the list: what has the time, and this id or one further on. */
export interface ChangePlace {
  readonly timestamp: string;
  readonly id: number;
}

/** The recent changes of a wiki, in the order of their times and ids. */
export class RecentChanges {
  private ordered = new SortedList<RecentChange>(comparePlaces);
  private byId = new Map<number, RecentChange>();
  private byRevision = new Map<number, RecentChange>();
  private pagesByRevision = new Map<number, number>();
  /** The ids of the changes of each page, without the entries of the logs. */
  private editsByPage = new Map<number, Set<number>>();
  private highestId = 0;
  private highestLogId = 0;
  private highestRevisionId = 0;
  /** Whether a fork holds the same objects, which must be copied before they change. */
  private isShared = false;

  get nextId(): number {
    return this.highestId + 1;
  }

  get nextLogId(): number {
    return this.highestLogId + 1;
  }

  get highestRevision(): number {
    return this.highestRevisionId;
  }

  add(change: RecentChange): void {
    this.own();
    this.highestId = Math.max(this.highestId, change.id);
    this.highestLogId = Math.max(this.highestLogId, change.log?.id ?? 0);
    this.highestRevisionId = Math.max(this.highestRevisionId, change.revision, change.oldRevision);
    this.byId.set(change.id, change);
    if (change.revision !== 0) {
      this.byRevision.set(change.revision, change);
      this.pagesByRevision.set(change.revision, change.pageId);
    }
    if (change.oldRevision !== 0) this.pagesByRevision.set(change.oldRevision, change.pageId);
    if (change.type !== 'log') {
      const edits = this.editsByPage.get(change.pageId);
      if (edits) edits.add(change.id);
      else this.editsByPage.set(change.pageId, new Set([change.id]));
    }
    this.ordered.add(change);
    if (this.ordered.size > maximumChanges) this.forget(this.ordered.shift());
  }

  /** Notes that somebody has looked at a change. */
  markPatrolled(id: number): void {
    const change = this.byId.get(id);
    if (change?.patrolState !== 'unpatrolled') return;
    this.own();
    const patrolled: RecentChange = { ...change, patrolState: 'patrolled' };
    this.ordered.replace(patrolled);
    this.byId.set(id, patrolled);
    if (this.byRevision.get(change.revision) === change) this.byRevision.set(change.revision, patrolled);
  }

  /** Leaves the entries of the logs: what was done to a page that is gone is not listed any more. */
  forgetEditsOf(pageId: number): void {
    if (!this.editsByPage.has(pageId)) return;
    this.own();
    for (const id of this.editsByPage.get(pageId) ?? []) {
      const change = this.byId.get(id);
      if (!change) continue;
      this.forget(change);
      this.ordered.remove(change);
    }
  }

  find(id: number): RecentChange | undefined {
    return this.byId.get(id);
  }

  /** The change that made a revision. */
  findRevision(revision: number): RecentChange | undefined {
    return this.byRevision.get(revision);
  }

  /** The id of the page that a revision, whether the latest or not, is one of, as far as changes tell. */
  findPageOfRevision(revision: number): number | undefined {
    return this.pagesByRevision.get(revision);
  }

  /**
   * Every change from a place on, one after the other.
   *
   * @param newerFirst the direction
   * @param from the first one; without it, from the newest or the oldest on
   */
  walk(newerFirst: boolean, from: ChangePlace | undefined): Generator<RecentChange, void> {
    return this.ordered.walk(newerFirst, from && ((change) => comparePlaces(change, from)));
  }

  /** The same changes, whatever becomes of these; it costs nothing until either of the two changes. */
  fork(): RecentChanges {
    const fork = new RecentChanges();
    fork.ordered = this.ordered;
    fork.byId = this.byId;
    fork.byRevision = this.byRevision;
    fork.pagesByRevision = this.pagesByRevision;
    fork.editsByPage = this.editsByPage;
    fork.highestId = this.highestId;
    fork.highestLogId = this.highestLogId;
    fork.highestRevisionId = this.highestRevisionId;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private own(): void {
    if (!this.isShared) return;
    this.ordered = this.ordered.copy();
    this.byId = new Map(this.byId);
    this.byRevision = new Map(this.byRevision);
    this.pagesByRevision = new Map(this.pagesByRevision);
    this.editsByPage = new Map(Array.from(this.editsByPage, ([page, edits]) => [page, new Set(edits)]));
    this.isShared = false;
  }

  private forget(change: RecentChange | undefined): void {
    if (!change) return;
    this.byId.delete(change.id);
    this.byRevision.delete(change.revision);
    const edits = this.editsByPage.get(change.pageId);
    edits?.delete(change.id);
    if (edits?.size === 0) this.editsByPage.delete(change.pageId);
  }
}

/** Times are all written alike, so that their order is that of their text. */
function comparePlaces(a: ChangePlace, b: ChangePlace): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? -1 : 1;
  return a.id - b.id;
}
