import { RateLimiter, type RateLimit, type RateLimitSettings } from '../model/rate-limits';
import { groupsOf, holdsRight } from '../model/rights';
import type { User } from '../model/user';
import type { WikiModel } from '../model/wiki-model';
import type { RequestContext } from './context';

/**
 * Counts an action, and returns whether the user or the address has exceeded a limit of the wiki file.
 *
 * @param since the first release that counts it
 */
export function isRateLimited(
  { wiki, user, request }: RequestContext,
  action: string,
  since: '1.39' | '1.43' = '1.43',
): boolean {
  const declared = wiki.site.settings.rateLimits?.[action];
  if (!declared || !wiki.release.since(since) || holdsRight(user, 'noratelimit', wiki)) return false;
  wiki.rateLimiter ??= new RateLimiter(wiki.environment.clock);
  let exceeded = false;
  for (const [key, limit] of keysOf(wiki, user, request.remoteAddress, declared)) {
    // All of them count, even if the first one is exceeded.
    if (wiki.rateLimiter.exceeds(`${action}:${key}`, limit)) exceeded = true;
  }
  return exceeded;
}

function keysOf(
  wiki: WikiModel,
  user: User | undefined,
  address: string,
  declared: RateLimitSettings[string],
): (readonly [key: string, limit: RateLimit])[] {
  const { anon, ip, newbie } = declared;
  const ofAddress = ip ? [[`ip:${address}`, ip] as const] : [];
  if (!user) return anon ? [['anon', anon], ...ofAddress] : ofAddress;
  const isNew = !holdsRight(user, 'autoconfirmed', wiki);
  const limit = (isNew ? newbie : undefined) ?? mostGenerous(wiki, user, declared);
  return [...(limit ? [[`user:${user.id}`, limit] as const] : []), ...(isNew ? ofAddress : [])];
}

/** Of the limits for the user's groups, the one that allows most. */
function mostGenerous(wiki: WikiModel, user: User, declared: RateLimitSettings[string]): RateLimit | undefined {
  let best = declared.user;
  for (const group of groupsOf(user, wiki)) {
    const limit = group === 'user' || group === '*' ? undefined : declared[group];
    if (limit && (!best || limit.hits / limit.seconds > best.hits / best.seconds)) best = limit;
  }
  return best;
}
