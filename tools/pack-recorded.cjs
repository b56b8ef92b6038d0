/**
 * Puts the recorded files into a build. The largest are compressed: they are loaded when something needs them, and npm, which
 * compresses a package as well, does it worse. The others are copied, because tsc does not write a JSON file again if only its
 * content has changed.
 *
 *   node tools/pack-recorded.cjs dist
 */
const { copyFileSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { brotliCompressSync, constants } = require('node:zlib');

const [source, languages] = ['releases', 'languages'].map((room) => join(__dirname, '../emulator', room));
const [folder = 'dist'] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
for (const name of ['help.json', 'modules-1.39.json', 'modules-1.43.json']) {
  const content = JSON.stringify(JSON.parse(readFileSync(join(source, name), 'utf8')));
  const packed = brotliCompressSync(content, { params }).toString('base64');
  writeFileSync(join(folder, 'emulator/releases', name), JSON.stringify({ packed }));
}
for (const name of readdirSync(languages).filter((file) => file.endsWith('.json'))) {
  copyFileSync(join(languages, name), join(folder, 'emulator/languages', name));
}
