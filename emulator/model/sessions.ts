import type { Environment } from './environment';
import { Throttle } from './throttle';
import type { User } from './user';

/** How many sessions a wiki remembers; the one that was used longest ago goes first. */
export const maximumSessions = 10_000;

/**
 * What the wiki remembers of a client between requests. Every request has one; it lasts, and its cookie goes out, only
 * once something was put into it (spec 5).
 */
export class Session {
  user: User | undefined;
  /** What the program may do that logged in with a bot password; such a session has a cookie of its own (core 7.4). */
  grants: readonly string[] | undefined;
  /** Whether the client was, or is being, told the id. */
  persisted = false;
  private secrets: Map<string, string> | undefined;

  private ownId: string | undefined;

  constructor(private readonly environment: Environment) {}

  /** 32 characters, drawn when somebody first asks: most sessions end with their request, unnamed. */
  get id(): string {
    this.ownId ??= this.environment.random.base32(32);
    return this.ownId;
  }

  /** Whether anything was put in that has to outlast the request. */
  get hasContent(): boolean {
    return this.user !== undefined || this.secrets !== undefined;
  }

  /**
   * A token of a kind: 32 hexadecimal digits of proof, 8 of the time of issue, `+\` (core 3.2). Asking for one makes
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

  /** Whether a token of the kind was issued and not used up. */
  hasToken(salt: string): boolean {
    return this.secrets?.has(salt) ?? false;
  }

  /** Whether a token of the kind was issued in this session with this text. */
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
    fork.persisted = this.persisted;
    fork.secrets = this.secrets && new Map(this.secrets);
    return fork;
  }
}

function tokenText(secret: string, seconds: number): string {
  const time = seconds.toString(16).padStart(8, '0');
  // Loaded here: nobody needs it before the first log-in.
  const { createHmac } = require('node:crypto') as typeof import('node:crypto');
  const proof = createHmac('sha256', secret).update(time).digest('hex').slice(0, 32);
  return `${proof}${time}+\\`;
}

/** The sessions that last. */
export class Sessions {
  /** How often somebody tried to log in with the password of an account, and with a bot password (core 8.1). */
  readonly attempts: Throttle;
  readonly botAttempts: Throttle;
  private readonly byId = new Map<string, Session>();

  /** @param origin whose sessions are there as well */
  constructor(
    private readonly environment: Environment,
    origin?: Sessions,
  ) {
    this.attempts = origin?.attempts.fork() ?? new Throttle(environment.clock);
    this.botAttempts = origin?.botAttempts.fork() ?? new Throttle(environment.clock);
    if (origin) for (const [id, session] of origin.byId) this.byId.set(id, session.fork());
  }

  fork(): Sessions {
    return new Sessions(this.environment, this);
  }

  /** A session that is not remembered yet. */
  create(): Session {
    return new Session(this.environment);
  }

  find(id: string): Session | undefined {
    const session = this.byId.get(id);
    if (session) this.remember(session);
    return session;
  }

  /** Keeps a session beyond its request, as the one used last. */
  remember(session: Session): void {
    this.byId.delete(session.id);
    this.byId.set(session.id, session);
    if (this.byId.size > maximumSessions) {
      for (const oldest of this.byId.keys()) {
        this.byId.delete(oldest);
        break;
      }
    }
  }

  forget(session: Session): void {
    this.byId.delete(session.id);
  }

  clear(): void {
    this.byId.clear();
  }
}
