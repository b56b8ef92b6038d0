import { respondToRequest } from '../../pipeline/respond-to-request';
import { struck, type Fault } from '../fault';

export interface SlowOptions {
  /** Default: 1000. */
  readonly milliseconds?: number;
}

export const slow: Fault<SlowOptions> = {
  options: { milliseconds: { type: 'number', default: '1000' } },
  strike: ({ wiki, request, observer, parameters }, { milliseconds = 1000 }) => {
    const response = respondToRequest(wiki, request, observer, undefined, parameters);
    return struck({ ...response, disruption: { kind: 'delay', milliseconds } });
  },
  describe: { advice: 'waits, up to a limit', options: { milliseconds: 1 } },
};
