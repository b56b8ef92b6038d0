/**
 * Checks that work takes at most linear time: doubles an input several times and compares the costs.
 *
 * The cost is the processor time, the minimum of several runs, compared over two doublings at once, so that neither a busy machine
 * nor a single slow run changes the result.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** One kind of input. */
export interface InputKind {
  /** The input, and what reads it: `titles: a run of underscores`. */
  readonly name: string;
  /**
   * Creates an input of about `size` characters and returns the work to measure. The work runs several times, so no run may
   * change the speed of the next.
   */
  readonly prepare: (size: number) => () => unknown;
  /** The smallest size. Default: 256. */
  readonly from?: number;
  /** The largest size that can occur. Default: 8 Mi, the maximum of a body. */
  readonly to?: number;
  /** A size to reach however long smaller ones take, if only large inputs reveal growth. Default: `from`. */
  readonly reach?: number;
  /** Inputs that take no time at this size are not enlarged, except with `GROWTH=thorough`. Default: 64 Ki. */
  readonly enough?: number;
  /** Whether it is measured only with `GROWTH=thorough`. Default: false. */
  readonly thorough?: boolean;
}

/** The measurements of one kind of input. */
export interface Growth {
  readonly name: string;
  /** The largest size that was tried. */
  readonly size: number;
  /** Milliseconds of processor time at that size. */
  readonly time: number;
  /** The factor by which the time grew per doubling; absent if even the largest input took too little time to measure. */
  readonly factor?: number;
}

/** Whether larger inputs are tried, and more kinds of them. */
export const thorough = process.env.GROWTH === 'thorough';

/**
 * The allowed factor for twice the input: 2 is linear, 4 quadratic. While other programs use the processor, small sizes are more
 * likely to be measured undisturbed than large ones, which makes linear work look like more than 2.5.
 */
export const allowedFactor = 2.75;

/** Milliseconds that end the doubling. */
const longEnough = thorough ? 60 : 8;
/** Milliseconds. Work that takes less at the largest measured size is fast, whatever its growth. */
const noise = thorough ? 10 : 3;
/** Milliseconds. Work that takes less at the largest possible size is harmless, whatever its growth. */
const harmless = 100;
const smallestSize = 256;
const largestSize = 8 * 1024 * 1024;
const largeEnough = thorough ? largestSize : 64 * 1024;
/** Without `GROWTH=thorough`, one kind of this many is measured. */
const quickShare = 4;
const mostRuns = 12;
/** How many additional doublings are measured if the growth is doubtful. */
const furtherDoublings = 4;
/** Over this number of doublings, quadratic work takes 256 times as long, and linear work with a step of memory 40 times. */
const manyDoublings = 4;
/** Milliseconds. No input is doubled that would take longer. */
const tooLong = thorough ? 2000 : 500;

/** Collects garbage, so that later work does not pay for earlier work. */
const collectGarbage = loadGarbageCollector();

function loadGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Runs the work, and returns its time in milliseconds. */
export type Measure = (work: () => unknown) => Promise<number>;

/**
 * Measures how the processor time of one kind of input grows.
 *
 * @param timeOf measures one run; a test of the check itself passes one that does not depend on the machine
 */
