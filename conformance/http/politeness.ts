import type { Retry } from '../../schemas/generated/report';
import { redactForSending } from '../../emulator/redact/request-secrets';
import { WikiUnreachable, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { obstacleIn } from './detect-wiki-obstacle';
import type { Manners } from './manners';
import { laterOf, type Later } from './retry-after';
import { forbiddenAction, type Permission } from './write-guard';
import { HostQueue } from './host-queue';
import { realTime, wait, type Time } from './time';

export interface PolitenessOptions extends Manners {
  /** The most requests that are sent. */
  readonly budget: number;
  /**
   * The longest pause that a wiki may ask for, and the longest time that a rate-limited request is repeated for, in
   * milliseconds. Default: a pause of 30 000, and two repetitions.
   */
  readonly patience?: number | undefined;
  /** The most time that responses may take altogether, in milliseconds. Default: unlimited. */
  readonly timeLimit?: number | undefined;
  /** What may be sent. */
  readonly permission: Permission;
  /** Shared by everything that sends requests to the same hosts at the same time. */
  readonly queue?: HostQueue;
  /** Ends every wait; requests that are sent afterwards throw its reason. */
  readonly signal?: AbortSignal | undefined;
  /** The clock for waits. Default: the computer's. */
  readonly time?: Time | undefined;
}

interface NoResponse extends Later {
  /** `sentence` takes precedence over what came instead. */
  readonly sentence?: string | undefined;
  /** What is judged where it comes each time. */
  readonly lastWord?: ReceivedResponse | undefined;
}

interface Sending {
  readonly api: string;
  readonly send: Send;
  readonly budget: number;
  readonly signal: AbortSignal | undefined;
}

/** The most repetitions of a request. */
const maximumRepetitions = 2;
/** The most repetitions in a run: more requests do not help a wiki that needs more of them. */
const maximumRetries = 30;
/** A wiki that asks for a longer pause is sent nothing more, unless the user has more patience. In milliseconds. */
const longestWait = 30_000;

/** No response came because nothing was sent. */
export class NotSent extends WikiUnreachable {}

/** Sends requests to one wiki politely: one at a time, within a budget, and later if the wiki says so. */
export class Politeness {
  private readonly queue: HostQueue;
  private sent = 0;
  /** The time that all responses took, in milliseconds. */
  private spent = 0;
  /** Why nothing more is sent, as a sentence. */
  private end: string | undefined;
  private readonly repeated: Retry[] = [];

  constructor(private readonly options: PolitenessOptions) {
    this.queue = options.queue ?? new HostQueue(options.time);
  }

  /** The number of requests that were sent. */
  get requests(): number {
    return this.sent;
  }

  /** How many more requests may be sent. */
  get left(): number {
    return this.options.budget - this.sent;
  }

  get retries(): readonly Retry[] {
    return this.repeated;
  }

  /** Sends nothing more, except for deleting what was created. The first reason counts. */
  readonly giveUp = (reason: string): void => {
    this.end ??= reason;
  };

  /**
   * @param api the address of the wiki, for messages
   * @throws WikiUnreachable if there is no response, or no request may be sent
   */
  wrap(api: string, send: Send): Send {
    const { budget, signal } = this.options;
    return (request) => this.sendPolitely(request, { api, send, budget, signal });
  }

  /** For deleting what was created: sent regardless of the budget, and also after the signal. */
  wrapRemoval(api: string, send: Send): Send {
    return (request) => this.sendPolitely(request, { api, send, budget: Infinity, signal: undefined });
  }

  private async sendPolitely(request: SentRequest, sending: Sending): Promise<ReceivedResponse> {
    const forbidden = forbiddenAction(request, this.options.permission);
    if (forbidden !== undefined) throw new NotSent(`action=${forbidden} was not sent: it can write.`);
    let waited = 0;
    for (let repetitions = 0; ; repetitions++) {
      const outcome = await this.sendOnce(request, sending);
      if ('status' in outcome) return outcome;
      const reason = `${sending.api} ${outcome.reason}`;
      const delay = outcome.after ?? this.options.backOff * 2 ** repetitions;
      if (!this.isRepeated(request, outcome, repetitions, delay, waited)) {
        if (outcome.lastWord) return outcome.lastWord;
        throw this.givenUp(outcome, outcome.sentence?.replace(/\.$/, '') ?? reason, repetitions, delay);
      }
      this.repeated.push({ request: shown(request), reason: `${reason}.`, seconds: Math.round(delay) / 1000 });
      await wait(delay, sending.signal, this.options.time);
      waited += delay;
    }
  }

  private async sendOnce(
    request: SentRequest,
    { api, send, budget, signal }: Sending,
  ): Promise<ReceivedResponse | NoResponse> {
    const isRemoval = budget === Infinity;
    if (this.end !== undefined && !isRemoval) throw new NotSent(this.end);
    if (this.sent >= budget) {
      throw new NotSent(`The budget of ${budget} requests is used up; --budget allows more.`);
    }
    const { time = realTime, timeLimit = Infinity } = this.options;
    const once = async (): Promise<ReceivedResponse> => {
      this.sent++;
      const begin = time.now();
      try {
        return await send(request);
      } finally {
        this.spent += time.now() - begin;
        if (this.spent > timeLimit) this.giveUp(tookTooLong(new URL(api).host, this.spent, this.sent));
      }
    };
    try {
      const response = await this.queue.take(new URL(api).host, this.options.pause, once, signal);
      const later = laterOf(response, request);
      if (!later) return response;
      return { ...later, sentence: obstacleIn(api, response), lastWord: later.isWordOfTheApi ? response : undefined };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof WikiUnreachable && isReset(error))) throw error;
      const { host } = new URL(api);
      const isAboutHost = error.message.startsWith(`${host} `);
      const reason = isAboutHost ? error.message.slice(host.length + 1).replace(/\.$/, '') : 'closed the connection';
      return { reason, isRefusal: false, isWordOfTheApi: false };
    }
  }

  private isRepeated(
    request: SentRequest,
    { isRefusal, isRateLimit }: Later,
    repetitions: number,
    wait: number,
    waited: number,
  ): boolean {
    const { patience } = this.options;
    if (this.repeated.length >= maximumRetries || wait > (patience ?? longestWait)) return false;
    const isPatient = isRateLimit === true && patience !== undefined;
    if (isPatient ? waited + wait > patience : repetitions >= maximumRepetitions) return false;
    // A request that may have been executed is not repeated.
    return isRefusal || forbiddenAction(request, 'reading') === undefined;
  }

  /** Why a request is not repeated. A wiki that limits requests, or asks for a long pause, is sent no other ones either. */
  private givenUp({ isRateLimit }: Later, reason: string, repetitions: number, wait: number): WikiUnreachable {
    const isLong = wait > (this.options.patience ?? longestWait);
    const seconds = Math.ceil(wait / 1000);
    const sentence = isLong
      ? `${reason}, and asks for a pause of ${seconds} seconds: --patience ${seconds} waits for it.`
      : repetitions === 0
        ? `${reason}.`
        : `${reason}, and was sent the request ${repetitions + 1} times.`;
    if (isLong || isRateLimit) this.giveUp(sentence);
    return new WikiUnreachable(sentence);
  }
}

function tookTooLong(host: string, spent: number, requests: number): string {
  return (
    `${host} took ${Math.round(spent / 1000)} seconds for ${requests === 1 ? 'one response' : `${requests} responses`}, and is sent no further requests: ` +
    '--time-limit allows more.'
  );
}

/** Whether a connection was lost, possibly by accident. */
function isReset({ cause }: WikiUnreachable): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNRESET' || code === 'EPIPE';
}

/** A short description of a request: a body may be long, and its action says enough. */
function shown({ method, query, body }: SentRequest): string {
  const action = body === undefined ? null : new URLSearchParams(body).get('action');
  const sent = action === null ? redactForSending(query) : `${redactForSending(query)} action=${action}`;
  return `${method} ${sent.trim()}`.trim();
}
