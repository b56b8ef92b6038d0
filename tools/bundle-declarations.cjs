/**
 * Leaves of the type declarations of a build what users can import: one file per entry point, and one for what several share.
 * The rest is a tenth of the package. `npm pack` does this after a clean build, because the compiler would not write a declaration
 * again that is reached later.
 *
 *   node tools/bundle-declarations.cjs
 */
const { mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');
const dist = join(root, 'dist');

/** @returns {string[]} the declaration files of the entry points of package.json, relative to dist */
function entryPoints() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [types.replace('./dist/', '')]));
}

async function bundle() {
  const { rollup } = await import('rollup');
  const { dts } = await import('rollup-plugin-dts');
  const bundled = await rollup({
    input: Object.fromEntries(entryPoints().map((file) => [file.replace(/\.d\.ts$/, ''), join(dist, file)])),
    plugins: [dts()],
    external: (name) => !/^[./]/.test(name),
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  const names = { entryFileNames: '[name].d.ts', chunkFileNames: 'types/[name].ts' };
  const { output } = await bundled.generate({ dir: dist, format: 'es', ...names });
  const files = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const contents = files.map(({ fileName, code, isEntry }) => {
    const file = join(dist, fileName);
    return { file, code: isEntry ? withTypeExports(code, readFileSync(file, 'utf8')) : code };
  });
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts')) unlinkSync(join(dist, name));
  }
  mkdirSync(join(dist, 'types'), { recursive: true });
  for (const { file, code } of contents) writeFileSync(file, code);
}

/**
 * The bundler exports classes as values; those of which only the type is exported cannot be imported as values.
 *
 * @param {string} code of an entry point, bundled
 * @param {string} source the same as the compiler wrote it
 */
function withTypeExports(code, source) {
  const exported = Array.from(source.matchAll(/^export type \{([^}]*)\}/gm), ([, names = '']) => names);
  const types = new Set(exported.flatMap((names) => names.split(',').map((name) => name.trim())));
  const isType = (/** @type {string} */ name) => types.has(name.trim());
  return code.replace(/^export \{([^}]*)\};$/gm, (_, /** @type {string} */ names) => {
    const marked = names.split(',').map((name) => (isType(name) ? ` type ${name.trim()}` : name));
    return `export {${marked.join(',')} };`;
  });
}

bundle().catch((/** @type {unknown} */ error) => {
  console.error(error);
  process.exitCode = 1;
});
