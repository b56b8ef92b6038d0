import type { Send } from '../runner/exchange';
import { ApiProblem } from '../http/api-client';
import { logIn, type Credentials, type LoggedIn } from './log-in';

/** Clients that are logged in with one account, for one scenario after the other. */
export class AccountSessions {
  private readonly free: LoggedIn[] = [];
  private refusal: string | undefined;

  constructor(
    private readonly send: Send,
    private readonly credentials: Credentials,
    /** Whether a client that was given back is given to the next scenario: a log-in costs two requests. */
    private readonly areShared: boolean,
  ) {}

  /**
   * A client that nobody else has. A wiki that refused the account once is not asked again: it would lock the account.
   *
   * @throws ApiProblem where the wiki refuses
   */
  async take(): Promise<LoggedIn> {
    const free = this.free.pop();
    if (free) return free;
    const refusal = await this.tryOnce();
    const session = this.free.pop();
    if (session) return session;
    throw new ApiProblem(`${this.credentials.name} cannot log in: ${refusal ?? ''}`);
  }

  giveBack(session: LoggedIn): void {
    if (this.areShared) this.free.push(session);
  }

  /** Logs in, unless the wiki refused that before. Why it refuses, in its own words. */
  async tryOnce(): Promise<string | undefined> {
    if (this.refusal !== undefined) return this.refusal;
    try {
      this.free.push(await logIn(this.send, this.credentials));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      this.refusal = error.message;
    }
    return this.refusal;
  }
}
