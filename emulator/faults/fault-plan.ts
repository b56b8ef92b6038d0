import { WikiAssertionError } from '../journal/assertions/wiki-assertion-error';
import type { Interventions } from '../pipeline/execute';
import type { Observer } from '../pipeline/observer';
import type { WikiResponse, WikiRequest } from '../exchange';
import type { WikiModel } from '../model/wiki-model';
import { aimTypes, checkFault, occurrenceTypes } from './check-fault';
import type { FaultDefinition, FaultHandle, FaultKind } from './faults';
import { PlannedFault } from './planned-fault';
import { targetedRequest } from './targeted-request';

/** The response to a request that a fault applies to. */
export interface FaultyResponse {
  readonly response: WikiResponse;
  /** The fault; `undefined` if the request itself was invalid and got its own error. */
  readonly fault: FaultKind | undefined;
}

/** The planned faults, in the order in which they were planned. */
export class FaultPlan {
  private planned: readonly PlannedFault[] = [];

  /**
   * @param caller the method that the test called: `wiki.fail`
   * @throws OptionError for an unknown kind or option, or an invalid value
   */
  plan(caller: string, definition: FaultDefinition): FaultHandle {
    checkFault(caller, definition, occurrenceTypes);
    return this.add(definition);
  }

  /**
   * Plans a fault for a single request.
   *
   * @throws OptionError as `plan`, and for options that limit how often
   */
  planNext(caller: string, definition: FaultDefinition): FaultHandle {
    checkFault(caller, definition, aimTypes);
    return this.add({ ...definition, times: 1 });
  }

  private add(definition: FaultDefinition): FaultHandle {
    const fault: PlannedFault = new PlannedFault(definition, () => {
      this.planned = this.planned.filter((other) => other !== fault);
    });
    if (fault.remaining > 0) this.planned = [...this.planned, fault];
    return fault;
  }

  /** The response to a request from the first fault that applies; `undefined` if none does. */
  respond(
    wiki: WikiModel,
    request: WikiRequest,
    observer?: Observer,
    interventions?: Interventions,
  ): FaultyResponse | undefined {
    if (this.planned.length === 0) return undefined;
    const target = targetedRequest(wiki, request, observer, interventions);
    for (const planned of this.planned) {
      const outcome = planned.response(target);
      if (outcome) return { response: outcome.response, fault: outcome.struck ? planned.kind : undefined };
    }
    return undefined;
  }

  /** @throws WikiAssertionError that names the remaining faults */
  assertAllConsumed(): void {
    const complaints = this.planned.map(({ complaint }) => complaint).filter((complaint) => complaint !== undefined);
    if (complaints.length === 0) return;
    const lines = complaints.map((complaint) => `\n- ${complaint}`);
    throw new WikiAssertionError(
      `${complaints.length === 1 ? 'A fault was' : 'Faults were'} not consumed:${lines.join('')}`,
    );
  }

  clear(): void {
    for (const fault of this.planned) fault.remove();
  }
}
