/** The failures between the client and the wiki. All of them strike any request, whatever it asks for. */
import { respondToRequest } from '../pipeline/respond-to-request';
import type { Disruption, WikiResponse } from '../exchange';
import type { AskedRequest } from './asked-request';
import type { GatewayOptions, LossOptions } from './failure-options';
import { struck, type KindOfFailure, type KindsOfFailure } from './kind-of-failure';
import { loginWall, proxyResponse, type ProxyStatus } from './proxy-responses';

export type OutsideFailure = ProxyStatus | 'slow' | 'stall' | 'reset' | 'truncated-body' | 'empty-body' | 'login-wall';

const noResponse: WikiResponse = { status: 0, statusText: '', headers: [], body: '' };

export const outsideFailures: KindsOfFailure<OutsideFailure> = {
  413: proxy(413),
  414: proxy(414),
  429: proxy(429, 5),
  500: proxy(500),
  502: proxy(502),
  503: proxy(503),
  504: proxy(504),
  slow: {
    strike: ({ wiki, request, observer }, { milliseconds = 1000 }) =>
      struck({ ...respondToRequest(wiki, request, observer), disruption: { kind: 'delay', milliseconds } }),
  },
  stall: loss({ kind: 'stall' }),
  reset: loss({ kind: 'reset' }),
  'truncated-body': {
    onlyFor: 'requests whose answer has a body',
    applies: ({ request }) => request.method !== 'HEAD',
    strike: ({ wiki, request, observer }, { bytes }) => {
      const response = respondToRequest(wiki, request, observer);
      const length = Buffer.byteLength(response.body);
      if (length === 0) return { response, struck: false };
      const sent = Math.min(bytes ?? Math.floor(length / 2), length - 1);
      return struck({ ...response, disruption: { kind: 'truncation', bytes: sent } });
    },
  },
  'empty-body': {
    strike: (asked, options) => {
      performIfAsked(asked, options);
      return struck({ status: 200, statusText: 'OK', headers: ['Content-Type', 'text/html; charset=UTF-8'], body: '' });
    },
  },
  'login-wall': { strike: () => struck(loginWall()) },
};

/** @param usualRetryAfter seconds, where the test says nothing of them */
function proxy(status: ProxyStatus, usualRetryAfter: number | false = false): KindOfFailure<GatewayOptions> {
  return {
    strike: (asked, options) => {
      performIfAsked(asked, options);
      return struck(proxyResponse(status, options.retryAfter ?? usualRetryAfter));
    },
  };
}

function loss(disruption: Disruption): KindOfFailure<LossOptions> {
  const response = { ...noResponse, disruption };
  return {
    strike: (asked, options) => {
      performIfAsked(asked, options);
      return struck(response);
    },
  };
}

/** Lets the wiki do what it was asked, and say so to nobody. */
function performIfAsked({ wiki, request }: AskedRequest, { performed = false }: LossOptions): void {
  if (performed) respondToRequest(wiki, request);
}
