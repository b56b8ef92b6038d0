import { isObject, isWithin, leadsSomewhere, parsePointer, type Pointer } from '../contract/pointer';
import { propertyOf, responseSchemas, schemaFor, type Schema } from '../contract/schemas';

/** What a client depends on in responses: a JSON Pointer, or one whose value must stay the same. */
export type Reliance = string | { readonly at: string; readonly exactly: true };

export interface ReliedMember {
  readonly pointer: Pointer;
  /** The value itself, not only its type. */
  readonly exactly: boolean;
}

/** Values that clients branch on, which every contract therefore contains exactly (core 6.1, 8.1). */
const decisive = [/^\/error\/code$/, /^\/errors\/\*\/code$/, /^\/login\/result$/];

/** @throws TypeError for an invalid pointer */
export function readReliances(reliances: readonly Reliance[]): ReliedMember[] {
  return reliances.map((reliance) => {
    if (typeof reliance === 'string') return { pointer: parsePointer(reliance), exactly: false };
    return { pointer: parsePointer(reliance.at), exactly: reliance.exactly };
  });
}

/**
 * The members of a response that a contract requires. A pointer that the response has replaces all requirements for the
 * same part: the result of a module (`/query/imageusage`), or any other member of the response (`/continue`). Parts
 * without a pointer stay as the schemas require them.
 */
export function reliedMembers(response: unknown, reliances: readonly ReliedMember[]): ReliedMember[] {
  const relied = reliances.filter(({ pointer }) => leadsSomewhere(response, pointer));
  const parts = relied.map(({ pointer }) => pointer.slice(0, pointer[0] === 'query' ? 2 : 1));
  const required = requiredMembers(response)
    .filter((pointer) => !parts.some((part) => isWithin(pointer, part) || isWithin(part, pointer)))
    .map((pointer) => ({ pointer, exactly: decisive.some((one) => one.test(`/${pointer.join('/')}`)) }));
  return [...required, ...relied];
}

/** What every response may have besides its result: part of a contract only if a client relies on it. */
const besideTheResult = new Set([
  '*',
  'batchcomplete',
  'continue',
  'curtimestamp',
  'debuginfo',
  'docref',
  'errorlang',
  'limits',
  'query-continue',
  'requestid',
  'servedby',
  'uselang',
  'warnings',
]);

/** Results listed by id; in format version 1 an object or a list, depending on the ids (core 4.7). */
const listedById = new Set(['pages', 'badrevids']);

/**
 * What the schemas require of a response, as pointers: its results (which follow from the request), and in each the
 * members that its schema requires. A token is present because it was requested, so every token is required. A result
 * without a schema is required only as an object or a list; for pages, only that there is a result.
 */
function requiredMembers(response: unknown): Pointer[] {
  if (!isObject(response)) return [[]];
  return Object.entries(response).flatMap(([name, value]) => {
    if (besideTheResult.has(name)) return [];
    const schema = propertyOf(responseSchemas.envelope, name);
    return name === 'query' ? resultsOf(value, schema) : within([name], value, schema);
  });
}

function resultsOf(query: unknown, schema: Schema | undefined): Pointer[] {
  const results = isObject(query) ? Object.entries(query) : [];
  const pointers = results.flatMap(([name, value]) => {
    if (listedById.has(name)) return [];
    if (name === 'tokens' && isObject(value)) return Object.keys(value).map((token) => ['query', name, token]);
    return within(['query', name], value, propertyOf(schema, name));
  });
  return pointers.length > 0 ? pointers : [['query']];
}

function within(pointer: Pointer, value: unknown, reference: Schema | undefined): Pointer[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value.map((entry) =>
      within([...pointer, '*'], entry, schemaFor(reference, [entry])?.items),
    );
    if (!first) return [pointer];
    // Only members that all entries must have are required.
    const common = first.filter((one) => others.every((other) => other.some((two) => isSame(one, two))));
    return common.length > 0 ? common : [pointer];
  }
  if (!isObject(value)) return [pointer];
  const schema = schemaFor(reference, value);
  const members = (schema?.required ?? []).flatMap((name) =>
    within([...pointer, name], value[name], propertyOf(schema, name)),
  );
  return members.length > 0 ? members : [pointer];
}

function isSame(one: Pointer, other: Pointer): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
