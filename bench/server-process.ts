/** The process of a measured server: waits for an order, serves, and reports on request. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { WikiResponse, WikiDefinition } from 'wikidouble';

export type ServerOrder =
  | { readonly kind: 'wikidouble'; readonly definition: WikiDefinition }
  /** The others always send the same: a real response of ours. */
  | { readonly kind: 'node:http' | 'fastify'; readonly response: WikiResponse };

export interface ServerReport {
  readonly port: number;
  /** User and system time of the process, in milliseconds. */
  readonly processorTime: number;
}

let port = 0;

process.on('message', (message: ServerOrder | 'report') => {
  void (async () => {
    if (message !== 'report') port = await serve(message);
    const { user, system } = process.cpuUsage();
    process.send?.({ port, processorTime: (user + system) / 1000 } satisfies ServerReport);
  })();
});
// Nobody is left to measure for.
process.on('disconnect', () => process.exit());

function serve(order: ServerOrder): Promise<number> {
  if (order.kind === 'wikidouble') return serveWiki(order.definition);
  return order.kind === 'node:http' ? servePlainly(order.response) : serveWithFastify(order.response);
}

/** The built package, as its users have it. */
async function serveWiki(definition: WikiDefinition): Promise<number> {
  const { createWiki } = await import('wikidouble');
  return (await createWiki(definition).listen()).port;
}

function servePlainly({ status, statusText, headers, body }: WikiResponse): Promise<number> {
  const sent = [...headers, 'Content-Length', String(Buffer.byteLength(body))];
  const server = createServer({ keepAliveTimeout: 60_000 }, (_message, outgoing) => {
    outgoing.writeHead(status, statusText, sent);
    outgoing.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function serveWithFastify({ status, headers, body }: WikiResponse): Promise<number> {
  const { fastify } = await import('fastify');
  const sent: Record<string, string> = {};
  for (let index = 0; index < headers.length; index += 2) sent[headers[index] ?? ''] = headers[index + 1] ?? '';
  const server = fastify({ keepAliveTimeout: 60_000 });
  server.get('/api.php', (_request, reply) => reply.code(status).headers(sent).send(body));
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}
