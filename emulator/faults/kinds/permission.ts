import { patrolDisabled } from '../../modules/patrol/patrol';
import { readDenied } from '../../pipeline/checks';
import type { Fault, NoOptions } from '../fault';
import { injectError, injectMessage } from '../inject-error';

/** The wiki is private, and the client is not logged in, or its account may not read. */
export const readApiDenied: Fault<NoOptions> = {
  options: {},
  onlyFor: 'requests for a module that reads',
  appliesTo: ({ action }) => action !== undefined && action.description?.withoutReadRights !== true,
  strike: (target) => injectError(target, { createError: () => readDenied() }),
  describe: { advice: 'logs in, retries once; then stops, because the account lacks the right' },
};

/** The wiki does not patrol such changes. */
export const patrolsNothing: Fault<NoOptions> = {
  options: {},
  onlyFor: 'POST requests for action=patrol',
  appliesTo: ({ action, request }) => request.method === 'POST' && action?.name === 'patrol',
  strike: (target) => injectMessage(target, () => patrolDisabled),
  describe: { advice: 'stops patrolling', request: 'patrol' },
};
