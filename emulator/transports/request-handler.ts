import type { Arrival, WikiResponse, WikiRequest } from '../exchange';

/** Responds to the requests of a transport: a wiki or, in tests of transports, a function. */
export type RequestHandler = (request: WikiRequest) => WikiResponse;

let arrivals = 0;

/** The requests of a transport whose responses are not delivered yet. */
export class RequestsInFlight {
  private readonly ids = new Set<number>();

  begin(): Arrival {
    const arrival = { id: ++arrivals, during: [...this.ids] };
    this.ids.add(arrival.id);
    return arrival;
  }

  /** The response is delivered, or never will be. */
  end({ id }: Arrival): void {
    this.ids.delete(id);
  }
}

/** The address of in-process clients, which a real wiki on the same machine would see too. */
export const localAddress = '127.0.0.1';

export const noBody = new Uint8Array(0);

/** Whether the body of a response is sent: not for HEAD, and never with some statuses (RFC 9110, 6.4.1). */
export function sendsBody(method: string, status: number): boolean {
  return method !== 'HEAD' && statusAllowsBody(status);
}

/** 204 and 304 have neither a body nor a length. */
export function statusAllowsBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

/** The headers of a response with the length of its body, which every transport adds. */
export function sentHeaders(response: WikiResponse): string[] {
  const headers = response.headers.slice();
  if (statusAllowsBody(response.status))
    headers.push('Content-Length', String(response.content?.byteLength ?? Buffer.byteLength(response.body)));
  return headers;
}
