import { realTime, type Time } from './time';

/**
 * Calls back when the time is over, unless it is cleared. Where this process itself stood still meanwhile (a computer that
 * slept, a machine with too much to do), what it waits for may be there, only not read yet: then the time begins once more.
 */
export class Deadline {
  private takeBack: () => void;

  /** @param milliseconds the time; who comes later by half of it stood still */
  constructor(milliseconds: number, onExpiry: () => void, time: Time = realTime) {
    const due = time.now() + milliseconds;
    this.takeBack = time.after(milliseconds, () => {
      const late = time.now() - due;
      if (late > milliseconds / 2) this.takeBack = time.after(milliseconds, onExpiry);
      else onExpiry();
    });
  }

  clear(): void {
    this.takeBack();
  }
}
