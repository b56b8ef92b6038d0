export type Parameters = Readonly<Record<string, string>>;

/** A client of one real wiki's API that keeps its cookies. */
export class Session {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly api: string) {}

  /** The cookies as a request sends them. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Requests a page as a browser does. With a form, sends that. */
  async read(address: string, form?: URLSearchParams | FormData): Promise<string> {
    const response = await fetch(address, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { Cookie: this.cookieHeader },
      body: form ?? null,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    return response.text();
  }

  /**
   * Sends a POST request for JSON in format version 2.
   *
   * @throws Error with the wiki's own code and text where it responds with an error
   */
  async send(parameters: Parameters): Promise<unknown> {
    const form = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
    const text = await this.read(this.api, form);
    if (!text.startsWith('{')) throw new Error(`${this.api} did not respond with JSON: ${text.slice(0, 200)}`);
    const result: unknown = JSON.parse(text);
    const error = member(result, 'error');
    if (error !== undefined) throw new Error(`${parameters.action ?? 'no action'}: ${JSON.stringify(error)}`);
    return result;
  }

  async token(type: 'csrf' | 'login' | 'createaccount' | 'userrights'): Promise<string> {
    const response = await this.send({ action: 'query', meta: 'tokens', type });
    const token = member(response, 'query', 'tokens', `${type}token`);
    if (typeof token !== 'string') throw new Error(`${this.api} gives no ${type} token`);
    return token;
  }

  async logIn(name: string, password: string): Promise<void> {
    const logintoken = await this.token('login');
    const loginreturnurl = new URL('/', this.api).href;
    const response = await this.send({ action: 'clientlogin', username: name, password, logintoken, loginreturnurl });
    if (member(response, 'clientlogin', 'status') !== 'PASS') {
      throw new Error(`${name} cannot log in: ${String(member(response, 'clientlogin', 'message'))}`);
    }
  }
}

/** The member at the end of a path; `undefined` where the path breaks off. Nothing about a response is taken on trust. */
export function member(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const name of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, name) as unknown;
  }
  return current;
}

/** The list at the end of a path; empty where there is no list. */
export function members(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = member(value, ...path);
  return Array.isArray(found) ? found : [];
}
