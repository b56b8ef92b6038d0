import { setTimeout as sleep } from 'node:timers/promises';

import type { DiffRequest } from '../diff-request';
import type { DiffResponse } from '../diff-response';
import { curlLineOf, wireForm, withCookies } from '../wire-form';
import type { Endpoint } from './endpoint';
import { HttpExchange } from './http-exchange';
import type { WikiSessions } from './wiki-sessions';

/** The wiki that the fake is compared with, over HTTP. */
export class WikiEndpoint implements Endpoint {
  private readonly exchange: HttpExchange;
  /** What precedes `/api.php`. */
  private readonly scriptPath: string;

  /**
   * @param api the address of `api.php`
   * @param timeout of a request, in milliseconds
   * @param sessions of the account; required for logged-in requests
   */
  constructor(
    private readonly api: string,
    timeout: number,
    private readonly sessions?: WikiSessions,
  ) {
    const address = new URL(api);
    this.exchange = new HttpExchange(address, timeout);
    this.scriptPath = address.pathname.slice(0, -'/api.php'.length);
  }

  async send(request: DiffRequest): Promise<DiffResponse> {
    const wire = wireForm(request);
    const { method } = request;
    const target = this.scriptPath + wire.target;
    if (!request.loggedIn) return this.exchange.send({ ...wire, method, target });
    if (!this.sessions) throw new Error('There is no account to log in with.');
    const cookies = await this.sessions.take();
    let response: DiffResponse | undefined;
    if (request.idle !== undefined) await sleep(request.idle * 1000);
    try {
      return (response = await this.exchange.send({ ...withCookies(wire, cookies), method, target }));
    } finally {
      this.sessions.giveBack(cookies, wire, response);
    }
  }

  /**
   * Sends a request with the cookies of a client.
   *
   * @param from the address that the client has; it must be one of this machine
   */
  sendInSession(request: DiffRequest, cookies: string | undefined, from?: string): Promise<DiffResponse> {
    const wire = wireForm(request);
    const { method } = request;
    const sent = cookies === undefined ? wire : withCookies(wire, cookies);
    return this.exchange.send({ ...sent, method, target: this.scriptPath + wire.target, from });
  }

  /** A wiki that takes one request at a time responds once it has done what it put off (`real-wiki up --for-sessions`). */
  async settle(): Promise<void> {
    const target = `${this.scriptPath}/api.php?action=query&meta=tokens&type=watch&format=none`;
    await this.exchange.send({ method: 'GET', target, headers: [], body: undefined });
  }

  curlLine(request: DiffRequest): string {
    return curlLineOf(this.api, request);
  }

  close(): void {
    this.exchange.close();
  }
}
