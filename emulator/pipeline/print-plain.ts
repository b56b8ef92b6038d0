import type { WikiResponse } from '../exchange';
import { requestIdHeader } from './wiki-response';
import {
  frameHeaders,
  headersBeforeContent,
  plainCacheHeaders,
  plainStatus,
  type FinishedResult,
} from './finished-result';

/** A format as programs read it (core 5, 7.1). */
export function printPlain(finished: FinishedResult): WikiResponse {
  const { context, format, values } = finished;
  const headers = headersBeforeContent(finished, context.contentHeaders);
  const { contentType, fileName } = format.inner.sentAs(values);
  headers.push('Content-Type', contentType, ...frameHeaders(context));
  headers.push('Content-Disposition', `inline; filename=${fileName}`);
  headers.push(...plainCacheHeaders(finished), requestIdHeader, context.requestId);
  const { status, statusText } = plainStatus(finished);
  return { status, statusText, headers, body: format.inner.print(context.result.root, values, false) };
}
