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

/** Values of `Set-Cookie`: of what the cookies of the request led to, and of what the request did. */
export interface AnswerCookies {
  readonly onRecognition: readonly string[];
  readonly later: readonly string[];
}

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
  private onRecognition = noCookies;
  /** Values by name, without the prefix; `undefined` deletes. */
  private changes: Map<string, string | undefined> | undefined;

  constructor(
    private readonly wiki: SessionSurroundings,
    headers: RequestHeaders,
  ) {
    const { cookie } = headers;
    if (cookie === undefined) return;
    this.current = this.recognize(readCookies(cookie, wiki.cookiePrefix));
    this.onRecognition = this.takeChanges();
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

  /** The cookies of the answer. A session that got its first content during the request is kept now. */
  finish(): AnswerCookies {
    if (this.current && !this.current.persisted && this.current.hasContent) this.persist();
    return { onRecognition: this.onRecognition, later: this.takeChanges() };
  }

  /** The session that the cookies name; undefined for a client that has none. */
  private recognize(cookies: ReadonlyMap<string, string>): Session | undefined {
    const id = cookies.get('session');
    const session = id === undefined ? undefined : this.wiki.sessions.find(id);
    if (session ? this.belongsTo(session, cookies) : this.restore(cookies)) return session ?? this.current;
    const claims = cookies.has('UserID') || cookies.has('Token');
    if (session || claims || (id !== undefined && !possibleSessionId.test(id))) {
      this.remove(...['session', 'UserID', 'Token'].filter((name) => cookies.has(name)));
      return undefined;
    }
    if (id === undefined) return undefined;
    // An id that the wiki does not know is replaced by one that it does.
    this.persist();
    return this.session;
  }

  /** Whether the other cookies say the same as the session; one that is logged in needs the user's id beside it. */
  private belongsTo({ user }: Session, cookies: ReadonlyMap<string, string>): boolean {
    const id = cookies.get('UserID');
    const token = cookies.get('Token');
    if (!user) return id === undefined && token === undefined;
    const name = cookies.get('UserName');
    if (id !== String(user.id) || (name !== undefined && name !== user.name)) return false;
    if (token !== undefined && !this.wiki.users.remembers(user, token)) return false;
    this.user = user;
    return true;
  }

  /** Logs a remembered user in again, without a session (facts 7.4). */
  private restore(cookies: ReadonlyMap<string, string>): boolean {
    const user = this.wiki.users.findId(Number(cookies.get('UserID')));
    const token = cookies.get('Token');
    const name = cookies.get('UserName');
    if (!user || token === undefined || (name !== undefined && name !== user.name)) return false;
    if (!this.wiki.users.remembers(user, token)) return false;
    this.logIn(user);
    return true;
  }

  private remove(...names: string[]): void {
    for (const name of names) this.change(name, undefined);
  }

  private change(name: string, value: string | undefined): void {
    this.changes ??= new Map();
    this.changes.set(name, value);
  }

  private takeChanges(): readonly string[] {
    if (!this.changes) return noCookies;
    const texts = Array.from(this.changes, ([name, value]) => this.cookieText(name, value));
    this.changes = undefined;
    return texts;
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
