/**
 * Calls back when the time is over, unless it is cleared. Where this process itself stood still meanwhile (a computer that
 * slept, a machine with too much to do), what it waits for may be there, only not read yet: then the time begins once more.
 */
export class Deadline {
  private timer: NodeJS.Timeout;
  private readonly due: number;

  /** @param milliseconds the time; who comes later by half of it stood still */
  constructor(milliseconds: number, onExpiry: () => void) {
    this.due = performance.now() + milliseconds;
    this.timer = setTimeout(() => {
      const late = performance.now() - this.due;
      if (late > milliseconds / 2) this.timer = setTimeout(onExpiry, milliseconds);
      else onExpiry();
    }, milliseconds);
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
