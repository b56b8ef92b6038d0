import type { Release } from '../releases/release';
import { timestamp } from '../text/timestamp';
import type { Blocks } from './blocks';
import { ChangeTags } from './change-tags';
import type { DescribedContents } from './described-contents';
import type { Environment } from './environment';
import type { Archive } from './archive';
import type { AuthoredRevisions } from './authored-revisions';
import type { Logs } from './logs';
import type { MissedFiles } from './missed-files';
import type { Mail } from './mails';
import type { Page } from './page';
import type { ReadText, TextLookup, TextReader } from './text-reader';
import type { FileArchive } from './file-archive';
import { Pages } from './pages';
import type { RateLimiter } from './rate-limits';
import type { Protections } from './protection';
import { RecentChanges } from './recent-changes';
import { Sessions } from './sessions';
import type { Site } from './site';
import type { UnsupportedMode } from './unsupported-modes';
import type { UploadStash } from './upload-stash';
import { Users } from './users';
import { Watchlist } from './watchlist';

/** The names of the members of the debug block that contain the brand: neutral (spec 2.4), or as on real wikis. */
export type DebugNames = 'neutral' | 'mediawiki';

/** The behavior of a wiki, independent of its content. */
export interface WikiSettings {
  /** Shows the debug block with these names. Default: no debug block. */
  readonly debug: DebugNames | undefined;
  /** Behaves as if the headers of every response were sent before its session could set a cookie (spec 5). */
  readonly headersSent: boolean;
  /** What happens to requests that name something unsupported. */
  readonly unsupported: UnsupportedMode;
}

/**
 * The content of a wiki. Builders, API modules and faults call the same operations on it (`editing.ts`, `accounts.ts`,
 * `record-change.ts`). It knows neither requests nor the file format that it may have been filled from.
 */
export class WikiModel {
  readonly pages: Pages;
  readonly users: Users;
  readonly changes: RecentChanges;
  readonly watchlist: Watchlist;
  readonly sessions: Sessions;
  /** The tags that changes have, or may get. */
  readonly tags: ChangeTags;
  /** Created with the first log entry, or when a request first needs it. */
  private heldLogs: Logs | undefined;
  /** Created with the first block. */
  private heldBlocks: Blocks | undefined;
  /** The address of the client whose request is in progress: it belongs to the changes that the request makes. */
  clientAddress: string | undefined;
  /** Created when a file is first described. */
  private heldDescribedContents: DescribedContents | undefined;
  /** Created with the first file that is deleted or compared with those. */
  private heldFileArchive: FileArchive | undefined;
  /** Created when revisions are first looked up by author. */
  private heldAuthored: AuthoredRevisions | undefined;
  /** Created with the first file that is sent. */
  private heldStash: UploadStash | undefined;
  /** What was deleted; undefined as long as nothing was. */
  knownArchive: Archive | undefined;
  /** What protects pages; undefined as long as nothing was ever protected. */
  knownProtections: Protections | undefined;
  /** Mail that users sent, the oldest first: it is kept, and not delivered. */
  mails: readonly Mail[];
  /** Texts that clients of `action=stashedit` sent, by their SHA-1; undefined as long as there are none. */
  stashedTexts: ReadonlyMap<string, string> | undefined;
  /** What had pages rendered since they last changed (reading 16); a copy of the wiki forgets it. */
  readonly renderedPages = new WeakMap<Page, 'edit-page' | 'MovePage' | 'undelete-page' | 'api-parse'>();
  private heldMissedFiles: MissedFiles | undefined;
  /** Made when a wiki with limits first counts. */
  rateLimiter: RateLimiter | undefined;

  /**
   * @param textReader creates a reader of wikitext, which is valid as long as no text changes
   * @param origin the content to fork. Default: an empty wiki.
   */
  constructor(
    readonly site: Site,
    readonly release: Release,
    readonly environment: Environment,
    readonly settings: WikiSettings,
    private readonly textReader: TextReader,
    origin?: WikiModel,
  ) {
    this.pages = origin?.pages.fork() ?? new Pages(release);
    this.users = origin?.users.fork() ?? new Users();
    this.changes = origin?.changes.fork() ?? new RecentChanges();
    this.tags = origin?.tags.fork() ?? new ChangeTags();
    this.heldLogs = origin?.heldLogs?.fork();
    this.mails = origin?.mails ?? [];
    this.knownArchive = origin?.knownArchive?.fork();
    this.knownProtections = origin?.knownProtections?.fork();
    this.watchlist = origin?.watchlist.fork() ?? new Watchlist(environment.clock);
    this.heldBlocks = origin?.heldBlocks?.fork();
    this.rateLimiter = origin?.rateLimiter?.fork();
    this.stashedTexts = origin?.stashedTexts;
    this.heldDescribedContents = origin?.heldDescribedContents?.fork();
    this.heldFileArchive = origin?.heldFileArchive?.fork();
    this.heldStash = origin?.heldStash?.fork();
    this.watchRevisions(origin?.heldAuthored?.fork());
    this.sessions = origin?.sessions.fork() ?? new Sessions(environment, site.settings.sessionLifetime);
  }

