import type { WikiResponse } from '../exchange';
import { renderHtmlPage } from '../formats/html-page';
import { plainFormatAddress } from '../formats/plain-format-address';
import { renderWrappedHtml } from '../formats/wrapped-html';
import { privateFor } from '../response/cache-headers';
import { ResultMap } from '../response/result-tree';
import { requestIdHeader } from './wiki-response';
import { pageSurroundings, pageTemplate } from './page-surroundings';
import { headersBeforeContent, plainCacheHeaders, plainStatus, responseTime, type Printable } from './printable';

/** The rendering for people: a page, or with `wrappedhtml` an object that another page shows (core 5.2). */
export function printRendering(printable: Printable): WikiResponse {
  return printable.values.wrappedhtml === true ? printWrapped(printable) : printPage(printable);
}

function printPage(printable: Printable): WikiResponse {
  const { context, format } = printable;
  const page = {
    ...pageSurroundings(context, printable.startedAt),
    ...plainStatus(printable),
    innerFormat: format.inner.pageName,
    text: innerText(printable),
    plainAddress:
      context.request.method === 'POST'
        ? undefined
        : plainFormatAddress(context.entryPoint, context.parameters.query, format.inner.name),
  };
  const headers = headersBeforeContent(printable);
  headers.push('X-Frame-Options', 'DENY', 'Content-Disposition', 'inline; filename=api-result.html');
  headers.push(...context.release.pageLanguageHeaders, ...pageCacheHeaders(printable));
  headers.push(requestIdHeader, context.requestId);
  return { status: 200, statusText: 'OK', headers, body: renderHtmlPage(page, pageTemplate(context)) };
}

function printWrapped(printable: Printable): WikiResponse {
  const { context } = printable;
  const continuation = context.result.root.get('continue');
  const body = renderWrappedHtml({
    ...plainStatus(printable),
    text: innerText(printable),
    continuation: continuation instanceof ResultMap ? continuation : undefined,
    responseTime: responseTime(context, printable.startedAt),
  });
  const headers = headersBeforeContent(printable);
  headers.push(...context.contentHeaders, 'Content-Type', 'text/mediawiki-api-prettyprint-wrapped; charset=utf-8');
  headers.push('X-Frame-Options', 'DENY');
  headers.push('Content-Disposition', 'inline; filename=api-result-wrapped.json');
  headers.push(...plainCacheHeaders(printable), requestIdHeader, context.requestId);
  return { status: 200, statusText: 'OK', headers, body };
}

function innerText({ context, format, values }: Printable): string {
  return format.inner.print(context.result.root, values, true);
}

/** A page varies with the cookie even where it is private, and says that it is old (core 5.2). */
function pageCacheHeaders(printable: Printable): string[] {
  const old = ['Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'];
  if (printable.cacheMode === 'private') {
    return ['Vary', 'Accept-Encoding, Cookie', ...old, 'Cache-Control', privateFor(printable.maxAge)];
  }
  const plain = plainCacheHeaders(printable);
  return plain.includes('Expires') ? plain : [...old, ...plain];
}
