import { UsageError } from '../../messages/usage-error';
import { mainPath } from '../../modules/main';
import type { Fault } from '../fault';
import { injectError } from '../inject-error';
import { writing } from '../scopes';

export interface ReadOnlyOptions {
  /** The value of `readonlyreason`. Default: `The database is locked for maintenance.` */
  readonly reason?: string;
}

const usualReason = 'The database is locked for maintenance.';

export const readOnly: Fault<ReadOnlyOptions> = {
  ...writing,
  options: { reason: { type: 'string', default: `'${usualReason}'` } },
  strike: (target, { reason = usualReason }) =>
    injectError(target, {
      createError: () => {
        const data = { readonlyreason: reason };
        return new UsageError({ code: 'readonly', key: 'apierror-readonly', parameters: [], data }, mainPath);
      },
    }),
  describe: { advice: 'waits for minutes, retries', request: 'write' },
};
