import type { IndexedContent } from './indexed-content';
import { compareRevisions, type Revision } from './revision';
import { type Title, type Titled, titleText } from './title';

/** What a page declares that does not follow from its text. */
export interface DeclaredContent {
  readonly uses?: readonly string[] | undefined;
  readonly links?: readonly string[] | undefined;
  readonly redirect?: Title | true | undefined;
}

/** A revision of a deleted page. */
export interface ArchivedRevision extends Revision, Titled {
  /** The page that had it. */
  readonly pageId: number;
  /** What the page declared besides its text, if this was its current revision. */
  readonly declared?: DeclaredContent | undefined;
  /** The number under which it was deleted: no two deleted revisions ever have the same. */
  readonly archiveId: number;
}

/** The revisions that were deleted under a title, the oldest first. */
export interface ArchivedTitle extends Titled {
  readonly revisions: readonly ArchivedRevision[];
}

/** Revisions that were deleted and can be restored (writing 6.6). */
export class Archive {
  private byTitle = new Map<string, ArchivedTitle>();
  private titles = new Map<number, string>();
  private indexedPages = new Map<number, IndexedContent>();
  private lastId = 0;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;

  /** In no particular order. */
  all(): Iterable<ArchivedTitle> {
    return this.byTitle.values();
  }

  find(title: Titled): ArchivedTitle | undefined {
    return this.byTitle.get(titleText(title));
  }

  /** The deleted revision with an id. */
  findRevision(id: number): ArchivedRevision | undefined {
    const title = this.titles.get(id);
    return title === undefined ? undefined : this.byTitle.get(title)?.revisions.find((revision) => revision.id === id);
  }

  /** How many revisions it has. */
  get size(): number {
    return this.titles.size;
  }

  revisionIds(): Iterable<number> {
    return this.titles.keys();
  }

  /** Each gets the next number, in their order. */
  add(title: Titled, revisions: readonly Omit<ArchivedRevision, 'archiveId'>[]): void {
    const { namespace, key } = title;
    const held = this.find(title) ?? { namespace, key, revisions: [] };
    this.own();
    for (const { id } of revisions) this.titles.set(id, titleText(title));
    const numbered = revisions.map((revision) => ({ ...revision, archiveId: ++this.lastId }));
    this.byTitle.set(titleText(title), {
      ...held,
      revisions: [...held.revisions, ...numbered].sort(compareRevisions),
    });
  }

  /** Replaces a deleted revision by one with the same number and time. */
  replace(revision: ArchivedRevision): void {
    const held = this.find(revision);
    if (!held) return;
    this.own();
    const revisions = held.revisions.map((one) => (one.archiveId === revision.archiveId ? revision : one));
    this.byTitle.set(titleText(revision), { ...held, revisions });
  }

  /** Replaces the tags of a deleted revision. */
  setTags(id: number, tags: readonly string[]): void {
    const title = this.titles.get(id);
    const held = title === undefined ? undefined : this.byTitle.get(title);
    if (title === undefined || !held) return;
    this.own();
    const revisions = held.revisions.map((revision) => (revision.id === id ? { ...revision, tags } : revision));
    this.byTitle.set(title, { ...held, revisions });
  }

  /** What the index of a search held of a page that was deleted, for when it comes back. */
  indexed(pageId: number): IndexedContent | undefined {
    return this.indexedPages.get(pageId);
  }

  keepIndexed(pageId: number, content: IndexedContent): void {
    this.own();
    this.indexedPages.set(pageId, content);
  }

  /** Removes what was restored. */
  remove(title: Titled, revisions: ReadonlySet<number>): void {
    const held = this.find(title);
    if (!held) return;
    this.own();
    for (const id of revisions) this.titles.delete(id);
    const left: ArchivedTitle = {
      ...held,
      revisions: held.revisions.filter(({ id }) => !revisions.has(id)),
    };
    if (left.revisions.length > 0) this.byTitle.set(titleText(title), left);
    else this.byTitle.delete(titleText(title));
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): Archive {
    const fork = new Archive();
    fork.byTitle = this.byTitle;
    fork.titles = this.titles;
    fork.indexedPages = this.indexedPages;
    fork.lastId = this.lastId;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private own(): void {
    if (!this.isShared) return;
    this.byTitle = new Map(this.byTitle);
    this.titles = new Map(this.titles);
    this.indexedPages = new Map(this.indexedPages);
    this.isShared = false;
  }
}
