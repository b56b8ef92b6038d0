import { WikiAssertionError } from '../journal/assertions/wiki-assertion-error';
import type { Observer } from '../pipeline/observer';
import type { WikiResponse, WikiRequest } from '../exchange';
import type { WikiModel } from '../model/wiki-model';
import { askedRequest } from './asked-request';
import { checkFailure } from './check-failure';
import type { Failure, FailureDefinition, FailureKind } from './failure-options';
import { aimTypes, occurrenceTypes } from './option-types';
import { PlannedFailure } from './planned-failure';

/** An answer that failures had a hand in. */
export interface FailingResponse {
  readonly response: WikiResponse;
  /** What struck; nothing where the request was wrong in itself, and was told so. */
  readonly failure: FailureKind | undefined;
}

/** The failures that a test has asked for, in the order in which it did. */
export class Failures {
  private planned: readonly PlannedFailure[] = [];

  /**
   * @param asked how the test asked: `wiki.fail`
   * @throws TypeError for a kind or an option that there is not
   */
  plan(asked: string, definition: FailureDefinition): Failure {
    checkFailure(asked, definition, occurrenceTypes);
    return this.add(definition);
  }

  /**
   * For a single request.
   *
   * @throws TypeError as `plan`, and for options that say how often
   */
  planNext(asked: string, definition: FailureDefinition): Failure {
    checkFailure(asked, definition, aimTypes);
    return this.add({ ...definition, times: 1 });
  }

  private add(definition: FailureDefinition): Failure {
    const failure = new PlannedFailure(definition, (done) => {
      this.planned = this.planned.filter((other) => other !== done);
    });
    if (failure.remaining > 0) this.planned = [...this.planned, failure];
    return failure;
  }

  /** The answer to a request that the first of the failures strikes that is meant for it; nothing where none is. */
  response(wiki: WikiModel, request: WikiRequest, observer?: Observer): FailingResponse | undefined {
    if (this.planned.length === 0) return undefined;
    const asked = askedRequest(wiki, request, observer);
    for (const planned of this.planned) {
      const outcome = planned.response(asked);
      if (outcome) return { response: outcome.response, failure: outcome.struck ? planned.kind : undefined };
    }
    return undefined;
  }

  /** @throws WikiAssertionError that names what is left over */
  assertAllConsumed(): void {
    const complaints = this.planned.map(({ complaint }) => complaint).filter((complaint) => complaint !== undefined);
    if (complaints.length === 0) return;
    const lines = complaints.map((complaint) => `\n- ${complaint}`);
    throw new WikiAssertionError(
      `${complaints.length === 1 ? 'A failure was' : 'Failures were'} not consumed:${lines.join('')}`,
    );
  }

  clear(): void {
    for (const failure of this.planned) failure.remove();
  }
}
