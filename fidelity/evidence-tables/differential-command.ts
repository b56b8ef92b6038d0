/**
 * `npm run fidelity`: writes the fidelity table into docs/how-we-know.md, between its markers. With `--check` it writes
 * nothing, and ends with 1 where the page is not what it would write, or a comparison with a real wiki is too old.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fidelityProblems } from './check-differential';
import { withFidelity } from './differential';

async function main(): Promise<void> {
  const root = join(__dirname, '../..');
  const file = join(root, 'docs/how-we-know.md');
  const before = readFileSync(file, 'utf8');
  if (!process.argv.includes('--check')) {
    const after = await withFidelity(before, root);
    if (after !== before) writeFileSync(file, after);
    return;
  }
  const problems = await fidelityProblems(before, root, new Date());
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
