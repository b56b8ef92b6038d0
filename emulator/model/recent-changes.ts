import type { WithHiddenParts } from './hidden-parts';
import type { LoggedEvent } from './logged-event';
import type { RevisionWatcher } from './revision';
import { SortedList } from './sorted-list';
import { titleText, type Titled } from './title';

/** The maximum number of remembered changes; the oldest are dropped first, as real wikis do after 90 days. */
export const maximumChanges = 100_000;

/**
 * Whether a change was patrolled by a user, or automatically because its author has the right `autopatrol` (writing 3.3).
 */
export type PatrolState = 'unpatrolled' | 'patrolled' | 'autopatrolled';

/** An entry of `list=recentchanges` (writing 3.2). */
export interface RecentChange extends WithHiddenParts {
  /** `rcid` */
  readonly id: number;
  readonly type: 'edit' | 'new' | 'log';
  /** The title at the time of the change; the page may have been moved since. */
  readonly title: Titled;
  /** 0 if there is no page, as for most log entries. */
  readonly pageId: number;
  /** 0 for log entries without a revision. */
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
  /** The text after the change, or its digest, if they are known. */
  readonly text?: string | undefined;
  readonly sha1?: string | undefined;
  readonly log?: LoggedEvent | undefined;
  readonly patrolState: PatrolState;
}

/** A place in the list: the changes of this time from this id on. */
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
  /** By the id of the log entry. */
  private byLog = new Map<number, RecentChange>();
  /** The ids of the changes of each page, without log entries. */
  private editsByPage = new Map<number, Set<number>>();
  /** The pages that were moved away from a title. */
  private movedFrom = new Map<string, Set<number>>();
  private highestId = 0;
  private highestRevisionId = 0;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;
  /** Told of every revision whose change is added, replaced or forgotten. */
  private watcher: RevisionWatcher | undefined;

  get nextId(): number {
    return this.highestId + 1;
  }

  get highestRevision(): number {
    return this.highestRevisionId;
  }

  /** Tells of every revision whose change is added, replaced or forgotten from now on; forks do not. */
  watchRevisions(watcher: RevisionWatcher): void {
    this.watcher = watcher;
  }

  add(change: RecentChange): void {
    this.own();
    this.watcher?.touch(change.revision);
    this.highestId = Math.max(this.highestId, change.id);
    this.highestRevisionId = Math.max(this.highestRevisionId, change.revision, change.oldRevision);
    this.byId.set(change.id, change);
    if (change.revision !== 0) {
      this.byRevision.set(change.revision, change);
      this.pagesByRevision.set(change.revision, change.pageId);
    }
    if (change.log) this.byLog.set(change.log.id, change);
    if (change.oldRevision !== 0) this.pagesByRevision.set(change.oldRevision, change.pageId);
    if (change.type !== 'log') {
      const edits = this.editsByPage.get(change.pageId);
      if (edits) edits.add(change.id);
      else this.editsByPage.set(change.pageId, new Set([change.id]));
    }
    this.ordered.add(change);
    if (this.ordered.size > maximumChanges) this.forget(this.ordered.shift());
  }

  /** Marks a change as patrolled. */
  markPatrolled(id: number): void {
    const change = this.byId.get(id);
    if (change?.patrolState === 'unpatrolled') this.replace({ ...change, patrolState: 'patrolled' });
  }

  /** Replaces the change with the same id, time, page and revision. */
  replace(change: RecentChange): void {
    const before = this.byId.get(change.id);
    if (!before) return;
    this.own();
    this.watcher?.touch(change.revision);
    this.ordered.replace(change);
    this.byId.set(change.id, change);
    if (this.byRevision.get(change.revision) === before) this.byRevision.set(change.revision, change);
    if (change.log) this.byLog.set(change.log.id, change);
  }

  /** Marks the edits that a rollback undoes: they are patrolled, and count as those of a bot if the rollback does. */
  markUndone(id: number, bot: boolean): void {
    const change = this.byId.get(id);
    if (!change) return;
    this.own();
    const undone: RecentChange = { ...change, bot: change.bot || bot, patrolState: 'autopatrolled' };
    this.ordered.replace(undone);
    this.byId.set(id, undone);
    if (this.byRevision.get(change.revision) === change) this.byRevision.set(change.revision, undone);
  }

  /** Removes the edits of a deleted page, but keeps log entries. */
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

  /** Remembers that a page had a title. */
  noteMove(pageId: number, from: Titled): void {
    this.own();
    const name = titleText(from);
    this.movedFrom.set(name, new Set([...(this.movedFrom.get(name) ?? []), pageId]));
  }

  /** Removes the edits before a time of pages that have been moved away from a title, those under that title. */
  forgetEditsUnder(title: Titled, time: string): void {
    const name = titleText(title);
    for (const pageId of this.movedFrom.get(name) ?? []) {
      for (const id of this.editsByPage.get(pageId) ?? []) {
        const change = this.byId.get(id);
        if (!change || titleText(change.title) !== name || change.timestamp >= time) continue;
        this.own();
        this.forget(change);
        this.ordered.remove(change);
      }
    }
  }

  find(id: number): RecentChange | undefined {
    return this.byId.get(id);
  }

  /** The change that created a revision. */
  findRevision(revision: number): RecentChange | undefined {
    return this.byRevision.get(revision);
  }

  /** The change that an entry of the log belongs to. */
  findLog(id: number): RecentChange | undefined {
    return this.byLog.get(id);
  }

  /** The id of the page of a revision, current or past, according to the changes. */
  findPageOfRevision(revision: number): number | undefined {
    return this.pagesByRevision.get(revision);
  }

  /**
   * Iterates over the changes from a place on.
   *
   * @param newerFirst the direction
   * @param from the first place. Default: the newest or oldest change
   */
  walk(newerFirst: boolean, from: ChangePlace | undefined): Generator<RecentChange, void> {
    return this.ordered.walk(newerFirst, from && ((change) => comparePlaces(change, from)));
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): RecentChanges {
    const fork = new RecentChanges();
    fork.ordered = this.ordered;
    fork.byId = this.byId;
    fork.byRevision = this.byRevision;
    fork.pagesByRevision = this.pagesByRevision;
    fork.byLog = this.byLog;
    fork.editsByPage = this.editsByPage;
    fork.movedFrom = this.movedFrom;
    fork.highestId = this.highestId;
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
    this.byLog = new Map(this.byLog);
    this.editsByPage = new Map(Array.from(this.editsByPage, ([page, edits]) => [page, new Set(edits)]));
    this.movedFrom = new Map(this.movedFrom);
    this.isShared = false;
  }

  private forget(change: RecentChange | undefined): void {
    if (!change) return;
    this.watcher?.touch(change.revision);
    this.byId.delete(change.id);
    this.byRevision.delete(change.revision);
    if (change.log) this.byLog.delete(change.log.id);
    const edits = this.editsByPage.get(change.pageId);
    edits?.delete(change.id);
    if (edits?.size === 0) this.editsByPage.delete(change.pageId);
  }
}

/** All times have the same format, so that they can be compared as text. */
function comparePlaces(a: ChangePlace, b: ChangePlace): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? -1 : 1;
  return a.id - b.id;
}
