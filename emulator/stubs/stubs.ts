import { checkOptions, OptionError, type OptionNames } from '../check-options';
import { expectationText } from '../journal/assertions/difference';
import {
  isMet,
  readExpected,
  type Expectations,
  type ExpectedParameter,
  type ExpectedParameters,
} from '../journal/assertions/expected-parameters';
import { WikiAssertionError } from '../journal/assertions/wiki-assertion-error';
import { describePending } from '../journal/describe-exchange';
import type { PendingRequest } from '../journal/journal-entry';
import type { RequestContext } from '../modules/context';
import { queryKinds } from '../modules/module';
import type { Substitute, Substitution } from '../pipeline/substitute';
import { Planned } from '../planned';
import { decodeParameters, splitValues } from '../request/decoded-parameters';
import { readStubResponse, type StubResponse } from './stub-response';

export interface StubOptions {
  /** How many requests the stub responds to. Default: all, until it is removed. */
  readonly times?: number;
}

/** Computes the response to each request; undefined leaves it to the next stub, or to the wiki. */
export type StubFunction = (request: PendingRequest) => StubResponse | undefined;

/** The handle of a stub. */
export interface StubHandle extends Disposable {
  /** How many requests it responded to. */
  readonly consumed: number;
  /** To how many more it responds; `Infinity` without a limit. 0 once it is removed. */
  readonly remaining: number;
  /** Removes it. Calling it again has no effect. */
  remove(): void;
}

const optionNames: OptionNames<StubOptions> = { times: true };

/**
 * The stubs of a wiki. The one that was added last comes first, so that a test can override those of its suite.
 *
 * @internal
 */
export class Stubs implements Substitution {
  private stubs: readonly Stub[] = [];

  /** @throws OptionError for parameters, a response or options that are invalid */
  add(parameters: ExpectedParameters, response: StubResponse | StubFunction, options: StubOptions = {}): StubHandle {
    checkOptions('wiki.stub', options, optionNames);
    const { times = Infinity } = options;
    if (times !== Infinity && (!Number.isSafeInteger(times) || times < 1)) {
      throw new OptionError(`wiki.stub: times must be a positive integer, not ${times}.`);
    }
    const stub: Stub = new Stub(readExpected(parameters), createResponder(response), times, () => {
      this.stubs = this.stubs.filter((other) => other !== stub);
    });
    this.stubs = [stub, ...this.stubs];
    return stub;
  }

  appliesTo(context: RequestContext): boolean {
    if (this.stubs.length === 0) return false;
    const sent = decodeParameters(context.parameters);
    return this.stubs.some((stub) => stub.matches(sent));
  }

  respond(context: RequestContext): Substitute | undefined {
    const sent = decodeParameters(context.parameters);
    const request = describePending(context.request, context.parameters);
    for (const stub of this.stubs) {
      const substitute = stub.matches(sent) ? stub.respond(request) : undefined;
      if (substitute) return substitute;
    }
    return undefined;
  }

  /** @throws WikiAssertionError that names those that responded less often than planned */
  assertAllConsumed(): void {
    const complaints = this.stubs.map(({ complaint }) => complaint).filter((complaint) => complaint !== undefined);
    if (complaints.length === 0) return;
    const lines = complaints.reverse().map((complaint) => `\n- ${complaint}`);
    throw new WikiAssertionError(
      `${complaints.length === 1 ? 'A stub was' : 'Stubs were'} not consumed:${lines.join('')}`,
    );
  }

  clear(): void {
    for (const stub of this.stubs) stub.remove();
  }
}

class Stub extends Planned implements StubHandle {
  constructor(
    private readonly expectations: Expectations,
    private readonly compute: (request: PendingRequest) => Substitute | undefined,
    times: number,
    onRemoved: () => void,
  ) {
    super(times, onRemoved);
  }

  matches(sent: ReadonlyMap<string, string>): boolean {
    return this.expectations.every(([name, expected]) => isSent(name, expected, sent.get(name)));
  }

  respond(request: PendingRequest): Substitute | undefined {
    const substitute = this.compute(request);
    if (!substitute) return undefined;
    this.consume();
    return substitute;
  }

  /** Why the stub counts as left over; undefined if it does not. */
  get complaint(): string | undefined {
    if (this.times === Infinity && this.consumed > 0) return undefined;
    const left = this.times === Infinity ? 'no request matched' : `${this.remaining} of ${this.times} left`;
    return `${expectationText(this.expectations)}: ${left}`;
  }
}

function createResponder(response: unknown): (request: PendingRequest) => Substitute | undefined {
  if (typeof response !== 'function') {
    const substitute = readStubResponse(response);
    return () => substitute;
  }
  return (request) => {
    const computed = (response as StubFunction)(request);
    return computed === undefined ? undefined : readStubResponse(computed);
  };
}

/** As `assertReceived` compares, but a request that selects several modules has each of them. */
function isSent(name: string, expected: ExpectedParameter, sent: string | undefined): boolean {
  if (isMet(expected, sent)) return true;
  if (sent === undefined || typeof expected === 'boolean' || !queryKinds.some((kind) => kind === name)) return false;
  const selected = splitValues(sent);
  const wanted = typeof expected === 'object' && !(expected instanceof RegExp) ? expected : [expected];
  return wanted.every((one) => selected.some((module) => isMet(one, module)));
}
