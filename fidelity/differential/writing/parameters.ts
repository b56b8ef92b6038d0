import type { FormFile } from '../../multipart';
import type { Dice } from '../generate/dice';
import type { SessionText } from './session-text';

/** A parameter before it is encoded; without a value, only the name is sent. */
export type StepParameter = readonly [name: string, value?: SessionText];

/** Collects the parameters of a step. */
export class StepParameters {
  readonly list: StepParameter[] = [];
  /** Sent with them. */
  file?: FormFile;

  constructor(private readonly dice: Dice) {}

  add(name: string, value?: SessionText): this {
    this.list.push(value === undefined ? [name] : [name, value]);
    return this;
  }

  /** Adds a parameter in the given percentage of cases. */
  maybe(share: number, name: string, value: () => SessionText): this {
    return this.dice.percent(share) ? this.add(name, value()) : this;
  }

  /** Adds a flag in the given percentage of cases. */
  flag(share: number, name: string): this {
    return this.maybe(share, name, () => this.dice.oneOf(['1', '1', '', 'true', '0']));
  }
}
