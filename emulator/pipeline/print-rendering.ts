import type { WikiResponse } from '../exchange';
import { renderHtmlPage } from '../formats/html-page';
import { plainFormatAddress } from '../formats/plain-format-address';
import { renderWrappedHtml } from '../formats/wrapped-html';
import type { ResponseFile } from '../modules/context';
import { privateFor } from '../response/cache-headers';
import { ResultMap } from '../response/result-tree';
import { cookiesAfterCaching, cookiesBesideSession, requestIdHeader } from './wiki-response';
import { contentLanguageTag, pageChrome, pageTemplate, pageVary } from './page-chrome';
import {
  frameHeaders,
  headersBeforeContent,
  pageFrameHeaders,
  plainCacheHeaders,
  plainStatus,
  responseTime,
  type FinishedResult,
} from './finished-result';

/** The rendering for people: a page, or with `wrappedhtml` an object that another page shows (core 5.2). */
export function printRendering(finished: FinishedResult): WikiResponse {
  const { file } = finished;
  if (file?.isPage) return printFile(finished, file);
  return finished.values.wrappedhtml === true ? printWrapped(finished) : printPage(finished);
}

/** A file is sent like a page, except for the headers of its content (vector feedcontributions/headers). */
function printFile(finished: FinishedResult, { content, contentType, fileName }: ResponseFile): WikiResponse {
  const { context } = finished;
  const headers = [...headersBeforeContent(finished), 'Content-type', contentType];
  headers.push('Content-Disposition', `inline; filename=${fileName}`);
  const vary = pageVary(context, context.variesByOrigin);
  headers.push(...pageCacheHeaders(finished, vary, finished.file?.isPage), requestIdHeader, context.requestId);
  return { status: 200, statusText: 'OK', headers, body: content };
}

function printPage(finished: FinishedResult): WikiResponse {
  const { context, format } = finished;
  const page = {
    ...pageChrome(context, finished.startedAt),
    ...plainStatus(finished),
    innerFormat: format.inner.pageName,
    text: innerText(finished),
    plainAddress:
      context.request.method === 'POST'
        ? undefined
        : plainFormatAddress(context.entryPoint, context.parameters.query, format.inner.name),
  };
  const headers = headersBeforeContent(finished);
  // A page of the interface within the result protects this one as well.
  const isAround = context.contentHeaders.includes('X-Frame-Options');
  headers.push(...frameHeaders(context), ...(isAround ? pageFrameHeaders(context) : []));
  headers.push('Content-Disposition', 'inline; filename=api-result.html');
  headers.push(...context.release.pageLanguageHeaders(contentLanguageTag(context)), ...pageCacheHeaders(finished));
  headers.push(requestIdHeader, context.requestId);
  return { status: 200, statusText: 'OK', headers, body: renderHtmlPage(page, pageTemplate(context)) };
}

function printWrapped(finished: FinishedResult): WikiResponse {
  const { context } = finished;
  const continuation = context.result.root.get('continue');
  const body = renderWrappedHtml({
    ...plainStatus(finished),
    text: innerText(finished),
    continuation: continuation instanceof ResultMap ? continuation : undefined,
    responseTime: responseTime(context, finished.startedAt),
  });
  const headers = headersBeforeContent(finished);
  headers.push(...context.contentHeaders, 'Content-Type', 'text/mediawiki-api-prettyprint-wrapped; charset=utf-8');
  headers.push(...frameHeaders(context));
  headers.push('Content-Disposition', 'inline; filename=api-result-wrapped.json');
  headers.push(...plainCacheHeaders(finished), requestIdHeader, context.requestId);
  return { status: 200, statusText: 'OK', headers, body };
}

function innerText({ context, format, values }: FinishedResult): string {
  return format.inner.print(context.result.root, values, true);
}

/** A page varies with the cookie even where it is private, and says that it is old (core 5.2). */
function pageCacheHeaders(finished: FinishedResult, vary = pageVary(finished.context), isFeed = false): string[] {
  const old = ['Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'];
  if (finished.cacheMode === 'private') {
    const varying = ['Vary', vary, ...old, ...cookiesBesideSession(finished.cookies)];
    return [...varying, 'Cache-Control', privateFor(finished.maxAge), ...cookiesAfterCaching(finished.cookies)];
  }
  const plain = plainCacheHeaders(finished, isFeed ? vary : undefined);
  return plain.includes('Expires') ? plain : [...old, ...plain];
}
