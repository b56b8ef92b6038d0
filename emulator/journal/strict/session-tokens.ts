import { anonymousToken } from '../../text/anonymous-token';
import { sentParameters, type Exchange } from '../recorded-exchange';
import type { Violation } from './violation';
import { LimitedMap } from '../../model/limited-map';

/** How many tokens are remembered; the oldest are forgotten first. */
const maximumTokens = 10_000;

const tokenText = /[0-9a-f]{40}(?=\+\\)/g;

/** The sessions in which tokens were issued, as far as the responses show. */
export class SessionTokens {
  private readonly sessionByToken = new LimitedMap<string, string>(maximumTokens);

  /** Notes the tokens in a response; they look the same in every format. */
  note({ request, response }: Exchange): void {
    if (!response.body.includes(anonymousToken)) return;
    const session = sessionAfter(request.headers.cookie, response.headers);
    for (const [token] of response.body.matchAll(tokenText)) this.sessionByToken.set(token, session);
  }

  /** Tokens belong to the session that they were fetched in, and a log-in begins a new one (core 3.2, 8.1). */
  check(exchange: Exchange): Violation | undefined {
    const session = sessionIn(exchange.request.headers.cookie);
    for (const [name, value] of sentParameters(exchange)) {
      if (!name.endsWith('token')) continue;
      if (value === anonymousToken && exchange.observed?.user) {
        return violation(name, 'that of clients who are not logged in, but the client is');
      }
      const issuedIn = this.sessionByToken.get(value.slice(0, 40));
      if (issuedIn !== undefined && issuedIn !== session) return violation(name, 'from another session');
    }
    return undefined;
  }

  clear(): void {
    this.sessionByToken.clear();
  }
}

function violation(name: string, reason: string): Violation {
  return {
    id: 'stale-token',
    message: `The value of "${name}" is ${reason}.`,
    advice: 'Fetch new tokens after every log-in and log-out, and send them with the cookies of the session.',
  };
}

/** The session of a bot password replaces the other (core 7.4). */
export function sessionIn(cookies: string | undefined): string {
  if (cookies === undefined) return '';
  return cookieValue(cookies, '_BPsession') ?? cookieValue(cookies, '_session') ?? '';
}

function cookieValue(cookies: string, name: string): string | undefined {
  return new RegExp(`${name}=([^;,]+)`).exec(cookies)?.[1];
}

function sessionAfter(cookies: string | undefined, headers: readonly string[]): string {
  const set = headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === 'set-cookie');
  const kept = set.filter((cookie) => !cookie.includes('=deleted;')).map((cookie) => cookie.split(';', 1)[0]);
  const removed = set.some((cookie) => cookie.includes('_session=deleted;'));
  return sessionIn([...kept, removed ? undefined : cookies].filter((part) => part !== undefined).join('; '));
}
