import type { Environment, ClockState } from './model/environment';
import type { WikiModel } from './model/wiki-model';

/** What a wiki was at some moment. `wiki.snapshot` takes one, `wiki.restore` goes back to it, as often as one likes. */
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
   * @returns what the wiki holds from now on
   * @throws TypeError where it is of another wiki
   */
  restore(environment: Environment): WikiModel {
    if (environment !== this.environment) throw new TypeError('wiki.restore: the snapshot was taken of another wiki.');
    environment.clock.restore(this.clock);
    environment.random.restore(this.position);
    return this.contents.fork();
  }
}
