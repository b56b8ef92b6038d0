import { Logs } from '../model/logs';
import { Pages } from '../model/pages';
import { RecentChanges } from '../model/recent-changes';
import { Site, type SiteSettings } from '../model/site';
import type { Title } from '../model/title';
import { Users } from '../model/users';
import { releases } from '../releases/releases';
import type { ReleaseName } from '../releases/release';
import type { WikitextContext } from './transclusion';

export interface ContextOptions {
  readonly site?: SiteSettings;
  readonly release?: ReleaseName;
  /** The text of a page. Default: no page exists. */
  readonly template?: (title: Title) => string | undefined;
}

/** The time of the wikis below. */
export const now = Date.UTC(2026, 0, 31, 12, 5, 6);

/** A wiki without pages of its own, which reads the text of `Main:Page name`. */
export function contextOf({
  site: settings = {},
  release: name = '1.43',
  template,
}: ContextOptions = {}): WikitextContext {
  const release = releases[name];
  const site = new Site({ server: 'https://wiki.example', ...settings }, release);
  const find = template ?? (() => undefined);
  const environment = { clock: { now: () => now } };
  return {
    rules: site,
    source: {
      site,
      release,
      environment,
      pages: new Pages(release),
      users: new Users(),
      logs: new Logs(),
      changes: new RecentChanges(),
    },
    page: { title: { namespace: 0, key: 'Page_name' } },
    template: find,
    exists: (title) => find(title) !== undefined,
    hasFile: () => true,
  };
}
