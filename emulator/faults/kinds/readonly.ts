import { readOnlyError } from '../../pipeline/checks';
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
      createError: () => readOnlyError(reason),
    }),
  describe: { advice: 'waits for minutes, retries', request: 'write' },
};
