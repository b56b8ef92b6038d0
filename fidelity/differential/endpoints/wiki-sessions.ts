import type { Send } from '../../../conformance/runner/exchange';
import { logIn, type Credentials } from '../../../conformance/targets/log-in';
import type { DiffResponse } from '../diff-response';
import type { WireForm } from '../wire-form';

/**
 * Sessions of an account on a wiki. One that a request may have changed is not used again: what a request is answered
 * must not depend on those before it.
 */
export class WikiSessions {
  private readonly unused: string[] = [];

  constructor(
    private readonly send: Send,
    private readonly credentials: Credentials,
  ) {}

  /**
   * The cookies of a session in which nobody has asked for a log-in, a log-out or their tokens.
   *
   * @throws ApiProblem where the wiki refuses the log-in
   * @throws WikiUnreachable where it does not answer
   */
  async take(): Promise<string> {
    const held = this.unused.pop();
    if (held !== undefined) return held;
    const { cookies } = await logIn(this.send, this.credentials);
    return cookies.header ?? '';
  }

  /** Keeps a session for the next request, unless this one may have left something in it. */
  giveBack(cookies: string, wire: WireForm, response: DiffResponse | undefined): void {
    const setsCookies = response?.headers.some(([name]) => name.toLowerCase() === 'set-cookie') ?? true;
    if (!setsCookies && !touchesSession(wire)) this.unused.push(cookies);
  }
}

/** `action=login` and `logout`; the tokens `login` and `createaccount`, or all. Encoded or not; rather once too often. */
function touchesSession({ target, body }: WireForm): boolean {
  const text = `${target}\n${body?.toString('latin1') ?? ''}`;
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  return /log(?:in|out)|createaccount|type.*\*/i.test(decoded);
}
