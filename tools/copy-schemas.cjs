/**
 * Puts the schemas and the generated validators into a build as they are, without the generated schema that only validators are
 * made from. The compiler leaves out schemas that no program imports, and indents validators, which makes them up to four times as
 * long; every program that imports the package reads one.
 *
 *   node tools/copy-schemas.cjs dist
 */
const { copyFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const source = join(__dirname, '../schemas');
const [folder = 'dist'] = process.argv.slice(2);
for (const [from, ending] of [
  ['.', '.schema.json'],
  ['generated', '.js'],
]) {
  for (const name of readdirSync(join(source, from))) {
    if (name.endsWith(ending)) copyFileSync(join(source, from, name), join(folder, 'schemas', from, name));
  }
}
