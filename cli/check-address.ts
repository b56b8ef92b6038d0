import { WikiUnreachable, type ReceivedAnswer, type Send } from '../conformance/runner/exchange';
import { detectWiki } from '../conformance/targets/detect-wiki';
import { sendOverHttp } from '../conformance/targets/send-over-http';

/** Where the `api.php` of a wiki lies, or why none was found. */
export interface FoundAddress {
  /** The address that answered; where none did, the first that was tried. */
  readonly api: string;
  /** Why it cannot be checked, as a sentence. */
  readonly problem?: string;
}

/** What an address answered that is not the `api.php` of a wiki. */
interface Attempt {
  readonly api: string;
  readonly reason: string;
  readonly answer: ReceivedAnswer;
}

/** Redirects that lead from one `api.php` to the next; who sends more of them sends us in a circle. */
const maximumAttempts = 6;

/**
 * Looks for the `api.php` at an address that a user gave.
 *
 * @param timeout for the whole search, in milliseconds
 * @throws TypeError for what is no address of a wiki
 */
export async function findApi(address: string, timeout: number): Promise<FoundAddress> {
  const deadline = Date.now() + timeout;
  const addresses = candidates(address);
  const attempts: Attempt[] = [];
  for (const api of addresses) {
    if (attempts.length >= maximumAttempts) break;
    let answer: ReceivedAnswer | undefined;
    const send = sendOverHttp(api, { timeout: Math.max(1, deadline - Date.now()) });
    const watched: Send = async (request) => (answer = await send(request));
    const detection = await detectWiki(watched, api);
    if (detection.kind === 'wiki') return { api };
    // What does not answer here does not answer elsewhere, and everybody waits.
    if (!answer) return { api, problem: detection.reason };
    attempts.push({ api, reason: detection.reason, answer });
    const next = redirection(api, answer);
    if (next !== undefined && !addresses.includes(next)) addresses.push(next);
  }
  return explain(address, attempts);
}

/**
 * The addresses at which the `api.php` may lie: the one that was given, or below the site or folder that was given.
 *
 * @throws TypeError for what is no address of a wiki
 */
export function candidates(address: string): string[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new TypeError(`"${address}" is no address of a wiki: it begins with http:// or https://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new TypeError('An address must have no name and no password in it: give the name with --user.');
  }
  const { origin, pathname } = url;
  if (pathname.endsWith('/api.php')) return [origin + pathname];
  const folder = pathname.replace(/\/[^/]*\.php(?:\/.*)?$/, '').replace(/\/+$/, '');
  const folders = [folder, `${folder}/w`, '/w', ''];
  return [...new Set(folders.map((path) => `${origin}${path}/api.php`))];
}

/** Only to the same host, and not back to what everybody can listen to: a password is going to be sent there. */
function redirection(api: string, { headers }: ReceivedAnswer): string | undefined {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1] ?? '';
  if (location === '' || !URL.canParse(location, api)) return undefined;
  const [from, to] = [new URL(api), new URL(location, api)];
  const isSafe = to.protocol === 'https:' || to.protocol === from.protocol;
  const isApi = to.pathname.endsWith('/api.php');
  return isSafe && isApi && to.hostname === from.hostname ? to.origin + to.pathname : undefined;
}

/** What answers with JSON comes nearest to a wiki, and says most about why it is none. */
function explain(address: string, attempts: readonly Attempt[]): FoundAddress {
  const nearest = attempts.find(({ answer }) => isJsonObject(answer.body)) ?? attempts[0];
  if (!nearest) throw new WikiUnreachable(`${address} was not asked.`);
  const { api, reason, answer } = nearest;
  if (attempts.length === 1 || isJsonObject(answer.body)) return { api, problem: reason };
  const tried = attempts.map((attempt) => `${attempt.api} (status ${attempt.answer.status})`).join(', ');
  return { api, problem: `No api.php of a wiki was found at ${address}: none of these is one: ${tried}.` };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