export async function growthOf(kind: InputKind, timeOf: Measure = processorTimeOf): Promise<Growth> {
  const { name, prepare, from = smallestSize, to = largestSize, enough = largeEnough, reach = from } = kind;
  const until = thorough ? to : Math.min(Math.max(enough, reach), to);
  const times = new Map<number, number>();
  const measure = async (size: number): Promise<number> => {
    const time = Math.min(times.get(size) ?? Infinity, await timeOf(prepare(size)));
    times.set(size, time);
    return time;
  };
  let size = from;
  for (;;) {
    // If only the first run takes long, that is loading or compilation.
    const isLong = (await measure(size)) >= longEnough && (await measure(size)) >= longEnough;
    if ((isLong && size >= reach) || size * 2 > until) break;
    size *= 2;
  }
  const first = Math.max(from, size / 4);
  // It was measured once, and a disturbance would hide growth.
  await measure(first);
  await measure(first);
  let growth = growthAt(name, times, size);
  // The first run at a size may include compilation; more runs follow only if the result is doubtful.
  for (let run = 1; run < mostRuns && isDoubtful(growth); run++) {
    collectGarbage();
    await measure(first);
    collectGarbage();
    await measure(size);
    growth = growthAt(name, times, size);
  }
  // The cost of memory has steps. Unlike superlinear growth, a step is negligible over many doublings.
  for (let further = 0; further < furtherDoublings && isDoubtful(growth) && size * 2 <= to; further++) {
    if (growth.time * (growth.factor ?? 1) > tooLong) break;
    size *= 2;
    for (let run = 0; run < 2; run++) {
      collectGarbage();
      await measure(size);
    }
    growth = slower(growthAt(name, times, size), growthAt(name, times, size, first));
  }
  // The rest is superlinear, was disturbed repeatedly by other programs, or met a step in the cost of memory at the largest
  // sizes.
  const early = Math.max(from, size / 2 ** manyDoublings);
  for (let run = 0; run < mostRuns && isDoubtful(growth); run++) {
    for (let again = early; again <= size; again *= 2) await measure(again);
    const since = [undefined, first, early].map((before) => growthAt(name, times, size, before));
    growth = since.reduce(slower);
  }
  return isDoubtful(growth) && size * 2 > to && growth.time < harmless ? { name, size, time: growth.time } : growth;
}

function slower(one: Growth, other: Growth): Growth {
  return (one.factor ?? 0) < (other.factor ?? 0) ? one : other;
}

/** The growth per doubling since an earlier size, by default over two doublings. */
function growthAt(
  name: string,
  times: ReadonlyMap<number, number>,
  size: number,
  since = times.has(size / 4) ? size / 4 : size / 2,
): Growth {
  const time = times.get(size) ?? 0;
  const before = times.get(since);
  if (time < noise || before === undefined) return { name, size, time };
  return { name, size, time, factor: (time / before) ** (1 / Math.log2(size / since)) };
}

function isDoubtful({ factor = 0 }: Growth): boolean {
  return factor > allowedFactor;
}

/** Fails if the processor time of an input grows faster than linearly. */
export async function expectLinearGrowth(kind: InputKind, timeOf: Measure = processorTimeOf): Promise<Growth> {
  const growth = await growthOf(kind, timeOf);
  measurements.push(growth);
  const { factor = 0, size, time } = growth;
  if (isDoubtful(growth)) {
    throw new Error(
      `${kind.name}: twice the input takes ${factor.toFixed(1)} times the processor time ` +
        `(${time.toFixed(0)} ms at size ${size}); linear is 2, and ${allowedFactor} is allowed.`,
    );
  }
  return growth;
}

const measurements: Growth[] = [];

/**
 * Defines a test for each kind of input with `GROWTH=thorough`, and for a quarter of them without: a slow group is found every
 * time, a slow kind by `.ci/run`. With `GROWTH_REPORT=1` it prints the worst growth and time at the end.
 */
export function describeLinearGrowth(title: string, kinds: readonly InputKind[]): void {
  describe(title, () => {
    let first = 0;
    before(() => {
      first = measurements.length;
    });
    for (const kind of thorough ? kinds : sampleOf(kinds)) {
      it(kind.name, async function () {
        // What is superlinear fails each time; a disturbance by other programs does not.
        this.retries(2);
        await expectLinearGrowth(kind);
      });
    }
    after(() => {
      if (process.env.GROWTH_REPORT !== undefined) report(title, measurements.slice(first));
    });
  });
}

function sampleOf(kinds: readonly InputKind[]): InputKind[] {
  return kinds.filter((kind) => !kind.thorough).filter((_, index) => index % quickShare === 0);
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

/** In milliseconds. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A text of exactly `size` characters that repeats a pattern. */
export function filled(pattern: string, size: number): string {
  return pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size);
}
