import type { Clock } from './environment';

/** How many names are remembered. */
const most = 1000;

/** For how long a real wiki remembers nothing of a file that it has forgotten on purpose, in milliseconds. */
const pause = 11_000;

/**
 * The files that requests looked for in vain. A real wiki remembers that they are missing, also in the response to the upload of
 * one (writing 11).
 */
export class MissedFiles {
  private readonly keys = new Set<string>();
  /** Until when nothing is remembered of a file. */
  private readonly pauses = new Map<string, number>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  add(key: string): void {
    if ((this.pauses.get(key) ?? 0) > this.clock.now()) return;
    this.keys.delete(key);
    this.keys.add(key);
    forgetOldest(this.keys);
  }

  /** Whether a file was missed; it is forgotten. */
  take(key: string): boolean {
    return this.keys.delete(key);
  }

  /** Forgets a file that is restored or purged, and remembers nothing of it for a while. */
  forget(key: string): void {
    this.keys.delete(key);
    this.pauses.delete(key);
    this.pauses.set(key, this.clock.now() + pause);
    forgetOldest(this.pauses);
  }
}

function forgetOldest(held: Set<string> | Map<string, unknown>): void {
  if (held.size > most) for (const oldest of held.keys()) return void held.delete(oldest);
}
