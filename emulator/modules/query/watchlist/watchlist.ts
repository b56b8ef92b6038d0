import { isListedBy } from '../../../model/hidden-parts';
import type { ChangePlace, RecentChange } from '../../../model/recent-changes';
import type { User } from '../../../model/user';
import { queryModule } from '../../module';
import type { PageSource } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';
import { changePlaceText, readLooseTime, readPlaceNumber } from '../recentchanges/continue';
import { changeTests, type ShownChange } from '../recentchanges/filter';
import { listChanges, takeChanges, type PageOfChanges } from '../recentchanges/page-of-changes';
import { checkShown, mayPatrol, patrolMarksDenied } from '../recentchanges/shown';
import { timestamp } from '../../../text/timestamp';
import { watchedEntry } from './output';
import { watchlistOwner } from './owner';
import { watchlistParameters, type WatchlistValues } from './parameters';

/** `list=watchlist`: what was changed of late of the pages that a user watches, the newest first (writing 19.1). */
export const watchlist = queryModule({
  kind: 'list',
  name: 'watchlist',
  description: { className: 'ApiQueryWatchlist' },
  cacheMode: 'private',
  parameters: watchlistParameters,
  run(run, values) {
    const { owner, found } = watchedChanges(run, values);
    listChanges(run, 'item', found, (change) => watchedEntry(run.context, owner, change, values.prop));
  },
  generatePages(run, values): PageSource {
    const { changes, next } = watchedChanges(run, values).found;
    if (next) run.continueAt('continue', changePlaceText(next));
    return values.allrev
      ? { kind: 'revisions', revisions: changes.map(({ revision }) => revision), generated: true }
      : { kind: 'ids', ids: changes.map(({ pageId }) => pageId) };
  },
});

/** The owner of the watchlist and the changes of one response, after the checks in the real order (vectors watchlist/…). */
export function watchedChanges(
  run: QueryRun,
  values: WatchlistValues,
): { readonly owner: User; readonly found: PageOfChanges } {
  const owner = watchlistOwner(run, values);
  if (values.prop.includes('patrol') && !mayPatrol(run.context)) throw patrolMarksDenied(run, 'patrol');
  const readFrom = values.continue === undefined ? undefined : placeReader(run, values.continue);
  checkShown(run, values.show ?? [], contradictions);
  if (values.user !== undefined && values.excludeuser !== undefined) throw run.conflict('user', 'excludeuser');
  return { owner, found: takeChanges(run, values, readFrom?.(), watchedFilter(run, values, owner)) };
}

/**
 * Any time counts, unlike in `list=recentchanges` of 1.43, and it is read after the other checks (vectors watchlist/continue-…).
 *
 * @throws UsageError `badcontinue`
 */
function placeReader(run: QueryRun, text: string): () => ChangePlace {
  const [time = '', number, ...rest] = text.split('|');
  if (number === undefined || rest.length > 0) throw run.badContinue();
  const id = readPlaceNumber(number, run);
  return () => ({ timestamp: timestamp(readLooseTime(time, run.context) * 1000), id });
}

/** Values of `wlshow` that cannot be true of one change. */
const contradictions = [
  ['minor', '!minor'],
  ['bot', '!bot'],
  ['anon', '!anon'],
  ['patrolled', '!patrolled'],
  ['autopatrolled', '!autopatrolled'],
  ['autopatrolled', '!patrolled'],
  ['unread', '!unread'],
] as const;

/** Whether a change is of a watched page and requested. Without `wlallrev`, pages show their last change and all log entries. */
function watchedFilter(
  { context: { wiki, user } }: QueryRun,
  values: WatchlistValues,
  owner: User,
): (change: RecentChange) => boolean {
  const { show = [], allrev } = values;
  const shown = show.filter((name): name is typeof name & ShownChange => !name.endsWith('unread'));
  const tests = changeTests(wiki, values, shown, user);
  tests.unshift(({ title }) => wiki.watchlist.isWatched(owner.id, title));
  if (!allrev) {
    tests.push(({ type, pageId, revision }) => type === 'log' || wiki.pages.find(pageId)?.revision === revision);
  }
  tests.push((change) => change.log === undefined || isListedBy(wiki, user, change, 'content'));
  const isUnread = ({ title, timestamp: time }: RecentChange): boolean => {
    const since = wiki.watchlist.unseenSince(owner.id, title);
    return since !== undefined && time >= since;
  };
  if (show.includes('unread')) tests.push(isUnread);
  if (show.includes('!unread')) tests.push((change) => !isUnread(change));
  return (change) => tests.every((test) => test(change));
}
