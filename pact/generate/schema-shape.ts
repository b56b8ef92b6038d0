/** Promises that follow from the schemas. */
import type { Expectation } from '../../schemas/generated/scenario';
import { isObject } from '../contract/pointer';
import { responseSchemas, schemaFor, type Schema } from '../contract/schemas';
import { wholePattern } from './patterns';
import { exactly, matching, newList, newObject, ofTheTypeOf, type Shape } from './promised-shape';

/** What a schema requires, with the value as example. */
export function shapeOfSchema(name: NonNullable<Expectation['schema']>, value: unknown): Shape {
  return shapeOf(responseSchemas[name], value);
}

/** The step for every entry of a list in a path; format version 1 has members with the name `*` (core 6.1). */
export const everyEntry = '[*]';

/** What the schema of responses requires of a value at a place; without a requirement, the type of the example. */
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
  // The format version chooses one of several allowed values.
  if (schema.enum) return exactly(value);
  if (schema.type === 'number') return matching(value, { match: 'number' });
  if (typeof value !== 'string') return ofTheTypeOf(value);
  if (!isPlain(schema.pattern)) return ofTheTypeOf(value);
  return matching(value, { match: 'regex', regex: wholePattern(schema.pattern) });
}

function listShape({ items }: Schema, [first]: readonly unknown[]): Shape {
  return items && first !== undefined ? newList(shapeOf(items, first)) : newList();
}

/** If nothing is required and nothing else is allowed, as for tokens, the members follow from the request. */
function objectShape(schema: Schema, value: Readonly<Record<string, unknown>>): Shape {
  const { required, additionalProperties } = schema;
  const names = required ?? (additionalProperties === false ? Object.keys(value) : []);
  const members = names.map((name) => {
    const member = below(schema, name);
    return [name, member ? shapeOf(member, value[name]) : ofTheTypeOf(value[name])] as const;
  });
  return newObject(members);
}

/** The engine has another notation for character classes. */
function isPlain(pattern: string | undefined): pattern is string {
  return pattern !== undefined && !pattern.includes('\\p');
}
