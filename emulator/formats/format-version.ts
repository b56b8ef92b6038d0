/** The differences between the format versions, in every format (core 5.1). */
import { forEachMember, ResultMap, type ResultRecord, type ResultValue } from '../response/result-tree';

/**
 * 1: `true` is an empty text, `false` is omitted, and the content member is `*` and last. 2: values are printed as they are.
 */
export type FormatVersion = 1 | 2;

/**
 * Whether a member is never printed: `false` in version 1, and names that begin with an underscore, which MediaWiki reserves for
 * metadata.
 */
export function isLeftOut(name: string, value: ResultValue, version: FormatVersion): boolean {
  return name.startsWith('_') || (value === false && version === 1);
}

/** Whether a flag prints as a boolean even in version 1. */
export function isKept(container: ResultRecord | ResultMap, name: string): boolean {
  return container instanceof ResultMap && (container.metadata.keptFlags?.includes(name) ?? false);
}

/** A list of names and texts as version 1 prints it; undefined for other maps. */
export function pairsOf(map: ResultMap, version: FormatVersion): ResultMap[] | undefined {
  if (!map.metadata.pairs || version === 2) return undefined;
  return map.names.map((name, index) => {
    const pair = new ResultMap({ contentMember: 'value' });
    pair.append('name', name);
    pair.append('value', map.values[index]!);
    return pair;
  });
}

/** A member as version 1 prints it, if that is a map with the text. */
export function wrapped(container: ResultRecord | ResultMap, name: string, value: ResultValue): ResultValue {
  if (!(container instanceof ResultMap) || !container.metadata.wrappedMembers?.includes(name)) return value;
  return { '*': value };
}

/** The printed members of a record or a map, in order. */
export function printedMembers(container: ResultRecord | ResultMap, version: FormatVersion): [string, ResultValue][] {
  const members: [string, ResultValue][] = [];
  const content = version === 1 && container instanceof ResultMap ? container.metadata.contentMember : undefined;
  forEachMember(container, (name, value) => {
    if (name === content || (isLeftOut(name, value, version) && !isKept(container, name))) return;
    members.push([name, version === 1 ? wrapped(container, name, value) : value]);
  });
  if (content === undefined || !(container instanceof ResultMap)) return members;
  const value = container.get(content);
  if (value !== undefined) members.push(['*', value]);
  return members;
}

/**
 * The values of a keyed map that prints as a list, sorted by key: always in version 2; in version 1, and if the map says so, only
 * if its largest key is one less than its size (core 4.7).
 */
export function keyedList(map: ResultMap, version: FormatVersion): ResultValue[] | undefined {
  const { keyed, association } = map.metadata;
  if (association && (version === 2 || map.names.length === 0)) return undefined;
  const keys = map.names.map(Number);
  const largest = keys.reduce((most, key) => Math.max(most, key), -1);
  if ((version === 1 || keyed?.listIfDense) && largest !== keys.length - 1) return undefined;
  return keys
    .map((key, index) => ({ key, name: map.names[index]!, value: map.values[index]! }))
    .sort((a, b) => a.key - b.key || compareExactly(a.name, b.name))
    .map(({ value }) => value)
    .filter((value) => value !== false || version === 2);
}

/** Different keys of 64 bits can be equal as numbers. */
function compareExactly(a: string, b: string): number {
  if (a === b) return 0;
  return BigInt(a) < BigInt(b) ? -1 : 1;
}
