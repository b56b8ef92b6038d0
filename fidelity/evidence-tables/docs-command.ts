/**
 * `npm run docs`: brings the counts in the documentation, and the table of supported modules in README.md, up to date. With
 * `--check` it writes nothing, and ends with 1 where a page is not what it would write.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { documentationPages } from './documentation';

async function main(): Promise<void> {
  const root = join(__dirname, '../..');
  for (const { name, text, fresh } of await documentationPages(root)) {
    if (text === fresh) continue;
    if (!process.argv.includes('--check')) writeFileSync(join(root, name), fresh);
    else {
      process.stderr.write(`${name} is out of date: run "npm run docs" and commit what it changes.\n`);
      process.exitCode = 1;
    }
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
