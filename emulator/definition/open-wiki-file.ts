import { closeSync, fstatSync, openSync, type Stats } from 'node:fs';

import { messageOf } from '../text/message-of';
import { WikiFileError } from './wiki-file-error';

/**
 * Opens a wiki file, passes it to a function, and closes it.
 *
 * @throws WikiFileError if it cannot be read
 */
export function withOpenFile<Read>(path: string, work: (descriptor: number, status: Stats) => Read): Read {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    const status = fstatSync(descriptor);
    if (status.isDirectory()) throw unreadable(path, 'is a directory; name a file in it');
    return work(descriptor, status);
  } catch (error) {
    if (error instanceof WikiFileError) throw error;
    throw unreadable(path, reasonOf(error));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

export function unreadable(path: string, message: string): WikiFileError {
  return new WikiFileError(path, [{ path: '', message }]);
}

export function tooLarge(path: string, bytes: number): WikiFileError {
  return unreadable(path, `is larger than ${bytes / 1024 / 1024} MiB, the most that a wiki file may have`);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read: the permission is missing';
  return `cannot be read: ${messageOf(error)}`;
}
