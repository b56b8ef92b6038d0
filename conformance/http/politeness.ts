import type { Retry } from '../../schemas/generated/report';
import { redactForSending } from '../../emulator/redact/request-secrets';
import { WikiUnreachable, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { obstacleIn } from './detect-wiki-obstacle';
import type { Manners } from './manners';
import { laterOf, type Later } from './retry-after';
import { forbiddenAction, type Permission } from './write-guard';
import { HostQueue } from './host-queue';
import { wait, type Time } from './time';

export interface PolitenessOptions extends Manners {
  /** The most requests that are sent. */
  readonly budget: number;
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
/** A wiki that asks for a longer pause is sent nothing more. In milliseconds. */
const longestWait = 30_000;

/** No response came because nothing was sent. */
export class NotSent extends WikiUnreachable {}

/** Sends requests to one wiki politely: one at a time, within a budget, and later if the wiki says so. */
export class Politeness {
  private readonly queue: HostQueue;
  private sent = 0;
  private readonly repeated: Retry[] = [];

  constructor(private readonly options: PolitenessOptions) {
    this.queue = options.queue ?? new HostQueue(options.time);
  }

  /** The number of requests that were sent. */
  get requests(): number {
    return this.sent;
  }

  get retries(): readonly Retry[] {
    return this.repeated;
  }

  /**
   * @param api the address of the wiki, for messages
   * @throws WikiUnreachable if there is no response, or no request may be sent
   */
  wrap(api: string, send: Send): Send {
    const { budget, signal } = this.options;
    return (request) => this.ask(request, { api, send, budget, signal });
  }

  /** For deleting what was created: sent regardless of the budget, and also after the signal. */
  wrapRemoval(api: string, send: Send): Send {
    return (request) => this.ask(request, { api, send, budget: Infinity, signal: undefined });
  }

  private async ask(request: SentRequest, asking: Sending): Promise<ReceivedResponse> {
    const forbidden = forbiddenAction(request, this.options.permission);
    if (forbidden !== undefined) throw new NotSent(`action=${forbidden} was not sent: it can write.`);
    for (let repetitions = 0; ; repetitions++) {
      const outcome = await this.sendOnce(request, asking);
      if ('status' in outcome) return outcome;
      const reason = `${asking.api} ${outcome.reason}`;
      const delay = outcome.after ?? this.options.backOff * 2 ** repetitions;
      if (!this.isRepeated(request, outcome, repetitions, delay)) {
        if (outcome.lastWord) return outcome.lastWord;
        throw givenUp(outcome.sentence?.replace(/\.$/, '') ?? reason, repetitions, delay);
      }
      this.repeated.push({ request: shown(request), reason: `${reason}.`, seconds: Math.round(delay) / 1000 });
      await wait(delay, asking.signal, this.options.time);
    }
  }

  private async sendOnce(
    request: SentRequest,
    { api, send, budget, signal }: Sending,
  ): Promise<ReceivedResponse | NoResponse> {
    if (this.sent >= budget) {
      throw new NotSent(`The budget of ${budget} requests is used up; --budget allows more.`);
    }
    const once = (): Promise<ReceivedResponse> => {
      this.sent++;
      return send(request);
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

  private isRepeated(request: SentRequest, { isRefusal }: Later, repetitions: number, wait: number): boolean {
    if (repetitions >= maximumRepetitions || this.repeated.length >= maximumRetries || wait > longestWait) return false;
    // A request that may have been executed is not repeated.
    return isRefusal || forbiddenAction(request, 'reading') === undefined;
  }
}

/** Whether a connection was lost, possibly by accident. */
function isReset({ cause }: WikiUnreachable): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNRESET' || code === 'EPIPE';
}

function givenUp(reason: string, repetitions: number, wait: number): WikiUnreachable {
  if (wait > longestWait) {
    return new WikiUnreachable(`${reason}, and asks for a pause of ${Math.ceil(wait / 1000)} seconds.`);
  }
  return new WikiUnreachable(
    repetitions === 0 ? `${reason}.` : `${reason}, and was sent the request ${repetitions + 1} times.`,
  );
}

/** A short description of a request: a body may be long, and its action says enough. */
function shown({ method, query, body }: SentRequest): string {
  const action = body === undefined ? null : new URLSearchParams(body).get('action');
  const asked = action === null ? redactForSending(query) : `${redactForSending(query)} action=${action}`;
  return `${method} ${asked.trim()}`.trim();
}
