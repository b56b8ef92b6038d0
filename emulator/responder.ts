import type { RequestHeaders, WikiRequest, WikiResponse } from './exchange';
import type { FaultPlan } from './faults/fault-plan';
import type { Journal } from './journal/journal';
import type { Exchange } from './journal/recorded-exchange';
import { StrictError } from './journal/strict/strict-error';
import type { Strictness } from './journal/strict/strictness';
import type { WikiModel } from './model/wiki-model';
import { Observer } from './pipeline/observer';
import { respondToRequest } from './pipeline/respond-to-request';
import type { Stubs } from './stubs/stubs';
import { DisruptionError } from './transports/disruption';
import { NotSupportedError } from './unsupported/not-supported-error';
import type { UnsupportedName } from './unsupported/unsupported-name';

/**
 * What a wiki does with a request, whichever transport brings it: faults and stubs of the test come first, the response is
 * recorded, and what the test should know of it is thrown or reported.
 */
export class Responder {
  /** The first error that a client received. Clients may catch errors and retry, so the test gets it, too. */
  private untold: NotSupportedError | StrictError | undefined;
  private readonly observer: Observer;
  /** Those that were planned, once any was. */
  private plan: FaultPlan | undefined;
  private ownStubs: Stubs | undefined;

  /** @param contents what the wiki holds at the moment */
  constructor(
    private readonly contents: () => WikiModel,
    private readonly journal: Journal,
    private readonly strictness: Strictness | undefined,
  ) {
    this.observer = new Observer(strictness?.reshapeDebugBlock);
  }

  get faults(): FaultPlan {
    const { FaultPlan } = require('./faults/fault-plan') as typeof import('./faults/fault-plan');
    return (this.plan ??= new FaultPlan());
  }

  get stubs(): Stubs {
    const { Stubs } = require('./stubs/stubs') as typeof import('./stubs/stubs');
    return (this.ownStubs ??= new Stubs());
  }

  /**
   * Responds to `wiki.handle`, which throws what is not a response.
   *
   * @throws DisruptionError
   * @throws NotSupportedError
   */
  handle(request: WikiRequest): WikiResponse {
    const response = this.response(request);
    if (response.unsupported) this.tellUnsupported(response.unsupported);
    if (response.disruption) throw new DisruptionError('wiki.handle', response.disruption.kind);
    return response;
  }

  /** Responds to a client of this process, which may catch what is thrown at it. */
  respondToClient(request: WikiRequest): WikiResponse {
    return this.keepingErrors(() => {
      const response = this.response(request);
      if (response.unsupported) this.tellUnsupported(response.unsupported);
      if (this.failsUnsupported(response)) this.untold ??= this.notSupported(response.unsupported);
      return response;
    });
  }

  /** Responds over HTTP, where an unsupported request gets an API error. */
  respondOverHttp(request: WikiRequest): WikiResponse {
    const response = this.keepingErrors(() => this.response(request));
    if (this.failsUnsupported(response)) {
      this.untold ??= this.notSupported(response.unsupported);
      reports().printUnsupported(response.unsupported);
    } else if (response.unsupported) reports().warnOfUnsupported(response.unsupported, 'stderr');
    return response;
  }

  /**
   * Throws, once, the first error that only a client received.
   *
   * @throws StrictError
   * @throws NotSupportedError
   */
  throwUntold(): void {
    const { untold } = this;
    this.untold = undefined;
    if (untold) throw untold;
  }

  /** @throws WikiAssertionError that names the faults that are left */
  assertFaultsConsumed(): void {
    this.plan?.assertAllConsumed();
  }

  /** @throws WikiAssertionError that names the stubs that are left */
  assertStubsConsumed(): void {
    this.ownStubs?.assertAllConsumed();
  }

  /** Removes faults and stubs, and forgets the requests. */
  reset(): void {
    this.plan?.clear();
    this.ownStubs?.clear();
    this.journal.clear();
    this.strictness?.reset();
    this.untold = undefined;
  }

  private response(request: WikiRequest): WikiResponse {
    const { journal, strictness, ownStubs: substitution } = this;
    const contents = this.contents();
    const { headers } = request;
    const observer = journal.isOpen || strictness ? this.observer : undefined;
    // The response may end the session. Most requests have no cookie, and then there is no user to find.
    const user = headers.cookie !== undefined && observer ? userOf(contents, headers) : undefined;
    const interventions = substitution && { substitution };
    const failing = this.plan?.respond(contents, request, observer, interventions);
    const response = failing ? failing.response : respondToRequest(contents, request, observer, interventions);
    if (!observer) return response;
    const exchange: Exchange = {
      request,
      response,
      user,
      failure: failing?.fault,
      observed: observer.take(),
      parameters: strictness || journal.isListenedTo ? observer.takeParameters() : undefined,
      bytes: undefined,
    };
    journal.add(exchange);
    if (!this.failsUnsupported(response))
      strictness?.check(journal.violationsOf(exchange), () => journal.entryOf(exchange));
    if (exchange.parameters) exchange.parameters = undefined;
    return response;
  }

  /** @throws NotSupportedError if such requests are to fail in process */
  private tellUnsupported(names: readonly UnsupportedName[]): void {
    const { unsupported } = this.contents().settings;
    if (unsupported === 'error') throw this.notSupported(names);
    if (unsupported === 'warn') reports().warnOfUnsupported(names, 'process');
  }

  /** Whether the response reports something unsupported, rather than being that of a wiki without it. */
  private failsUnsupported(response: WikiResponse): response is UnsupportedResponse {
    return response.unsupported !== undefined && this.contents().settings.unsupported !== 'warn';
  }

  /** Keeps the errors that a client receives, so that the test receives them too. */
  private keepingErrors(response: () => WikiResponse): WikiResponse {
    try {
      return response();
    } catch (error) {
      if (error instanceof StrictError || error instanceof NotSupportedError) this.untold ??= error;
      throw error;
    }
  }

  private notSupported(names: readonly UnsupportedName[]): NotSupportedError {
    return new NotSupportedError(names, this.contents().release.name);
  }
}

type UnsupportedResponse = WikiResponse & Required<Pick<WikiResponse, 'unsupported'>>;

/** The name of the user of a request's cookies. */
function userOf(contents: WikiModel, headers: RequestHeaders): string | undefined {
  const { loggedInUser } = require('../pact/record/logged-in-user') as typeof import('../pact/record/logged-in-user');
  return loggedInUser(contents, headers);
}

/** Loaded when a request first names something unsupported. */
function reports(): typeof import('./unsupported/report-unsupported') {
  return require('./unsupported/report-unsupported') as typeof import('./unsupported/report-unsupported');
}
