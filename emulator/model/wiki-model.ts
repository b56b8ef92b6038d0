import type { Release } from '../releases/release';
import { timestamp } from '../text/timestamp';
import type { Environment } from './environment';
import type { Page } from './page';
import type { FindTemplate, ReadText, TextReader } from './text-reader';
import { Pages } from './pages';
import { RecentChanges } from './recent-changes';
import { Sessions } from './sessions';
import type { Site } from './site';
import type { UnsupportedMode } from './unsupported-modes';
import { Users } from './users';
import { Watchlist } from './watchlist';

/** How the debug block calls the members that embed the brand: neutrally (spec 2.4), or as on real wikis. */
export type DebugNames = 'neutral' | 'mediawiki';

/** How a wiki answers, whatever it holds. */
export interface WikiSettings {
  /** Shows the debug block, under these names; without it there is none. */
  readonly debug: DebugNames | undefined;
  /** Behaves as if the headers of every answer were sent before its session could set a cookie (spec 5). */
  readonly headersSent: boolean;
  /** What becomes of requests that name what real wikis have and this one does not support. */
  readonly unsupported: UnsupportedMode;
}

/**
 * What a wiki holds. The operations on it (`editing.ts`, `accounts.ts`, `record-change.ts`) are what test authors, API
 * modules and faults call alike. It knows nothing of requests, and nothing of the file that may have filled it.
 */
export class WikiModel {
  readonly pages: Pages;
  readonly users: Users;
  readonly changes: RecentChanges;
  readonly watchlist: Watchlist;
  readonly sessions: Sessions;
  /** What the names of the wiki's cookies begin with (core 7.4). */
  readonly cookiePrefix = 'wiki';

  /**
   * @param textReader makes what reads wikitext, for as long as no text changes
   * @param origin what it holds already, forked; without it, nothing
   */
  constructor(
    readonly site: Site,
    readonly release: Release,
    readonly environment: Environment,
    readonly settings: WikiSettings,
    private readonly textReader: TextReader,
    origin?: WikiModel,
  ) {
    this.pages = origin?.pages.fork() ?? new Pages();
    this.users = origin?.users.fork() ?? new Users();
    this.changes = origin?.changes.fork() ?? new RecentChanges();
    this.watchlist = origin?.watchlist.fork() ?? new Watchlist();
    this.sessions = origin?.sessions.fork() ?? new Sessions(environment);
  }

  /** Another that holds the same; what becomes of one is nothing to the other. The clock and chance are shared. */
  fork(): WikiModel {
    return new WikiModel(this.site, this.release, this.environment, this.settings, this.textReader, this);
  }

  /**
   * Reads the texts of pages, for as long as no text changes.
   *
   * @param template the text of a page to transclude. Default: that of the wiki's page.
   */
  readTexts(template: FindTemplate = ({ namespace, key }) => this.pages.findTitle(namespace, key)?.text): ReadText {
    return this.textReader(this.site, template);
  }

  /** Whether a page or a change has, or had, the revision. */
  hasRevision(revision: number): boolean {
    return this.pages.findRevision(revision) !== undefined || this.findPastPage(revision) !== undefined;
  }

  /** The page that a revision is one of, the current or another, as far as its history and the changes tell. */
  findPageOfRevision(revision: number): Page | undefined {
    return this.pages.findRevision(revision) ?? this.pages.find(this.findPastPage(revision) ?? 0);
  }

  private findPastPage(revision: number): number | undefined {
    return this.pages.history.findPage(revision) ?? this.changes.findPageOfRevision(revision);
  }

  /** One that none has had. */
  get nextRevision(): number {
    return Math.max(this.pages.highestRevision, this.changes.highestRevision) + 1;
  }

  /** The wiki's time, as pages and changes are dated: `2026-01-31T12:00:00Z`. */
  get now(): string {
    return timestamp(this.environment.clock.now());
  }

  get secureCookies(): boolean {
    return this.site.server?.startsWith('https:') ?? false;
  }
}
