/** Serves the engine while it verifies the interactions one by one. */
import { messageOf } from '../../emulator/text/message-of';
import { WikiUnreachable, type Send, type SentRequest } from '../../conformance/runner/exchange';
import { isObject } from '../contract/pointer';
import type { LoopbackResponse, LoopbackRequest } from './loopback-server';
import type { Plan } from './plan';
import type { StateHandlers } from './state-handlers';

export type ReadyPlan = Extract<Plan, { kind: 'ready' }>;

/** What was observed of one interaction outside the engine. */
export interface Trace {
  /** The request that the wiki received. */
  sent?: SentRequest;
  /** Why there was no response. */
  unreachable?: string;
  /** Why a state could not be set up or undone. */
  stateProblem?: string;
}

export interface CourseOptions {
  /** The address of the wiki's `api.php`. */
  readonly api: string;
  readonly send: Send;
  readonly handlers: StateHandlers;
  /** Called when an interaction begins. */
  readonly onBegin: (name: string) => void;
}

/**
 * After this many requests in a row without a response, the verification gives up: each request would cost its time
 * limit.
 */
const patience = 3;
/** Headers that belong to the connection, or are set again; a compressed response could not be read. */
const notForwarded = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding']);
const notReturned = new Set(['connection', 'keep-alive', 'content-length', 'transfer-encoding', 'content-encoding']);

/** The provider state, and the forwarder between the engine and the wiki, which knows the current client. */
export class Course {
  readonly traces = new Map<string, Trace>();
  private current: ReadyPlan | undefined;
  private trace: Trace = {};
  private silent = 0;

  /** @param plans by the name of the state that represents all states of an interaction */
  constructor(
    private readonly plans: ReadonlyMap<string, ReadyPlan>,
    private readonly options: CourseOptions,
  ) {}

  /** The endpoint for states: `{ action: 'setup' | 'teardown', state, params }`, with values in the response. */
  async changeState({ body }: LoopbackRequest): Promise<LoopbackResponse> {
    const { action, state } = readStateChange(body);
    const plan = this.plans.get(state);
    if (!plan) return responseJson(404, { error: `there is no interaction ${state}` });
    try {
      if (action === 'teardown') await this.tearDown(plan);
      else return responseJson(200, await this.setUp(state, plan));
      return responseJson(200, {});
    } catch (error) {
      this.trace.stateProblem = messageOf(error);
      return responseJson(500, { error: this.trace.stateProblem });
    }
  }

  /** Forwards a request to the wiki, as the current client. */
  async forward({ method, path, headers, body }: LoopbackRequest): Promise<LoopbackResponse> {
    const mark = path.indexOf('?');
    const cookie = this.current?.cookies?.header;
    const passed = Object.entries(headers).filter(([name]) => !notForwarded.has(name) && name !== 'cookie');
    const sent: SentRequest = {
      method,
      query: mark < 0 ? '' : path.slice(mark),
      headers: { ...Object.fromEntries(passed), ...(cookie === undefined ? {} : { cookie }) },
      ...(body === '' ? {} : { body }),
    };
    this.trace.sent = sent;
    try {
      if (this.silent >= patience) throw new WikiUnreachable(`${this.options.api} no longer responds.`);
      const received = await this.options.send(sent);
      this.silent = 0;
      return { ...received, headers: received.headers.filter(([name]) => !notReturned.has(name.toLowerCase())) };
    } catch (error) {
      if (!(error instanceof WikiUnreachable)) throw error;
      this.silent++;
      this.trace.unreachable = error.message;
      return responseJson(502, {});
    }
  }

  private async setUp(state: string, plan: ReadyPlan): Promise<object> {
    this.options.onBegin(state);
    this.current = plan;
    this.trace = {};
    this.traces.set(state, this.trace);
    const values: Record<string, unknown> = { ...plan.values };
    for (const { name, params } of plan.handled) {
      const made: unknown = await this.options.handlers.get(name)?.setup?.(params, { api: this.options.api });
      if (isObject(made)) Object.assign(values, made);
    }
    return values;
  }

  private async tearDown(plan: ReadyPlan): Promise<void> {
    this.current = undefined;
    for (const { name, params } of plan.handled.toReversed()) {
      await this.options.handlers.get(name)?.teardown?.(params, { api: this.options.api });
    }
  }
}

function readStateChange(body: string): { action: string; state: string } {
  const change: unknown = JSON.parse(body);
  const { action, state } = isObject(change) ? change : {};
  return { action: typeof action === 'string' ? action : '', state: typeof state === 'string' ? state : '' };
}

function responseJson(status: number, value: object): LoopbackResponse {
  return { status, headers: [['Content-Type', 'application/json']], body: JSON.stringify(value) };
}
