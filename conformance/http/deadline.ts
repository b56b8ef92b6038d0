import { realTime, type Time } from './time';

/**
 * Calls back when the time limit expires, unless it is cleared. If this process itself was suspended meanwhile (a
 * sleeping computer, an overloaded machine), the response may have arrived without being read: the time then starts
 * again, once.
 */
export class Deadline {
  private takeBack: () => void;

  /** @param milliseconds the time limit; a process that is later by half of it was suspended */
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
