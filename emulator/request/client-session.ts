import type { RequestHeaders } from '../exchange';
import type { Ambient } from '../wiki/ambient';
import type { Session, Sessions } from '../wiki/sessions';
import type { User, Users } from '../wiki/users';

/** What a client session needs of its wiki. */
export interface SessionSurroundings {
  readonly sessions: Sessions;
  readonly users: Users;
  readonly ambient: Ambient;
  readonly cookiePrefix: string;
  /** Whether cookies are marked `secure`: the wiki calls itself `https:`. */
  readonly secureCookies: boolean;
}

/** Other ids are not looked up: their cookie is deleted (asked). */
const possibleSessionId = /^[\w-]{32,}$/;

const noCookies: readonly string[] = [];

/** 180 days, in seconds: how long a log-in with a main account is remembered (facts 7.4). */
const rememberedSeconds = 15_552_000;

/**
 * The session of a client for one request: recognized by its cookies as the real software does, and what its cookies
 * are to become (facts 7.4).
 */
export class ClientSession {
  /** Who is logged in. A session alone does not say: the cookie with the user's id must be there as well. */
  user: User | undefined;
  private current: Session | undefined;
  /** Values by name, without the prefix; `undefined` deletes. */
  private changes: Map<string, string | undefined> | undefined;

  constructor(
    private readonly wiki: SessionSurroundings,
    headers: RequestHeaders,
  ) {
    const { cookie } = headers;
    if (cookie !== undefined) this.current = this.recognize(readCookies(cookie, wiki.cookiePrefix));
  }

  /** The session; made when it is first asked for, because most requests put nothing into theirs. */
  get session(): Session {
    this.current ??= this.wiki.sessions.create();
    return this.current;
  }

  /** Whether the client has been told of its session, in this answer or an earlier one. */
  get isPersisted(): boolean {
    return this.current?.persisted ?? false;
  }

  /** Starts a session of its own for the user: its id is new, its old tokens are gone (facts 8.1). */
  logIn(user: User): void {
    this.wiki.sessions.forget(this.session);
    this.current = this.wiki.sessions.create();
    this.current.user = user;
    this.user = user;
    this.persist();
    this.change('UserID', String(user.id));
    this.change('UserName', user.name);
    this.change('Token', this.wiki.users.rememberToken(user, this.wiki.ambient.random));
  }

  /** Ends the session. The cookie with the user's name stays (facts 8.3). */
  logOut(): void {
    this.wiki.sessions.forget(this.session);
    this.current = undefined;
    this.user = undefined;
    this.remove('session', 'UserID', 'Token');
  }

  /** Lets the session last although nothing was put into it. */
  persist(): void {
    this.session.persisted = true;
    this.wiki.sessions.remember(this.session);
    this.change('session', this.session.id);
  }

  /** The `Set-Cookie` values of the answer. A session that got its first content during the request is kept now. */
  finish(): readonly string[] {
    if (this.current && !this.current.persisted && this.current.hasContent) this.persist();
    if (!this.changes) return noCookies;
    return Array.from(this.changes, ([name, value]) => this.cookieText(name, value));
  }

  /** The session that the cookies name; undefined for a client that has none. */
  private recognize(cookies: ReadonlyMap<string, string>): Session | undefined {
    const sessionId = cookies.get('session');
    const session = sessionId === undefined ? undefined : this.wiki.sessions.find(sessionId);
    if (session) return this.recognizeUser(session, cookies);
    const remembered = this.findRemembered(cookies);
    if (remembered) {
      this.logIn(remembered);
      return this.session;
    }
    const claims = cookies.has('UserID') || cookies.has('Token');
    if (claims || (sessionId !== undefined && !possibleSessionId.test(sessionId))) {
      this.remove(...['session', 'UserID', 'Token'].filter((name) => cookies.has(name)));
      return undefined;
    }
    if (sessionId === undefined) return undefined;
    // An id that the wiki does not know is replaced by one that it does.
    this.current = this.wiki.sessions.create();
    this.persist();
    return this.session;
  }

  private recognizeUser(session: Session, cookies: ReadonlyMap<string, string>): Session | undefined {
    const id = cookies.get('UserID');
    const name = cookies.get('UserName');
    const { user } = session;
    const contradicts =
      (id !== undefined && id !== String(user?.id ?? 0)) || (user && name !== undefined && name !== user.name);
    if (contradicts) {
      this.remove('session', 'UserID');
      return undefined;
    }
    if (id !== undefined) this.user = user;
    return session;
  }

  private findRemembered(cookies: ReadonlyMap<string, string>): User | undefined {
    const user = this.wiki.users.findId(Number(cookies.get('UserID')));
    const token = cookies.get('Token');
    if (!user || token === undefined || cookies.get('UserName') !== user.name) return undefined;
    return this.wiki.users.remembers(user, token) ? user : undefined;
  }

  private remove(...names: string[]): void {
    for (const name of names) this.change(name, undefined);
  }

  private change(name: string, value: string | undefined): void {
    this.changes ??= new Map();
    this.changes.set(name, value);
  }

  private cookieText(name: string, value: string | undefined): string {
    const { cookiePrefix, secureCookies, ambient } = this.wiki;
    const fullName = cookiePrefix + (name === 'session' ? '_session' : name);
    const flags = `path=/; ${secureCookies ? 'secure; ' : ''}HttpOnly`;
    if (value === undefined) return `${fullName}=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; ${flags}`;
    if (name === 'session') return `${fullName}=${value}; ${flags}`;
    const expires = new Date(ambient.clock.now() + rememberedSeconds * 1000).toUTCString();
    return `${fullName}=${encodeURIComponent(value)}; expires=${expires}; Max-Age=${rememberedSeconds}; ${flags}`;
  }
}

/** The cookies of this wiki, by name without its prefix. */
function readCookies(header: string, prefix: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals < 0 || !name.startsWith(prefix)) continue;
    const shortName = name === `${prefix}_session` ? 'session' : name.slice(prefix.length);
    if (!cookies.has(shortName)) cookies.set(shortName, decodeCookie(pair.slice(equals + 1).trim()));
  }
  return cookies;
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
