import type { WikiResponse, WikiRequest } from '../exchange';

/** What a transport asks: a wiki, or in tests of transports a stub. Synchronous, so that no request waits for a turn. */
export type RequestHandler = (request: WikiRequest) => WikiResponse;

/** The address that in-process clients have; a real wiki on the same machine would see it too. */
export const localAddress = '127.0.0.1';

export const noBody = new Uint8Array(0);

/** Whether the body of an answer goes out: not for HEAD, and with some statuses never (RFC 9110, 6.4.1). */
export function sendsBody(method: string, status: number): boolean {
  return method !== 'HEAD' && statusAllowsBody(status);
}

/** 204 and 304 have neither a body nor its length. */
export function statusAllowsBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

/** The answer's headers with the length of its body, which every transport adds. */
export function sentHeaders(response: WikiResponse): string[] {
  const headers = response.headers.slice();
  if (statusAllowsBody(response.status)) headers.push('Content-Length', String(Buffer.byteLength(response.body)));
  return headers;
}
