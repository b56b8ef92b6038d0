import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a recorded file if its text has changed.
 *
 * @param again how to record it again
 * @returns whether it was written
 * @throws Error if it has changed, but is only to be checked
 */
export function writeRecorded(file: string, text: string, check: boolean | undefined, again: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (check === true) throw new Error(`${file} differs from what the wikis respond: run "${again}".`);
  writeFileSync(file, text);
  return true;
}
