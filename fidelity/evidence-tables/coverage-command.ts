/**
 * `npm run coverage`: writes the coverage table into docs/coverage.md, between its markers. With `--check` it writes
 * nothing, and ends with 1 where the page is not what it would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withCoverage } from './coverage';

async function main(): Promise<void> {
  const root = join(__dirname, '../..');
  const file = join(root, 'docs/coverage.md');
  const before = readFileSync(file, 'utf8');
  const after = await withCoverage(before, root);
  if (before === after) return;
  if (process.argv.includes('--check')) {
    process.stderr.write(
      'The coverage table in docs/coverage.md is out of date: run "npm run coverage" and commit what it changes.\n',
    );
    process.exitCode = 1;
  } else writeFileSync(file, after);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
