export type Parameters = Readonly<Record<string, string>>;

/** A client of one real wiki's API that stays logged in. */
export class Session {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly api: string) {}

  /**
   * Asks by POST, as JSON in format version 2.
   *
   * @throws Error with the wiki's own code and text where it answers with an error
   */
  async ask(parameters: Parameters): Promise<unknown> {
    const response = await fetch(this.api, {
      method: 'POST',
      headers: { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    const text = await response.text();
    if (!text.startsWith('{')) throw new Error(`${this.api} answered ${response.status}: ${text.slice(0, 200)}`);
    const result: unknown = JSON.parse(text);
    const error = member(result, 'error');
    if (error !== undefined) throw new Error(`${parameters.action ?? 'no action'}: ${JSON.stringify(error)}`);
    return result;
  }

  async token(type: 'csrf' | 'login'): Promise<string> {
    const response = await this.ask({ action: 'query', meta: 'tokens', type });
    const token = member(response, 'query', 'tokens', `${type}token`);
    if (typeof token !== 'string') throw new Error(`${this.api} gives no ${type} token`);
    return token;
  }

  async logIn(name: string, password: string): Promise<void> {
    const logintoken = await this.token('login');
    const loginreturnurl = new URL('/', this.api).href;
    const response = await this.ask({
      action: 'clientlogin',
      username: name,
      password,
      logintoken,
      loginreturnurl,
    });
    if (member(response, 'clientlogin', 'status') !== 'PASS') {
      throw new Error(`${name} cannot log in: ${String(member(response, 'clientlogin', 'message'))}`);
    }
  }
}

/**
 * The member at the end of the path; `undefined` where the path breaks off. Answers are looked into this way because
 * what comes from outside has no type until it was checked.
 */
export function member(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const name of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, name) as unknown;
  }
  return current;
}

/** The list at the end of the path; an empty one where there is none. */
export function members(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = member(value, ...path);
  return Array.isArray(found) ? found : [];
}
