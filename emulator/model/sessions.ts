import type { Environment } from './environment';
import { LimitedMap } from './limited-map';
import type { Throttle } from './throttle';
import type { User } from './user';

/** The maximum number of sessions; the least recently used one is dropped first. */
export const maximumSessions = 10_000;

/** After so many seconds without a request, a session is forgotten, unless a wiki sets another time. */
export const usualSessionLifetime = 3600;

/**
 * The state of a client between requests. Every request has a session; it is stored, and its cookie is sent, only
 * once it contains something (spec 5).
 */
export class Session {
  user: User | undefined;
  /** The grants of the bot password, if one was used to log in; such a session has a separate cookie (core 7.4). */
  grants: readonly string[] | undefined;
  /** When the user gave a password; milliseconds since 1970. Absent if a cookie logged the user in. */
  authenticatedAt: number | undefined;
  /** Whether the id was sent to the client, or will be sent with this response. */
  persisted = false;
  /** When the client last used it; milliseconds since 1970. */
  usedAt = 0;
  private secrets: Map<string, string> | undefined;

  private ownId: string | undefined;

  constructor(private readonly environment: Environment) {}

  /** 32 characters, generated when first needed: most sessions end with their request. */
  get id(): string {
    this.ownId ??= this.environment.random.base32(32);
    return this.ownId;
  }

  /** Whether it contains anything that must outlast the request. */
  get hasContent(): boolean {
    return this.user !== undefined || this.secrets !== undefined;
  }

  /**
   * Issues a token of a type: 32 hexadecimal digits of proof, 8 of the time of issue, `+\` (core 3.2). This makes
   * the session last.
   */
  issueToken(salt: string): string {
    this.secrets ??= new Map();
    let secret = this.secrets.get(salt);
    if (secret === undefined) {
      secret = this.environment.random.hexadecimal(32);
      this.secrets.set(salt, secret);
    }
    return tokenText(secret, Math.floor(this.environment.clock.now() / 1000));
  }

  /** Whether a token of the type was issued and not yet consumed. */
  hasToken(salt: string): boolean {
    return this.secrets?.has(salt) ?? false;
  }

  /** Whether this text is a token of the type that was issued in this session. */
  acceptsToken(salt: string, token: string): boolean {
    const secret = this.secrets?.get(salt);
    if (secret === undefined || !/^[0-9a-f]{40}\+\\$/.test(token)) return false;
    return token === tokenText(secret, parseInt(token.slice(32, 40), 16));
  }

  forgetToken(salt: string): void {
    this.secrets?.delete(salt);
  }

  fork(): Session {
    const fork = new Session(this.environment);
    fork.ownId = this.ownId;
    fork.user = this.user;
    fork.grants = this.grants;
    fork.authenticatedAt = this.authenticatedAt;
    fork.persisted = this.persisted;
    fork.usedAt = this.usedAt;
    fork.secrets = this.secrets && new Map(this.secrets);
    return fork;
  }
}

function tokenText(secret: string, seconds: number): string {
  const time = seconds.toString(16).padStart(8, '0');
  // Loaded lazily: it is not needed before the first log-in.
  const { createHmac } = require('node:crypto') as typeof import('node:crypto');
  const proof = createHmac('sha256', secret).update(time).digest('hex').slice(0, 32);
  return `${proof}${time}+\\`;
}

/** The stored sessions. */
export class Sessions {
  /** Created with the first attempt. */
  private accountThrottle: Throttle | undefined;
  private botThrottle: Throttle | undefined;
  private readonly byId = new LimitedMap<string, Session>(maximumSessions);

  /**
   * @param lifetime seconds without a request after which a session is forgotten
   * @param origin sessions that are included
   */
  constructor(
    private readonly environment: Environment,
    private readonly lifetime = usualSessionLifetime,
    origin?: Sessions,
  ) {
    this.accountThrottle = origin?.accountThrottle?.fork();
    this.botThrottle = origin?.botThrottle?.fork();
    if (origin) for (const [id, session] of origin.byId) this.byId.set(id, session.fork());
  }

  /** Counts attempts to log in with account passwords (core 8.1). */
  get attempts(): Throttle {
    return (this.accountThrottle ??= createThrottle(this.environment.clock));
  }

  /** Counts attempts to log in with bot passwords. */
  get botAttempts(): Throttle {
    return (this.botThrottle ??= createThrottle(this.environment.clock));
  }

  fork(): Sessions {
    return new Sessions(this.environment, this.lifetime, this);
  }

  /** Creates a session that is not stored yet. */
  create(): Session {
    return new Session(this.environment);
  }

  /** The stored session with the id; every request that uses it keeps it from being forgotten. */
  find(id: string): Session | undefined {
    const session = this.byId.get(id);
    if (!session) return undefined;
    if (this.environment.clock.now() - session.usedAt >= this.lifetime * 1000) {
      this.forget(session);
      return undefined;
    }
    this.remember(session);
    return session;
  }

  /** Stores a session beyond its request, as the most recently used one. */
  remember(session: Session): void {
    session.usedAt = this.environment.clock.now();
    this.byId.delete(session.id);
    this.byId.set(session.id, session);
  }

  forget(session: Session): void {
    this.byId.delete(session.id);
  }

  clear(): void {
    this.byId.clear();
  }
}

function createThrottle(clock: Environment['clock']): Throttle {
  const { Throttle: LogInThrottle } = require('./throttle') as typeof import('./throttle');
  return new LogInThrottle(clock);
}
