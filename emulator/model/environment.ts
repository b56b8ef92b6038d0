/**
 * Everything that a response takes from its environment, injected in one place: a wiki with a seed and a fixed clock
 * sends the same bytes every time.
 */
export interface Environment {
  readonly clock: Clock;
  readonly random: Random;
  /** Seconds since an arbitrary moment, to measure durations. */
  readonly stopwatch: () => number;
  /** Current and peak memory usage in bytes, for the debug block. */
  readonly memory: () => { readonly current: number; readonly peak: number };
  /** The software as described by the debug block. */
  readonly software: Software;
}

export interface Software {
  /** By default the version of the emulated release: `1.43.9`. */
  readonly version?: string;
  readonly runtimeEngine: string;
  readonly runtimeVersion: string;
  /** 40 hexadecimal digits. */
  readonly gitRevision: string;
  /** By default the branch of the emulated release: `REL1_43`. */
  readonly gitBranch?: string;
  /** Loaded source files: names relative to the package, sizes in bytes. */
  readonly includes: () => readonly { readonly name: string; readonly bytes: number }[];
}

/** A fixed time, or an offset from the real time. */
export interface ClockState {
  readonly offset: number;
  readonly fixed: number | undefined;
}

/**
 * The clock of a wiki. It shows the computer's time (or that of fake timers), until it is fixed or advanced.
 *
 * ```ts
 * wiki.clock.fix('2026-01-31T12:00:00Z'); // stops
 * wiki.clock.advance('6 minutes');        // moves
 * wiki.clock.run();                       // continues from there
 * ```
 */
export class Clock {
  private offset = 0;
  private fixed: number | undefined;
  private readonly initial: ClockState;

  /** @param now the time at which the clock is fixed. Default: it runs. */
  constructor(now?: number | string) {
    if (now !== undefined) this.fix(now);
    this.initial = this.state;
  }

  /** @internal */
  get state(): ClockState {
    return { offset: this.offset, fixed: this.fixed };
  }

  /** Whether the clock is running. */
  get isRunning(): boolean {
    return this.fixed === undefined;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.fixed ?? Date.now() + this.offset;
  }

  /**
   * Stops the clock at a time: milliseconds since 1970, or anything that `Date` reads, such as `2026-01-31T12:00:00Z`.
   *
   * @throws RangeError for an invalid time
   */
  fix(time: number | string): void {
    this.fixed = readTime('clock.fix', time);
  }

  /**
   * Lets the clock run, from its current time or from the given one.
   *
   * @param from milliseconds since 1970, or anything that `Date` reads
   * @throws RangeError for an invalid time
   */
  run(from: number | string = this.now()): void {
    this.offset = readTime('clock.run', from) - Date.now();
    this.fixed = undefined;
  }

  /**
   * Advances the clock, fixed or running, by milliseconds or a text such as `6 minutes`. Sessions, throttles and tokens
   * see the new time; nothing waits.
   *
   * @throws RangeError for an invalid duration
   */
  advance(duration: number | string): void {
    const milliseconds = typeof duration === 'number' ? duration : parseDuration(duration);
    if (!Number.isFinite(milliseconds)) throw new RangeError(`clock.advance: ${milliseconds} is not a duration.`);
    if (this.fixed === undefined) this.offset += milliseconds;
    else this.fixed += milliseconds;
  }

  /** Restores the state at creation. */
  reset(): void {
    this.restore(this.initial);
  }

  /** @internal */
  restore({ offset, fixed }: ClockState): void {
    this.offset = offset;
    this.fixed = fixed;
  }
}

function readTime(method: string, time: number | string): number {
  const milliseconds = new Date(time).getTime();
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new RangeError(`${method}: ${JSON.stringify(time)} is not a time; write it like "2026-01-31T12:00:00Z".`);
}

const unitMilliseconds: ReadonlyMap<string, number> = new Map([
  ['millisecond', 1],
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
  ['week', 604_800_000],
]);

function parseDuration(text: string): number {
  const [, amount, unit] = /^\s*(-?\d+(?:\.\d+)?)\s*([a-z]+?)s?\s*$/i.exec(text) ?? [];
  const milliseconds = unitMilliseconds.get(unit?.toLowerCase() ?? '');
  if (milliseconds === undefined) {
    throw new RangeError(
      `clock.advance: ${JSON.stringify(text)} is not a duration; write it like "6 minutes" (${[...unitMilliseconds.keys()].join(', ')}).`,
    );
  }
  return Number(amount) * milliseconds;
}

/** `00` to `ff`: every response has an id of 24 digits, and a look-up costs a fraction of formatting numbers. */
const bytePairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Random hexadecimal digits: ids of requests and sessions, secrets of tokens. Fast and repeatable, and not for secrets
 * that matter: a fake wiki has none.
 */
export class Random {
  private state: number;

  /** @internal The state of the sequence. */
  get position(): number {
    return this.state;
  }

  /** @internal */
  restore(position: number): void {
    this.state = position;
  }

  /** @param seed any number or text; equal seeds give equal wikis */
  constructor(private readonly seed: number | string = (Math.random() * 2 ** 32) >>> 0) {
    this.state = hash(String(seed));
  }

  /** Restarts the sequence. */
  reset(): void {
    this.state = hash(String(this.seed));
  }

  hexadecimal(digits: number): string {
    let text = '';
    while (text.length < digits) {
      const bits = this.next();
      text +=
        bytePairs[bits >>> 24]! +
        bytePairs[(bits >>> 16) & 255]! +
        bytePairs[(bits >>> 8) & 255]! +
        bytePairs[bits & 255]!;
    }
    return text.length === digits ? text : text.slice(0, digits);
  }

  /** `[a-v0-9]`, the characters of session ids (core 7.4). */
  base32(characters: number): string {
    let text = '';
    while (text.length < characters) text += (this.next() >>> 2).toString(32).padStart(6, '0');
    return text.slice(0, characters);
  }

  /** 32 bits (the generator known as mulberry32). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** Hashes a text to 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
