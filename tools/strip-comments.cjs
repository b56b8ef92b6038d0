/**
 * Removes the comments from the JavaScript in a folder. Editors show those of the declarations; in the JavaScript they are a
 * tenth of the package, and part of what every start reads.
 *
 *   node tools/strip-comments.cjs dist
 */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const comment = /^\s*(?:\/\*|\/\/)|[\s;{]\/\/ /m;

const [folder = 'dist'] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue;
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  // An unchanged file keeps the result of an earlier build.
  if (comment.test(text)) writeFileSync(file, withoutComments(text));
}

/** @param {string} text */
function withoutComments(text) {
  const ts = require('typescript');
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  return outputText;
}
