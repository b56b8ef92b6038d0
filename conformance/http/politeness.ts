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
  /** How many requests are sent at most. */
  readonly budget: number;
  /** What may be sent. */
  readonly permission: Permission;
  /** Shared by everything that sends requests to the same hosts at the same time. */
  readonly queue?: HostQueue;
  /** Ends every wait; requests that are sent afterwards throw its reason. */
  readonly signal?: AbortSignal | undefined;
  /** What waits take. Default: the computer's. */
  readonly time?: Time | undefined;
}

interface NoResponse extends Later {
  /** What came in its place says more. */
  readonly sentence?: string | undefined;
  /** What is judged where it comes each time. */
  readonly lastWord?: ReceivedResponse | undefined;
}

interface Asking {
  readonly api: string;
  readonly send: Send;
  readonly budget: number;
  readonly signal: AbortSignal | undefined;
}

/** How often a request is repeated. */
const maximumRepetitions = 2;
/** In a run: a wiki that needs more of them is not helped by being asked more often. */
const maximumRetries = 30;
/** What wants to be left alone for longer is left alone. In milliseconds. */
const longestWait = 30_000;

/** No answer came because nothing was asked. */
export class NotSent extends WikiUnreachable {}

/** Sends requests to one wiki as its owner would want it: one after the other, not too many, and later if it says so. */
export class Politeness {
  private readonly queue: HostQueue;
  private sent = 0;
  private readonly repeated: Retry[] = [];

  constructor(private readonly options: PolitenessOptions) {
    this.queue = options.queue ?? new HostQueue(options.time);
  }

  /** How many requests were sent. */
  get requests(): number {
    return this.sent;
  }

  get retries(): readonly Retry[] {
    return this.repeated;
  }

  /**
   * @param api the address that is asked, for what is said of it
   * @throws WikiUnreachable where no answer can be had, or none may be asked for
   */
  wrap(api: string, send: Send): Send {
    const { budget, signal } = this.options;
    return (request) => this.ask(request, { api, send, budget, signal });
  }

  /** For what removes what was made: it is sent whatever the budget, and after the signal. */
  wrapRemoval(api: string, send: Send): Send {
    return (request) => this.ask(request, { api, send, budget: Infinity, signal: undefined });
  }

  private async ask(request: SentRequest, asking: Asking): Promise<ReceivedResponse> {
    const forbidden = forbiddenAction(request, this.options.permission);
    if (forbidden !== undefined) throw new NotSent(`action=${forbidden} was not sent: it can write.`);
    for (let repetitions = 0; ; repetitions++) {
      const outcome = await this.askOnce(request, asking);
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

  private async askOnce(
    request: SentRequest,
    { api, send, budget, signal }: Asking,
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
    // What may have been carried out is not asked for twice.
    return isRefusal || forbiddenAction(request, 'reading') === undefined;
  }
}

/** Whether a connection broke off, which may have been an accident. */
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

/** What a request was about: a body may be long, and its action tells enough. */
function shown({ method, query, body }: SentRequest): string {
  const action = body === undefined ? null : new URLSearchParams(body).get('action');
  const asked = action === null ? redactForSending(query) : `${redactForSending(query)} action=${action}`;
  return `${method} ${asked.trim()}`.trim();
}
