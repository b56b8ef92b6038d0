import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compileSchemas } from '../../conformance/schemas/compile';
import type { Report } from '../../schemas/generated/report';

/**
 * The reports that are kept as evidence, in the order of their names.
 *
 * @throws Error for a file that is no report, with what is wrong
 */
export function readEvidence(folder: string): Report[] {
  const check = compileSchemas().report;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const [problem] = check(data);
      if (problem) throw new Error(`${file} is no report: ${problem.path || 'it'} ${problem.message}`);
      return data as Report;
    });
}
