/**
 * Checks that work takes no more than linear time: doubles an input several times and compares what each size costs.
 *
 * What is compared is processor time, the least of several runs, over two doublings at once; so neither a busy machine
 * nor one unlucky run makes a difference.
 */

/** One kind of input. */
export interface InputKind {
  /** What the input is, and who reads it: `titles: a run of underscores`. */
  readonly name: string;
  /**
   * Makes an input of about `size` characters and returns the work to measure. The work is done several times, so it
   * must leave nothing behind that makes the next run slower or faster.
   */
  readonly prepare: (size: number) => () => unknown;
  /** The smallest size. Default: 256. */
  readonly from?: number;
  /** The largest size that can occur, or that is worth trying. Default: 512 Ki, with `GROWTH=thorough` 8 Mi. */
  readonly to?: number;
}

/** What was measured of one kind of input. */
export interface Growth {
  readonly name: string;
  /** The largest size that was tried. */
  readonly size: number;
  /** Milliseconds of processor time at that size. */
  readonly time: number;
  /** By how much the time grew per doubling; absent where even the largest input took no time worth measuring. */
  readonly factor?: number;
}

/** How much more time twice the input may take: 2 is linear, 4 quadratic. */
export const allowedFactor = 2.5;

const thorough = process.env.GROWTH === 'thorough';

/** Milliseconds that end the doubling. */
const longEnough = thorough ? 250 : 16;
/** Milliseconds; what takes less at the largest size is fast, whatever its growth. */
const noise = thorough ? 20 : 4;
const smallestSize = 256;
const largestSize = thorough ? 8 * 1024 * 1024 : 512 * 1024;
const mostRuns = 6;

/** Measures how the processor time of one kind of input grows. */
export async function growthOf({ name, prepare, from = smallestSize, to = largestSize }: InputKind): Promise<Growth> {
  const times = new Map<number, number>();
  let size = from;
  for (; ; size *= 2) {
    const time = await processorTimeOf(prepare(size));
    times.set(size, time);
    if (time > longEnough || size * 2 > to) break;
  }
  const quarter = Math.max(from, size / 4);
  const timeAt = (measured: number): number => times.get(measured) ?? Infinity;
  const measured = (): Growth => {
    const time = timeAt(size);
    if (time < noise || quarter === size) return { name, size, time };
    return { name, size, time, factor: (time / timeAt(quarter)) ** (1 / Math.log2(size / quarter)) };
  };
  // The first run at each size pays for compilation; later ones only where there is something to doubt.
  for (let run = 1; run < mostRuns; run++) {
    const { factor = 0 } = measured();
    if (factor === 0 || (run > 1 && factor <= allowedFactor)) break;
    for (const again of [quarter, size]) {
      times.set(again, Math.min(timeAt(again), await processorTimeOf(prepare(again))));
    }
  }
  return measured();
}

/** Fails where the processor time of an input grows faster than linearly. */
export async function expectLinearGrowth(kind: InputKind): Promise<Growth> {
  const growth = await growthOf(kind);
  measurements.push(growth);
  const { factor = 0, size, time } = growth;
  if (factor > allowedFactor) {
    throw new Error(
      `${kind.name}: twice the input takes ${factor.toFixed(1)} times the processor time ` +
        `(${time.toFixed(0)} ms at size ${size}); linear is 2, and ${allowedFactor} is allowed.`,
    );
  }
  return growth;
}

const measurements: Growth[] = [];

/** Defines a test for each kind of input. With `GROWTH_REPORT=1` prints the worst growth and time at the end. */
export function describeLinearGrowth(title: string, kinds: readonly InputKind[]): void {
  describe(title, () => {
    const first = measurements.length;
    for (const kind of kinds) {
      it(kind.name, async () => {
        await expectLinearGrowth(kind);
      });
    }
    after(() => {
      if (process.env.GROWTH_REPORT !== undefined) report(title, measurements.slice(first));
    });
  });
}

function report(title: string, of: readonly Growth[]): void {
  const measurable = of.filter(({ factor }) => factor !== undefined);
  const byFactor = [...measurable].sort((a, b) => (b.factor ?? 0) - (a.factor ?? 0)).slice(0, 5);
  const byTime = [...of].sort((a, b) => b.time - a.time).slice(0, 5);
  console.log(`${title}: ${of.length} kinds of input, ${measurable.length} of them measurable`);
  for (const growth of byFactor) console.log(`  growth ${line(growth)}`);
  for (const growth of byTime) console.log(`  time   ${line(growth)}`);
}

function line({ name, size, time, factor }: Growth): string {
  const grew = factor === undefined ? '' : `, ${factor.toFixed(2)} times per doubling`;
  return `${time.toFixed(1)} ms at ${size}${grew}: ${name}`;
}

async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A text of exactly `size` characters that repeats a pattern. */
export function filled(pattern: string, size: number): string {
  return pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size);
}
