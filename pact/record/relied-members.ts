import { isObject, isWithin, leadsSomewhere, parsePointer, type Pointer } from '../contract/pointer';
import { propertyOf, responseSchemas, schemaFor, type Schema } from '../contract/schemas';

/** What a client depends on in the answers that it gets: a JSON Pointer, or one whose value must stay as it was. */
export type Reliance = string | { readonly at: string; readonly exactly: true };

export interface ReliedMember {
  readonly pointer: Pointer;
  /** The value itself, not only its type. */
  readonly exactly: boolean;
}

/** What clients branch on, and what therefore stands in every contract as it was answered (core 6.1, 8.1). */
const decisive = [/^\/error\/code$/, /^\/errors\/\*\/code$/, /^\/login\/result$/];

/** @throws TypeError for an invalid pointer */
export function readReliances(reliances: readonly Reliance[]): ReliedMember[] {
  return reliances.map((reliance) => {
    if (typeof reliance === 'string') return { pointer: parsePointer(reliance), exactly: false };
    return { pointer: parsePointer(reliance.at), exactly: reliance.exactly };
  });
}

/**
 * What a contract says of an answer. A pointer that the answer has takes the place of all that is required of the same
 * part: the result of a module (`/query/imageusage`), or any other member of the answer (`/continue`). Parts that no
 * pointer speaks of stay as the schemas require them.
 */
export function reliedMembers(response: unknown, reliances: readonly ReliedMember[]): ReliedMember[] {
  const relied = reliances.filter(({ pointer }) => leadsSomewhere(response, pointer));
  const parts = relied.map(({ pointer }) => pointer.slice(0, pointer[0] === 'query' ? 2 : 1));
  const required = requiredMembers(response)
    .filter((pointer) => !parts.some((part) => isWithin(pointer, part) || isWithin(part, pointer)))
    .map((pointer) => ({ pointer, exactly: decisive.some((one) => one.test(`/${pointer.join('/')}`)) }));
  return [...required, ...relied];
}

/** What every answer may have beside its result: in a contract only where a client says that it relies on it. */
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

/** What is listed by id; in format version 1 that is an object or a list, as the ids happen to be (core 4.7). */
const listedById = new Set(['pages', 'badrevids']);

/**
 * What the schemas require of an answer, as pointers: the results that it has (which follow from the request), and in
 * each the members that its schema requires. A token is there because it was asked for, so every token is required. Of
 * a result that no schema describes only its kind, object or list, is, and of pages nothing but that there is a result.
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
    // What only some of the entries must have, no entry must have.
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
