/**
 * Removes the comments from the JavaScript in a folder, and indents it by tabs. Editors show the comments of the declarations; in
 * the JavaScript they are a tenth of the package, and part of what every start reads.
 *
 *   node tools/strip-comments.cjs dist
 */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const comment = /^\s*(?:\/\*|\/\/)|[\s;{]\/\/ /m;
const indent = /^(?: {4})+/gm;

const [folder = 'dist'] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue;
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  // An unchanged file keeps the result of an earlier build.
  if (comment.test(text) || text.search(indent) >= 0) writeFileSync(file, withTabs(withoutComments(text)));
}

/** @param {string} text */
function withoutComments(text) {
  const ts = require('typescript');
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  return outputText;
}

/** @param {string} text as the compiler prints it; the lines of template literals stay as they are */
function withTabs(text) {
  const ts = require('typescript');
  const source = ts.createSourceFile('built.js', text, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  /** @type {{ start: number, end: number }[]} */
  const literals = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isTemplateLiteralToken(node)) literals.push({ start: node.getStart(source), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return text.replace(indent, (spaces, offset) =>
    literals.some(({ start, end }) => start < offset && offset < end) ? spaces : '\t'.repeat(spaces.length / 4),
  );
}
