import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect } from 'chai';
import { parse } from 'yaml';

import { loadVectors } from '../../fidelity/vectors/vector-files';

const root = join(__dirname, '../..');

/** Sections by page, as `core 4.6`. */
function sectionsOf(page: string): string[] {
  const text = readFileSync(join(__dirname, `${page}.md`), 'utf8');
  return Array.from(text.matchAll(/^#{2,3} (\d+(?:\.\d+)*)\.? /gm), ([, number]) => `${page} ${number}`);
}

/** Rules as `rule 4.2.3`, and the sections of the specification that have any, as `spec 4.2` and `spec 4`. */
function rulesOfSpecification(): string[] {
  const { rules } = parse(readFileSync(join(root, 'scenarios/rules.yaml'), 'utf8')) as { rules: { id: string }[] };
  const sections = rules.flatMap(({ id }) => {
    const numbers = id.split('.').filter((part) => /^\d+$/.test(part));
    return numbers.map((_, index) => `spec ${numbers.slice(0, index + 1).join('.')}`);
  });
  // A section without a rule of its own has a folder of scenarios all the same.
  const folders = readdirSync(join(root, 'scenarios')).flatMap((name) => /^\d+(?:\.\d+)*(?=-)/.exec(name) ?? []);
  return [...rules.map(({ id }) => `rule ${id}`), ...sections, ...folders.map((number) => `spec ${number}`)];
}

const known = new Set([
  ...['core', 'reading', 'writing'].flatMap(sectionsOf),
  ...rulesOfSpecification(),
  ...loadVectors().map(({ id }) => `vector ${id}`),
]);

const folders = [
  'emulator',
  'conformance',
  'pact',
  'fidelity',
  'cli',
  'tools',
  'bench',
  'scenarios',
  'schemas',
  'docs',
];
const citing = /\.(ts|yaml|json|md)$/;
const generated = /schemas\/generated|pact\/contracts|fidelity\/evidence|node_modules|package-lock/;

function citingFiles(): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && citing.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !generated.test(path));
}

const comments = /\/\*[^]*?\*\/|(?<![:'"])\/\/[^\n]*/g;

/** What a text cites: `(core 6.1, 10; reading 5.3)` is three citations. */
function citationsIn(text: string): string[] {
  const joined = text.replace(/\n\s*(?:\*|\/\/|#)\s?/g, ' ');
  return Array.from(
    joined.matchAll(
      /(?<![\w-])(core|reading|writing|spec|rules?(?= \d+\.)) (\d+(?:\.\w[\w-]*)*(?:(?:, | and )\d+(?:\.\w[\w-]*)*)*)/g,
    ),
  )
    .flatMap(([, book, numbers]) => numbers!.split(/, | and /).map((number) => `${book!.replace(/s$/, '')} ${number}`))
    .concat(Array.from(joined.matchAll(/(?<![\w-])vector [a-z]+\/[a-z0-9-]+/g), ([citation]) => citation));
}

describe('What comments cite', () => {
  const files = citingFiles().map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const cited = files.flatMap(([path, text]) => citationsIn(text).map((citation) => ({ path, citation })));

  it('exists', () => {
    expect(cited.length).to.be.greaterThan(500);
    const missing = cited.filter(({ citation }) => !known.has(citation));
    expect(missing.map(({ path, citation }) => `${path}: ${citation}`)).to.deep.equal([]);
  });

  it('is not a document that nobody can open', () => {
    const nowhere = /\bfacts,? (?:reading |writing )?\d|\(asked[);]|; asked[);]|\bdesign, "/;
    const vague = files.filter(([, text]) => (text.match(comments) ?? []).some((comment) => nowhere.test(comment)));
    expect(vague.map(([path]) => path)).to.deep.equal([]);
  });
});

describe('A citation', () => {
  it('is found over line breaks and in lists', () => {
    expect(
      citationsIn('/** Long (core 6.1, 10; reading\n * 5.3), and rule 4.2.3; vector query/nothing. */'),
    ).to.deep.equal(['core 6.1', 'core 10', 'reading 5.3', 'rule 4.2.3', 'vector query/nothing']);
  });
});
