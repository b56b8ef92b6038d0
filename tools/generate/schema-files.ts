import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A schema file of the folder `schemas`. */
export interface SchemaFile {
  /** Of `schemas/image-usage.schema.json`, `image-usage`; its `$id` is `urn:wikidouble:image-usage`. */
  readonly name: string;
  readonly schema: { readonly $id: string };
  /** The names of the files that it refers to, directly. */
  readonly refersTo: readonly string[];
}

const folder = join(__dirname, '../../schemas');
const extension = '.schema.json';

/** Their types are in code, beside the commands that write them. */
const withoutTypes: readonly string[] = ['diff-evidence', 'diff-report'];

/**
 * All schema files that have types in `schemas/generated`, each after those that it refers to.
 *
 * @param replaced the text of files that are generated in part, by name
 */
export function readSchemaFiles(replaced: Readonly<Record<string, string>>): readonly SchemaFile[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .filter((name) => !withoutTypes.includes(name));
  const read = new Map(names.sort().map((name) => [name, parse(name, replaced[name] ?? textOf(name))]));
  const sorted = new Set<SchemaFile>();
  const add = (name: string): void => {
    const file = read.get(name);
    if (file === undefined) throw new Error(`No schema has the $id urn:wikidouble:${name}`);
    if (sorted.has(file)) return;
    file.refersTo.forEach(add);
    sorted.add(file);
  };
  names.forEach(add);
  return [...sorted];
}

function textOf(name: string): string {
  return readFileSync(join(folder, name + extension), 'utf8');
}

function parse(name: string, text: string): SchemaFile {
  const schema = JSON.parse(text) as { readonly $id: string };
  if (schema.$id !== `urn:wikidouble:${name}`) throw new Error(`${name}${extension} has the $id ${schema.$id}`);
  const references = text.matchAll(/"\$ref": "urn:wikidouble:([\w-]+)/g);
  return { name, schema, refersTo: [...new Set(Array.from(references, ([, to = '']) => to))] };
}
