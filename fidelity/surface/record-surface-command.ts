/**
 * `npm run record-surface -- URL`: records what the MediaWiki at URL offers in `emulator/unsupported/surface-RELEASE.json`.
 * URL is what stands before `/api.php`. With `--check` it writes nothing, and ends with 1 where the file says something
 * else. The wiki should have no extensions; modules of extensions are left out, but not their parameters of core modules.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { recordSurface, surfaceText } from './record-surface';

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const isCheck = options.includes('--check');
  const [address] = options.filter((option) => option !== '--check');
  if (address === undefined) throw new Error('Name the wiki: npm run record-surface -- http://127.0.0.1:8143');
  const surface = await recordSurface(async (parameters) => {
    const query = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
    const response = await fetch(`${address.replace(/\/(?:api\.php)?$/, '')}/api.php?${query.toString()}`);
    if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}.`);
    return response.json();
  });
  const file = join(__dirname, `../../emulator/unsupported/surface-${surface.release}.json`);
  const text = surfaceText(surface);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === text) return;
  if (!isCheck) writeFileSync(file, text);
  else throw new Error(`${file} is not what ${address} offers: run "npm run record-surface -- ${address}".`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
