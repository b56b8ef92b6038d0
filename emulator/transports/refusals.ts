import type { WikiResponse, WikiRequest } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { redactUrl } from '../redact/request-secrets';

/** The status texts of all refusals. `node:http` has them too, but requests in process need not load it. */
const statusTexts: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [405, 'Method Not Allowed'],
  [408, 'Request Timeout'],
  [413, 'Payload Too Large'],
  [417, 'Expectation Failed'],
  [431, 'Request Header Fields Too Large'],
  [500, 'Internal Server Error'],
  [501, 'Not Implemented'],
]);

/** A response that does not come from the wiki: plain text that says what happened and what to do. */
export function refusal(status: number, text: string): WikiResponse {
  return {
    status,
    statusText: statusTexts.get(status) ?? '',
    // The text may repeat what the client sent, which no browser should interpret as HTML.
    headers: [
      ...['X-Content-Type-Options', 'nosniff'],
      ...['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-cache'],
    ],
    body: `${text}\n`,
  };
}

/** The response to a request whose body is too large. */
export function bodyTooLarge(): WikiResponse {
  return refusal(
    413,
    `The body of this request is larger than ${maximumBodyBytes} bytes (8 MiB), the maximum. ` +
      'Send fewer values in one request.',
  );
}

/**
 * The response to a request that made the wiki throw. The cause is a bug in wikidouble or the test itself, so the text is
 * written for the author of the test.
 */
export function wikiFailed(request: WikiRequest, error: unknown): WikiResponse {
  return refusal(
    500,
    `wikidouble could not respond to ${request.method} ${redactUrl(request.url)}: ${String(error)}\n` +
      'No real wiki would return this response.',
  );
}
