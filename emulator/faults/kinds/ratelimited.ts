import { UsageError } from '../../messages/usage-error';
import type { Fault, NoOptions } from '../fault';
import { injectError } from '../inject-error';
import { withToken } from '../scopes';

export const rateLimited: Fault<NoOptions> = {
  ...withToken,
  options: {},
  strike: (target) =>
    injectError(target, {
      createError: ({ release }, action) => {
        const key = release.since('1.43') ? 'apierror-ratelimited' : 'actionthrottledtext';
        return new UsageError({ code: 'ratelimited', key, parameters: [] }, action.path);
      },
    }),
  describe: { advice: 'backs off, retries; there is no `Retry-After`', request: 'write' },
};
