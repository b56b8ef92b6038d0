/** The schemas of responses, as far as contracts use them. */
import { responseSchemas as generated } from '../../schemas/generated/response-schemas';
import { isObject } from './pointer';

/** The part of a schema that states requirements. */
export interface Schema {
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

interface SchemaFile extends Schema {
  readonly $id: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** By their names in scenarios. */
export const responseSchemas = {
  ...generated,
  'image-usage': generated.imageUsage,
  'debug-block': generated.debugBlock,
};

/** TypeScript infers a different type for each JSON file; this is what they share. */
const files = Object.values(generated) as unknown as readonly SchemaFile[];

/** The schema that applies to a value: follows references, and takes the first of several alternatives that it fits. */
export function schemaFor(schema: Schema | undefined, value: unknown): Schema | undefined {
  const { anyOf, ...followed } = follow(schema) ?? {};
  if (!anyOf) return schema && followed;
  return anyOf.map((alternative) => schemaFor(alternative, value)).find((candidate) => fits(candidate, value));
}

/** The schema of a member, by its name alone. */
export function propertyOf(schema: Schema | undefined, name: string): Schema | undefined {
  const { properties = {} } = follow(schema) ?? {};
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** `urn:wikidouble:errors#/$defs/errorObject`, or within the same file `#/$defs/entry`: names are unique among them. */
function follow(schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref === undefined) return schema;
  const [id = '', fragment = ''] = schema.$ref.split('#', 2);
  if (fragment === '') return follow(files.find(({ $id }) => $id === id));
  const name = fragment.slice('/$defs/'.length);
  return follow(files.map(({ $defs = {} }) => $defs[name]).find((definition) => definition !== undefined));
}

function fits(schema: Schema | undefined, value: unknown): boolean {
  if (isObject(value)) {
    return schema?.type === 'object' && (schema.required ?? []).every((name) => value[name] !== undefined);
  }
  return schema?.type === (Array.isArray(value) ? 'array' : typeof value === 'number' ? 'integer' : typeof value);
}
