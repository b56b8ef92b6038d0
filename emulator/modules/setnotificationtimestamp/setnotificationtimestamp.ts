import type { User } from '../../model/user';
import { declareParameters, ParameterSet, type ValuesOf } from '../../request/parameter-declarations';
import { Continuation } from '../../response/continuation';
import { ResultList } from '../../response/result-tree';
import { timestampOfSeconds } from '../../text/timestamp';
import { actionModule, type ActionModule } from '../module';
import type { ActionRun } from '../module-run';
import { buildPageSet } from '../page-set/build-page-set';
import { ofKind } from '../page-set/page-list';
import { emptyPageSet, type PageSet } from '../page-set/page-set';
import { pageSetParameters, type PageSetValues } from '../page-set/page-set-parameters';
import { findPageSource, type ModulesByName } from '../page-set/page-source';
import { readContinuation } from '../query/query-run';
import { requireWatcher } from '../writing/require-watcher';
import { seenEntry, seenPages, unknownEntries } from './output';
import { timeOfNextRevision, timeOfRevision } from './revision-times';

const ownParameters = declareParameters('', {
  entirewatchlist: { type: 'boolean' },
  timestamp: { type: 'timestamp' },
  torevid: { type: 'integer', isId: true, holds: 'revision id' },
  newerthanrevid: { type: 'integer', isId: true, holds: 'revision id' },
  continue: { type: 'string' },
});

const tokenParameter = declareParameters('', { token: { type: 'string', sensitive: true } });

/** Read before the token is checked; the parameters of the page set are read after everything else. */
const firstParameters = new ParameterSet('', { ...ownParameters.declarations, ...tokenParameter.declarations });

type Values = ValuesOf<typeof ownParameters>;

/** Each says in its own way which changes the user has not seen. */
const alternatives = ['timestamp', 'torevid', 'newerthanrevid'] as const;

/** In the order in which they are found to contradict `entirewatchlist` (sequence notification-changes, steps 90 and 91). */
const sources = ['generator', 'titles', 'pageids', 'revids'] as const;

/**
 * `action=setnotificationtimestamp`: says which changes of watched pages the user has seen (writing 4.4).
 *
 * @param byName its generators
 */
export function createSetNotificationTimestampModule(byName: ModulesByName): ActionModule {
  return actionModule({
    name: 'setnotificationtimestamp',
    description: { className: 'ApiSetNotificationTimestamp', helpPages: ['SetNotificationTimestamp'] },
    cacheMode: 'private',
    mustBePosted: true,
    needsToken: 'csrf',
    writes: () => true,
    readWhenCreated: pageSetParameters,
    parameters: new ParameterSet('', {
      ...ownParameters.declarations,
      ...pageSetParameters.declarations,
      ...tokenParameter.declarations,
    }),
    prepare(run) {
      const values = run.read(firstParameters);
      return () => {
        const user = requireWatcher(run);
        const given = alternatives.filter((name) => values[name] !== undefined);
        if (given.length > 1) throw run.conflict(...given);
        readContinuation(values.continue, false);
        const pages = run.read(pageSetParameters);
        if (values.entirewatchlist) setAll(run, user, values, pages);
        else setPages(run, byName, user, values, pages);
      };
    },
  });
}

function setAll(run: ActionRun, user: User, values: Values, pages: PageSetValues): void {
  const source = sources.find((name) => pages[name] !== undefined);
  if (source !== undefined) {
    const key = 'apierror-invalidparammix-cannotusewith';
    throw run.error({ code: 'multisource', key, parameters: ['entirewatchlist', source] });
  }
  requireSinglePage(run, values, Infinity);
  const { wiki, result } = run.context;
  const since = timestampOfSeconds(values.timestamp);
  wiki.watchlist.setAllUnseen(user.id, since);
  run.respond({ notificationtimestamp: since ?? '' });
  result.root.putOnTop('batchcomplete', true);
}

function setPages(
  run: ActionRun,
  byName: ModulesByName,
  user: User,
  values: Values,
  { redirects, ...others }: PageSetValues,
): void {
  const { wiki, result } = run.context;
  const continuation = Continuation.begin();
  const source = findPageSource(run, byName, continuation, { ...others, redirects });
  const build = (follows: boolean): PageSet =>
    source ? buildPageSet(wiki, source, follows, run.context.user) : emptyPageSet;
  const set = build(redirects);
  const existing = ofKind(set, 'existing').length;
  requireSinglePage(run, values, existing);
  const since = existing === 0 ? timestampOfSeconds(values.timestamp) : timeOf(run, values);
  const entries = unknownEntries(run.context, set);
  for (const page of seenPages(redirects ? [build(false), set] : [set])) {
    wiki.watchlist.setUnseen(user.id, page.title, since);
    entries.push(seenEntry(page, wiki.watchlist.isWatched(user.id, page.title), since, run.context.namespaces));
  }
  run.respond(new ResultList(entries, 'page'));
  continuation.finishResult(result.root, () => undefined);
}

/** @throws UsageError `multpages` if a revision is named and there are several pages */
function requireSinglePage(run: ActionRun, values: Values, pages: number): void {
  const name = (['torevid', 'newerthanrevid'] as const).find((one) => values[one] !== undefined);
  if (name === undefined || pages <= 1) return;
  throw run.error({ code: 'multpages', key: 'apierror-multpages', parameters: [name] });
}

/** Since when there are changes that the user has not seen; `undefined` for none. */
function timeOf({ context: { wiki } }: ActionRun, { timestamp, torevid, newerthanrevid }: Values): string | undefined {
  if (torevid !== undefined) return timeOfRevision(wiki, Number(torevid));
  if (newerthanrevid !== undefined) return timeOfNextRevision(wiki, Number(newerthanrevid));
  return timestampOfSeconds(timestamp);
}
