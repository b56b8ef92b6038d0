import type { RequestHeaders } from '../exchange';
import type { Environment } from '../model/environment';
import type { CookieDefinition } from '../model/site';
import type { Session, Sessions } from '../model/sessions';
import type { Users } from '../model/users';
import type { User } from '../model/user';
import { castToInteger } from '../text/integer';
import { type CookieValue, SessionCookies } from './client-session-cookies';

/** What a client session needs from its wiki. */
export interface SessionSurroundings {
  readonly sessions: Sessions;
  readonly users: Users;
  readonly cookiePrefix: string;
  readonly site: { readonly settings: { readonly cookies?: CookieDefinition } };
  readonly environment: Environment;
}

/** Other ids are not looked up: their cookie is deleted. */
const possibleSessionId = /^[\w-]{32,}$/;

/** Values of `Set-Cookie`: because of the cookies of the request, because of what the request did, and beside the session. */
export interface ResponseCookies {
  readonly onRecognition: readonly string[];
  readonly later: readonly string[];
  readonly besideSession: readonly string[];
  /** Those that follow the headers for caches. */
  readonly afterCaching: readonly string[];
}

/** How long, in seconds, the cookies with the user's id and name last: 180 days if remembered, else 30 (core 7.4). */
export const rememberedSeconds = 15_552_000;
const usualSeconds = 2_592_000;

/** Names of cookies, without the prefix of the wiki. */
const sessionCookie = '_session';
const botSessionCookie = '_BPsession';

/**
 * The session of a client for one request, recognized by its cookies as MediaWiki does, and the changes of its cookies
 * (core 7.4).
 */
export class ClientSession {
  /** The user who is logged in. The session alone is not enough: the cookie with the user's id is required as well. */
  user: User | undefined;
  private current: Session | undefined;
  private readonly cookies: SessionCookies;
  private readonly onRecognition: readonly string[];
  private readonly ownLines: string[] = [];
  private readonly lateLines: string[] = [];

  constructor(
    private readonly wiki: SessionSurroundings,
    headers: RequestHeaders,
    overHttps: boolean,
  ) {
    const { cookie } = headers;
    const { cookiePrefix, environment } = wiki;
    const settings = wiki.site.settings.cookies;
    this.cookies = new SessionCookies({ cookiePrefix, settings, overHttps, environment }, cookie);
    if (cookie !== undefined) this.current = this.recognizeBot() ?? this.recognize();
    this.onRecognition = this.cookies.takeChanges();
  }

  /** The session, created on first use, because most requests store nothing in it. */
  get session(): Session {
    this.current ??= this.wiki.sessions.create();
    return this.current;
  }

  /** Whether the client has the cookie of its session, from this response or an earlier one. */
  get isPersisted(): boolean {
    return this.current?.persisted ?? false;
  }

  /** Whether the client logged in with a bot password; such a session allows no other log-in (core 8.1). */
  get isBotPasswordSession(): boolean {
    return this.current?.grants !== undefined;
  }

  /**
   * Starts a new session for the user: its id is new, and the old tokens are void (core 8.1).
   *
   * @param wantsToBeRemembered whether the client gets a cookie that logs it in again without a session
   */
  logIn(user: User, wantsToBeRemembered = true): void {
    this.wiki.sessions.forget(this.session);
    this.startSession(user);
    this.session.authenticatedAt = this.wiki.environment.clock.now();
    const { expiration = usualSeconds, rememberedExpiration = rememberedSeconds } =
      this.wiki.site.settings.cookies ?? {};
    const remembered = wantsToBeRemembered && rememberedExpiration > 0;
    const seconds = (remembered ? rememberedExpiration : expiration) || undefined;
    this.cookies.set('UserID', String(user.id), seconds);
    this.cookies.set('UserName', user.name, seconds);
    if (!remembered) this.cookies.remove('Token');
    else this.cookies.set('Token', this.wiki.users.rememberToken(user, this.wiki.environment.random), seconds);
  }

  /** Starts the session of a bot password, in addition to the session that the client has. */
  logInWithBotPassword(user: User, grants: readonly string[]): void {
    this.startSession(restricted(user, grants));
  }

