/**
 * A wiki as request handlers of msw 2:
 *
 * ```ts
 * import { setupServer } from 'msw/node';
 * import { handlers } from 'wikidouble/msw';
 *
 * const server = setupServer(...handlers(wiki, 'https://wiki.example/w'));
 * ```
 *
 * @module wikidouble/msw
 */
import type { FetchedWiki } from '../fetch';

export type { FetchedWiki };
import { checkOptions, type OptionNames } from '../../check-options';
import { isConnectionError } from '../disruption';
import { readBase, type InterceptedBase } from '../intercepted-bases';
import { escapeRegExp } from '../../text/escape';

/** The `http` of msw. Users of wikidouble do not need the types of msw. */
export interface HttpOfMsw<Handler = unknown> {
  all(path: RegExp, resolver: (info: { readonly request: Request }) => Promise<Response>): Handler;
}

export interface HandlersOptions<Handler = unknown> {
  /** The `http` of msw to use. Default: that of `require('msw')`. */
  readonly http: HttpOfMsw<Handler>;
}

const optionNames: OptionNames<HandlersOptions> = { http: true };

/** The handlers of `http`, if it is given. msw has separate types for `import` and for `require`; this fits both. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type fits both
export type AnyHandler = any;

/**
 * Handlers for msw that let a wiki respond to every request to an address and the paths below it. A fault without a
 * response (`reset`, `stall`) is a network error. A `StrictError` or `NotSupportedError` is printed by msw, which responds
 * with status 500, and thrown again by the next `wiki.assert…` or `wiki.close()`.
 *
 * @param url the address of the wiki: `https://wiki.example/w`, or the same with `/api.php`
 * @throws TypeError for an invalid address or an unknown option
 * @throws Error if msw is not installed
 */
export function handlers<Handler = AnyHandler>(
  wiki: FetchedWiki,
  url: string,
  options?: HandlersOptions<Handler>,
): Handler[] {
  checkOptions('handlers', options, optionNames);
  const base = readBase('handlers', url);
  const http = options?.http ?? loadHttp<Handler>();
  return [http.all(patternOf(base), ({ request }) => respond(wiki, request))];
}

async function respond(wiki: FetchedWiki, request: Request): Promise<Response> {
  try {
    return await wiki.fetch(request);
  } catch (error) {
    if (isConnectionError(error) || request.signal.aborted) return Response.error();
    throw error;
  }
}

/** Matches the address and the paths below it. msw compares it with addresses without their query. */
function patternOf({ url }: InterceptedBase): RegExp {
  return new RegExp(`^${escapeRegExp(url)}(?:/.*)?$`);
}

function loadHttp<Handler>(): HttpOfMsw<Handler> {
  try {
    return (require('msw') as { readonly http: HttpOfMsw<Handler> }).http;
  } catch (cause) {
    throw new Error('wikidouble/msw needs msw 2, which cannot be loaded: npm install --save-dev msw.', { cause });
  }
}
