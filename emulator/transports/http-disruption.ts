import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Disruption, WikiAnswer } from '../exchange';
import { sendsBody, sentHeaders } from './answering';

/**
 * Carries out over HTTP what happens to an answer on its way. Nothing here keeps the process running, and whatever
 * waits ends with its connection.
 *
 * @param send sends the answer as it is
 */
export function disrupt(
  message: IncomingMessage,
  response: ServerResponse,
  answer: WikiAnswer,
  disruption: Disruption,
  send: () => void,
): void {
  switch (disruption.kind) {
    case 'delay': {
      const timer = setTimeout(send, disruption.milliseconds).unref();
      response.on('close', () => {
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
      if (!sendsBody(message.method ?? 'GET', answer.status)) {
        send();
        return;
      }
      response.writeHead(answer.status, answer.statusText, sentHeaders(answer));
      response.write(Buffer.from(answer.body).subarray(0, disruption.bytes), () => message.socket.destroy());
  }
}
