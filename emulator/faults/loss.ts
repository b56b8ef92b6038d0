import type { Disruption, WikiResponse } from '../exchange';
import { struck, type Fault, type FaultOption } from './fault';
import { respondTo, type TargetedRequest } from './targeted-request';

/** Options of faults that lose the response. */
export interface LossOptions {
  /** Whether the wiki executes the request before its response is lost. Default: false. */
  readonly performed?: boolean;
}

export const lossOptions: { readonly performed: FaultOption } = {
  performed: { type: 'boolean', default: 'false' },
};

const noResponse: WikiResponse = { status: 0, statusText: '', headers: [], body: '' };

/** A fault in which the client gets no response. */
export function loss(disruption: Disruption, advice: string): Fault<LossOptions> {
  const response = { ...noResponse, disruption };
  return {
    options: lossOptions,
    strike: (target, options) => {
      performIfRequested(target, options);
      return struck(response);
    },
    describe: { advice },
  };
}

/** Executes the request, if the test says so, and drops the response. */
export function performIfRequested(target: TargetedRequest, options: LossOptions): void {
  const { performed = false } = options;
  if (performed) respondTo({ ...target, observer: undefined });
}
