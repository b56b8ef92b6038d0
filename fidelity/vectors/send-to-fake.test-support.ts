import type { Wiki } from '../../emulator';
import { send } from '../../emulator/testing/send.test-support';
import type { SendVector } from './vector-session';

/** Sends vectors to a fake that lives in this process. */
export function sendToFake(wiki: Wiki): SendVector {
  return ({ method, query, headers, body }) => {
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    const response = send(wiki, query, {
      method,
      headers: Object.fromEntries(named),
      ...(body === undefined ? {} : { body }),
    });
    const pairs = response.headers.map((line) => [
      line.slice(0, line.indexOf(': ')),
      line.slice(line.indexOf(': ') + 2),
    ]);
    return { status: response.status, headers: pairs as [string, string][], body: response.body };
  };
}
