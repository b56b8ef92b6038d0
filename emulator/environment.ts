import { statSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { Clock, Random, type Environment, type Software } from './model/environment';

/** The parts of a wiki's environment that a test can fix. */
export interface EnvironmentOptions {
  /** Equal seeds give equal ids, sessions and tokens. Default: a new one for each wiki. */
  readonly seed?: number | string;
  /** The time at which the clock is fixed: milliseconds since 1970, or a text that `Date` parses. Default: the clock runs. */
  readonly now?: number | string;
}

/**
 * The environment of a wiki. With a seed, nothing depends on the machine: durations are 0, and memory and loaded files are
 * invented, so that every response has the same bytes each time.
 */
export function createEnvironment({ seed, now }: EnvironmentOptions): Environment {
  const clock = new Clock(now);
  const random = new Random(seed);
  if (seed !== undefined)
    return { clock, random, stopwatch: () => 0, memory: () => repeatableMemory, software: repeatable };
  return { clock, random, stopwatch: secondsNow, memory: memoryInUse, software: running };
}

/** `performance.now()` would load several parts of Node.js at each start. */
function secondsNow(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds + nanoseconds / 1e9;
}

/** The software in the debug block; the versions are those of a wiki. */
const software = {
  runtimeEngine: 'PHP',
  runtimeVersion: '8.2.35',
  gitRevision: '5d41402abc4b2a76b9719d911017c592a1b2c3d4',
};

const running: Software = { ...software, includes: loadedFiles };

const repeatableMemory = { current: 1_331_691, peak: 2_621_440 };

const repeatable: Software = {
  ...software,
  includes: () => [
    { name: 'api.php', bytes: 756 },
    { name: 'includes/WebStart.php', bytes: 4301 },
  ],
};

function memoryInUse(): { current: number; peak: number } {
  return { current: process.memoryUsage().heapUsed, peak: process.resourceUsage().maxRSS * 1024 };
}

const packageFolder = dirname(__dirname);

interface SourceFile {
  readonly name: string;
  readonly bytes: number;
}

/** The entries of known files; null for those of other packages. */
const known = new Map<string, SourceFile | null>();

/** The loaded source files of this package. Their names do not reveal where it is installed. */
function loadedFiles(): SourceFile[] {
  return Object.keys(require.cache).flatMap((path) => sourceFile(path) ?? []);
}

function sourceFile(path: string): SourceFile | null {
  let file = known.get(path);
  if (file === undefined) {
    file = isWithin(packageFolder, path) ? describe(path) : null;
    known.set(path, file);
  }
  return file;
}

/**
 * Whether a path belongs to a package itself: it is in its folder, which may itself be in `node_modules`, and not in the `node_modules` of
 * that folder.
 */
export function isWithin(folder: string, path: string): boolean {
  return path.startsWith(folder + sep) && !relative(folder, path).split(sep).includes('node_modules');
}

function describe(path: string): SourceFile {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return { name: relative(packageFolder, path).split(sep).join('/'), bytes };
}
