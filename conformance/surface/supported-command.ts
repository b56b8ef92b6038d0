/**
 * `npm run supported`: writes docs/supported.md. With `--check` it writes nothing, and ends with 1 where the page is not
 * what it would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format } from 'prettier';

import { supportedPage } from './supported-page';

async function main(): Promise<void> {
  const file = join(__dirname, '../../docs/supported.md');
  const page = await format(supportedPage(), { parser: 'markdown', printWidth: 120 });
  if (!process.argv.includes('--check')) writeFileSync(file, page);
  else if (readFileSync(file, 'utf8') !== page) throw new Error('docs/supported.md is old: run "npm run supported".');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
