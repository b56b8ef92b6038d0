/** Statuses from servers in front of the wiki. */
import type { WikiResponse } from '../../exchange';
import { struck, type Fault, type FaultOption, type FaultVariant } from '../fault';
import { lossOptions, performIfRequested, type LossOptions } from '../loss';
import { serverPage } from '../server-page';

type ServerStatus = 413 | 414 | 429 | 500 | 502 | 503 | 504;

export interface ProxyOptions {
  /** Seconds, or an HTTP date, for `Retry-After`; false for none. */
  readonly retryAfter?: number | string | false;
}

export interface GatewayOptions extends ProxyOptions, LossOptions {}

interface Special {
  /** The default of `retryAfter`, in seconds. */
  readonly retryAfter: number;
  readonly variants: readonly FaultVariant<ProxyOptions>[];
}

/** A server refuses the request before the wiki sees it. */
export function httpStatus(status: 413 | 414 | 429, advice: string, special?: Special): Fault<ProxyOptions> {
  const usual = special?.retryAfter ?? false;
  return {
    options: { retryAfter: retryAfterOption(usual) },
    strike: (_, { retryAfter = usual }) => struck(statusPage(status, retryAfter)),
    describe: { advice, variants: special?.variants ?? [] },
  };
}

/** A server fails, perhaps after the wiki has executed the request. */
export function gatewayStatus(
  status: 500 | 502 | 503 | 504,
  advice: string,
  variants: readonly FaultVariant<GatewayOptions>[] = [],
): Fault<GatewayOptions> {
  return {
    options: { retryAfter: retryAfterOption(false), ...lossOptions },
    strike: (target, options) => {
      performIfRequested(target, options);
      return struck(statusPage(status, options.retryAfter ?? false));
    },
    describe: { advice, variants },
  };
}

function retryAfterOption(usual: number | false): FaultOption {
  return { type: 'wait', default: String(usual), note: 'seconds or a date' };
}

/** The text of the page for each status, in the words that servers use. */
const texts: Readonly<Record<ServerStatus, readonly [statusText: string, explanation: string]>> = {
  413: ['Payload Too Large', 'The body of the request is larger than this server accepts.'],
  414: ['URI Too Long', 'The address of the request is longer than this server accepts.'],
  429: ['Too Many Requests', 'There were too many requests in a short time. Please wait before the next one.'],
  500: ['Internal Server Error', 'The server could not complete the request.'],
  502: ['Bad Gateway', 'The upstream server sent an invalid response.'],
  503: ['Service Unavailable', 'No server is available to handle the request at the moment.'],
  504: ['Gateway Timeout', 'The upstream server did not respond in time.'],
};

function statusPage(status: ServerStatus, retryAfter: number | string | false): WikiResponse {
  const [statusText, explanation] = texts[status];
  const title = `${status} ${statusText}`;
  return serverPage(status, statusText, title, `<h1>${title}</h1>\n<p>${explanation}</p>`, retryAfter);
}
