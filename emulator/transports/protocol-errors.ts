import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import type { WikiResponse } from '../exchange';
import { refusal } from './refusals';
import { sentHeaders } from './request-handler';

/**
 * Bytes of request line and headers together. A query of 1 MB passes, so that the wiki itself says how much is too
 * much.
 */
export const maximumHeadBytes = 1024 * 1024 + 64 * 1024;

/** Answers what is no HTTP request, or none that can be answered, in place of the wiki. */
export function refuseProtocolErrors(server: Server): void {
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Whatever else such a client sends is another error.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else endWith(socket, protocolError(error));
  });
  server.on('connect', (_request, socket) => {
    endWith(socket, refusal(405, 'CONNECT is for proxies, and this is a wiki. Send the request itself.'));
  });
}

function protocolError(error: NodeJS.ErrnoException): WikiResponse {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusal(
        431,
        `Request line and headers have more than ${maximumHeadBytes} bytes together, the most that is read. ` +
          'Send long parameters in a POST body.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(408, 'The request did not arrive in time.');
    case 'HPE_INVALID_METHOD':
      // Real wikis answer 501 as well, from the server in front of them.
      return refusal(501, 'This is no method of HTTP. (A client that speaks https? This server speaks plain http.)');
    case 'HPE_INVALID_URL':
      return refusal(400, 'The address of this request has characters that may not stand there; percent-encode them.');
    default:
      return refusal(400, `This is no HTTP request: ${error.message}.`);
  }
}

/** Milliseconds that a refused client has to read its answer, while what it still sends is thrown away. */
const patience = 500;

/** Writes an answer by hand: there is no response object for these. */
function endWith(socket: Duplex, response: WikiResponse): void {
  const lines = [`HTTP/1.1 ${response.status} ${response.statusText}`];
  const headers = sentHeaders(response);
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index] ?? ''}: ${headers[index + 1] ?? ''}`);
  lines.push('Connection: close', '', response.body);
  // The client may be gone already, and that is no concern of the server.
  socket.on('error', () => socket.destroy());
  socket.end(lines.join('\r\n'));
  setTimeout(() => socket.destroy(), patience).unref();
}
