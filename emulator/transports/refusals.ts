import type { WikiResponse, WikiRequest } from '../exchange';
import { maximumBodyBytes } from '../request/sizes';
import { redactUrl } from '../redact/request-secrets';

/** What the refusals of all transports say; `node:http` knows more, but who stays in process need not load it. */
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

/** An answer that the wiki had no part in: plain text that says what happened and what to do. */
export function refusal(status: number, text: string): WikiResponse {
  return {
    status,
    statusText: statusTexts.get(status) ?? '',
    // The text can repeat what the client sent, which no browser may take for HTML.
    headers: [
      ...['X-Content-Type-Options', 'nosniff'],
      ...['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-cache'],
    ],
    body: `${text}\n`,
  };
}

/** To a request with a body beyond what is read. */
export function bodyTooLarge(): WikiResponse {
  return refusal(
    413,
    `The body of this request is larger than ${maximumBodyBytes} bytes (8 MiB), the most that this wiki reads. ` +
      'Send fewer values in one request.',
  );
}

/**
 * To a request that made the wiki throw, which is either a mistake in wikidouble or a test's own doing; so the text is
 * for whoever writes that test.
 */
export function wikiFailed(request: WikiRequest, error: unknown): WikiResponse {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return refusal(
    500,
    `wikidouble could not answer ${request.method} ${redactUrl(request.url)}: ${reason}\n` +
      'This is not an answer of the wiki that is emulated; no real wiki would give it.',
  );
}
