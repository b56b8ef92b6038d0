import type { Clock } from './environment';
import { LimitedMap } from './limited-map';

/** The maximum number of attempts within a number of seconds, counted from the first attempt. */
interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** The limits of a fresh wiki: 5 within 5 minutes, and 150 within 2 days (core 8.1). */
const logInLimits: readonly Limit[] = [
  { attempts: 5, seconds: 300 },
  { attempts: 150, seconds: 172_800 },
];

/** The maximum number of remembered keys; the one with the oldest first attempt is dropped first. */
export const maximumThrottleKeys = 10_000;

interface Count {
  attempts: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Counts attempts to log in, to prevent guessing of passwords. */
export class Throttle {
  private readonly counts = new LimitedMap<string, Count[]>(maximumThrottleKeys);

  constructor(
    private readonly clock: Clock,
    private readonly limits: readonly Limit[] = logInLimits,
  ) {}

  /**
   * Counts an attempt, unless the limit is reached.
   *
   * An attempt that an earlier limit allows counts there even if a later limit rejects it; a rejected attempt does
   * not count with the limit that rejects it.
   *
   * @param key the client and the account: an address and a name
   * @returns the seconds that the client must wait, always the whole period of the limit; `undefined` if the attempt is allowed
   */
  attempt(key: string): number | undefined {
    const now = this.clock.now();
    const counts = this.countsOf(key, now);
    for (const [index, limit] of this.limits.entries()) {
      const count = counts[index]!;
      if (now >= count.endsAt) {
        count.attempts = 0;
        count.endsAt = now + limit.seconds * 1000;
      }
      if (count.attempts >= limit.attempts) return limit.seconds;
      count.attempts++;
    }
    return undefined;
  }

  /** Forgets the attempts of a client that succeeded. */
  clear(key: string): void {
    this.counts.delete(key);
  }

  fork(): Throttle {
    const fork = new Throttle(this.clock, this.limits);
    for (const [key, counts] of this.counts)
      fork.counts.set(
        key,
        counts.map((count) => ({ ...count })),
      );
    return fork;
  }

  private countsOf(key: string, now: number): Count[] {
    const held = this.counts.get(key);
    if (held) return held;
    const counts = this.limits.map(({ seconds }) => ({ attempts: 0, endsAt: now + seconds * 1000 }));
    this.counts.set(key, counts);
    return counts;
  }
}
