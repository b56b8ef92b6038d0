import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { refusal, type Admission } from './authentication.test-support';
import {
  failed,
  invalidJson,
  notSupported,
  unsupportedMediaType,
  type BrokerResponse,
} from './broker-response.test-support';
import { isObject, type Json } from './contract-content.test-support';
import { NotSupported } from './not-supported.test-support';
import type { Body } from './request-body.test-support';
import { isReading, respond } from './routes.test-support';
import { Stored } from './stored.test-support';

/**
 * A stand-in for a Pact broker, in memory, because no real one can be installed from npm. It is verified: a test sends
 * it the requests of `recorded-exchanges.json`, and it responds as a real broker did. What it does not support gets
 * status 501.
 */
export class StandInBroker {
  readonly stored = new Stored();
  admission: Admission = undefined;
  private readonly server = createServer((request, outgoing) => {
    // A client that goes away needs no response.
    this.exchange(request, outgoing).catch(() => outgoing.destroy());
  });

  /** Its address, without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Starts one without any data. */
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

  private async exchange(request: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const { status, contentType, headers: more, body } = this.responseTo(method, url, headers, await textOf(request));
    outgoing.writeHead(status, {
      ...(contentType !== undefined && { 'content-type': contentType }),
      'x-pact-broker-version': 'stand-in',
      ...more,
    });
    outgoing.end(body && JSON.stringify(body));
  }

  private responseTo(method: string, url: string, headers: IncomingMessage['headers'], text: string): BrokerResponse {
    const { pathname: path, searchParams: query } = new URL(url, this.url);
    const refused = refusal(this.admission, headers.authorization, { isReading: isReading(method, path) });
    if (refused) return refused;
    try {
      const body = bodyOf(text, headers['content-type']);
      if ('status' in body) return body.status === 'unsupported' ? unsupportedMediaType() : invalidJson();
      return respond({ base: this.url, stored: this.stored, method, path, query, body: body.read });
    } catch (error) {
      if (error instanceof NotSupported) return notSupported(error.message);
      return failed(error);
    }
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function bodyOf(text: string, contentType: string | undefined): { status: 'unsupported' | 'invalid' } | { read: Body } {
  if (text === '') return { read: {} };
  if (contentType?.includes('json') !== true) return { status: 'unsupported' };
  try {
    const read = JSON.parse(text) as Json;
    if (isObject(read)) return { read };
  } catch {
    return { status: 'invalid' };
  }
  throw new NotSupported('a body that is no object');
}
