/**
 * Lets node run TypeScript, as ts-node compiles it, but compiles each file once: tests start many programs, and the
 * compiler would take most of their time. What is compiled is kept beneath node_modules under its content's name.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const cache = join(root, 'node_modules/.cache/wikidouble-tests');
mkdirSync(cache, { recursive: true });

/** Another compiler or other options make other code. */
const compiler = ['typescript', 'ts-node']
  .map((name) => readFileSync(require.resolve(`${name}/package.json`), 'utf8'))
  .concat(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  .join('\n');

let service;

function compile(source, file) {
  service ??= require('ts-node').create({ transpileOnly: true, cwd: root });
  return service.compile(source, file);
}

function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const name = createHash('sha1').update(compiler).update(file).update(source).digest('hex');
  const kept = join(cache, `${name}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const code = compile(source, file);
    // Other programs may be writing the same: each sees all of it or nothing.
    writeFileSync(`${kept}.${process.pid}`, code);
    renameSync(`${kept}.${process.pid}`, kept);
    return code;
  }
}

process.setSourceMapsEnabled(true);
require.extensions['.ts'] = (module, file) => module._compile(compiled(file), file);
