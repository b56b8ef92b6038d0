import type { Environment } from './environment';
import type { MediaFacts } from './media/media-facts';
import { extensionOfMime } from './media/media-types';

/** A file that was sent, and is not published yet. */
export interface StashedFile {
  /** Counts up over all users. */
  readonly id: number;
  /** `1d3ui42iu4lg.wmg87p.3.png` */
  readonly key: string;
  readonly userId: number;
  readonly content: Uint8Array;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
  readonly media: MediaFacts;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  /** The name of the file that keeps it: `20260131120000!phpAbCdEf.png`. */
  readonly name: string;
  /** Of an upload in chunks, that more are to come. */
  readonly isPartial?: boolean;
}

/** How far an upload in chunks has come. */
export interface UploadProgress {
  readonly offset: number;
}

/** What the name of a stashed file begins with: where its bytes came from. */
export type StashedFrom = 'php' | 'localcopy ' | 'chunkedupload ';

/** The files that users have sent and not published yet. */
export class UploadStash {
  private byKey = new Map<string, StashedFile>();
  private progress = new Map<string, UploadProgress>();
  private lastId = 0;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;

  constructor(private readonly environment: Environment) {}

  find(key: string): StashedFile | undefined {
    return this.byKey.get(key);
  }

  /** The files of a user, the oldest first. */
  ofUser(userId: number): StashedFile[] {
    return [...this.byKey.values()].filter((file) => file.userId === userId);
  }

  /** Keeps a file under a new key. */
  add(
    file: Pick<StashedFile, 'userId' | 'content' | 'sha1' | 'media' | 'timestamp' | 'isPartial'>,
    from: StashedFrom,
  ): StashedFile {
    this.own();
    const extension = extensionOfMime(file.media.mime);
    const time = file.timestamp.replace(/\D/g, '');
    const { random } = this.environment;
    const suffix = from === 'php' ? random.base32(6) : random.hexadecimal(12);
    const stashed: StashedFile = {
      ...file,
      id: ++this.lastId,
      key: `${this.newKey()}.${file.userId}.${extension}`,
      name: `${time}!${from}${suffix}.${extension}`,
    };
    this.byKey.set(stashed.key, stashed);
    return stashed;
  }

  /** Gives a file more content; what was read from the first part stays. */
  replace(key: string, content: Uint8Array): StashedFile {
    this.own();
    const replaced = { ...this.byKey.get(key)!, content };
    this.byKey.set(key, replaced);
    return replaced;
  }

  remove(key: string): void {
    this.own();
    this.byKey.delete(key);
  }

  /** How far the upload of chunks under a key has come; undefined once it is complete. */
  progressOf(userId: number, key: string): UploadProgress | undefined {
    return this.progress.get(`${userId} ${key}`);
  }

  setProgress(userId: number, key: string, progress: UploadProgress | undefined): void {
    this.own();
    if (progress) this.progress.set(`${userId} ${key}`, progress);
    else this.progress.delete(`${userId} ${key}`);
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): UploadStash {
    const fork = new UploadStash(this.environment);
    fork.byKey = this.byKey;
    fork.progress = this.progress;
    fork.lastId = this.lastId;
    fork.isShared = this.isShared = true;
    return fork;
  }

  /** The time in units of 10 nanoseconds, and something random, in base 36. */
  private newKey(): string {
    const { clock, random } = this.environment;
    const time = (BigInt(Math.floor(clock.now())) * 100_000n).toString(36);
    return `${time}.${(parseInt(random.hexadecimal(8), 16) >>> 1).toString(36)}`;
  }

  private own(): void {
    if (!this.isShared) return;
    this.byKey = new Map(this.byKey);
    this.progress = new Map(this.progress);
    this.isShared = false;
  }
}
