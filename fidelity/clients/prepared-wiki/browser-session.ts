import { member, type Parameters } from '../../real-wiki/session';

/** A logged-in user of a real wiki who asks its API and reads its pages, as a browser does. */
export class BrowserSession {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly entryPoint: string) {}

  /** @param form what is filled in and sent; without it the page is only read */
  async read(address: string, form?: URLSearchParams): Promise<string> {
    const response = await fetch(address, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    return response.text();
  }

  /** @throws Error where the wiki answers with an error */
  async ask(parameters: Parameters): Promise<unknown> {
    const form = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
    const result: unknown = JSON.parse(await this.read(this.entryPoint, form));
    const error = member(result, 'error');
    if (error !== undefined) throw new Error(`${parameters.action ?? 'no action'}: ${JSON.stringify(error)}`);
    return result;
  }

  async token(type: 'csrf' | 'login' | 'createaccount' | 'userrights'): Promise<string> {
    const response = await this.ask({ action: 'query', meta: 'tokens', type });
    return String(member(response, 'query', 'tokens', `${type}token`));
  }

  async logIn(username: string, password: string): Promise<void> {
    const logintoken = await this.token('login');
    const loginreturnurl = this.entryPoint;
    const response = await this.ask({ action: 'clientlogin', username, password, logintoken, loginreturnurl });
    const status = member(response, 'clientlogin', 'status');
    if (status !== 'PASS') throw new Error(`${username} cannot log in: ${JSON.stringify(response)}`);
  }
}
