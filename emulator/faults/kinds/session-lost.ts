import type { WikiRequest } from '../../exchange';
import { SessionCookies } from '../../request/client-session-cookies';
import type { Session } from '../../model/sessions';
import type { WikiModel } from '../../model/wiki-model';
import { struck, type Fault } from '../fault';
import { respondTo } from '../targeted-request';

export interface SessionLostOptions {
  /** The longer-lived cookie is void as well: the client is logged out. Default: false. */
  readonly everywhere?: boolean;
}

export const sessionLost: Fault<SessionLostOptions> = {
  options: { everywhere: { type: 'boolean', default: 'false' } },
  onlyFor: 'requests with the cookie of a session',
  appliesTo: ({ wiki, request }) => hasSession(wiki, request),
  strike: (target, { everywhere = false }) =>
    struck(respondTo({ ...target, request: loseSession(target.wiki, target.request, everywhere) })),
  describe: {
    advice: 'as `badtoken`: the cookies log the client in again, and only its tokens are void',
    request: 'write',
    variants: [
      {
        options: { everywhere: true },
        label: '`everywhere`',
        advice: 'sends `assert=user` with every write, so that it notices; logs in, fetches tokens, retries',
      },
    ],
  },
};

/** Whether the wiki knows a session that the client's cookies name. */
function hasSession(wiki: WikiModel, request: WikiRequest): boolean {
  return request.headers.cookie !== undefined && sessionsOf(wiki, request.headers.cookie).length > 0;
}

/**
 * Makes the wiki forget the sessions of a client.
 *
 * @param everywhere whether the cookie that would log the client in again is void as well
 * @returns the request as it continues
 */
function loseSession(wiki: WikiModel, request: WikiRequest, everywhere: boolean): WikiRequest {
  const { cookie } = request.headers;
  if (cookie === undefined) return request;
  for (const session of sessionsOf(wiki, cookie)) wiki.sessions.forget(session);
  if (!everywhere) return request;
  const name = `${wiki.cookiePrefix}Token`;
  const pairs = cookie.split(';').map((pair) => (pair.trim().startsWith(`${name}=`) ? ` ${name}=void` : pair));
  return { ...request, headers: { ...request.headers, cookie: pairs.join(';') } };
}

/** The request as sent by a client without a session. */
export function withoutCookies(request: WikiRequest): WikiRequest {
  return { ...request, headers: { ...request.headers, cookie: undefined } };
}

/** A client may have one session of a log-in, and one of a bot password. */
function sessionsOf(wiki: WikiModel, cookie: string): Session[] {
  const cookies = new SessionCookies(
    { cookiePrefix: wiki.cookiePrefix, settings: undefined, overHttps: false, environment: wiki.environment },
    cookie,
  );
  const ids = [cookies.get('_session'), cookies.get('_BPsession')];
  return ids
    .map((id) => (id === undefined ? undefined : wiki.sessions.find(id)))
    .filter((found) => found !== undefined);
}
