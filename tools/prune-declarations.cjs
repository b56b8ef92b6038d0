/**
 * Removes from a build the type declarations that no entry point of the package reaches: users cannot import them, and they
 * are a third of all. `npm pack` does this after a clean build, because the compiler would not write a declaration again that is
 * reached later.
 *
 *   node tools/prune-declarations.cjs
 */
const { existsSync, readdirSync, readFileSync, unlinkSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');

const root = join(__dirname, '..');

/** @returns {string[]} the declaration files of the entry points of package.json */
function entryPoints() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [join(root, types)]));
}

/**
 * @param {string} file a declaration file
 * @returns {string[]} the declaration files that it imports from this package
 */
function importsOf(file) {
  const names = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(|\bimport|\brequire\()\s*(["'])(\.[^"']*)\1/g);
  return Array.from(names, ([, , name]) => {
    const path = resolve(dirname(file), name);
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find((candidate) => existsSync(candidate)) ?? `${path}.d.ts`;
  });
}

/**
 * @param {readonly string[]} entries
 * @returns {Set<string>} these files and all that they import, directly or not
 * @throws Error if one of them does not exist
 */
function reachableFrom(entries) {
  const reached = new Set(entries);
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  return reached;
}

const reached = reachableFrom(entryPoints());
const dist = join(root, 'dist');
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const file = join(dist, name);
  if (name.endsWith('.d.ts') && !reached.has(file)) unlinkSync(file);
}
