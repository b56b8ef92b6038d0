import type { CookieJar } from '../runner/cookie-jar';
import type { Send } from '../runner/exchange';
import { textAt } from '../runner/paths';
import { ApiClient, ApiProblem } from '../http/api-client';

export interface Credentials {
  readonly name: string;
  /** Of the account, or of a bot password for a name such as `Alice@app`. */
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
 * @throws ApiProblem where the wiki refuses
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
