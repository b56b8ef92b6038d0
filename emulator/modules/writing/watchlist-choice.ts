import type { Titled } from '../../model/title';
import { holdsRight } from '../../model/rights';
import type { User } from '../../model/user';
import type { RequestContext } from '../context';

/** The parameter of modules that change a page: whether the user then watches it. */
export const watchlistParameter = {
  watchlist: {
    type: 'enumeration',
    values: ['watch', 'unwatch', 'preferences', 'nochange'],
    default: 'preferences',
  },
} as const;

export type WatchlistChoice = (typeof watchlistParameter)['watchlist']['values'][number];

/** The preferences that decide about watching: the values of a fresh account. */
const preferences = {
  watchdefault: true,
  watchcreations: true,
  watchuploads: true,
  watchdeletion: false,
  watchmoves: false,
  watchrollback: false,
};

export type WatchlistPreference = keyof typeof preferences;

/** Whether an account, or a client without one, watches pages on any such occasion: bots never do (sequence watchlists-of-bots). */
export function prefersToWatch({ user, wiki }: RequestContext, decisive: readonly WatchlistPreference[]): boolean {
  return !holdsRight(user, 'bot', wiki) && decisive.some((name) => prefers(user, name));
}

function prefers(user: User | undefined, name: WatchlistPreference): boolean {
  const own = user?.options?.[name];
  return own === undefined ? preferences[name] : own !== '' && own !== '0';
}

/** Puts a page on the user's watchlist, or takes it off it, as `watchlist` or the preferences say (writing 1.1). */
export function applyWatchlist(
  context: RequestContext,
  title: Titled,
  choice: WatchlistChoice,
  decisive: readonly WatchlistPreference[],
): void {
  const { user, wiki } = context;
  if (!user || choice === 'nochange' || !holdsRight(user, 'editmywatchlist', wiki)) return;
  const watches = { watch: true, unwatch: false, preferences: prefersToWatch(context, decisive) || undefined }[choice];
  if (watches) wiki.watchlist.watch(user.id, title);
  if (watches === false) wiki.watchlist.unwatch(user.id, title);
}
