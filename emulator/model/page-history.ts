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
