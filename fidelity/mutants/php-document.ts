import { isObject, type Json, type JsonObject } from './json-values';

/** Reads the output of PHP's `serialize` (core 5.4); undefined for anything else. */
export function readPhp(text: string): JsonObject | undefined {
  // Lengths count bytes, so the text is read with one character per byte.
  const bytes = Buffer.from(text).toString('latin1');
  let index = 0;
  const take = (pattern: RegExp): RegExpExecArray => {
    pattern.lastIndex = index;
    const match = pattern.exec(bytes);
    if (!match) throw new RangeError(`not serialized at ${index}`);
    index = pattern.lastIndex;
    return match;
  };
  const read = (): Json => {
    const [, type = '', rest = ''] = take(/([sabidN])(?::([^:;]*))?[:;]/y);
    if (type === 'N') return null;
    if (type === 'b') return rest === '1';
    if (type === 'i' || type === 'd') return Number(rest);
    if (type === 's') {
      const value = bytes.slice(index + 1, index + 1 + Number(rest));
      index += Number(rest) + 3;
      return Buffer.from(value, 'latin1').toString();
    }
    take(/\{/y);
    const entries: [Json, Json][] = [];
    for (let count = Number(rest); count > 0; count--) entries.push([read(), read()]);
    take(/\}/y);
    const isList = entries.every(([key], place) => key === place);
    return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries as [string, Json][]);
  };
  try {
    const value = read();
    // What is empty may be a list or an object.
    return isObject(value) ? value : Array.isArray(value) && value.length === 0 ? {} : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Prints a document as PHP's `serialize` does. */
export function printPhp(value: Json): string {
  if (value === null) return 'N;';
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
  const entries = Array.isArray(value)
    ? value.map((item, place): [Json, Json] => [place, item])
    : Object.entries(value).map(([name, item]): [Json, Json] => [/^\d+$/.test(name) ? Number(name) : name, item]);
  return `a:${entries.length}:{${entries.map(([key, item]) => printPhp(key) + printPhp(item)).join('')}}`;
}
