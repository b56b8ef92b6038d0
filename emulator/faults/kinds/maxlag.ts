import { maximumLagExceeded } from '../../pipeline/checks';
import type { RequestParameters } from '../../request/request-parameters';
import { parseInteger } from '../../text/integer';
import type { Fault } from '../fault';
import { injectError } from '../inject-error';
import { anyAction } from '../scopes';

export interface MaxlagOptions {
  /** Seconds. Default: 7. */
  readonly lag?: number;
  /** The name of the lagging server, which wikis report if they show the names of servers. Default: not reported. */
  readonly host?: string;
  /** Seconds, for `Retry-After`. Default: the `maxlag` of the request, and at least 5. */
  readonly retryAfter?: number;
}

export const maxlag: Fault<MaxlagOptions> = {
  ...anyAction,
  options: {
    lag: { type: 'number', default: '7', note: 'seconds' },
    host: { type: 'string', note: 'absent' },
    retryAfter: { type: 'count', note: "the request's `maxlag`, at least 5" },
  },
  strike: (target, { lag = 7, host, retryAfter }) =>
    injectError(target, {
      createError: ({ parameters }) => maximumLagExceeded(lag, toleratedLag(parameters), host, retryAfter),
    }),
  describe: { advice: 'waits for `Retry-After`, retries' },
};

function toleratedLag(parameters: RequestParameters): number {
  return Number(parseInteger(parameters.bytes('maxlag') ?? '') ?? 0);
}
