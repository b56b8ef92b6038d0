/**
 * Removes from the type declarations in a folder what cites our own notes, "(core 4.2)" or
 * "(spec 2.4; core 9)": editors show these comments to users, who do not have the notes.
 *
 *   node tools/strip-citations.cjs dist
 */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Within a comment, blanks and the beginnings of lines may stand between any two words. */
const gap = String.raw`(?:\s|\n\s*\*)+`;
const source = String.raw`(?:core|reading|writing|spec|rules?)${gap}\d`;

/** A remark in parentheses that begins with a citation, with the gap before it. */
const remark = new RegExp(String.raw`(?:${gap})?\(${source}[^()]*(?:\([^()]*\)[^()]*)*\)`, 'g');
/** Citations that end a remark. */
const ending = new RegExp(String.raw`[;,]${gap}${source}[^();]*(?:;${gap}${source}[^();]*)*(?=\))`, 'g');

/** @param {string} text a declaration file */
function stripCitations(text) {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => comment.replace(remark, '').replace(ending, ''));
}

module.exports = { stripCitations };

if (require.main === module) {
  const [folder = 'dist'] = process.argv.slice(2);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const stripped = stripCitations(text);
    if (stripped !== text) writeFileSync(file, stripped);
  }
}
