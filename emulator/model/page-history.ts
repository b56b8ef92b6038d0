import { compareRevisions, type Revision, type RevisionPlace } from './revision';
import { SortedList } from './sorted-list';

/** The past revisions of pages. */
export class PageHistory {
  private readonly byPage = new Map<number, SortedList<Revision>>();
  private readonly byId = new Map<number, { readonly pageId: number; readonly revision: Revision }>();

  copy(): PageHistory {
    const copy = new PageHistory();
    for (const [pageId, revisions] of this.byPage) copy.byPage.set(pageId, revisions.copy());
    for (const [id, entry] of this.byId) copy.byId.set(id, entry);
    return copy;
  }

  add(pageId: number, revision: Revision): void {
    let revisions = this.byPage.get(pageId);
    if (!revisions) this.byPage.set(pageId, (revisions = new SortedList<Revision>(compareRevisions)));
    revisions.add(revision);
    this.byId.set(revision.id, { pageId, revision });
  }

  /** Replaces the revision with the same id and time. */
  replace(pageId: number, revision: Revision): void {
    this.byPage.get(pageId)?.replace(revision);
    this.byId.set(revision.id, { pageId, revision });
  }

  /** Moves a revision to another page; one that is not past yet becomes so. */
  move(from: number, to: number, revision: Revision): void {
    if (this.byId.has(revision.id)) this.byPage.get(from)?.remove(revision);
    this.add(to, revision);
  }

  removeAll(pageId: number): void {
    for (const { id } of this.byPage.get(pageId)?.walk(false) ?? []) this.byId.delete(id);
    this.byPage.delete(pageId);
  }

  find(pageId: number, id: number): Revision | undefined {
    const entry = this.byId.get(id);
    return entry?.pageId === pageId ? entry.revision : undefined;
  }

  /** The id of the page that had the revision. */
  findPage(id: number): number | undefined {
    return this.byId.get(id)?.pageId;
  }

  /** How many past revisions all pages have. */
  get size(): number {
    return this.byId.size;
  }

  /** The ids of all past revisions, in no particular order. */
  ids(): Iterable<number> {
    return this.byId.keys();
  }

  /** Number of past revisions of a page. */
  countOf(pageId: number): number {
    return this.byPage.get(pageId)?.size ?? 0;
  }

  /** @param from the first place. Default: the newest or oldest revision */
  walk(pageId: number, newerFirst: boolean, from?: RevisionPlace): Iterable<Revision> {
    const order = from && ((revision: Revision): number => compareRevisions(revision, from));
    return this.byPage.get(pageId)?.walk(newerFirst, order) ?? [];
  }
}
