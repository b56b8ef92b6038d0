import { headerValues, type ReceivedResponse } from '../runner/exchange';
import { markupOf } from '../runner/html-markup';
import { readHtmlPage } from '../runner/html-page';

/** The names of reverse proxies. */
const proxies = /cloudflare|akamai|fastly|varnish|cloudfront|sucuri|imperva|incapsula|ddos-guard/i;
const logInAddress = /log-?in|sign-?in|userlogin|\bsso\b|\bsaml|oauth|\/auth\b|\/cas\b/i;
/** The number of characters of a page that are quoted. */
const quotedLength = 100;

/**
 * What blocks the way to a wiki, by a response that does not come from its API: a log-in wall, a block, a proxy's page.
 * Undefined for any other response.
 *
 * @param address of the request
 * @returns a sentence
 */
export function obstacleIn(address: string, response: ReceivedResponse): string | undefined {
  const { status, body } = response;
  const [location] = headerValues(response, 'location');
  if (status === 401 || status === 407) return logInOfTheServer(address, response);
  if (status >= 300 && status < 400) return location === undefined ? undefined : leadsElsewhere(address, location);
  const isPage = /^\s*</.test(body);
  if (isPage && hasPasswordField(body)) {
    return `${address} shows a log-in form in place of a response (status ${status}).`;
  }
  const proxy = proxyOf(response);
  if (proxy !== undefined && isPage && status >= 400 && status !== 404) {
    return `The proxy in front of ${address} (${proxy}) responded in its place, with status ${status}${quotation(body)}.`;
  }
  if (status === 403) return `${address} denies access to this program (status 403)${quotation(body)}.`;
  if (status === 502 || status === 503 || status === 504) {
    return `The proxy in front of ${address} cannot reach it (status ${status})${quotation(body)}.`;
  }
  return status >= 500 ? `${address} fails (status ${status})${quotation(body)}.` : undefined;
}

/** Whether two addresses belong to the same site, so that a password for one may be sent to the other. */
export function isSameSite(from: URL, to: URL): boolean {
  const name = ({ hostname }: URL): string => hostname.replace(/^www\./, '');
  if (name(from) !== name(to) || !isHttp(to)) return false;
  // From HTTP to HTTPS, port 80 becomes 443; on any other port something else may listen.
  return from.port === to.port && (from.protocol === to.protocol || to.protocol === 'https:');
}

function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

function logInOfTheServer(address: string, response: ReceivedResponse): string {
  const [challenge = ''] = headerValues(response, 'www-authenticate');
  const kind = /^[A-Za-z]+/.exec(challenge)?.[0];
  const wanted = kind === undefined ? `status ${response.status}` : `status ${response.status}, ${kind}`;
  return `${address} requires a log-in before the wiki can be reached (${wanted}); --header-from can send one.`;
}

function leadsElsewhere(address: string, location: string): string | undefined {
  if (!URL.canParse(location, address)) return undefined;
  const [from, to] = [new URL(address), new URL(location, address)];
  if (!isHttp(to)) return `${address} redirects to an address that is not HTTP (${to.protocol}).`;
  const place = to.origin + to.pathname;
  if (logInAddress.test(to.hostname + to.pathname + to.search))
    return `${address} redirects to a log-in page, ${place}.`;
  if (isSameSite(from, to)) return undefined;
  if (to.hostname === from.hostname && to.protocol === 'http:' && from.protocol === 'https:') {
    return `${address} redirects to an unencrypted address, ${place}.`;
  }
  return `${address} redirects to another site, ${place}: give that address if you mean that site.`;
}

function proxyOf(response: ReceivedResponse): string | undefined {
  if (headerValues(response, 'cf-ray').length > 0) return 'cloudflare';
  return proxies
    .exec([...headerValues(response, 'server'), ...headerValues(response, 'via')].join(' '))?.[0]
    .toLowerCase();
}

function hasPasswordField(page: string): boolean {
  for (const markup of markupOf(page)) {
    if (markup.kind !== 'start' || markup.name !== 'input') continue;
    if (/^\s*password\b/i.test(markup.attributes.get('type') ?? '')) return true;
  }
  return false;
}

/** What a person would read first: the title of a page, or its text. */
export function quotation(body: string): string {
  const { title = '', text: content } = readHtmlPage(body);
  const text = title === '' ? content : title;
  if (text === '') return '';
  return `: "${text.length > quotedLength ? `${text.slice(0, quotedLength)}…` : text}"`;
}
