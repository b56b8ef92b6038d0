import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Milliseconds between two attempts, and until giving up. */
const pause = 10;
const patience = 20_000;

/**
 * A lock this old was left behind: what it guards takes milliseconds. This must be less than `patience`, or every
 * process gives up before one removes the lock.
 */
const forgottenAfter = 10_000;
/** A lock without an owner was left by a process that was killed between creating and writing it. */
const unsignedAfter = 1000;

/**
 * Runs a function while no other process does so for the same file, and blocks this process until it is its turn. The
 * lock is a file (`FILE.lock`); the lock of a process that has died is removed.
 *
 * @throws Error if another process keeps the lock
 */
export function withFileLock<Result>(file: string, work: (isHeld: () => boolean) => Result): Result {
  const lock = `${file}.lock`;
  const owner = JSON.stringify({ pid: process.pid, host: hostname(), at: process.hrtime.bigint().toString() });
  const deadline = Date.now() + patience;
  while (!create(lock, owner)) {
    removeLeftover(lock);
    if (Date.now() > deadline) {
      throw new Error(`${file} is locked by another process; if none is running, delete ${lock}.`);
    }
    sleep(pause);
  }
  const isHeld = (): boolean => contentOf(lock) === owner;
  try {
    return work(isHeld);
  } finally {
    if (isHeld()) rmSync(lock, { force: true });
  }
}

/** @returns whether the file was created; false if it existed already */
function create(path: string, content: string): boolean {
  const draft = `${path}.${randomBytes(9).toString('hex')}`;
  try {
    // Linked once it is complete, so that no lock is ever seen without its owner.
    writeFileSync(draft, content, { flag: 'wx' });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!hasNoLinks(error)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return createInPlace(path, content);
}

/** Some file systems have no hard links. */
function hasNoLinks(error: unknown): boolean {
  return ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK'].includes(codeOf(error) ?? '');
}

function createInPlace(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a lock that was left behind. Only one process at a time may check and remove it; otherwise a second one might
 * remove a lock that was taken in between.
 */
function removeLeftover(lock: string): void {
  if (!isLeftover(lock)) return;
  const guard = `${lock}.removal`;
  if (!create(guard, '')) {
    // This file was left by a process that ended while it removed a lock.
    if (ageOf(guard) > forgottenAfter) rmSync(guard, { force: true });
    return;
  }
  try {
    if (isLeftover(lock)) rmSync(lock, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function isLeftover(lock: string): boolean {
  const age = ageOf(lock);
  if (age > forgottenAfter) return true;
  const content = contentOf(lock);
  if (content === '') return age > unsignedAfter;
  const owner = /^\{"pid":(\d+),"host":(".*"),"at":"\d+"\}$/.exec(content ?? '');
  // Processes of another machine are not visible.
  return owner !== null && owner[2] === JSON.stringify(hostname()) && !isAlive(Number(owner[1]));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Milliseconds since a file was written; 0 if it no longer exists. */
function ageOf(path: string): number {
  const status = statSync(path, { throwIfNoEntry: false });
  return status ? Date.now() - status.mtimeMs : 0;
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
