import envelopeSchema from '../../schemas/envelope.schema.json';
import errorsSchema from '../../schemas/errors.schema.json';
import imageUsageSchema from '../../schemas/image-usage.schema.json';
import tokensSchema from '../../schemas/tokens.schema.json';
import warningsSchema from '../../schemas/warnings.schema.json';
import { isObject, memberOf, type Pointer } from './pointer';

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
export function requiredMembers(response: unknown): Pointer[] {
  if (!isObject(response)) return [[]];
  return Object.entries(response).flatMap(([name, value]) => {
    if (besideTheResult.has(name)) return [];
    const schema = propertyOf(envelopeSchema, name);
    return name === 'query' ? resultsOf(value, schema) : within([name], value, schema);
  });
}

function resultsOf(query: unknown, schema: unknown): Pointer[] {
  const results = isObject(query) ? Object.entries(query) : [];
  const pointers = results.flatMap(([name, value]) => {
    if (listedById.has(name)) return [];
    if (name === 'tokens' && isObject(value)) return Object.keys(value).map((token) => ['query', name, token]);
    return within(['query', name], value, propertyOf(schema, name));
  });
  return pointers.length > 0 ? pointers : [['query']];
}

function within(pointer: Pointer, value: unknown, reference: unknown): Pointer[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value.map((entry) => within([...pointer, '*'], entry, itemsOf(reference, entry)));
    if (!first) return [pointer];
    // What only some of the entries must have, no entry must have.
    const common = first.filter((one) => others.every((other) => other.some((two) => isSame(one, two))));
    return common.length > 0 ? common : [pointer];
  }
  if (!isObject(value)) return [pointer];
  const schema = chosen(reference, value);
  const required = listOf(memberOf(schema, 'required')).filter((name) => typeof name === 'string');
  const members = required.flatMap((name) => within([...pointer, name], value[name], propertyOf(schema, name)));
  return members.length > 0 ? members : [pointer];
}

function itemsOf(reference: unknown, entry: unknown): unknown {
  return memberOf(chosen(reference, [entry]), 'items');
}

const schemas = [envelopeSchema, errorsSchema, imageUsageSchema, tokensSchema, warningsSchema];

/** Follows references, and of alternatives takes the first whose required members are all there. */
function chosen(schema: unknown, value: unknown): unknown {
  const followed = follow(schema);
  const alternatives = listOf(memberOf(followed, 'anyOf')).map((one) => chosen(one, value));
  if (alternatives.length === 0) return followed;
  return alternatives.find((one) => fits(one, value));
}

function fits(schema: unknown, value: unknown): boolean {
  const type = memberOf(schema, 'type');
  if (Array.isArray(value)) return type === 'array';
  return type === 'object' && listOf(memberOf(schema, 'required')).every((name) => isNamed(value, name));
}

function isNamed(value: unknown, name: unknown): boolean {
  return typeof name === 'string' && memberOf(value, name) !== undefined;
}

/** `urn:wikidouble:errors#/$defs/errorObject`, or within the same file `#/$defs/entry`: names are unique among them. */
function follow(schema: unknown): unknown {
  const reference = memberOf(schema, '$ref');
  if (typeof reference !== 'string') return schema;
  const [id, fragment = ''] = reference.split('#', 2);
  if (fragment === '') return schemas.find(({ $id }) => $id === id);
  const name = fragment.slice('/$defs/'.length);
  const definitions = schemas.map((file) => memberOf(memberOf(file, '$defs'), name));
  return follow(definitions.find((definition) => definition !== undefined));
}

function propertyOf(schema: unknown, name: string): unknown {
  return memberOf(memberOf(follow(schema), 'properties'), name);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

function isSame(one: Pointer, other: Pointer): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
