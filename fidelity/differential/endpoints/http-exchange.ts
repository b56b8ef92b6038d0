import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import { Deadline } from '../../../conformance/http/deadline';
import { switchedProtocols, unreachable } from '../../../conformance/http/unreachable';
import { WikiUnreachable } from '../../../conformance/runner/exchange';
import type { DiffResponse } from '../diff-response';

export interface HttpMessage {
  readonly method: string;
  /** Path and query, one character per byte. */
  readonly target: string;
  /** Sent as they are, in this order, after `Host`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
  /** The address of this machine that the request comes from. Default: the system chooses. */
  readonly from?: string | undefined;
}

/** The limit for the body of a response. */
const maximumBytes = 16_000_000;

/**
 * Sends requests byte for byte, over persistent connections where the server allows them. It adds only `Host`
 * and `Connection`, which HTTP requires.
 */
export class HttpExchange {
  private readonly host: string;
  private readonly agent: HttpAgent;
  private readonly open: typeof httpRequest;

  /**
   * @param origin scheme, host and port
   * @param timeout for a whole response, in milliseconds
   */
  constructor(
    private readonly origin: URL,
    private readonly timeout: number,
  ) {
    this.host = origin.host;
    const isSecure = origin.protocol === 'https:';
    this.agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    this.open = isSecure ? httpsRequest : httpRequest;
  }

  /** @throws WikiUnreachable if no whole response came */
  async send(message: HttpMessage): Promise<DiffResponse> {
    try {
      return await this.attempt(message);
    } catch (error) {
      // The server closed the connection before it saw the request.
      if (error instanceof StaleConnection) return this.attempt(message);
      throw error;
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private attempt(message: HttpMessage): Promise<DiffResponse> {
    const { method, target, body, from } = message;
    return new Promise((resolve, reject) => {
      const request = this.open({
        host: this.origin.hostname.replace(/^\[|\]$/g, ''),
        port: this.origin.port,
        agent: this.agent,
        ...(from !== undefined && { localAddress: from }),
        method,
        path: target,
        headers: ['Host', this.host, ...message.headers.flat()],
      });
      const giveUp = (reason: string): void => {
        reject(new WikiUnreachable(reason));
        request.destroy();
      };
      const deadline = new Deadline(this.timeout, () => {
        giveUp(`${this.host} sent no complete response within ${this.timeout / 1000} seconds.`);
      });
      const fail = (error: Error): void => {
        deadline.clear();
        reject(isStale(request, error) ? new StaleConnection() : unreachable(this.host, error));
      };
      request.on('error', fail);
      const leaveProtocol = (): void => {
        deadline.clear();
        giveUp(switchedProtocols(this.host));
      };
      request.on('upgrade', leaveProtocol);
      request.on('response', (response) => {
        if (response.statusCode === 101) {
          leaveProtocol();
          return;
        }
        const pieces: Buffer[] = [];
        let length = 0;
        response.on('error', fail);
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          length += piece.length;
          if (length > maximumBytes) giveUp(`${this.host} responded with more than ${maximumBytes / 1e6} MB.`);
        });
        response.on('end', () => {
          deadline.clear();
          resolve(diffResponse(response, Buffer.concat(pieces, length)));
        });
      });
      request.end(body);
    });
  }
}

class StaleConnection extends Error {}

function isStale(request: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

function diffResponse({ statusCode = 0, rawHeaders }: IncomingMessage, body: Buffer): DiffResponse {
  const headers: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  }
  return { status: statusCode, headers, body };
}
