import { type ResultMap } from '../response/result-tree';
import { preformatted } from './html-page';

/** A response for a page of the wiki that shows it in its own frame: `wrappedhtml=1` with any `*fm` (core 5.2). */
export interface WrappedHtml {
  /** The status of the plain response; the wrapped one has status 200. */
  readonly status: number;
  readonly statusText: string;
  /** The response in its inner format, indented. */
  readonly text: string;
  /** The member `continue` of the result, if it has one; `query-continue` does not count. */
  readonly continuation: ResultMap | undefined;
  /** Milliseconds. */
  readonly responseTime: number;
}

/** The JSON object that replaces the page, without a notice. */
export function renderWrappedHtml(wrapped: WrappedHtml): string {
  return (
    `{"status":${wrapped.status},"statustext":${json(wrapped.statusText)},"html":${json(preformatted(wrapped.text))},` +
    `"modules":["mediawiki.apipretty"],"continue":${continuationJson(wrapped.continuation)},` +
    `"time":${wrapped.responseTime}}`
  );
}

function continuationJson(continuation: ResultMap | undefined): string {
  if (continuation === undefined) return 'null';
  const members: string[] = [];
  continuation.forEach((name, value) => {
    if (typeof value === 'string' || typeof value === 'number') members.push(`${json(name)}:${json(value)}`);
  });
  return `{${members.join(',')}}`;
}

/** Escapes no characters except the two line separators that break scripts. */
function json(value: string | number): string {
  return JSON.stringify(value)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
