/**
 * Puts the largest recorded files into a build, compressed: they are loaded when something needs them, and npm, which compresses
 * a package as well, does it worse.
 *
 *   node tools/pack-recorded.cjs dist
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { brotliCompressSync, constants } = require('node:zlib');

const source = join(__dirname, '../emulator/releases');
const [folder = 'dist'] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
for (const name of ['help.json', 'modules-1.39.json', 'modules-1.43.json']) {
  const content = JSON.stringify(JSON.parse(readFileSync(join(source, name), 'utf8')));
  const packed = brotliCompressSync(content, { params }).toString('base64');
  writeFileSync(join(folder, 'emulator/releases', name), JSON.stringify({ packed }));
}
