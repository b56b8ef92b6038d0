/** What a contract promises about a JSON body, as a tree that expectations extend in turn. */
import { isObject } from '../contract/pointer';
import type { Matcher } from '../contract/contract';

export type Shape = ValueShape | ObjectShape | ListShape;

export interface ValueShape {
  readonly kind: 'value';
  /** An example, or the value itself. */
  readonly value: unknown;
  /** How values are compared with the example; empty for exactly this value. */
  readonly matchers: readonly Matcher[];
}

export interface ObjectShape {
  readonly kind: 'object';
  /** Members that must be present. */
  readonly members: Map<string, Shape>;
  /** Whether no other members may be present, apart from these. */
  onlyMembersAnd?: readonly string[];
  /** Members that must be absent. */
  readonly without: Set<string>;
}

export interface ListShape {
  readonly kind: 'list';
  /** The number of entries. */
  min: number;
  max?: number;
  /** The promise about each entry. */
  entry?: Shape;
  /** Entries that must be included. */
  readonly containing: Shape[];
}

export function newObject(members: Iterable<readonly [string, Shape]> = []): ObjectShape {
  return { kind: 'object', members: new Map(members), without: new Set() };
}

export function newList(entry?: Shape): ListShape {
  return entry ? { kind: 'list', min: 0, entry, containing: [] } : { kind: 'list', min: 0, containing: [] };
}

/** Exactly this value. */
export function exactly(value: unknown): Shape {
  if (!isObject(value)) return { kind: 'value', value, matchers: [] };
  const members = Object.entries(value).map(([name, member]) => [name, exactly(member)] as const);
  return { ...newObject(members), onlyMembersAnd: [] };
}

export function matching(value: unknown, ...matchers: readonly Matcher[]): Shape {
  return { kind: 'value', value, matchers };
}

/** A value of the same JSON type. */
export function ofTheTypeOf(value: unknown): Shape {
  if (Array.isArray(value)) return newList();
  if (isObject(value)) return newObject();
  if (typeof value === 'number') return matching(value, { match: Number.isInteger(value) ? 'integer' : 'number' });
  return matching(value, { match: typeof value === 'boolean' ? 'boolean' : 'type' });
}

/** Combines two promises: the stricter one counts. */
export function merge(one: Shape, other: Shape): Shape {
  if (one.kind === 'object' && other.kind === 'object') return mergeObjects(one, other);
  if (one.kind === 'list' && other.kind === 'list') return mergeLists(one, other);
  // A list of which only the type is known, and the empty list itself.
  if (one.kind !== 'value') return isOpen(one) ? other : one;
  if (other.kind !== 'value') return isOpen(other) ? one : other;
  if (one.matchers.length === 0) return one;
  return other.matchers.length === 0 ? other : { ...one, matchers: distinct([...one.matchers, ...other.matchers]) };
}

function mergeObjects(one: ObjectShape, other: ObjectShape): ObjectShape {
  const merged = newObject(one.members);
  for (const [name, member] of other.members) {
    const held = merged.members.get(name);
    merged.members.set(name, held ? merge(held, member) : member);
  }
  for (const name of [...one.without, ...other.without]) merged.without.add(name);
  const only = one.onlyMembersAnd ?? other.onlyMembersAnd;
  return only ? { ...merged, onlyMembersAnd: only } : merged;
}

function mergeLists(one: ListShape, other: ListShape): ListShape {
  const maxima = [one.max, other.max].filter((max) => max !== undefined);
  const entry = one.entry && other.entry ? merge(one.entry, other.entry) : (one.entry ?? other.entry);
  return {
    kind: 'list',
    min: Math.max(one.min, other.min),
    ...(maxima.length > 0 ? { max: Math.min(...maxima) } : {}),
    ...(entry ? { entry } : {}),
    containing: [...one.containing, ...other.containing],
  };
}

function isOpen(shape: Shape): boolean {
  return shape.kind === 'list' ? shape.min === 0 && !shape.entry && shape.containing.length === 0 : false;
}

/** A type adds nothing to a pattern. */
function distinct(matchers: readonly Matcher[]): readonly Matcher[] {
  const said = [...new Map(matchers.map((matcher) => [JSON.stringify(matcher), matcher])).values()];
  const telling = said.filter(({ match }) => match !== 'type');
  return telling.length > 0 ? telling : said.slice(0, 1);
}
