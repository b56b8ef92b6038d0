import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

export interface LoopbackRequest {
  readonly method: string;
  /** The path and query of the request. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface LoopbackResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/**
 * A server that is reachable only from this machine, at a secret path: requests through it have the rights of the
 * logged-in account.
 */
export async function startLoopbackServer(
  response: (request: LoopbackRequest) => Promise<LoopbackResponse>,
): Promise<LoopbackServer> {
  const folder = `/${randomUUID()}`;
  const server = createServer((request, outgoing) => {
    handle(folder, request, outgoing, response).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function handle(
  folder: string,
  request: IncomingMessage,
  outgoing: ServerResponse,
  response: (request: LoopbackRequest) => Promise<LoopbackResponse>,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  if (!url.startsWith(folder)) {
    outgoing.writeHead(404).end();
    return;
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const path = url.slice(folder.length);
  const {
    status,
    headers: responded,
    body,
  } = await response({ method, path, headers, body: Buffer.concat(pieces).toString() });
  outgoing.sendDate = false;
  outgoing.writeHead(status, responded.flat());
  outgoing.end(body);
}
