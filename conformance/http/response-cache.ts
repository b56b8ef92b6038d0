import {
  headerValue,
  UnansweredBefore,
  WikiUnreachable,
  type ReceivedResponse,
  type Send,
  type SentRequest,
} from '../runner/exchange';
import { NotSent } from './politeness';

/** The most that is kept of all bodies, in characters; beyond it, requests are sent again. */
const mostKept = 16_000_000;

/**
 * What clients without cookies were answered, so that a wiki is asked once what several scenarios want to know. Within a
 * scenario every request is sent: what it asks twice it wants two answers to. A wiki changes meanwhile; whoever finds
 * something wrong by an answer that was kept forgets them all and looks again. A request that got no response gets none
 * for the next scenario either.
 */
export class ResponseCache {
  private readonly responses = new Map<string, ReceivedResponse[]>();
  private readonly unanswered = new Map<string, WikiUnreachable>();
  private used = 0;
  /** How many characters of bodies. */
  private kept = 0;

  constructor(private readonly send: Send) {}

  /** How a scenario asks; one for each. */
  forScenario(): Send {
    const asked = new Map<string, number>();
    this.used = 0;
    return async (request) => {
      const key = cacheKey(request);
      if (key === undefined) return this.send(request);
      const times = asked.get(key) ?? 0;
      asked.set(key, times + 1);
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
      if (isForEverybody(response)) this.keep(key, times, response);
      return response;
    };
  }

  /** Forgets everything. Whether the last scenario had been given any of it. */
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

/** Tokens that are real even for a client without a session, which begins with them (core 3.2). */
const beginsSession = /[?&]type=[^&]*(?:login|createaccount)/;

/** What two requests have in common that may be given one answer; undefined for what must be asked each time. */
export function cacheKey({ method, query, headers, body }: SentRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (body !== undefined || headers.cookie !== undefined || beginsSession.test(query)) return undefined;
  return JSON.stringify([method, query, Object.entries(headers).sort()]);
}

/** A cookie is one client's alone. */
function isForEverybody(response: ReceivedResponse): boolean {
  return headerValue(response, 'set-cookie') === undefined;
}
