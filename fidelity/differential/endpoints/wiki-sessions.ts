import type { Send } from '../../../conformance/runner/exchange';
import { logIn, type Credentials } from '../../../conformance/targets/log-in';
import type { DiffResponse } from '../diff-response';
import type { WireForm } from '../wire-form';

/**
 * Sessions of an account on a wiki. A session that a request may have changed is not reused: responses
 * must not depend on earlier requests.
 */
export class WikiSessions {
  private readonly unused: { readonly cookies: string; readonly since: number }[] = [];

  constructor(
    private readonly send: Send,
    private readonly credentials: Credentials,
    /** Seconds for which the wiki keeps a session that nobody uses. */
    private readonly lifetime = 3600,
  ) {}

  /**
   * The cookies of a session that no request has changed.
   *
   * @throws ApiProblem if the wiki rejects the login
   * @throws WikiUnreachable if it does not respond
   */
  async take(): Promise<string> {
    // The one that is unused for longest, unless it is about to expire.
    for (let held = this.unused.shift(); held; held = this.unused.shift()) {
      if (Date.now() - held.since < (this.lifetime * 1000) / 2) return held.cookies;
    }
    const { cookies } = await logIn(this.send, this.credentials);
    return cookies.header ?? '';
  }

  /** Keeps a session for the next request, unless this one may have changed it. */
  giveBack(cookies: string, wire: WireForm, response: DiffResponse | undefined): void {
    const setsCookies = response?.headers.some(([name]) => name.toLowerCase() === 'set-cookie') ?? true;
    if (!setsCookies && !touchesSession(wire)) this.unused.push({ cookies, since: Date.now() });
  }
}

/**
 * `action=login` and `logout`; the tokens `login` and `createaccount`, or all. Encoded or not, with false positives
 * rather than false negatives.
 */
function touchesSession({ target, body }: WireForm): boolean {
  const text = `${target}\n${body?.toString('latin1') ?? ''}`;
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  return /log(?:in|out)|createaccount|type.*\*/i.test(decoded);
}
