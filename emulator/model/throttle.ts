import type { Clock } from './environment';

/** So many attempts within so many seconds, counted from the first. */
interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** Of a fresh wiki: 5 within 5 minutes, and 150 within 2 days (core 8.1; asked, with windows of a few seconds). */
const logInLimits: readonly Limit[] = [
  { attempts: 5, seconds: 300 },
  { attempts: 150, seconds: 172_800 },
];

/** How many keys are remembered; the one that was first tried longest ago goes first. */
export const maximumThrottleKeys = 10_000;

interface Count {
  attempts: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Counts attempts to log in, so that nobody can try passwords one after the other. */
export class Throttle {
  private readonly counts = new Map<string, Count[]>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: readonly Limit[] = logInLimits,
  ) {}

  /**
   * Counts an attempt, unless there were too many.
   *
   * An attempt that an earlier limit lets through counts there even if a later one refuses it; one that is refused does
   * not count with the limit that refuses it.
   *
   * @param key who tries what: an address and a name
   * @returns how many seconds the client is told to wait: always the whole time of the limit; nothing where it may try
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

  /** Forgets the attempts of whoever succeeded. */
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
    if (this.counts.size > maximumThrottleKeys) {
      for (const oldest of this.counts.keys()) {
        this.counts.delete(oldest);
        break;
      }
    }
    return counts;
  }
}
