import { Random } from '../model/environment';
import type { AskedRequest } from './asked-request';
import type { Failure, FailureDefinition, FailureOptions, Occurrence } from './failure-options';
import { failureKinds } from './failure-kinds';
import type { KindOfFailure, Struck } from './kind-of-failure';

/** A failure that waits for its requests. */
export class PlannedFailure implements Failure {
  consumed = 0;
  private removed = false;
  private seen = 0;
  private possible = 0;
  private readonly random: Random;
  private readonly behaviour: KindOfFailure<FailureOptions[FailureDefinition['kind']]>;

  /** @param onRemoved called once, when the failure has no more requests to strike */
  constructor(
    private readonly definition: FailureDefinition,
    private readonly onRemoved: (failure: PlannedFailure) => void,
  ) {
    this.behaviour = failureKinds[definition.kind];
    // Of its own: what the wiki draws stays the same with and without failures.
    this.random = new Random(`${definition.kind} ${definition.seed ?? ''}`);
  }

  get kind(): FailureDefinition['kind'] {
    return this.definition.kind;
  }

  get remaining(): number {
    return this.removed ? 0 : this.times - this.consumed;
  }

  remove(): void {
    if (this.removed) return;
    this.removed = true;
    this.onRemoved(this);
  }

  [Symbol.dispose](): void {
    this.remove();
  }

  /** The answer to a request that fails; nothing where it does not. */
  response(asked: AskedRequest): Struck | undefined {
    if (!this.isMeantFor(asked)) return undefined;
    const outcome = this.behaviour.strike(asked, this.definition);
    if (outcome.struck) this.consumed++;
    if (this.consumed >= this.times) this.remove();
    return outcome;
  }

  /** Why the failure counts as left over; nothing where it does not. */
  get complaint(): string | undefined {
    const { times, probability } = this.definition;
    if (times === undefined && (this.consumed > 0 || probability !== undefined)) return undefined;
    const left = times === undefined ? 'struck nothing' : `${this.remaining} of ${times} left`;
    return `${this.kind}: ${left}; ${this.whatCame()}`;
  }

  private get times(): number {
    return this.definition.times ?? Infinity;
  }

  private isMeantFor(asked: AskedRequest): boolean {
    this.seen++;
    if (this.behaviour.applies?.(asked) === false) return false;
    this.possible++;
    const { when, probability = 1 }: Occurrence = this.definition;
    if (when && !when(asked.described)) return false;
    return probability >= 1 || this.draw() < probability;
  }

  /** From 0 to 1, without 1. */
  private draw(): number {
    return parseInt(this.random.hexadecimal(8), 16) / 2 ** 32;
  }

  private whatCame(): string {
    if (this.seen === 0) return 'no request came';
    const requests = this.seen === 1 ? '1 request came' : `${this.seen} requests came`;
    const { onlyFor } = this.behaviour;
    if (this.possible === 0 && onlyFor !== undefined) return `${requests}, but it strikes only ${onlyFor}`;
    return this.definition.when ? `${requests}, and "when" chose too few of them` : requests;
  }
}
