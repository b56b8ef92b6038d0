/**
 * `npm run generate`: makes schemas/generated from the schema files and from what the modules declare.
 *
 * Run twice, it writes the same bytes; the test beside it fails when what is committed is not what the schemas give.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { generateParameters } from './parameters';
import { generateTypes } from './types';
import { generateWikiFileValidator } from './validator';

/** Every generated file, by its name within schemas/generated. */
export async function generateFiles(): Promise<Map<string, string>> {
  const files = await generateTypes();
  files.set('validate-wiki-file.js', generateWikiFileValidator());
  files.set('parameters.schema.json', generateParameters());
  return files;
}

async function writeFiles(): Promise<void> {
  const folder = join(__dirname, '../../schemas/generated');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await generateFiles()) writeFileSync(join(folder, name), text);
}

if (require.main === module) void writeFiles();
