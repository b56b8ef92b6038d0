import { ActionRun } from '../../modules/module-run';
import type { Fault, NoOptions } from '../fault';
import { injectError } from '../inject-error';
import { withToken } from '../scopes';

export const badToken: Fault<NoOptions> = {
  ...withToken,
  options: {},
  strike: (target) =>
    injectError(target, { createError: (context, action) => new ActionRun(context, action).badToken() }),
  describe: { advice: 'fetches a token, retries once', request: 'write' },
};
