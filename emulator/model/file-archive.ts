import { KeyGroups } from './key-groups';
import type { FileVersion, UploadedFile } from './page';

/** A version of a file that was deleted. */
export interface DeletedVersion {
  readonly id: number;
  readonly key: string;
  readonly file: Omit<UploadedFile, 'versions'>;
  readonly version: FileVersion;
  /** The name of one that had been replaced. */
  readonly archiveName: string | undefined;
}

/** The files that were deleted, a version each. */
export class FileArchive {
  private byId = new Map<number, DeletedVersion>();
  private byKey = new KeyGroups();
  private byDigest = new KeyGroups();
  private lastId = 0;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;

  /** In the order of deletion. */
  all(): Iterable<DeletedVersion> {
    return this.byId.values();
  }

  get size(): number {
    return this.byId.size;
  }

  hasName(key: string): boolean {
    return this.byKey.find(key).length > 0;
  }

  /** The name of a deleted file with this content. */
  nameOfContent(sha1: string): string | undefined {
    return this.byDigest.find(sha1)[0];
  }

  /** @param deleted without an id, it gets the next one */
  add(deleted: Omit<DeletedVersion, 'id'> & Partial<Pick<DeletedVersion, 'id'>>): DeletedVersion {
    this.own();
    const added = { ...deleted, id: deleted.id ?? this.lastId + 1 };
    this.lastId = Math.max(this.lastId, added.id);
    this.byId.set(added.id, added);
    this.byKey.add(added.key, added.key);
    this.byDigest.add(added.version.sha1, added.key);
    return added;
  }

  find(id: number): DeletedVersion | undefined {
    return this.byId.get(id);
  }

  /** Replaces a version by one with the same id, name and content. */
  replace(deleted: DeletedVersion): void {
    if (!this.byId.has(deleted.id)) return;
    this.own();
    this.byId.set(deleted.id, deleted);
  }

  remove(id: number): void {
    const removed = this.byId.get(id);
    if (!removed) return;
    this.own();
    this.byId.delete(id);
    this.byKey.remove(removed.key, removed.key);
    this.byDigest.remove(removed.version.sha1, removed.key);
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): FileArchive {
    const fork = new FileArchive();
    fork.byId = this.byId;
    fork.byKey = this.byKey;
    fork.byDigest = this.byDigest;
    fork.lastId = this.lastId;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private own(): void {
    if (!this.isShared) return;
    this.byId = new Map(this.byId);
    this.byKey = this.byKey.copy();
    this.byDigest = this.byDigest.copy();
    this.isShared = false;
  }
}
