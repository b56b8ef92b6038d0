import type { Release } from '../releases/release';
import type { Environment } from './environment';
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

/** What a wiki knows. It knows nothing of requests. */
export class WikiModel {
  readonly pages: Pages;
  readonly users: Users;
  readonly changes: RecentChanges;
  readonly watchlist: Watchlist;
  readonly sessions: Sessions;
  /** What the names of the wiki's cookies begin with (core 7.4). */
  readonly cookiePrefix = 'wiki';

  /** @param origin what it holds already, forked; without it, nothing */
  constructor(
    readonly site: Site,
    readonly release: Release,
    readonly environment: Environment,
    readonly settings: WikiSettings,
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
    return new WikiModel(this.site, this.release, this.environment, this.settings, this);
  }

  /** Whether a page or a change has, or had, the revision. */
  hasRevision(revision: number): boolean {
    return this.pages.findRevision(revision) !== undefined || this.changes.findPageOfRevision(revision) !== undefined;
  }

  /** One that none has had. */
  get nextRevision(): number {
    return Math.max(this.pages.highestRevision, this.changes.highestRevision) + 1;
  }

  get secureCookies(): boolean {
    return this.site.server?.startsWith('https:') ?? false;
  }
}
