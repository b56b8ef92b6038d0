import { Observations } from '../findings/observations';
import { Secrets } from '../reports/secrets';
import { WikiUnreachable, type Send } from '../runner/exchange';
import type { Credentials } from '../targets/log-in';
import { mannersFor } from './manners';
import type { Permission } from './write-guard';
import { Politeness } from './politeness';
import type { HostQueue } from './host-queue';
import { sendOverHttp, type HttpLimits } from './send-over-http';
import type { Time } from './time';
import { withScheme } from '../check/address';

export interface ConnectionOptions {
  readonly credentials: Credentials | undefined;
  readonly permission: Permission;
  /** How many requests are sent at most. */
  readonly budget: number;
  /** Between two requests, in milliseconds. Default: none on this machine, a little elsewhere. */
  readonly pause: number | undefined;
  /** Of a request, in milliseconds. */
  readonly timeout: number;
  readonly userAgent: string;
  /** What every request is sent with, by lower-case name; nobody may read it in a report. */
  readonly headers: Readonly<Record<string, string>>;
  /** Shared by all who ask at the same time. */
  readonly turns: HostQueue;
  /** What waits and time limits are measured in. Default: the computer's. */
  readonly time?: Time | undefined;
}

/** Of all bodies, in characters. Most wikis send a hundredth of it in a whole check. */
const mostReceived = 100_000_000;

/** How one wiki is asked, and what was noted meanwhile. */
export class Connection {
  readonly secrets: Secrets;
  readonly observations = new Observations();
  readonly politeness: Politeness;
  private readonly host: string;
  private received = 0;

  /**
   * @param address as the user gave it
   * @param signal ends whatever is waited for
   */
  constructor(
    address: string,
    private readonly options: ConnectionOptions,
    private readonly signal: AbortSignal,
  ) {
    const { credentials, headers, pause, ...limits } = options;
    const { host } = new URL(withScheme(address)[0]);
    this.host = host;
    const manners = mannersFor(host);
    this.politeness = new Politeness({ ...manners, ...limits, pause: pause ?? manners.pause, signal });
    this.secrets = new Secrets([host]);
    if (credentials) this.secrets.addPassword(credentials.password);
    for (const value of Object.values(headers)) this.secrets.addHeader(value);
  }

  /** @param timeout of a request, in milliseconds; it is never longer than what the user wants */
  readonly connect = (address: string, timeout = this.options.timeout): Send => {
    const limits = { ...this.limits(), timeout: Math.min(timeout, this.options.timeout), signal: this.signal };
    return this.politeness.wrap(address, this.count(this.watch(sendOverHttp(address, limits))));
  };

  /** For what removes what was made: whatever the budget, and after the signal. */
  connectForRemoval(address: string): Send {
    return this.politeness.wrapRemoval(address, this.watch(sendOverHttp(address, this.limits())));
  }

  /** @throws WikiUnreachable where the wiki has sent more than any check needs */
  private count(send: Send): Send {
    return async (request) => {
      if (this.received > mostReceived) {
        throw new WikiUnreachable(`${this.host} has sent more than ${mostReceived / 1e6} MB, and was asked no more.`);
      }
      const response = await send(request);
      this.received += response.body.length;
      return response;
    };
  }

  private watch(send: Send): Send {
    return this.secrets.watch(this.observations.watch(send));
  }

  private limits(): HttpLimits {
    const { timeout, userAgent, headers, time } = this.options;
    return { timeout, userAgent, headers, time };
  }
}
