import { readFileSync } from 'node:fs';

import { messageOf } from '../../emulator/text/message-of';
import type { Report } from '../../schemas/generated/report';
import { compileSchemas } from '../schemas/compile';

/**
 * Reads a report that `--report json=FILE` wrote.
 *
 * @throws Error for a file that cannot be read, or is no such report
 */
export function loadReport(file: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The report ${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
  const [problem] = compileSchemas().report(value);
  if (problem) throw new Error(`${file} is not a report of --report json: ${problem.path || 'it'} ${problem.message}.`);
  return value as Report;
}
