import type { Release } from '../releases/release';
import { timestamp } from '../text/timestamp';
import type { Environment } from './environment';
import type { Page } from './page';
import type { ReadText, TextLookup, TextReader } from './text-reader';
import { Pages } from './pages';
import type { RateLimiter } from './rate-limits';
import { RecentChanges } from './recent-changes';
import { Sessions } from './sessions';
import type { Site } from './site';
import type { UnsupportedMode } from './unsupported-modes';
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
    this.watchlist = origin?.watchlist.fork() ?? new Watchlist(environment.clock);
    this.rateLimiter = origin?.rateLimiter?.fork();
    this.sessions = origin?.sessions.fork() ?? new Sessions(environment, site.settings.sessionLifetime);
  }

  /** An independent copy, which shares the clock and the randomness. */
  fork(): WikiModel {
    return new WikiModel(this.site, this.release, this.environment, this.settings, this.textReader, this);
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
    },
  ): ReadText {
    return this.textReader(this, lookup);
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
