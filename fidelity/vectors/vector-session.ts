import type { WikiDefinition } from '../../emulator';
import type { Vector, VectorRequest, VectorResponse } from './vector';

/** Sends a request to `api.php`, exactly as given: no client may re-encode `|`, `[` or `*` on the way. */
export type SendVector = (request: VectorRequest) => VectorResponse | Promise<VectorResponse>;

export type Account = NonNullable<WikiDefinition['users']>[number];

const tokenPlaceholder = /\{([a-z]+) token\}/g;

/**
 * Prepares the request of a vector: opens the session that it needs, logs in and requests the tokens, which replace their
 * placeholders, percent-encoded.
 *
 * @param accounts those of the wiki, with their passwords
 * @throws Error if the wiki does not have the account of the vector, or lets it not log in
 */
export async function prepareRequest(
  { id, user, request }: Vector,
  send: SendVector,
  accounts: readonly Account[],
): Promise<VectorRequest> {
  const types = tokenTypes(request);
  if (user === undefined && types.length === 0) return request;
  const session = new VectorSession(send);
  if (user !== undefined) {
    const reason = await session.logIn(user, passwordOf(user, accounts));
    if (reason !== 'Success') throw new Error(`${id}: ${user} cannot log in: ${reason}`);
  }
  const tokens = new Map<string, string>();
  for (const type of types) tokens.set(type, await session.token(type));
  const insert = (text: string) =>
    text.replace(tokenPlaceholder, (_, type: string) => encodeURIComponent(tokens.get(type) ?? ''));
  return {
    ...request,
    query: insert(request.query),
    body: request.body === undefined ? undefined : insert(request.body),
    headers: session.cookie === '' ? request.headers : { ...request.headers, Cookie: session.cookie },
  };
}

function tokenTypes({ query, body = '' }: VectorRequest): string[] {
  const types = Array.from(`${query} ${body}`.matchAll(tokenPlaceholder), ([, type = '']) => type);
  return [...new Set(types)];
}

function passwordOf(user: string, accounts: readonly Account[]): string {
  const [name, app] = user.split('@');
  const account = accounts.find((each) => each.name === name);
  const password =
    app === undefined ? account?.password : account?.botPasswords?.find((each) => each.app === app)?.password;
  if (password === undefined) throw new Error(`the wiki of the vectors has no account ${user} with a password`);
  return password;
}

/** A client that keeps its cookies. */
export class VectorSession {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly send: SendVector) {}

  /** For the header `Cookie`; empty without cookies. */
  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  async token(type: string): Promise<string> {
    const { query } = (await this.request(`action=query&meta=tokens&type=${type}`)) as {
      query: { tokens: Record<string, string> };
    };
    return query.tokens[`${type}token`] ?? '';
  }

  /** @returns `Success`, or the reason why not */
  async logIn(name: string, password: string): Promise<string> {
    const form = new URLSearchParams({ lgname: name, lgpassword: password, lgtoken: await this.token('login') });
    const { login } = (await this.request('action=login', form.toString())) as {
      login: { result: string; reason?: string };
    };
    return login.reason ?? login.result;
  }

  private async request(query: string, body?: string): Promise<unknown> {
    const { headers, body: received } = await this.send({
      method: body === undefined ? 'GET' : 'POST',
      query: `${query}&format=json`,
      headers: this.cookie === '' ? {} : { Cookie: this.cookie },
      body,
    });
    this.keep(headers);
    return JSON.parse(Buffer.from(received).toString());
  }

  /** Keeps the cookies of a response. */
  keep(headers: VectorResponse['headers']): void {
    for (const [header, line] of headers) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (header.toLowerCase() !== 'set-cookie' || name === undefined || value === undefined) continue;
      if (value === 'deleted') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
