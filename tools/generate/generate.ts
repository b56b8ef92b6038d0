/**
 * `npm run generate`: writes schemas/generated from the schema files and the declarations of the modules.
 *
 * Its output is reproducible; the test beside it fails if the committed files are out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { queryModules } from '../../emulator/modules/registry';
import { releaseNames } from '../../emulator/releases/release';
import { generateParameters } from './parameters';
import { generateResponseSchemas } from './response-schemas';
import { readSchemaFiles } from './schema-files';
import { generateTypes } from './types';
import { generateWikiFileTest, generateWikiFileValidator, partsOfWikiFile, type WikiFileSchema } from './validator';

const folder = join(__dirname, '../../schemas/generated');

/** Every generated file, by its path within schemas/generated. */
export async function generateFiles(): Promise<Map<string, string>> {
  const [wikiFile, envelope] = [wikiFileSchema(), envelopeSchema()];
  const schemas = readSchemaFiles({ 'wiki-file': wikiFile, envelope });
  const files = await generateTypes(schemas);
  files.set('response-schemas.ts', generateResponseSchemas(schemas));
  const wikiFileRules = JSON.parse(wikiFile) as WikiFileSchema;
  files.set('validate-wiki-file.js', generateWikiFileValidator(wikiFileRules));
  for (const part of partsOfWikiFile(wikiFileRules)) files.set(`${part.file}.js`, generateWikiFileTest(part));
  files.set('parameters.schema.json', generateParameters());
  files.set(wikiFilePath, wikiFile);
  files.set(envelopePath, envelope);
  return files;
}

const wikiFilePath = '../wiki-file.schema.json';
const envelopePath = '../envelope.schema.json';

/** The schema of wiki files is written by hand, except for the names of the releases. */
function wikiFileSchema(): string {
  const names = releaseNames.map((name) => JSON.stringify(name)).join(', ');
  return withPart(wikiFilePath, /(?<="release": \{[^}]*"enum": )\[[^\]]*\]/, `[${names}]`);
}

/** The schema of responses is written by hand, except for the modules of `action=query` that declare a schema. */
function envelopeSchema(): string {
  const results = [...queryModules].flatMap(({ name, schema }) => {
    return schema === undefined ? [] : `        ${JSON.stringify(name)}: { "$ref": ${JSON.stringify(schema)} }`;
  });
  const place = /(?<="title": "QueryResult",[^{]*"properties": )\{(?:[^{}]|\{[^{}]*\})*\}/;
  return withPart(envelopePath, place, `{\n${results.join(',\n')}\n      }`);
}

/** A schema that is written by hand, with one part of it generated. */
function withPart(path: string, place: RegExp, part: string): string {
  const text = readFileSync(join(folder, path), 'utf8');
  const [before = '', after, ...others] = text.split(place);
  if (after === undefined || others.length > 0) throw new Error(`${path} has no place for ${part}`);
  return before + part + after;
}

async function writeFiles(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await generateFiles()) writeFileSync(join(folder, name), text);
}

if (require.main === module) void writeFiles();
