/**
 * Joins the programs of a build (command line, conformance run, Pact, differential run) into one file, for `npm pack`: npm compresses
 * hundreds of small files worse than one (docs/decisions/0010-minified-package.md). The emulator stays in its files, because a test
 * suite loads only those that its requests need (decision 7).
 *
 *   node tools/bundle-programs.cjs dist
 */
const { readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { basename, join, relative, resolve } = require('node:path');
const { build } = require('esbuild');

const rooms = ['cli', 'conformance', 'fidelity', 'pact'];
/** What users run or import: these files stay, and load their part of the bundle. */
const entryPoints = ['cli/main', 'conformance/index'];
/** What a program starts as a process of its own, from beside itself. */
const processes = ['pact/verify/engine-process'];
const bundleName = 'programs.js';

/** @param {string} dist */
async function bundlePrograms(dist) {
  const exported = new Map(
    ['conformance/index'].map((entry) => [entry, Object.keys(require(join(dist, `${entry}.js`)))]),
  );
  const parts = [...entryPoints, ...processes].map((entry) => `'${entry}': () => require('./${entry}.js')`);
  const kept = filesOfEmulator(dist);
  const bundled = rooms.flatMap((room) => scriptsIn(join(dist, room))).filter((file) => !kept.has(file));
  await build({
    stdin: { contents: `exports.parts = { ${parts.join(', ')} };`, resolveDir: dist, sourcefile: 'parts.js' },
    outfile: join(dist, bundleName),
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    minifyWhitespace: true,
    logLevel: 'error',
    plugins: [
      {
        name: 'leave what is not of the programs in its files',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
            const file = require.resolve(resolve(resolveDir, path));
            if (bundled.includes(file)) return undefined;
            return { path: `./${relative(dist, file).replaceAll('\\', '/')}`, external: true };
          });
        },
      },
    ],
  });
  for (const file of bundled) rmSync(file);
  for (const entry of entryPoints) {
    const path = relative(join(dist, entry, '..'), join(dist, bundleName)).replaceAll('\\', '/');
    const load = `require("${path}").parts["${entry}"]()`;
    writeFileSync(join(dist, `${entry}.js`), entryPoint(load, exported.get(entry)));
  }
  for (const entry of processes) {
    writeFileSync(join(dist, `${basename(entry)}.js`), `require("./${bundleName}").parts["${entry}"]();\n`);
  }
  checkRequired(dist);
}

/**
 * Node.js reads from this form which names ESM can import.
 *
 * @param {string} load
 * @param {readonly string[] | undefined} names what a module exports; absent of a program
 */
function entryPoint(load, names) {
  if (names === undefined) return `#!/usr/bin/env node\n${load};\n`;
  const assignments = names.map((name) => `exports.${name} = part.${name};\n`);
  const mark = 'Object.defineProperty(exports, "__esModule", { value: true });';
  return `"use strict";\n${mark}\nconst part = ${load};\n${assignments.join('')}`;
}

/**
 * What the emulator requires, wherever it is: it records contracts, for one.
 *
 * @param {string} dist
 * @returns {ReadonlySet<string>}
 */
function filesOfEmulator(dist) {
  const files = new Set(scriptsIn(join(dist, 'emulator')));
  for (const file of files) {
    for (const path of requiredBy(file)) files.add(require.resolve(path));
  }
  return files;
}

/**
 * The files that a script requires by their path, in whichever quotes.
 *
 * @param {string} file
 * @returns {string[]}
 */
function requiredBy(file) {
  const required = readFileSync(file, 'utf8').matchAll(/require\((["'])(\..+?)\1\)/g);
  return Array.from(required, ([, , path = '']) => join(file, '..', path));
}

/**
 * @param {string} dist
 * @throws Error if a script requires what has been removed
 */
function checkRequired(dist) {
  for (const file of scriptsIn(dist)) for (const path of requiredBy(file)) require.resolve(path);
}

/** @param {string} folder */
function scriptsIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name));
}

bundlePrograms(resolve(process.argv[2] ?? 'dist')).catch((/** @type {unknown} */ error) => {
  console.error(error);
  process.exitCode = 1;
});
