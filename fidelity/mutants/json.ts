import { decodeHTML } from 'entities';

import type { ReceivedResponse } from '../../conformance/runner/exchange';
import { isHtml, withBody } from './wire';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** The data of a page (core 5.2). */
const preformatted = /(<pre class="api-pretty-content">)([^]*?)(<\/pre>)/;

/**
 * Changes the JSON of a response and keeps its form: compact, or indented inside a page; with or without escaped
 * characters.
 *
 * @returns `undefined` if the response has no JSON, or nothing was changed
 */
export function changeJson(
  response: ReceivedResponse,
  change: (document: JsonObject) => void,
): ReceivedResponse | undefined {
  const text = jsonText(response);
  const document = text === undefined ? undefined : parse(text);
  if (text === undefined || !isObject(document)) return undefined;
  const before = JSON.stringify(document);
  change(document);
  if (JSON.stringify(document) === before) return undefined;
  const printed = print(document, text);
  if (!isHtml(response)) return withBody(response, printed);
  const escaped = printed.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return withBody(
    response,
    response.body.replace(preformatted, (_, open: string, _data, end: string) => open + escaped + end),
  );
}

/** The JSON of a response; `undefined` if it has none. */
export function readJson(response: ReceivedResponse): JsonObject | undefined {
  const document = parse(jsonText(response) ?? '');
  return isObject(document) ? document : undefined;
}

/** The JSON as `format=json` would return it. */
export function jsonText(response: ReceivedResponse): string | undefined {
  if (!isHtml(response)) return response.body;
  const data = preformatted.exec(response.body)?.[2];
  return data === undefined ? undefined : decodeHTML(data);
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

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function print(document: JsonObject, like: string): string {
  const text = JSON.stringify(document, undefined, /^\{\s/.test(like) ? 4 : undefined);
  return /[\x80-\uffff]/.test(like) ? text : text.replace(/[\x80-\uffff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
