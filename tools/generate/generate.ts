/**
 * `npm run generate`: writes schemas/generated from the schema files and the declarations of the modules.
 *
 * Run twice, it writes the same bytes; the test beside it fails when what is committed is not what the schemas give.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { schemaSources } from '../../conformance/schemas/sources';
import { releaseNames } from '../../emulator/releases/release';
import { generateParameters } from './parameters';
import { generateTypes } from './types';
import { generateWikiFileValidator } from './validator';

const folder = join(__dirname, '../../schemas/generated');

/** Every generated file, by its path within schemas/generated. */
export async function generateFiles(): Promise<Map<string, string>> {
  const wikiFile = wikiFileSchema();
  // What was imported may list other releases than what is generated now.
  Object.assign(schemaSources.wikiFile, JSON.parse(wikiFile));
  const files = await generateTypes();
  files.set('validate-wiki-file.js', generateWikiFileValidator());
  files.set('parameters.schema.json', generateParameters());
  files.set(wikiFilePath, wikiFile);
  return files;
}

const wikiFilePath = '../wiki-file.schema.json';

/** The schema of wiki files is written by hand, except for the names of the releases. */
function wikiFileSchema(): string {
  const text = readFileSync(join(folder, wikiFilePath), 'utf8');
  const names = releaseNames.map((name) => JSON.stringify(name)).join(', ');
  const [before, after, ...others] = text.split(/(?<="release": \{[^}]*"enum": )\[[^\]]*\]/);
  if (after === undefined || others.length > 0)
    throw new Error('schemas/wiki-file.schema.json has no list of releases.');
  return `${before}[${names}]${after}`;
}

async function writeFiles(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await generateFiles()) writeFileSync(join(folder, name), text);
}

if (require.main === module) void writeFiles();