  /** The blocks of accounts and addresses. */
  get blocks(): Blocks {
    if (this.heldBlocks) return this.heldBlocks;
    const { Blocks: Created } = require('./blocks') as typeof import('./blocks');
    return (this.heldBlocks = new Created());
  }

  /** Whether anybody is, or was, blocked. */
  get hasBlocks(): boolean {
    return this.heldBlocks !== undefined && this.heldBlocks.size > 0;
  }

  get logs(): Logs {
    if (this.heldLogs) return this.heldLogs;
    const { Logs: Created } = require('./logs') as typeof import('./logs');
    return (this.heldLogs = new Created());
  }

  /** What was deleted, to change it. */
  get archive(): Archive {
    if (this.knownArchive) return this.knownArchive;
    const { Archive: Created } = require('./archive') as typeof import('./archive');
    return (this.knownArchive = new Created());
  }

  /** What protects pages, to change it. */
  get protections(): Protections {
    if (this.knownProtections) return this.knownProtections;
    const { Protections: Created } = require('./protection') as typeof import('./protection');
    return (this.knownProtections = new Created(this.environment.clock));
  }

  /** No part of the content: a copy of the wiki has missed no file. */
  get missedFiles(): MissedFiles {
    const { MissedFiles: Missed } = require('./missed-files') as typeof import('./missed-files');
    return (this.heldMissedFiles ??= new Missed(this.environment.clock));
  }

  /** An independent copy, which shares the clock and the randomness. */
  fork(): WikiModel {
    return new WikiModel(this.site, this.release, this.environment, this.settings, this.textReader, this);
  }

  /** What the contents of files were first described as. */
  get describedContents(): DescribedContents {
    if (this.heldDescribedContents) return this.heldDescribedContents;
    const { DescribedContents: Contents } = require('./described-contents') as typeof import('./described-contents');
    return (this.heldDescribedContents = new Contents());
  }

  /** The revisions of all pages by author, as they last were; `revisionsByAuthor` brings them up to date. */
  get authoredRevisions(): AuthoredRevisions {
    if (this.heldAuthored) return this.heldAuthored;
    const { AuthoredRevisions: Index } = require('./authored-revisions') as typeof import('./authored-revisions');
    const ids = [...this.pages.revisionIds(), ...(this.knownArchive?.revisionIds() ?? [])];
    const revisions = ids.sort((one, other) => one - other);
    return this.watchRevisions(new Index(revisions, this.users.all()));
  }

  private watchRevisions<Index extends AuthoredRevisions | undefined>(index: Index): Index {
    this.heldAuthored = index;
    if (index) {
      this.pages.watchRevisions(index);
      this.changes.watchRevisions(index);
    }
    return index;
  }

  /** Whether a version of a file was deleted and not restored. */
  get hasDeletedFiles(): boolean {
    return this.heldFileArchive !== undefined && this.heldFileArchive.size > 0;
  }

  /** The files that were deleted. */
  get fileArchive(): FileArchive {
    if (this.heldFileArchive) return this.heldFileArchive;
    const { FileArchive: Archive } = require('./file-archive') as typeof import('./file-archive');
    return (this.heldFileArchive = new Archive());
  }

  /** The files that were sent and not published yet. */
  get stash(): UploadStash {
    if (this.heldStash) return this.heldStash;
    const { UploadStash: Stash } = require('./upload-stash') as typeof import('./upload-stash');
    return (this.heldStash = new Stash(this.environment));
  }

  /**
   * A reader of the texts of pages, which is valid as long as no text changes.
   *
   * @param lookup finds the pages that a text names. Default: in the pages of the wiki.
   */
  readTexts(
    lookup: TextLookup = {
      template: ({ namespace, key }) => this.pages.findTitle(namespace, key)?.text,
      exists: ({ namespace, key }) => this.pages.findTitle(namespace, key) !== undefined,
      hasFile: (key) => this.hasFile(key),
    },
  ): ReadText {
    return this.textReader(this, lookup);
  }

  /** Whether there is a file with this key, or a redirect to one. */
  hasFile(key: string): boolean {
    const { findUploadedFile } = require('./files') as typeof import('./files');
    return findUploadedFile(this.pages, key) !== undefined || (this.site.sharedFiles?.has(key) ?? false);
  }

  /** Whether a page or a change has, or had, the revision. */
  hasRevision(revision: number): boolean {
    return this.pages.findRevision(revision) !== undefined || this.findPastPage(revision) !== undefined;
  }

  /** The page of a revision, current or past, according to its history and the recent changes. */
  findPageOfRevision(revision: number): Page | undefined {
    return this.pages.findRevision(revision) ?? this.pages.find(this.findPastPage(revision) ?? 0);
  }

  private findPastPage(revision: number): number | undefined {
    return this.pages.history.findPage(revision) ?? this.changes.findPageOfRevision(revision);
  }

  /** An unused revision id. */
  get nextRevision(): number {
    return Math.max(this.pages.highestRevision, this.changes.highestRevision) + 1;
  }

  /** The wiki's time, in the format of pages and changes: `2026-01-31T12:00:00Z`. */
  get now(): string {
    return timestamp(this.environment.clock.now());
  }

  /** The prefix of the names of the wiki's cookies (core 7.4). */
  get cookiePrefix(): string {
    return this.site.settings.cookies?.prefix ?? 'wiki';
  }
}
