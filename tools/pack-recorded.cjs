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
const read = (name) => JSON.parse(readFileSync(join(source, name), 'utf8'));
const write = (name, content) => writeFileSync(join(folder, 'emulator/releases', name), JSON.stringify(content));
const pack = (name, content) =>
  write(name, { packed: brotliCompressSync(JSON.stringify(content), { params }).toString('base64') });
pack('help.json', read('help.json'));
// The releases have most of their modules in common, so they are much smaller together.
const releases = ['1.39', '1.43'];
const [first, ...others] = releases.map((release) => `modules-${release}.json`);
pack(first, Object.fromEntries(releases.map((release) => [release, read(`modules-${release}.json`)])));
for (const name of others) write(name, { isWithFirst: true });
for (const name of readdirSync(languages).filter((file) => file.endsWith('.json'))) {
  copyFileSync(join(languages, name), join(folder, 'emulator/languages', name));
}
