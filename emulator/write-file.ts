import { randomBytes } from 'node:crypto';
import { closeSync, fchmodSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Writes a file atomically: a concurrent reader sees either the old or the new content. The text is written to a temporary file
 * in the same folder, which is then renamed. No other process can have prepared that file: its name is random, and it must not
 * exist. A symbolic link is kept, and its target is replaced. Anything but a regular file (`/dev/stdout`, a named pipe) is
 * written to directly.
 *
 * @param isWanted called when everything is ready; if it returns false, nothing is replaced. Default: always replaces
 * @returns whether the file was replaced
 * @throws Error if the file cannot be written; nothing is left behind
 */
export function writeWholeFile(file: string, text: string, isWanted: () => boolean = () => true): boolean {
  const target = finalPath(file);
  const before = statSync(target, { throwIfNoEntry: false });
  if (before && !before.isFile()) {
    writeFileSync(target, text);
    return true;
  }
  const temporary = join(dirname(target), `.${basename(target).slice(0, 100)}.${randomBytes(9).toString('hex')}.tmp`);
  const descriptor = openSync(temporary, 'wx');
  try {
    try {
      if (before) fchmodSync(descriptor, before.mode & 0o7777);
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
    if (!isWanted()) return false;
    renameSync(temporary, target);
    return true;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Resolves the links of a path, even if the file does not exist yet, so that all paths to one file are equal. */
export function finalPath(file: string): string {
  const path = resolve(file);
  const whole = realPathOf(path);
  if (whole !== undefined) return whole;
  const folder = realPathOf(dirname(path));
  return folder === undefined ? path : join(folder, basename(path));
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
