import type { User } from '../../../model/user';
import type { QueryRun } from '../query-run';
import { requireRight } from '../../require-right';

/** Whose watchlist a request reads, and the token with which anybody may read it. */
export const ownerParameters = {
  owner: { type: 'user' },
  token: { type: 'string', sensitive: true },
} as const;

/**
 * The account whose watchlist is read: the one that the request names, with the token of its preferences, or the user's own.
 *
 * @throws UsageError `bad_wlowner`, `bad_wltoken`, `notloggedin`, `permissiondenied`
 */
export function watchlistOwner(run: QueryRun, { owner, token }: { owner?: string; token?: string }): User {
  const { escapeWikitext, user, wiki } = run.context;
  if (owner !== undefined && token !== undefined) {
    const named = wiki.users.find(owner);
    if (!named) {
      throw run.error({ code: 'bad_wlowner', key: 'nosuchusershort', parameters: [escapeWikitext(owner)] });
    }
    if (token !== '' && named.options?.watchlisttoken === token) return named;
    throw run.error({ code: 'bad_wltoken', key: 'apierror-bad-watchlist-token', parameters: [] });
  }
  if (!user) throw run.error({ code: 'notloggedin', key: 'watchlistanontext', parameters: [] });
  requireRight(run, 'viewmywatchlist');
  return user;
}
