import type { WikiResponse } from '../exchange';
import { requestIdHeader } from './wiki-response';
import { headersBeforeContent, plainCacheHeaders, plainStatus, type Printable } from './printable';

/** A format as programs read it (core 5, 7.1). */
export function printPlain(printable: Printable): WikiResponse {
  const { context, format, values } = printable;
  const headers = headersBeforeContent(printable, context.contentHeaders);
  const { contentType, fileName } = format.inner.sentAs(values);
  headers.push('Content-Type', contentType, 'X-Frame-Options', 'DENY');
  headers.push('Content-Disposition', `inline; filename=${fileName}`);
  headers.push(...plainCacheHeaders(printable), requestIdHeader, context.requestId);
  const { status, statusText } = plainStatus(printable);
  return { status, statusText, headers, body: format.inner.print(context.result.root, values, false) };
}
