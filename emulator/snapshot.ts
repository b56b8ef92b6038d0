import type { Environment, ClockState } from './model/environment';
import type { WikiModel } from './model/wiki-model';

/** The state of a wiki at some moment: `wiki.snapshot` takes it, and `wiki.restore` restores it any number of times. */
export class Snapshot {
  private readonly clock: ClockState;
  private readonly position: number;

  /** @internal Costs nothing until something changes. */
  constructor(
    private readonly environment: Environment,
    private readonly contents: WikiModel,
  ) {
    this.clock = environment.clock.state;
    this.position = environment.random.position;
  }

  /**
   * @internal
   * @returns the content of the wiki from now on
   * @throws TypeError if it is of another wiki
   */
  restore(environment: Environment): WikiModel {
    if (environment !== this.environment) throw new TypeError('wiki.restore: the snapshot was taken of another wiki.');
    environment.clock.restore(this.clock);
    environment.random.restore(this.position);
    return this.contents.fork();
  }
}
