import { CookieJar } from '../runner/cookie-jar';
import type { ReceivedResponse, SentRequest } from '../runner/exchange';
import { textAt } from '../runner/paths';
import { readJson } from '../runner/read-json';
import type { JudgedClient } from './judged-exchange';
import { readParameters } from './sent-parameters';

/** Headers that may identify a client without a cookie. */
const identifying = /auth|cookie|token|session|user(?!-agent)|secret|key/i;

/** Which client sent a request, learnt from the cookies that responses set and from the log-ins and log-outs that succeed. */
export class Clients {
  /** By the cookies that the client has. */
  private readonly known = new Map<string, JudgedClient>();
  private count = 0;

  /** @param headers the names of headers that are sent with every request, besides those of scenarios */
  constructor(private readonly headers: readonly string[] = []) {}

  /** The client that sent a request, before the response; remembers what it is after the response. */
  identify(request: SentRequest, received: ReceivedResponse): JudgedClient {
    const names = [...this.headers, ...Object.keys(request.headers).filter((name) => name !== 'cookie')];
    if (names.some((name) => identifying.test(name))) return { loggedIn: undefined };
    const { cookie } = request.headers;
    const before = keyOf(cookie, []);
    const client = before === '' ? { loggedIn: false } : (this.known.get(before) ?? { loggedIn: undefined });
    const after = keyOf(cookie, received.headers);
    const isIn = isLogIn(request, received);
    if (isIn || isLogOut(request, received)) {
      // A wiki may end the other sessions of the account.
      if (!isIn) this.forgetAccounts();
      this.known.set(after, { key: `client ${++this.count}`, loggedIn: isIn });
    } else if (after !== before && after !== '') {
      this.known.set(after, client.key === undefined ? { ...client, key: `client ${++this.count}` } : client);
    }
    return client;
  }

  private forgetAccounts(): void {
    for (const [cookies, client] of this.known) {
      if (client.loggedIn === true) this.known.set(cookies, { ...client, loggedIn: undefined });
    }
  }
}

/** The cookies of a client, in one order, once it has received some headers. */
function keyOf(cookie: string | undefined, headers: ReceivedResponse['headers']): string {
  const jar = new CookieJar();
  jar.take((cookie ?? '').split(';').map((pair) => ['set-cookie', pair] as const));
  jar.take(headers);
  return (jar.header ?? '').split('; ').sort().join('; ');
}

function isLogIn({ method, query, headers, body }: SentRequest, received: ReceivedResponse): boolean {
  if (method !== 'POST' || !/\blogin\b|\bclientlogin\b/.test(query + (body ?? ''))) return false;
  const document = readJson(received.body);
  const action = readParameters({ method, query, headers, ...(body === undefined ? {} : { body }) }).values.get(
    'action',
  );
  if (action === 'login') return textAt(document, '/login/result') === 'Success';
  return action === 'clientlogin' && textAt(document, '/clientlogin/status') === 'PASS';
}

/** A log-out that was not refused. */
function isLogOut(request: SentRequest, { headers }: ReceivedResponse): boolean {
  if (request.method !== 'POST' || !/\blogout\b/.test(request.query + (request.body ?? ''))) return false;
  if (headers.some(([name]) => name.toLowerCase() === 'mediawiki-api-error')) return false;
  return readParameters(request).values.get('action') === 'logout';
}
