import type { CookieJar } from '../runner/cookie-jar';
import type { Send } from '../runner/exchange';
import { textAt } from '../runner/paths';
import { ApiClient, ApiProblem } from '../http/api-client';

export interface Credentials {
  readonly name: string;
  /** The password of the account, or a bot password for a name such as `Alice@app`. */
  readonly password: string;
}

/** A client that is logged in. */
export interface LoggedIn {
  readonly cookies: CookieJar;
  /** The name of the account, as the wiki writes it. */
  readonly user: string;
}

/**
 * Logs in as clients do: a login token, then `action=login` (core 8.1).
 *
 * @throws ApiProblem if the wiki rejects the log-in
 */
export async function logIn(send: Send, { name, password }: Credentials): Promise<LoggedIn> {
  const client = new ApiClient(send);
  const tokens = await client.get({ action: 'query', meta: 'tokens', type: 'login' });
  const token = textAt(tokens, '/query/tokens/logintoken');
  if (token === undefined) throw new ApiProblem('the wiki gives no login token');
  const response = await client.post({ action: 'login', lgname: name, lgpassword: password, lgtoken: token });
  const result = textAt(response, '/login/result') ?? 'missing';
  if (result !== 'Success') {
    throw new ApiProblem(textAt(response, '/login/reason') ?? `the result of the log-in is ${result}`);
  }
  return { cookies: client.cookies, user: textAt(response, '/login/lgusername') ?? name };
}

/** Clients that are logged in with one account, for consecutive scenarios. */
export class AccountSessions {
  private readonly free: LoggedIn[] = [];
  private refusal: string | undefined;
  /** Whether the wiki refused this account, and not every log-in for the time being. */
  isWrongAccount = false;

  constructor(
    private readonly send: Send,
    private readonly credentials: Credentials,
    /** Whether the next scenario reuses a client: a log-in costs two requests. */
    private readonly areShared: boolean,
  ) {}

  /**
   * A client for one scenario alone. After a rejection the account is not tried again, because the wiki might lock it.
   *
   * @throws ApiProblem if the wiki rejects the log-in
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

  /** Logs in, unless the wiki rejected that before. Returns the reason of the wiki for a rejection. */
  async tryOnce(): Promise<string | undefined> {
    if (this.refusal !== undefined) return this.refusal;
    try {
      this.free.push(await logIn(this.send, this.credentials));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      this.refusal = error.message;
      this.isWrongAccount = error.code === undefined;
    }
    return this.refusal;
  }
}
