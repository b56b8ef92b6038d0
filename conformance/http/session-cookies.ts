import { headerValues, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';

/** Types of tokens that begin a session, even for a client without one (core 3.2). */
const beginsSession = /[?&]type=[^&]*(?:login|createaccount)/;

/**
 * Learns which cookies belong to a session: those that the wiki sets when a session begins, and not otherwise. Their
 * names are the wiki's own (`$wgSessionName`, `$wgCookiePrefix`), and a proxy may set others on every response.
 */
export class SessionCookies {
  private readonly withSessions = new Set<string>();
  private readonly withoutSessions = new Set<string>();

  watch(send: Send): Send {
    return async (request) => {
      const response = await send(request);
      this.look(request, response);
      return response;
    };
  }

  /** The names of the session's cookies; undefined if none were seen. */
  get names(): ReadonlySet<string> | undefined {
    const names = [...this.withSessions].filter((name) => !this.withoutSessions.has(name));
    return names.length > 0 ? new Set(names) : undefined;
  }

  /** Whether every cookie that a response sets is one that clients without a session get as well. */
  readonly areForEverybody = (response: ReceivedResponse): boolean =>
    namesIn(response).every((name) => this.withoutSessions.has(name) && !/session$/i.test(name));

  private look({ method, query, headers }: SentRequest, response: ReceivedResponse): void {
    // A client that sends cookies may get those of its session again, and a request with a body may begin one.
    if ((method !== 'GET' && method !== 'HEAD') || headers.cookie !== undefined) return;
    if (beginsSession.test(query)) for (const name of namesIn(response)) this.withSessions.add(name);
    else if (!/[?&]type=/.test(query)) for (const name of namesIn(response)) this.withoutSessions.add(name);
  }
}

/** Whether a request begins a session. */
export function isOfNewSession(query: string): boolean {
  return beginsSession.test(query);
}

function namesIn(response: ReceivedResponse): string[] {
  return headerValues(response, 'set-cookie').map((text) => (text.split('=', 1)[0] ?? '').trim());
}
