import type { Ambient, ClockState } from './model/ambient';
import type { WikiModel } from './model/wiki-model';

/** What a wiki was at some moment. `wiki.snapshot` takes one, `wiki.restore` goes back to it, as often as one likes. */
export class Snapshot {
  private readonly clock: ClockState;
  private readonly position: number;

  /** @internal Costs nothing until something changes. */
  constructor(
    private readonly ambient: Ambient,
    private readonly contents: WikiModel,
  ) {
    this.clock = ambient.clock.state;
    this.position = ambient.random.position;
  }

  /**
   * @internal
   * @returns what the wiki holds from now on
   * @throws TypeError where it is of another wiki
   */
  restore(ambient: Ambient): WikiModel {
    if (ambient !== this.ambient) throw new TypeError('wiki.restore: the snapshot was taken of another wiki.');
    ambient.clock.restore(this.clock);
    ambient.random.restore(this.position);
    return this.contents.fork();
  }
}
