import { struck, type Fault } from '../fault';
import { respondTo } from '../targeted-request';

export interface SlowOptions {
  /** Default: 1000. */
  readonly milliseconds?: number;
}

export const slow: Fault<SlowOptions> = {
  options: { milliseconds: { type: 'number', default: '1000' } },
  strike: (target, { milliseconds = 1000 }) => {
    return struck({ ...respondTo(target), disruption: { kind: 'delay', milliseconds } });
  },
  describe: { advice: 'waits, up to a limit', options: { milliseconds: 1 } },
};
