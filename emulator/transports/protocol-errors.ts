import type { Duplex } from 'node:stream';

import type { WikiResponse } from '../exchange';
import { maximumHeadBytes } from '../request/sizes';
import { refusal } from './refusals';
import { sentHeaders } from './request-handler';

const refused = new WeakSet<Duplex>();

/** Responds, in place of the wiki, to what is not a valid HTTP request. */
export function refuseInvalidRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Whatever else the client sends on this connection is another error.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
  else endWith(socket, protocolError(error));
}

export function refuseConnect(socket: Duplex): void {
  endWith(socket, refusal(405, 'CONNECT is for proxies, and this is a wiki. Send the request directly.'));
}

function protocolError(error: NodeJS.ErrnoException): WikiResponse {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusal(
        431,
        `Request line and headers exceed ${maximumHeadBytes} bytes, the maximum. ` +
          'Send long parameters in a POST body.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(408, 'The request did not arrive in time.');
    case 'HPE_INVALID_METHOD':
      // Real wikis also respond with 501, from the server in front of them.
      return refusal(501, 'Invalid HTTP method. If the client uses https: this server only supports http.');
    case 'HPE_INVALID_URL':
      return refusal(400, 'The address of this request has invalid characters; percent-encode them.');
    default:
      return refusal(400, `Invalid HTTP request: ${error.message}.`);
  }
}

/** How long a refused client may take to read its response, in milliseconds. What it still sends is discarded. */
const patience = 500;

/** Writes a response to the socket, because there is no response object for these requests. */
function endWith(socket: Duplex, response: WikiResponse): void {
  const lines = [`HTTP/1.1 ${response.status} ${response.statusText}`];
  const headers = sentHeaders(response);
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index] ?? ''}: ${headers[index + 1] ?? ''}`);
  lines.push('Connection: close', '', response.body);
  // The client may have closed the connection already; the server can ignore that.
  socket.on('error', () => socket.destroy());
  socket.end(lines.join('\r\n'));
  setTimeout(() => socket.destroy(), patience).unref();
}
