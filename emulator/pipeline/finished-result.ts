import type { WikiResponse } from '../exchange';
import type { OfferedFormat } from '../formats/registry';
import type { FormatValues } from '../formats/format';
import type { RequestContext, ResponseFile } from '../modules/context';
import type { ModulePage } from '../modules/module';
import { cacheHeaders } from '../response/cache-headers';
import type { CacheMode } from '../response/cache-headers';
import type { UsageError } from '../messages/usage-error';
import type { ResponseCookies } from '../request/client-session';
import type { Integer } from '../text/integer';
import {
  cookiesAfterCaching,
  cookiesBesideSession,
  openingHeaders,
  requestIdHeader,
  setsCookies,
} from './wiki-response';

/** A result that is ready to be printed. */
export interface FinishedResult {
  readonly context: RequestContext;
  readonly format: OfferedFormat;
  /** Of the format's own parameters. */
  readonly values: FormatValues;
  readonly error: UsageError | undefined;
  /** What is sent in place of the result. */
  readonly file?: ResponseFile | undefined;
  readonly cacheMode: CacheMode;
  /** Seconds that the client, and a shared cache, may keep the response for. */
  readonly maxAge: Integer;
  readonly sharedMaxAge: Integer;
  readonly setsMaxAgeFirst: boolean;
  /** In place of that of the format, unless there is an error. */
  readonly contentType?: string | undefined;
  readonly cookies: ResponseCookies;
  /** What `stopwatch()` gave when the request came in. */
  readonly startedAt: number;
}

/**
 * The headers up to `MediaWiki-API-Error`, which follows those that belong to the error itself (core 7.1).
 *
 * @param ofModule headers of what a module put into the response; where it is the format that fails, they are there already
 */
export function headersBeforeContent(
  { context, cookies, error }: FinishedResult,
  ofModule: readonly string[] = [],
): string[] {
  const headers = openingHeaders(context, cookies);
  headers.push(...ofModule);
  if (error) headers.push(...(error.transport.headers ?? []), 'MediaWiki-API-Error', error.codes);
  return headers;
}

/** What a plain format is sent with; pages are sent with 200 and say it in words (core 5.2). */
export function plainStatus({ error }: FinishedResult): { status: number; statusText: string } {
  switch (error?.transport.status) {
    case 400:
      return { status: 400, statusText: 'Bad Request' };
    case 405:
      return { status: 405, statusText: 'Method Not Allowed' };
    case 501:
      return { status: 501, statusText: 'Not Implemented' };
    default:
      return { status: 200, statusText: 'OK' };
  }
}

/**
 * The cookies that do not belong to the session, and `Vary`, `Expires` and `Cache-Control` of a plain format.
 *
 * @param pageVary what it varies with as a page, if it is printed like one
 */
export function plainCacheHeaders(finished: FinishedResult, pageVary?: string): string[] {
  const { context, cacheMode, maxAge, sharedMaxAge, setsMaxAgeFirst, cookies } = finished;
  const forCaches = cacheHeaders({
    mode: cacheMode,
    maxAge,
    sharedMaxAge,
    setsMaxAgeFirst,
    setsCookies: setsCookies(cookies),
    hasSession: context.client.isPersisted,
    variesByOrigin: context.variesByOrigin,
    pageVary,
    clock: context.wiki.environment.clock,
  });
  return [...cookiesBesideSession(cookies), ...forCaches, ...cookiesAfterCaching(cookies)];
}

/** Whether pages of other sites may show the response in a frame. */
export function frameHeaders({ wiki }: RequestContext): readonly string[] {
  const { frameOptions } = wiki.site.settings;
  if (frameOptions === undefined) return usualFrameHeaders;
  return frameOptions === 'none' ? [] : ['X-Frame-Options', frameOptions];
}

const usualFrameHeaders: readonly string[] = ['X-Frame-Options', 'DENY'];

/** What a page of the interface has where the wiki's responses have none. */
export function pageFrameHeaders(context: RequestContext): readonly string[] {
  return frameHeaders(context).length === 0 ? ['X-Frame-Options', 'DENY'] : [];
}

/** Whole milliseconds since the request came in, as pages report them. */
export function responseTime(context: RequestContext, startedAt: number): number {
  return Math.round((context.wiki.environment.stopwatch() - startedAt) * 1000);
}

/** Whether the page of a module is to be a value inside the result. */
export function isWrapped({ parameters }: RequestContext, page: ModulePage): boolean {
  return parameters.bytes(page.wrapParameter) !== undefined;
}

/** A format as programs read it (core 5, 7.1). */
export function printPlain(finished: FinishedResult): WikiResponse {
  const { context, file, format, values } = finished;
  const headers = headersBeforeContent(finished, context.contentHeaders);
  const { contentType, fileName } = file ?? format.inner.sentAs(values);
  const ownType = finished.error ? undefined : finished.contentType;
  headers.push('Content-Type', ownType ?? contentType, ...frameHeaders(context));
  headers.push('Content-Disposition', `inline; filename=${fileName}`);
  headers.push(...plainCacheHeaders(finished), requestIdHeader, context.requestId);
  const { status, statusText } = plainStatus(finished);
  return { status, statusText, headers, body: file?.content ?? format.inner.print(context.result.root, values, false) };
}
