/**
 * Puts the generated validators into a build as they are. The compiler indents them, which makes them up to four times as
 * long, and every program that imports the package reads one.
 *
 *   node tools/copy-validators.cjs dist
 */
const { copyFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const source = join(__dirname, '../schemas/generated');
const [folder = 'dist'] = process.argv.slice(2);
for (const name of readdirSync(source)) {
  if (name.endsWith('.js')) copyFileSync(join(source, name), join(folder, 'schemas/generated', name));
}
