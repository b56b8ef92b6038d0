import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { responseFrom, type BrokerResponse } from './routes.test-support';
import { Stored } from './stored.test-support';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly userAgent: string;
}

/** Who is admitted: everyone, clients with the token, or clients with name and password. */
export type Admission =
  undefined | { readonly token: string } | { readonly username: string; readonly password: string };

/**
 * A stand-in for a Pact broker, in memory, because no real one can be installed from npm. It responds to the requests
 * of the verifier and the official command line as recorded from a real broker (2.120.0). It is not a broker: what was
 * not recorded (a matrix with results, the wording of reasons) follows the documentation.
 */
export class StandInBroker {
  readonly stored = new Stored();
  readonly requests: RecordedRequest[] = [];
  admission: Admission = undefined;
  /** The address in its links, if it differs from the one at which it listens. */
  believedUrl: string | undefined = undefined;
  private prepared: { readonly method: string; readonly path: RegExp; readonly response: BrokerResponse }[] = [];
  private readonly server = createServer((request, outgoing) => {
    void this.response(request, outgoing);
  });

  /** Its address, without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<StandInBroker> {
    const broker = new StandInBroker();
    await new Promise<void>((resolve) => broker.server.listen(0, '127.0.0.1', resolve));
    return broker;
  }

  /** Stops it: nothing listens at its address any more. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Requests of this method and path fail with this status from now on. */
  fail(status: number, method = '', path = /^/): void {
    this.prepared.push({ method, path, response: { status, body: { error: { message: 'An error has occurred.' } } } });
  }

  /** From now on, requests of this method and path get this response. */
  respondInstead(method: string, path: RegExp, body: object): void {
    this.prepared.push({ method, path, response: { status: 200, body } });
  }

  recover(): void {
    this.prepared = [];
  }

  private async response(request: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const {
      status,
      body,
      location,
      contentType = 'application/hal+json',
    } = this.responseTo(method, new URL(url, this.url), await textOf(request), headers.authorization);
    this.requests.push({ method, path: url, status, userAgent: headers['user-agent'] ?? '' });
    outgoing.writeHead(status, {
      'content-type': `${contentType};charset=utf-8`,
      'x-pact-broker-version': 'stand-in',
      ...(location !== undefined && { location }),
    });
    outgoing.end(JSON.stringify(body));
  }

  private responseTo(
    method: string,
    { pathname, searchParams }: URL,
    text: string,
    authorization?: string,
  ): BrokerResponse {
    if (!this.admits(authorization)) return { status: 401, body: { error: 'Unauthorized' } };
    const prepared = this.prepared.find((each) => method.startsWith(each.method) && each.path.test(pathname));
    if (prepared) return prepared.response;
    const content = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    const base = this.believedUrl ?? this.url;
    return responseFrom(method, { base, stored: this.stored, path: pathname, query: searchParams, content });
  }

  private admits(authorization: string | undefined): boolean {
    if (this.admission === undefined) return true;
    if ('token' in this.admission) return authorization === `Bearer ${this.admission.token}`;
    const { username, password } = this.admission;
    return authorization === `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
