import { holdsRight } from '../../model/rights';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';
import { prefersToWatch } from '../writing/watchlist-choice';
import type { EditValues } from './parameters';
import type { EditTarget } from './target';

/** What an edit does to the user's watchlist. */
export interface Watching {
  /** Whether the client wants the page to be watched, whether or not it is afterwards (writing 1.2). */
  readonly watched: boolean;
  readonly expiry?: string | undefined;
  apply(): void;
}

/** Reads `watchlist` and its older forms. */
export function readWatching(
  run: ActionRun,
  values: EditValues,
  { title, page }: EditTarget,
  expiryText: string | undefined,
): Watching {
  const { user, wiki } = run.context;
  const isWatched = user !== undefined && wiki.watchlist.isWatched(user.id, title);
  const watched = wantsToWatch(run.context, values, isWatched, page !== undefined);
  const until = watched && expiryText !== undefined && expiryText !== '' ? readExpiryOf(run, expiryText) : undefined;
  return {
    watched,
    expiry: until === undefined ? undefined : until === Infinity ? 'infinity' : timestamp(until),
    apply: () => {
      if (!user || !holdsRight(user, 'editmywatchlist', wiki)) return;
      if (watched && (!isWatched || until !== undefined)) wiki.watchlist.watch(user.id, title, until);
      else if (!watched && isWatched) wiki.watchlist.unwatch(user.id, title);
    },
  };
}

function wantsToWatch(context: RequestContext, values: EditValues, isWatched: boolean, exists: boolean): boolean {
  if (values.watch) return true;
  if (values.unwatch) return false;
  if (values.watchlist === 'nochange') return isWatched;
  if (values.watchlist !== 'preferences') return values.watchlist !== 'unwatch';
  return isWatched || prefersToWatch(context, exists ? ['watchdefault'] : ['watchdefault', 'watchcreations']);
}

function readExpiryOf(run: ActionRun, text: string): number {
  return (require('../watch/expiry') as typeof import('../watch/expiry')).readExpiry(run, text);
}
