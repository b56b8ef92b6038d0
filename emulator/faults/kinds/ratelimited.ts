import type { Fault, NoOptions } from '../fault';
import { injectMessage } from '../inject-error';
import { withToken } from '../scopes';

export const rateLimited: Fault<NoOptions> = {
  ...withToken,
  options: {},
  strike: (target) =>
    injectMessage(target, ({ release }) => {
      const key = release.since('1.43') ? 'apierror-ratelimited' : 'actionthrottledtext';
      return { code: 'ratelimited', key, parameters: [] };
    }),
  describe: { advice: 'backs off, retries; there is no `Retry-After`', request: 'write' },
};
