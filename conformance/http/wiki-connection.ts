import { Observations } from '../findings/observations';
import { Judge } from '../invariants/judge';
import { Redactor } from '../../emulator/redact/redactor';
import { type Send, WikiUnreachable } from '../runner/exchange';
import type { HostQueue } from './host-queue';
import { mannersFor } from './manners';
import { withMaxlag } from './retry-after';
import { Politeness } from './politeness';
import { SessionCookies } from './session-cookies';
import type { ResolvedAccess } from './live-access';
import { type HttpLimits, sendOverHttp } from './send-over-http';
import type { Time } from './time';
import { isUnknownIssuer } from './unreachable';

/** What a connection shares with others, or tests inject. */
export interface ConnectionSettings {
  /** Shared by everything that sends requests to the same hosts at the same time. Default: a queue of its own. */
  readonly queue?: HostQueue | undefined;
  /** Aborts whatever the connection waits for. */
  readonly signal?: AbortSignal | undefined;
  /** The clock for waits and time limits. Default: the computer's. */
  readonly time?: Time | undefined;
  /** Sends requests to an address without a query. Default: over HTTP. */
  readonly transport?: ((address: string) => Send) | undefined;
}

/** The functions that send requests to one `api.php`. */
export interface LiveSends {
  /** The requests of scenarios. */
  readonly send: Send;
  /** What scenarios need besides their own requests. Default: `send`. */
  readonly surveySend?: Send;
  /** Deletes what was created, whatever happened meanwhile. Default: `surveySend`. */
  readonly removalSend?: Send;
  /** Judges what these functions receive. Default: it is not judged. */
  readonly judge?: Judge;
  /** Ends the run: nothing more is sent, except for deleting what was created. Default: the run goes on. */
  readonly giveUp?: (reason: string) => void;
  /** How many more requests may be sent. Default: any number. */
  readonly left?: () => number;
  /** Knows which cookies belong to sessions. Default: it is told by their names. */
  readonly cookies?: SessionCookies;
  /** Removes secrets from a text that will be shown. */
  readonly redact?: (text: string) => string;
}

/** The most that one wiki may send, in characters of all bodies. Most wikis send a hundredth of it in a whole check. */
const mostReceived = 100_000_000;

/** The throttled connection to one wiki, and the observations of its responses. */
export class WikiConnection {
  readonly secrets: Redactor;
  readonly observations = new Observations();
  readonly cookies = new SessionCookies();
  readonly politeness: Politeness;
  /** Judges what the functions of `sendsTo` receive. */
  readonly judge: Judge;
  private received = 0;

  /** @param host as in the address that the user gave, with its port */
  constructor(
    private readonly host: string,
    private readonly access: ResolvedAccess,
    private readonly settings: ConnectionSettings = {},
  ) {
    const { credentials, headers, budget, patience, timeLimit, permission, pause = mannersFor(host).pause } = access;
    const { queue, signal, time } = settings;
    const { backOff } = mannersFor(host);
    this.politeness = new Politeness({
      pause,
      backOff,
      budget,
      patience,
      timeLimit,
      permission,
      signal,
      time,
      ...(queue && { queue }),
    });
    this.judge = new Judge({ headers: Object.keys(headers) });
    this.secrets = new Redactor([host]);
    if (credentials) this.secrets.addPassword(credentials.password);
    for (const value of Object.values(headers)) this.secrets.addHeader(value);
  }

  /**
   * @param address without a query
   * @param timeout of a request, in milliseconds; at most the one that the user gave
   * @throws TypeError for an address that is not one of HTTP
   */
  readonly connect = (address: string, timeout = this.access.timeout): Send => {
    const { signal } = this.settings;
    const limits = { ...this.limits(), timeout: Math.min(timeout, this.access.timeout), signal };
    return this.politeness.wrap(address, this.count(this.watch(this.transport(address, limits))));
  };

  /** The functions that send requests to an `api.php`, all of them throttled. */
  sendsTo(api: string): LiveSends {
    const { judge } = this;
    const send = this.connect(api);
    const removalSend = this.politeness.wrapRemoval(api, this.watch(this.transport(api, this.limits())));
    const { cookies } = this;
    return {
      send,
      surveySend: withMaxlag(send),
      removalSend,
      judge,
      cookies,
      giveUp: this.politeness.giveUp,
      left: () => this.politeness.left,
      redact: this.secrets.redact,
    };
  }

  /** @throws WikiUnreachable if the wiki has sent more than any check needs */
  private count(send: Send): Send {
    return async (request) => {
      if (this.received > mostReceived) {
        throw new WikiUnreachable(
          `${this.host} has sent more than ${mostReceived / 1e6} MB, and is sent no further requests.`,
        );
      }
      const response = await send(request);
      this.received += response.body.length;
      return response;
    };
  }

  private watch(send: Send): Send {
    return this.secrets.watch(this.cookies.watch(this.observations.watch(withAdvice(send))));
  }

  private transport(address: string, limits: HttpLimits): Send {
    return this.settings.transport?.(address) ?? sendOverHttp(address, limits);
  }

  private limits(): HttpLimits {
    const { timeout, userAgent, headers, ca, insecure } = this.access;
    return { timeout, userAgent, headers, ca, insecure, time: this.settings.time };
  }
}

/** Says what to do about a certificate of the wiki's own. */
function withAdvice(send: Send): Send {
  return (request) =>
    send(request).catch((error: unknown) => {
      if (!(error instanceof WikiUnreachable && isUnknownIssuer(error))) throw error;
      throw new WikiUnreachable(`${error.message} --ca FILE names one that can.`, { cause: error.cause });
    });
}