  /** Ends the session. The cookie with the user's name stays (core 8.3). */
  logOut(): void {
    this.wiki.sessions.forget(this.session);
    if (this.isBotPasswordSession) this.cookies.remove(botSessionCookie);
    else this.cookies.remove(sessionCookie, 'UserID', 'Token');
    this.current = undefined;
    this.user = undefined;
  }

  /** Keeps the session although nothing was stored in it. */
  persist(): void {
    this.session.persisted = true;
    this.wiki.sessions.remember(this.session);
    this.cookies.set(this.isBotPasswordSession ? botSessionCookie : sessionCookie, this.session.id);
  }

  /** The value of a cookie that the client sent; the name is without the prefix of the wiki. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /**
   * Sets a cookie that is not part of the session, or deletes it. It follows the content headers (core 7.1), or those for caches
   * if it `isLate`.
   */
  addCookieLine(name: string, change: CookieValue | undefined, isLate = false): void {
    (isLate ? this.lateLines : this.ownLines).push(this.cookies.readableLine(name, change));
  }

  private startSession(user: User): void {
    this.current = this.wiki.sessions.create();
    this.current.user = user;
    this.current.grants = user.grants;
    this.user = user;
    this.persist();
  }

  /** The cookies of the response. A session that got its first content during the request is now kept. */
  finish(): ResponseCookies {
    if (this.current && !this.current.persisted && this.current.hasContent) this.persist();
    return {
      ...{ onRecognition: this.onRecognition, later: this.cookies.takeChanges() },
      ...{ besideSession: this.ownLines, afterCaching: this.lateLines },
    };
  }

  /** The session of a bot password, which overrides all other cookies. */
  private recognizeBot(): Session | undefined {
    const id = this.cookies.get(botSessionCookie);
    if (id === undefined || !possibleSessionId.test(id)) return undefined;
    const session = this.wiki.sessions.find(id);
    const user = session?.user && this.wiki.users.findId(session.user.id);
    if (user && session.grants) {
      this.user = restricted(user, session.grants);
      return session;
    }
    this.cookies.remove(botSessionCookie);
    return undefined;
  }

  /** The session that the cookies name; undefined if they name none. */
  private recognize(): Session | undefined {
    const { cookies } = this;
    const id = cookies.get(sessionCookie);
    const session = id === undefined ? undefined : this.wiki.sessions.find(id);
    if (session ? this.belongsTo(session) : this.restore()) return session ?? this.current;
    if (session || cookies.has('UserID') || id === undefined || !possibleSessionId.test(id)) {
      this.cookies.remove(sessionCookie, 'UserID', 'Token');
      return undefined;
    }
    // An unknown id is replaced.
    this.persist();
    this.cookies.remove('Token');
    return this.session;
  }

  /** Whether the other cookies agree with the session; a session of a user requires the cookie with the user's id. */
  private belongsTo(session: Session): boolean {
    const id = this.cookies.get('UserID');
    const token = this.cookies.get('Token');
    if (session.grants) return false;
    if (!session.user) return id === undefined && token === undefined;
    // Looked up again, because the groups of the account may have changed.
    const user = this.wiki.users.findId(session.user.id);
    const name = this.cookies.get('UserName');
    if (!user || id === undefined || castToInteger(id) !== user.id || (name !== undefined && name !== user.name))
      return false;
    if (token !== undefined && !this.wiki.users.remembers(user, token)) return false;
    this.user = user;
    return true;
  }

  /** Logs a remembered user in again, without a session (core 7.4). */
  private restore(): boolean {
    const user = this.wiki.users.findId(castToInteger(this.cookies.get('UserID') ?? ''));
    const token = this.cookies.get('Token');
    const name = this.cookies.get('UserName');
    if (!user || token === undefined || (name !== undefined && name !== user.name)) return false;
    if (!this.wiki.users.remembers(user, token)) return false;
    this.logIn(user);
    this.session.authenticatedAt = undefined;
    return true;
  }
}

/** Loaded with the first bot password. */
function restricted(user: User, grants: readonly string[]): User {
  const { restrictToGrants } = require('../model/bot-passwords') as typeof import('../model/bot-passwords');
  return restrictToGrants(user, grants);
}
