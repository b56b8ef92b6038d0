import { randomBytes } from 'node:crypto';
import { closeSync, fchmodSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Writes a whole file or leaves the old one as it was: whoever reads it at the same time sees one of the two. The text
 * goes into a temporary file in the same folder, which nobody else can have prepared (its name is random, and it must
 * not exist), and that file is renamed. A symbolic link stays one: the file that it names is replaced. What is no
 * regular file (`/dev/stdout`, a named pipe) is written to directly.
 *
 * @param isWanted asked when everything is ready; where it returns false, nothing is replaced. Default: it is
 * @returns whether the file was replaced
 * @throws Error where the file cannot be written; nothing is left behind then
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

/** Where a path leads in the end, also where the file does not exist yet: two paths to one file give the same. */
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
