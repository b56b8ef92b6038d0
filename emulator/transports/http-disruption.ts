import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Disruption, WikiResponse } from '../exchange';
import { sendsBody, sentHeaders } from './request-handler';

/**
 * Carries out over HTTP what happens to an answer on its way. Nothing here keeps the process running, and whatever
 * waits ends with its connection.
 *
 * @param send sends the answer as it is
 */
export function disrupt(
  message: IncomingMessage,
  outgoing: ServerResponse,
  response: WikiResponse,
  disruption: Disruption,
  send: () => void,
): void {
  switch (disruption.kind) {
    case 'delay': {
      const timer = setTimeout(send, disruption.milliseconds).unref();
      outgoing.on('close', () => {
        clearTimeout(timer);
      });
      return;
    }
    case 'stall':
      return;
    case 'reset':
      message.socket.resetAndDestroy();
      return;
    case 'truncation':
      if (!sendsBody(message.method ?? 'GET', response.status)) {
        send();
        return;
      }
      outgoing.writeHead(response.status, response.statusText, sentHeaders(response));
      outgoing.write(Buffer.from(response.body).subarray(0, disruption.bytes), () => message.socket.destroy());
  }
}
