import type { WikiRequest } from '../exchange';
import { SessionCookies } from '../request/client-session-cookies';
import type { Session } from '../model/sessions';
import type { WikiModel } from '../model/wiki-model';

/** Whether the wiki knows a session that the client's cookies name. */
export function hasSession(wiki: WikiModel, request: WikiRequest): boolean {
  return request.headers.cookie !== undefined && sessionsOf(wiki, request.headers.cookie).length > 0;
}

/**
 * Lets the wiki forget the sessions of a client.
 *
 * @param everywhere whether the cookie that would log the client in again is void as well
 * @returns the request as it goes on
 */
export function loseSession(wiki: WikiModel, request: WikiRequest, everywhere: boolean): WikiRequest {
  const { cookie } = request.headers;
  if (cookie === undefined) return request;
  for (const session of sessionsOf(wiki, cookie)) wiki.sessions.forget(session);
  if (!everywhere) return request;
  const name = `${wiki.cookiePrefix}Token`;
  const pairs = cookie.split(';').map((pair) => (pair.trim().startsWith(`${name}=`) ? ` ${name}=void` : pair));
  return { ...request, headers: { ...request.headers, cookie: pairs.join(';') } };
}

/** The request of somebody whom the wiki does not know. */
export function withoutCookies(request: WikiRequest): WikiRequest {
  return { ...request, headers: { ...request.headers, cookie: undefined } };
}

/** A client may have one of a log-in, and one of a bot password. */
function sessionsOf(wiki: WikiModel, cookie: string): Session[] {
  const cookies = new SessionCookies(wiki, cookie);
  const ids = [cookies.get('_session'), cookies.get('_BPsession')];
  return ids
    .map((id) => (id === undefined ? undefined : wiki.sessions.find(id)))
    .filter((found) => found !== undefined);
}
