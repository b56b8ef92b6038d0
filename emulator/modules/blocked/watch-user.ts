import { userPage } from '../../model/blocking';
import type { ActionRun } from '../module-run';

/** When the watched page leaves the watchlist again, on a wiki whose watchlists expire. */
export const watchExpiryParameter = {
  type: 'string',
  examples: ['1 week', 'infinite'],
  described: { type: 'expiry', setting: 'watchlistExpiry' },
} as const;

/** Lets the client of a request watch the page of a user. */
export function watchUserPage(run: ActionRun, target: string, expiry: string | undefined): void {
  const { user, wiki } = run.context;
  if (!user) return;
  const end =
    expiry === undefined
      ? undefined
      : (require('../watch/expiry') as typeof import('../watch/expiry')).readExpiry(run, expiry, 'watchlistexpiry');
  wiki.watchlist.watch(user.id, userPage(target), end);
}
