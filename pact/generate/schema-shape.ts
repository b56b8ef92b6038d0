/** What the schemas require of a value, as a promise. */
import debugBlock from '../../schemas/debug-block.schema.json';
import envelope from '../../schemas/envelope.schema.json';
import errors from '../../schemas/errors.schema.json';
import imageUsage from '../../schemas/image-usage.schema.json';
import tokens from '../../schemas/tokens.schema.json';
import warnings from '../../schemas/warnings.schema.json';
import type { Expectation } from '../../schemas/generated/scenario';
import { wholePattern } from './patterns';
import { exactly, isObject, matching, newList, newObject, ofTheTypeOf, type Shape } from './shape';

/** By the name that scenarios give them. */
const schemas = {
  envelope,
  tokens,
  'image-usage': imageUsage,
  'debug-block': debugBlock,
  errors,
  warnings,
} as const satisfies Readonly<Record<Exclude<Expectation['schema'], undefined>, unknown>>;

/** The part of a schema that promises are made of. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** What a schema requires, with the value as the example. */
export function shapeOfSchema(name: keyof typeof schemas, value: unknown): Shape {
  return shapeOf(schemas[name], value);
}

/** In places, for every entry of a list; a member of format version 1 is called `*` (core 6.1). */
export const everyEntry = '[*]';

/** What the schema of answers requires of a value at a place; where it says nothing, the type of the example. */
export function shapeAt(path: readonly string[], response: unknown): Shape {
  let schema: Schema | undefined = envelope;
  let value = response;
  for (const part of path) {
    schema = below(chosen(schema, value), part);
    value = part === everyEntry && Array.isArray(value) ? value[0] : isObject(value) ? value[part] : undefined;
  }
  return schema ? shapeOf(schema, value) : ofTheTypeOf(value);
}

function below(schema: Schema | undefined, part: string): Schema | undefined {
  const { properties = {}, additionalProperties, items } = schema ?? {};
  if (part === everyEntry && items) return items;
  if (Object.hasOwn(properties, part)) return properties[part];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function shapeOf(reference: Schema, value: unknown): Shape {
  const schema = chosen(reference, value);
  if (!schema) return ofTheTypeOf(value);
  if (Array.isArray(value)) return listShape(schema, value);
  if (isObject(value)) return objectShape(schema, value);
  // Of several values that are allowed, the format version chooses one.
  if (schema.enum) return exactly(value);
  if (schema.type === 'number') return matching(value, { match: 'number' });
  if (typeof value !== 'string') return ofTheTypeOf(value);
  if (!isPlain(schema.pattern)) return ofTheTypeOf(value);
  return matching(value, { match: 'regex', regex: wholePattern(schema.pattern) });
}

function listShape({ items }: Schema, [first]: readonly unknown[]): Shape {
  return items && first !== undefined ? newList(shapeOf(items, first)) : newList();
}

/** Where nothing is required and nothing else is allowed, as of tokens, the members follow from the request. */
function objectShape(schema: Schema, value: Readonly<Record<string, unknown>>): Shape {
  const { required, additionalProperties } = schema;
  const names = required ?? (additionalProperties === false ? Object.keys(value) : []);
  const members = names.map((name) => {
    const member = below(schema, name);
    return [name, member ? shapeOf(member, value[name]) : ofTheTypeOf(value[name])] as const;
  });
  return newObject(members);
}

/** Follows references, and takes the first of several alternatives that the value can be. */
function chosen(schema: Schema | undefined, value: unknown): Schema | undefined {
  if (schema?.$ref !== undefined) return chosen(follow(schema.$ref), value);
  if (!schema?.anyOf) return schema;
  return schema.anyOf.map((alternative) => chosen(alternative, value)).find((candidate) => fits(candidate, value));
}

function fits(schema: Schema | undefined, value: unknown): boolean {
  if (isObject(value)) return schema?.type === 'object' && (schema.required ?? []).every((name) => name in value);
  return schema?.type === (Array.isArray(value) ? 'array' : typeof value === 'number' ? 'integer' : typeof value);
}

function follow(reference: string): Schema | undefined {
  const [id = '', fragment = ''] = reference.split('#');
  const files = Object.values(schemas).filter(({ $id }) => id === '' || $id === id);
  if (fragment === '') return files[0];
  const name = fragment.replace('/$defs/', '');
  for (const file of files) {
    const found = '$defs' in file ? Object.entries<unknown>(file.$defs).find(([given]) => given === name) : undefined;
    if (found) return found[1] as Schema;
  }
  return undefined;
}

/** Classes of characters are written differently for the engine. */
function isPlain(pattern: string | undefined): pattern is string {
  return pattern !== undefined && !pattern.includes('\\p');
}
