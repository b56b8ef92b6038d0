/** The timers of this process, as far as a test can replace them. */
const timers = globalThis as unknown as { setTimeout: unknown; clearTimeout: unknown };

interface Waiting {
  readonly due: number;
  readonly milliseconds: number;
  readonly callback: () => void;
}

/**
 * A time that passes only when a test says so: `turn` moves it, and calls back whoever waited for less. What depends on
 * time is tested with it on a machine of any speed, and without a wait.
 */
export class TurnedTime {
  private moment = 0;
  private readonly waiting = new Set<Waiting>();
  private readonly expecting = new Set<() => void>();

  /**
   * @param skipped waits of at most so many milliseconds are over at once, and the time is moved by them: for tests that
   *   ask how long something waited, while its longer time limits never end. Default: none
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

  /** Moves the time and calls back, in order, whoever waits for no longer. */
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

  /** Moves the time, but calls nobody back before the next `turn`: as where a computer slept, or was busy. */
  standStill(milliseconds: number): void {
    this.moment += milliseconds;
  }

  /** For how many milliseconds each waits who waits now. */
  get waits(): readonly number[] {
    return [...this.waiting].map(({ milliseconds }) => milliseconds);
  }

  /** Resolves as soon as somebody waits, for so many milliseconds. */
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
   * Takes the place of this process's own timers of so many milliseconds and more, while something is done. The others
   * go on: Node's `fetch` would not survive that its own stop, which tick twice a second.
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
