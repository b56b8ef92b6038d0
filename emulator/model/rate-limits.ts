import type { Clock } from './environment';
import { maximumThrottleKeys } from './throttle';
import { LimitedMap } from './limited-map';

/** How often, within how many seconds of the first time. */
export interface RateLimit {
  readonly hits: number;
  readonly seconds: number;
}

/** Limits by action, then by whom they concern: `user`, `newbie`, `ip`, `anon` or a group. */
export type RateLimitSettings = Readonly<Record<string, Readonly<Record<string, RateLimit>>>>;

interface Count {
  hits: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Counts what is limited. */
export class RateLimiter {
  private readonly counts = new LimitedMap<string, Count>(maximumThrottleKeys);

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  fork(): RateLimiter {
    const fork = new RateLimiter(this.clock);
    for (const [key, count] of this.counts) fork.counts.set(key, { ...count });
    return fork;
  }

  /** Counts once, and returns whether that is too often. */
  exceeds(key: string, { hits, seconds }: RateLimit): boolean {
    const now = this.clock.now();
    let count = this.counts.get(key);
    if (!count || now >= count.endsAt) {
      count = { hits: 0, endsAt: now + seconds * 1000 };
      this.counts.delete(key);
      this.counts.set(key, count);
    }
    return ++count.hits > hits;
  }
}
