import { headerValue, WikiUnreachable, type ReceivedResponse, type Send } from '../runner/exchange';
import { isContainer } from '../runner/paths';
import { readJson } from '../runner/read-json';
import { detectWiki, type Detection } from '../targets/detect-wiki';
import { isSameSite } from '../http/detect-wiki-obstacle';
import { isLoopback } from '../http/manners';
import { sendOverHttp } from '../http/send-over-http';
import { realTime, type Time } from '../http/time';
import { visitPage } from './address-page';

/** The address of the `api.php` of a wiki, or why none was found. */
export interface FoundAddress {
  /** The address that responded; if none did, the first that was tried. */
  readonly api: string;
  /** The wiki that was found there, which may be a private one. */
  readonly detection?: Detection;
  /** Why it cannot be checked, as a sentence. */
  readonly problem?: string;
  /** Whether the problem is that nothing responds there. */
  readonly isUnreachable?: true;
}

/**
 * Opens a connection to an address.
 *
 * @param address without a query
 * @param timeout of a request, in milliseconds
 */
export type Connect = (address: string, timeout: number) => Send;

/** The response of an address that is not the `api.php` of a wiki. */
interface Attempt {
  readonly api: string;
  readonly reason: string;
  readonly isObstacle: boolean;
  readonly response?: ReceivedResponse;
}

/** The most redirects from one `api.php` to the next; more of them are taken for a loop. */
const maximumAttempts = 6;

/**
 * Looks for the `api.php` at an address that a user gave: the one that it names, the one that its page names
 * (`<link rel="EditURI">`), or one where it usually lies. It never leaves the site. An address without a scheme is tried
 * with https, then with http.
 *
 * @param timeout for the whole search with one scheme, in milliseconds
 * @param connect default: over HTTP
 * @throws TypeError for an address that cannot be that of a wiki
 */
export async function findApi(
  address: string,
  timeout: number,
  connect: Connect = (api, left) => sendOverHttp(api, { timeout: left, time }),
  time: Time = realTime,
): Promise<FoundAddress> {
  const [first, other] = withScheme(address);
  const found = await findApiAt(first, timeout, connect, time);
  if (other === undefined || !found.isUnreachable) return found;
  const insecure = await findApiAt(other, timeout, connect, time);
  return insecure.isUnreachable ? found : insecure;
}

/** `127.0.0.1:8080`, `wiki.example/w`: a host that is more than a word, and what follows. */
const hostAlone = /^(?:[\w-]+(?:\.[\w-]+)+|localhost|[\w-]+(?=:)|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;

/** The address, or the address with each scheme that may be meant. */
export function withScheme(address: string): readonly [first: string, other?: string] {
  return hostAlone.test(address) ? [`https://${address}`, `http://${address}`] : [address];
}

/**
 * Why a password must not be sent, as a sentence: the wiki has no encryption, and the user did not write `http://`.
 *
 * @param address as the user gave it
 * @param api what was found for it
 */
export function exposureOf(address: string, api: string): string | undefined {
  if (address.includes('://') || !api.startsWith('http:') || isLoopback(new URL(api).host)) return undefined;
  return `${api} would get the password unencrypted: if that is intended, give the address with http://.`;
}

async function findApiAt(address: string, timeout: number, connect: Connect, time: Time): Promise<FoundAddress> {
  const deadline = time.now() + timeout;
  const left = (): number => Math.max(1, deadline - time.now());
  let addresses = candidates(address);
  const attempts: Attempt[] = [];
  if (!namesApi(new URL(address))) {
    const visit = await visitPage(address, (page) => connect(page, left()));
    if (visit.unreachable !== undefined) {
      return { api: addresses[0] ?? address, problem: visit.unreachable, isUnreachable: true };
    }
    addresses = [...new Set([...visit.api, ...candidates(visit.page)])];
    const { obstacle } = visit;
    if (obstacle !== undefined) attempts.push({ api: visit.page, reason: obstacle, isObstacle: true });
  }
  let tries = 0;
  for (const api of addresses) {
    if (++tries > maximumAttempts) break;
    let response: ReceivedResponse | undefined;
    const send = connect(api, left());
    const detection = await detectWiki(async (request) => (response = await send(request)), api);
    if (detection.kind === 'wiki') return { api, detection };
    const { reason, isObstacle, isPrivate = false } = detection;
    if (isPrivate) return { api, detection, problem: reason };
    // A host that does not respond here will not respond at other paths either, and the user waits.
    if (!response) return { api, problem: reason, isUnreachable: true };
    attempts.push({ api, reason, isObstacle, response });
    const next = redirection(api, response);
    if (next !== undefined && !addresses.includes(next)) addresses.push(next);
  }
  return explain(address, attempts);
}

/**
 * The addresses at which the `api.php` may lie: the one that was given, or below the site or folder that was given.
 *
 * @throws TypeError for an address that cannot be that of a wiki
 */
export function candidates(address: string): string[] {
  const [full] = withScheme(address);
  const url = URL.canParse(full) ? new URL(full) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new TypeError(`"${address}" is not the address of a wiki: it must begin with https:// or http://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new TypeError('The address of a wiki must not contain a name or password: give the name with --user.');
  }
  const { origin, pathname } = url;
  if (namesApi(url)) return [origin + pathname];
  // Below /wiki/ there are pages, whatever their names.
  const page = /^(.*)\/wiki\//.exec(`${pathname}/`)?.[1];
  const folder = page ?? withoutSlashesAtEnd(pathname.replace(/\/[^/]*\.php(?:\/.*)?$/, ''));
  const folders = page === undefined ? [folder, `${folder}/w`, '/w', ''] : [`${page}/w`, page];
  return [...new Set(folders.map((path) => `${origin}${path}/api.php`))];
}

function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

function namesApi({ pathname }: URL): boolean {
  return pathname.endsWith('/api.php');
}

/** Only within the site, and not from HTTPS to HTTP: a password may be sent there. */
function redirection(api: string, response: ReceivedResponse): string | undefined {
  const location = headerValue(response, 'location') ?? '';
  if (location === '' || !URL.canParse(location, api)) return undefined;
  const to = new URL(location, api);
  return namesApi(to) && isSameSite(new URL(api), to) ? to.origin + to.pathname : undefined;
}

/** A response in JSON comes closest to a wiki and says most about the problem; an obstacle comes second. */
function explain(address: string, attempts: readonly Attempt[]): FoundAddress {
  const json = attempts.find(({ response }) => response && isJsonObject(response.body));
  const telling = json ?? attempts.find(({ isObstacle }) => isObstacle);
  if (telling) return { api: telling.api, problem: telling.reason };
  const [first] = attempts;
  if (!first) throw new WikiUnreachable(`${address} was not sent any request.`);
  if (attempts.length === 1) return { api: first.api, problem: first.reason };
  const tried = attempts.map(({ api, response }) => `${api} (status ${response?.status ?? 'unknown'})`).join(', ');
  return {
    api: first.api,
    problem: `No api.php of a wiki was found at ${address}: none of these is one: ${tried}.`,
  };
}

function isJsonObject(text: string): boolean {
  const value = readJson(text);
  return isContainer(value) && !Array.isArray(value);
}
