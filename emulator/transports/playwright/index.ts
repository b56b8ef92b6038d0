/**
 * A wiki as the network of a page in Playwright:
 *
 * ```ts
 * import { routeTo } from 'wikidouble/playwright';
 *
 * await routeTo(page, 'https://wiki.example/w', wiki);
 * ```
 *
 * @module wikidouble/playwright
 */
import type { FetchedWiki } from '../fetch';

export type { FetchedWiki };
import { isConnectionError } from '../disruption';
import { liesUnder, readBase, type InterceptedBase } from '../intercepted-bases';

/** What `routeTo` needs of a page or a browser context of Playwright. Users do not need the types of Playwright. */
export interface Routed {
  route(url: (url: URL) => boolean, handler: (route: RouteOfPlaywright) => Promise<void>): Promise<unknown>;
  unroute(url: (url: URL) => boolean): Promise<unknown>;
}

/** What `routeTo` needs of a route of Playwright. */
export interface RouteOfPlaywright {
  request(): {
    url(): string;
    method(): string;
    allHeaders(): Promise<Record<string, string>>;
    postDataBuffer(): Buffer | null;
  };
  fulfill(fulfilled: { status: number; headers: Record<string, string>; body: Buffer }): Promise<unknown>;
  abort(errorCode: string): Promise<unknown>;
}

/** An address at which a wiki responds to the requests of a page. */
export interface Routing extends AsyncDisposable {
  /** The address without `/api.php` and without a slash at its end: `https://wiki.example/w`. */
  readonly url: string;
  /** What clients request: `https://wiki.example/w/api.php`. */
  readonly api: string;
  /** Ends the routing. */
  remove(): Promise<void>;
}

/**
 * Lets a wiki respond to every request of a page, or of all pages of a browser context, to an address and the paths below it.
 * A fault without a response is a network error in the browser: `net::ERR_CONNECTION_RESET` for `reset`. If the wiki throws,
 * such as a `StrictError`, the browser gets status 500 with the text of the error, and the next `wiki.assert…` or
 * `wiki.close()` throws it again.
 *
 * @param page a page or a browser context
 * @param url the address of the wiki: `https://wiki.example/w`, or the same with `/api.php`
 * @throws TypeError for an invalid address
 */
export async function routeTo(page: Routed, url: string, wiki: FetchedWiki): Promise<Routing> {
  const base = readBase('routeTo', url);
  const matches = isUnder(base);
  await page.route(matches, (route) => response(route, wiki));
  const remove = async (): Promise<void> => {
    await page.unroute(matches);
  };
  return { url: base.url, api: base.api, remove, [Symbol.asyncDispose]: remove };
}

function isUnder(base: InterceptedBase): (url: URL) => boolean {
  return ({ origin, pathname }) => origin === base.origin && liesUnder(base, pathname);
}

/** Never rejects, because a rejected handler of Playwright ends the process. */
async function response(route: RouteOfPlaywright, wiki: FetchedWiki): Promise<void> {
  try {
    await route.fulfill(await responseOf(route, wiki));
  } catch (error) {
    // The page may be closed by now.
    await route.abort(abortCode(error)).catch(() => undefined);
  }
}

type Fulfilment = Parameters<RouteOfPlaywright['fulfill']>[0];

/** @throws Error if the connection is to end instead */
async function responseOf(route: RouteOfPlaywright, wiki: FetchedWiki): Promise<Fulfilment> {
  try {
    const request = route.request();
    // The browser follows redirects itself.
    const fulfilled = await wiki.fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postDataBuffer(),
      redirect: 'manual',
    });
    return {
      status: fulfilled.status,
      headers: headersOf(fulfilled),
      body: Buffer.from(await fulfilled.arrayBuffer()),
    };
  } catch (error) {
    if (isConnectionError(error)) throw error;
    return {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: Buffer.from(`${String(error)}\n`),
    };
  }
}

/** Playwright separates several cookies with line feeds. */
function headersOf(fulfilled: Response): Record<string, string> {
  const cookies = fulfilled.headers.getSetCookie();
  const headers = Object.fromEntries(fulfilled.headers);
  return cookies.length === 0 ? headers : { ...headers, 'set-cookie': cookies.join('\n') };
}

/** Playwright's name for how a connection ended. */
function abortCode(error: unknown): string {
  if (!isConnectionError(error)) return 'failed';
  const { code } = error.cause;
  return code === 'ECONNRESET' ? 'connectionreset' : 'connectionclosed';
}
