import { Random } from '../model/environment';
import { Planned } from '../planned';
import type { Fault, Struck } from './fault';
import { anyFaults, type FaultDefinition, type FaultHandle, type Occurrence } from './faults';
import type { TargetedRequest } from './targeted-request';

/** A planned fault. */
export class PlannedFault extends Planned implements FaultHandle {
  private seen = 0;
  private possible = 0;
  private passed = 0;
  private readonly random: Random;
  private readonly fault: Fault<Readonly<Record<string, unknown>>>;

  /** @param onRemoved called once, when the fault has no more requests to strike */
  constructor(
    private readonly definition: FaultDefinition,
    onRemoved: () => void,
  ) {
    super(definition.times ?? Infinity, onRemoved);
    this.fault = anyFaults[definition.kind]!;
    // A separate generator, so that faults do not change the random values of the wiki.
    this.random = new Random(`${definition.kind} ${definition.seed ?? ''}`);
  }

  get kind(): FaultDefinition['kind'] {
    return this.definition.kind;
  }

  /** The response to a request that fails; `undefined` if it does not fail. */
  response(target: TargetedRequest): Struck | undefined {
    if (!this.isMeantFor(target)) return undefined;
    const outcome = this.fault.strike(target, { ...this.definition });
    if (outcome.struck) this.consume();
    return outcome;
  }

  /** Why the fault counts as unused; `undefined` if it does not. */
  get complaint(): string | undefined {
    const { times, probability } = this.definition;
    if (times === undefined && (this.consumed > 0 || probability !== undefined)) return undefined;
    const left = times === undefined ? 'struck nothing' : `${this.remaining} of ${times} left`;
    return `${this.kind}: ${left}; ${this.whatCame()}`;
  }

  private isMeantFor(target: TargetedRequest): boolean {
    this.seen++;
    if (this.fault.appliesTo?.(target) === false) return false;
    this.possible++;
    const { when, after = 0, probability = 1 }: Occurrence = this.definition;
    if (when && !when(target.described)) return false;
    if (this.passed < after) {
      this.passed++;
      return false;
    }
    return probability >= 1 || this.draw() < probability;
  }

  /** From 0 to 1, excluding 1. */
  private draw(): number {
    return parseInt(this.random.hexadecimal(8), 16) / 2 ** 32;
  }

  private whatCame(): string {
    if (this.seen === 0) return 'no request came';
    const requests = this.seen === 1 ? '1 request came' : `${this.seen} requests came`;
    const { onlyFor } = this.fault;
    if (this.possible === 0 && onlyFor !== undefined) return `${requests}, but it strikes only ${onlyFor}`;
    return this.definition.when ? `${requests}, and "when" chose too few of them` : requests;
  }
}
