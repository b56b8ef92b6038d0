export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** The object at a path through objects. */
export function objectAt(document: JsonObject | undefined, ...way: readonly string[]): JsonObject | undefined {
  const value = valueAt(document, way);
  return isObject(value) ? value : undefined;
}

/** The list of objects at a path through objects. */
export function objectsAt(document: JsonObject | undefined, ...way: readonly string[]): JsonObject[] | undefined {
  const value = valueAt(document, way);
  return Array.isArray(value) ? value.filter(isObject) : undefined;
}

/** Renames a member in place. */
export function rename(object: JsonObject, from: string, to: string): void {
  replaceMembers(
    object,
    Object.entries(object).map(([name, value]) => [name === from ? to : name, value]),
  );
}

/** Replaces the members of an object, in order. */
export function replaceMembers(object: JsonObject, members: readonly (readonly [string, Json])[]): void {
  for (const name of Object.keys(object)) Reflect.deleteProperty(object, name);
  Object.assign(object, Object.fromEntries(members));
}

/** A list as an object with its indexes as names, as PHP prints lists with gaps. */
export function byPlace(list: readonly Json[]): JsonObject {
  return Object.fromEntries(list.map((item, place) => [String(place), item]));
}

/** A text as it is, or the JSON of any other value. */
export function textOf(value: Json = null): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(document: JsonObject | undefined, way: readonly string[]): Json | undefined {
  return way.reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), document);
}
