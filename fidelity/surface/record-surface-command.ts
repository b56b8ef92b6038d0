/**
 * `npm run record-surface -- URL`: records what the MediaWiki at URL offers, in `emulator/unsupported/surface-RELEASE.json`
 * and `fidelity/surface/descriptions-RELEASE.json`. URL is what stands before `/api.php`. With `--check` it writes nothing,
 * and ends with 1 if a file says something else. The wiki should have no extensions: modules of extensions are left out,
 * but not their parameters of core modules.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { recordSoftware, recordText } from './record-surface';

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const isCheck = options.includes('--check');
  const [address] = options.filter((option) => option !== '--check');
  if (address === undefined) throw new Error('Name the wiki: npm run record-surface -- http://127.0.0.1:8143');
  const { surface, descriptions } = await recordSoftware(async (parameters) => {
    const query = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
    const response = await fetch(`${address.replace(/\/(?:api\.php)?$/, '')}/api.php?${query.toString()}`);
    if (!response.ok) throw new Error(`${response.url} returned status ${response.status}.`);
    return response.json();
  });
  const files = [
    [`../../emulator/unsupported/surface-${surface.release}.json`, recordText(surface)],
    [`descriptions-${surface.release}.json`, recordText(descriptions)],
  ] as const;
  for (const [name, text] of files) {
    const file = join(__dirname, name);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (before === text) continue;
    if (isCheck) throw new Error(`${file} is not what ${address} offers: run "npm run record-surface -- ${address}".`);
    writeFileSync(file, text);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
