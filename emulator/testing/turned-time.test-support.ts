/** The timers of this process that a test can replace. */
const timers = globalThis as unknown as { setTimeout: unknown; clearTimeout: unknown };

interface Waiting {
  readonly due: number;
  readonly milliseconds: number;
  readonly callback: () => void;
}

/**
 * A clock that advances only when the test says so: `turn` advances it and calls the callbacks that are due. It makes tests of
 * timing independent of the speed of the machine, and free of waits.
 */
export class TurnedTime {
  private moment = 0;
  private readonly waiting = new Set<Waiting>();
  private readonly expecting = new Set<() => void>();

  /**
   * @param skipped waits of at most this number of milliseconds end at once and advance the clock: for tests of how long something
   *   waited, while its longer time limits never end. Default: 0
   */
  constructor(private readonly skipped = 0) {}

  readonly now = (): number => this.moment;

  readonly after = (milliseconds: number, callback: () => void): (() => void) => {
    const waiting = { due: this.moment + milliseconds, milliseconds, callback };
    this.waiting.add(waiting);
    for (const look of [...this.expecting]) look();
    if (milliseconds <= this.skipped) {
      setImmediate(() => {
        this.moment = Math.max(this.moment, waiting.due);
        if (this.waiting.delete(waiting)) callback();
      });
    }
    return () => this.waiting.delete(waiting);
  };

  /** Advances the clock and calls the callbacks that are due, in order. */
  turn(milliseconds: number): void {
    const end = this.moment + milliseconds;
    for (;;) {
      const [next] = [...this.waiting].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
      if (!next) break;
      this.moment = Math.max(this.moment, next.due);
      this.waiting.delete(next);
      next.callback();
    }
    this.moment = end;
  }

  /** Advances the clock without callbacks until the next `turn`, as if the computer had slept or been busy. */
  standStill(milliseconds: number): void {
    this.moment += milliseconds;
  }

  /** The lengths of all current waits, in milliseconds. */
  get waits(): readonly number[] {
    return [...this.waiting].map(({ milliseconds }) => milliseconds);
  }

  /** Resolves as soon as something waits for this number of milliseconds. */
  async untilWaiting(milliseconds: number): Promise<void> {
    while (!this.waits.includes(milliseconds)) {
      await new Promise<void>((resolve) => {
        const look = (): void => {
          this.expecting.delete(look);
          resolve();
        };
        this.expecting.add(look);
      });
    }
  }

  /**
   * Replaces the timers of this process of at least this number of milliseconds while `work` runs. Shorter timers go on, because
   * Node's `fetch` needs its own, which tick twice a second.
   */
  async replaceTimers<Value>(atLeast: number, work: () => Promise<Value>): Promise<Value> {
    const { setTimeout, clearTimeout } = timers as typeof globalThis;
    const pending = new Map<unknown, () => void>();
    timers.setTimeout = (callback: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]): unknown => {
      if (milliseconds < atLeast) return setTimeout(callback, milliseconds, ...args);
      const timer = { ref: () => timer, unref: () => timer, hasRef: () => false };
      const takeBack = this.after(milliseconds, () => {
        pending.delete(timer);
        callback(...args);
      });
      pending.set(timer, takeBack);
      return timer;
    };
    timers.clearTimeout = (timer?: NodeJS.Timeout): void => {
      const takeBack = pending.get(timer);
      pending.delete(timer);
      if (takeBack) takeBack();
      else clearTimeout(timer);
    };
    try {
      return await work();
    } finally {
      Object.assign(timers, { setTimeout, clearTimeout });
    }
  }
}
