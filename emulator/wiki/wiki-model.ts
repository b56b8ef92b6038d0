import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import type { Release } from '../releases/release';
import type { Ambient } from './ambient';
import { fillChanges } from './changes';
import { Pages } from './pages';
import { RecentChanges } from './recent-changes';
import { Sessions } from './sessions';
import { Site } from './site';
import { Users } from './users';
import { fillWiki } from './fill-wiki';
import { Watchlist } from './watchlist';

/** How the debug block calls the members that embed the brand: as in spec 2.4, or as on real wikis. */
export type DebugNames = 'neutral' | 'mediawiki';

/** How a wiki answers, whatever it holds. */
export interface WikiSettings {
  /** Shows the debug block, under these names; without it there is none. */
  readonly debug: DebugNames | undefined;
  /** Behaves as if the headers of every answer were sent before its session could set a cookie (spec 5). */
  readonly headersSent: boolean;
}

/** What a wiki knows. It knows nothing of requests. */
export class WikiModel {
  readonly site: Site;
  readonly pages = new Pages();
  readonly users = new Users();
  readonly changes = new RecentChanges();
  readonly watchlist = new Watchlist();
  readonly sessions: Sessions;
  /** What the names of the wiki's cookies begin with (facts 7.4). */
  readonly cookiePrefix = 'wiki';

  /** @throws WikiContentError where the definition contradicts itself */
  constructor(
    definition: WikiDefinition,
    readonly release: Release,
    readonly ambient: Ambient,
    readonly settings: WikiSettings,
  ) {
    this.site = new Site(definition.site ?? {}, release);
    this.sessions = new Sessions(ambient);
    fillWiki(this, definition);
    fillChanges(this, definition);
  }

  get secureCookies(): boolean {
    return this.site.server?.startsWith('https:') ?? false;
  }
}
