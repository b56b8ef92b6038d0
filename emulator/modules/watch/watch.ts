import { declareParameters, ParameterSet } from '../../request/parameter-declarations';
import { Continuation } from '../../response/continuation';
import { ResultList, type ResultRecord } from '../../response/result-tree';
import { isTitle, parseTitle, type Title, type Titled } from '../../model/title';
import type { User } from '../../model/user';
import type { RequestContext } from '../context';
import { actionModule, type ActionModule } from '../module';
import type { ActionRun } from '../module-run';
import { buildPageSet } from '../page-set/build-page-set';
import { unusableEntries } from '../page-set/page-list';
import { pageSetParameters, type PageSetValues } from '../page-set/page-set-parameters';
import { findPageSource, type ModulesByName } from '../page-set/page-source';
import { readContinuation } from '../query/query-run';
import { requireWatcher } from '../writing/require-watcher';
import { watchedEntry, watchTargets } from './output';

/** In the order in which they are found to contradict `title`. */
const pageSetNames = ['titles', 'pageids', 'revids', 'generator', 'redirects', 'converttitles'] as const;

/** Read before the token is checked; the parameters of the page set are read after everything else. */
const ownParameters = declareParameters('', {
  title: { type: 'string', deprecated: 'action=watch&title' },
  unwatch: { type: 'boolean' },
  continue: { type: 'string' },
});

const tokenParameter = declareParameters('', { token: { type: 'string', sensitive: true } });

const firstParameters = new ParameterSet('', { ...ownParameters.declarations, ...tokenParameter.declarations });

/** Read together with the others on a wiki whose watchlists expire. */
const expiryParameter = declareParameters('', {
  expiry: {
    type: 'string',
    examples: ['infinite', '1 week', '2 years', '2000-01-01T00:00:00Z'],
    described: { type: 'expiry', setting: 'watchlistExpiry' },
  },
});

/**
 * `action=watch`: puts pages on the user's watchlist, or takes them off it (core 8.5; writing 4.3).
 *
 * @param byName its generators
 */
export function createWatchModule(byName: ModulesByName): ActionModule {
  const { title, ...others } = ownParameters.declarations;
  return actionModule({
    name: 'watch',
    cacheMode: 'private',
    mustBePosted: true,
    needsToken: 'watch',
    writes: () => true,
    readWhenCreated: pageSetParameters,
    parameters: new ParameterSet('', {
      title,
      ...expiryParameter.declarations,
      ...others,
      ...pageSetParameters.declarations,
      ...tokenParameter.declarations,
    }),
    prepare(run) {
      const { title, unwatch, continue: text } = run.read(firstParameters);
      const expiry = readExpiryOf(run);
      return () => {
        const user = requireWatcher(run);
        readContinuation(text, false);
        const pages = run.read(pageSetParameters);
        if (title !== undefined) watchOne(run, user, title, { unwatch, expiry }, pages);
        else watchPages(run, byName, user, { unwatch, expiry }, pages);
      };
    },
  });
}

interface Change {
  readonly unwatch: boolean;
  /** When the pages leave the watchlist, in milliseconds since 1970. */
  readonly expiry: number | undefined;
}

function readExpiryOf(run: ActionRun): number | undefined {
  if (!run.context.wiki.site.settings.watchlistExpiry) return undefined;
  const { expiry } = run.read(expiryParameter);
  if (expiry === undefined) return undefined;
  return (require('./expiry') as typeof import('./expiry')).readExpiry(run, expiry);
}

/** The older way: one title, and a result that is not a list. */
function watchOne(run: ActionRun, user: User, text: string, change: Change, pages: PageSetValues): void {
  const { context } = run;
  const other = pageSetNames.find((name) => pages[name] !== undefined && pages[name] !== false);
  if (other !== undefined) throw run.cannotUseWith('title', other);
  const title = parseTitle(text, context.wiki.site);
  if (!isTitle(title) || !isWatchable(title)) {
    throw run.error({ code: 'invalidtitle', key: 'invalidtitle', parameters: [text] });
  }
  run.respond(apply(context, user, title, change));
  context.result.root.putOnTop('batchcomplete', true);
}

function isWatchable({ namespace, interwiki, key }: Title): boolean {
  return namespace >= 0 && interwiki === '' && key !== '';
}

/** Watches every page of the page set; entries that are no pages are listed first. `continue` has no effect. */
function watchPages(run: ActionRun, byName: ModulesByName, user: User, change: Change, values: PageSetValues): void {
  const { context } = run;
  const continuation = Continuation.begin();
  const source = findPageSource(run, byName, continuation, values);
  const set = source && buildPageSet(context.wiki, source, values.redirects, context.user);
  const entries = set ? unusableEntries(context, set) : [];
  for (const { title, isMissing } of set ? watchTargets(set) : []) {
    const entry = apply(context, user, title, change);
    entries.push(isMissing ? { ...entry, missing: true } : entry);
  }
  run.respond(new ResultList(entries, 'w'));
  continuation.finishResult(context.result.root, () => undefined);
}

function apply({ wiki }: RequestContext, user: User, title: Titled, { unwatch, expiry }: Change): ResultRecord {
  if (unwatch) wiki.watchlist.unwatch(user.id, title);
  else wiki.watchlist.watch(user.id, title, expiry);
  return watchedEntry(title, unwatch, expiry, wiki.site.namespaces);
}
