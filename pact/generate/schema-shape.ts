/** What the schemas require of a value, as a promise. */
import type { Expectation } from '../../schemas/generated/scenario';
import { isObject } from '../contract/pointer';
import { responseSchemas, schemaFor, type Schema } from '../contract/schemas';
import { wholePattern } from './patterns';
import { exactly, matching, newList, newObject, ofTheTypeOf, type Shape } from './promised-shape';

/** What a schema requires, with the value as the example. */
export function shapeOfSchema(name: NonNullable<Expectation['schema']>, value: unknown): Shape {
  return shapeOf(responseSchemas[name], value);
}

/** In places, for every entry of a list; a member of format version 1 is called `*` (core 6.1). */
export const everyEntry = '[*]';

/** What the schema of answers requires of a value at a place; where it says nothing, the type of the example. */
export function shapeAt(path: readonly string[], response: unknown): Shape {
  let schema: Schema | undefined = responseSchemas.envelope;
  let value = response;
  for (const part of path) {
    schema = below(schemaFor(schema, value), part);
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
  const schema = schemaFor(reference, value);
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

/** Classes of characters are written differently for the engine. */
function isPlain(pattern: string | undefined): pattern is string {
  return pattern !== undefined && !pattern.includes('\\p');
}
