import type { StepParameters } from './parameters';
import type { Stage } from './stage';

/** An action that sessions write with. A new one is a file in `actions/` and a line in `actions.ts`. */
export interface SessionAction {
  /** The value of `action`. */
  readonly name: string;
  /** How often it is chosen, compared with the others. */
  readonly weight: number;
  /** The type of the token that it needs. */
  readonly token?: string;
  /** The name of the parameter with the token. Default: `token`. */
  readonly tokenParameter?: string;
  /** What is likely to come after it, with a percentage: what undoes it, for instance. */
  readonly followedBy?: Readonly<Record<string, number>>;
  /** Who mostly does it. Default: anybody. */
  readonly by?: readonly string[];
  /** Who never does it, because later sessions would notice: the administrator's account is there before and after. */
  readonly neverBy?: readonly string[];
  /**
   * Adds the parameters of one step, without `action`, token and format; false if there is nothing to do it with yet.
   *
   * @param mark under which values of the response are remembered
   */
  write(parameters: StepParameters, stage: Stage, mark: string): boolean;
}

/** A request for what has been written. */
export interface SessionRead {
  /** Default: `query`. */
  readonly action?: string;
  /** The modules of `action=query` that it uses; without one of them it is left out. */
  readonly modules: readonly string[];
  readonly weight: number;
  /** Who must read it, if somebody must. */
  by?(stage: Stage): string | undefined;
  /** Adds the parameters, without `action` and format; false if there is nothing to read yet. */
  read(parameters: StepParameters, stage: Stage, mark: string): boolean;
}
