import type { RequestContext } from './context';

/**
 * Counts an action on a wiki that limits any, and returns whether the user or the address has done it too often.
 *
 * @param since the first release that counts it. Default: 1.43
 */
export function isLimited(context: RequestContext, action: string, since?: '1.39' | '1.43'): boolean {
  if (!context.wiki.site.settings.rateLimits) return false;
  // Few wikis in tests limit anything.
  const { isRateLimited } = require('./rate-limited') as typeof import('./rate-limited');
  return isRateLimited(context, action, since);
}
