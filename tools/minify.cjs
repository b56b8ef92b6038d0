/**
 * Writes the JavaScript and the schemas in a folder shorter, for `npm pack`: without spaces, and with short names for what is local
 * to a file.
 * Declared functions and classes keep their names, which stack traces and messages show (docs/decisions/0010-minified-package.md).
 *
 *   node tools/minify.cjs dist
 */
const { readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { minify } = require('terser');

const names = { keep_classnames: true, keep_fnames: true };
/** @type {import('terser').MinifyOptions} */
const options = {
  toplevel: true,
  compress: { ...names, ecma: 2020, inline: false, passes: 2 },
  mangle: { ...names, toplevel: true },
  format: { ecma: 2020, semicolons: false },
};

const root = join(__dirname, '..');

/** The files that users import: Node.js reads the names that ESM can import from the form that the compiler gives them. */
const entryPoints = new Set(
  Object.values(require('../package.json').exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry.default],
  ),
);

/** @param {string} folder */
async function minifyFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (name.endsWith('.schema.json')) writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
    if (!name.endsWith('.js')) continue;
    if (entryPoints.has(`./${relative(root, file)}`)) continue;
    const { code } = await minify(readFileSync(file, 'utf8'), options);
    if (code === undefined) throw new Error(`${file} has no code`);
    writeFileSync(file, code);
  }
  // The next build writes all of it again, instead of what has changed since the last one.
  rmSync(join(folder, '.tsbuildinfo'), { force: true });
}

const [folder = 'dist'] = process.argv.slice(2);
minifyFolder(folder).catch((/** @type {unknown} */ error) => {
  console.error(error);
  process.exitCode = 1;
});
