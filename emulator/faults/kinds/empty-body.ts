import { struck, type Fault } from '../fault';
import { lossOptions, performIfRequested, type LossOptions } from '../loss';

export const emptyBody: Fault<LossOptions> = {
  options: lossOptions,
  strike: (target, options) => {
    performIfRequested(target, options);
    return struck({ status: 200, statusText: 'OK', headers: ['Content-Type', 'text/html; charset=UTF-8'], body: '' });
  },
  describe: { advice: 'as `internal-error`' },
};
