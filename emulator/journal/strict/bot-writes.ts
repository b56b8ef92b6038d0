import { sentParameters, type Exchange } from '../kept-exchange';
import { isBot } from '../../model/users';
import type { Finding } from './finding';

/** Actions with tokens that are about the session rather than about what the wiki holds. */
const sessionActions = new Set(['login', 'clientlogin', 'linkaccount', 'createaccount', 'logout']);

/** Who writes without anybody waiting for it lets a wiki that lags catch up first. */
export function maxlagFinding(exchange: Exchange): Finding | undefined {
  const sent = sentParameters(exchange);
  const action = sent.get('action') ?? 'help';
  if (!sent.has('token') || sessionActions.has(action) || sent.has('maxlag')) return undefined;
  const { user, release } = exchange.observed ?? {};
  // A bot password is for programs.
  if (user?.grants === undefined && !(release && isBot(user, release))) return undefined;
  return {
    id: 'no-maxlag',
    message: `A bot writes (action=${action}) without maxlag.`,
    advice: 'Send maxlag=5, and wait as long as Retry-After says where the answer is the error maxlag.',
  };
}
