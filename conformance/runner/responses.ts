import { headerValues, type ReceivedResponse, type SentRequest } from './exchange';
import { readHtmlPage } from './html-page';
import { gather, isContainer, type Gathered } from './paths';
import { readJson } from './read-json';

/** An answer, and what expectations see in it. */
export interface ApiResponse {
  readonly request: SentRequest;
  readonly received: ReceivedResponse;
  /** What paths lead into: parsed JSON, the parts of an HTML page (`HtmlPage`), or the text of what is neither. */
  readonly content: unknown;
  /** The whole body: parsed JSON, else its text. */
  readonly body: unknown;
}

/** What a step brought back: one answer, or all those of a walk. */
export interface StepResponses {
  readonly step: string;
  readonly isWalk: boolean;
  readonly responses: readonly ApiResponse[];
}

/**
 * Reads an answer as its content type says: a page where that is HTML, whatever the body looks like.
 *
 * @param ignoreDebugBlock leaves `debuginfo` out of what is looked at. A wiki may show it on every answer, and nobody
 *   must depend on it (spec 2.4), so that scenarios that are not about it hold with and without
 */
export function readResponse(request: SentRequest, received: ReceivedResponse, ignoreDebugBlock: boolean): ApiResponse {
  const clean = (value: unknown): unknown => (ignoreDebugBlock ? withoutDebugBlock(value) : value);
  if (/^text\/html\b/i.test(headerValues(received, 'content-type')[0] ?? '')) {
    const page = readHtmlPage(received.body);
    const content = 'json' in page ? { ...page, json: clean(page.json) } : page;
    return { request, received, content, body: received.body };
  }
  const body = clean(parsedOrText(received.body));
  return { request, received, content: body, body };
}

/** What a path leads to; in a walk it starts at the list of all answers. The empty path is the whole body. */
export function gatherFrom({ isWalk, responses }: StepResponses, path: string): Gathered {
  const contents = responses.map(({ body, content }) => (path === '' ? body : content));
  return gather(isWalk ? contents : contents[0], path);
}

/** The `Set-Cookie` values of cookies whose name ends so. */
export function cookiesEnding(received: ReceivedResponse, ending: string): string[] {
  return headerValues(received, 'set-cookie').filter((text) => (text.split('=', 1)[0] ?? '').trim().endsWith(ending));
}

function parsedOrText(text: string): unknown {
  const value = readJson(text);
  return value === undefined ? text : value;
}

function withoutDebugBlock(value: unknown): unknown {
  if (!isContainer(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'debuginfo'));
}
