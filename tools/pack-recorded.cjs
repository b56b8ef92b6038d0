/**
 * Puts the recorded files into a build. The largest are compressed: they are loaded when something needs them, and npm, which
 * compresses a package as well, does it worse. What has much in common is compressed together.
 *
 *   node tools/pack-recorded.cjs dist
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { brotliCompressSync, brotliDecompressSync, constants } = require('node:zlib');

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
// Such are the lists of languages, too, which are compressed one by one in the repository.
const kinds = ['messages', 'magic-words', 'special-pages', 'names'];
const lists = kinds.map((kind) => JSON.parse(readFileSync(join(languages, `${kind}.json`), 'utf8')));
const contents = lists.map(
  ({ keys, packed }) => `${keys.join('\t')}\n${brotliDecompressSync(Buffer.from(packed, 'base64'))}`,
);
const together = brotliCompressSync(contents.join('\x1e'), {
  params: { ...params, [constants.BROTLI_PARAM_LGBLOCK]: 16 },
});
const [{ earlier }] = lists;
const writeLists = (kind, content) =>
  writeFileSync(join(folder, `emulator/languages/${kind}.json`), JSON.stringify(content));
kinds.forEach((kind) => writeLists(kind, { isWithFirst: true }));
writeLists(kinds[0], { files: kinds, earlier, packed: together.toString('base64') });
