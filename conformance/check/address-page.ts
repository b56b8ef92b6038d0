import { headerValues, WikiUnreachable, type ReceivedResponse, type Send } from '../runner/exchange';
import { markupOf } from '../runner/html-markup';
import { isSameSite, obstacleIn } from '../http/detect-wiki-obstacle';

/** What a page of a site says about its wiki. */
export interface Visit {
  /** The address of the page after redirects, without its query. */
  readonly page: string;
  /** The addresses of `api.php` that it names, of this site. */
  readonly api: readonly string[];
  /** What blocks the page, as a sentence. The `api.php` may respond nevertheless. */
  readonly obstacle?: string;
  /** Why no response came at all, as a sentence. */
  readonly unreachable?: string;
}

const maximumRedirects = 5;

/**
 * Requests a page as a browser would, and follows its redirects within the site.
 *
 * @param connect opens a connection to an address without a query
 */
export async function visitPage(address: string, connect: (address: string) => Send): Promise<Visit> {
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    const page = url.origin + url.pathname;
    let response: ReceivedResponse;
    try {
      response = await connect(page)({ method: 'GET', query: url.search, headers: { accept: 'text/html,*/*;q=0.8' } });
    } catch (error) {
      if (error instanceof WikiUnreachable) return { page, api: [], unreachable: error.message };
      throw error;
    }
    const next = nextOf(url, response);
    if (!next || redirects >= maximumRedirects) {
      const obstacle = obstacleIn(page, response);
      return { page, api: namedBy(response.body, url), ...(obstacle === undefined ? {} : { obstacle }) };
    }
    url = next;
  }
}

function nextOf(url: URL, response: ReceivedResponse): URL | undefined {
  const [location] = headerValues(response, 'location');
  if (response.status < 300 || response.status >= 400 || location === undefined) return undefined;
  const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
  if (!next || !isSameSite(url, next) || next.href === url.href) return undefined;
  next.hash = '';
  return next;
}

/**
 * The `api.php` of `<link rel="EditURI" href="//wiki.example/w/api.php?action=rsd">`. A wiki that gives itself another
 * address is still sent requests here: behind a tunnel, its own address leads nowhere, or to another wiki.
 */
function namedBy(html: string, page: URL): string[] {
  const named = editUriOf(html);
  if (named === '' || !URL.canParse(named, page.href)) return [];
  const { origin, pathname } = new URL(named, page);
  if (!pathname.endsWith('/api.php')) return [];
  return [(isSameSite(page, new URL(named, page)) ? origin : page.origin) + pathname];
}

function editUriOf(html: string): string {
  for (const markup of markupOf(html)) {
    if (markup.kind !== 'start' || markup.name !== 'link') continue;
    const { attributes } = markup;
    if (/(?:^|\s)EditURI(?:\s|$)/i.test(attributes.get('rel') ?? '')) return attributes.get('href') ?? '';
  }
  return '';
}
