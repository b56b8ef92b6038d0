import {
  headerValue,
  UnansweredBefore,
  WikiUnreachable,
  type ReceivedResponse,
  type Send,
  type SentRequest,
} from '../runner/exchange';
import { NotSent } from './politeness';
import { isOfNewSession } from './session-cookies';

/** The most that is kept of all bodies, in characters; beyond it, requests are sent again. */
const mostKept = 16_000_000;

/**
 * The responses to clients without cookies, so that a request of several scenarios is sent once. Within a scenario
 * every request is sent: a repeated one needs a second response. A wiki may change meanwhile; a failure found with a
 * kept response is confirmed with new ones. A request that got no response is not repeated for the next scenario.
 */
export class ResponseCache {
  private readonly responses = new Map<string, ReceivedResponse[]>();
  private readonly unanswered = new Map<string, WikiUnreachable>();
  private used = 0;
  /** The characters of all bodies that are kept. */
  private kept = 0;

  /** @param isForEverybody whether a response may be kept; default: one that sets no cookie */
  constructor(
    private readonly send: Send,
    private readonly isForEverybody: (response: ReceivedResponse) => boolean = setsNoCookie,
  ) {}

  /** The `Send` of one scenario. */
  forScenario(): Send {
    const sent = new Map<string, number>();
    this.used = 0;
    return async (request) => {
      const key = cacheKey(request);
      if (key === undefined) return this.send(request);
      const times = sent.get(key) ?? 0;
      sent.set(key, times + 1);
      const known = this.responses.get(key)?.[times];
      if (known) {
        this.used++;
        return known;
      }
      const failed = this.unanswered.get(key);
      if (failed) throw new UnansweredBefore(failed.message, { cause: failed });
      const response = await this.send(request).catch((error: unknown) => {
        if (error instanceof WikiUnreachable && !(error instanceof NotSent)) this.unanswered.set(key, error);
        throw error;
      });
      if (this.isForEverybody(response)) this.keep(key, times, response);
      return response;
    };
  }

  /** Forgets everything. Returns whether the last scenario used any of it. */
  forget(): boolean {
    const wasUsed = this.used > 0;
    this.responses.clear();
    this.kept = 0;
    this.unanswered.clear();
    this.used = 0;
    return wasUsed;
  }

  private keep(key: string, times: number, response: ReceivedResponse): void {
    const list = this.responses.get(key) ?? [];
    if (list.length !== times || this.kept + response.body.length > mostKept) return;
    this.kept += response.body.length;
    this.responses.set(key, [...list, response]);
  }
}

/** The key that requests with the same response share; undefined for a request that must be sent each time. */
export function cacheKey({ method, query, headers, body }: SentRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (body !== undefined || headers.cookie !== undefined || isOfNewSession(query)) return undefined;
  return JSON.stringify([method, query, Object.entries(headers).sort()]);
}

/** A response that sets a cookie is for one client only. */
function setsNoCookie(response: ReceivedResponse): boolean {
  return headerValue(response, 'set-cookie') === undefined;
}
