import { decodeXML, encodeXML } from 'entities';

import { isObject, textOf, type Json, type JsonObject } from './json-values';

/** The names of the items of each list that the mutants know (core 5.3). */
const itemNames: Readonly<Record<string, string>> = {
  imageusage: 'iu',
  redirlinks: 'iu',
  log: 'line',
  debugLog: 'msg',
  queries: 'query',
  includes: 'queries',
};
/** Members that are numbers in JSON, and texts in XML as all attributes are. */
const numbers = /^(?:pageid|ns|lag)$/;

const token = /<\?[^>]*>|<(\/?)([A-Za-z_][^\s/>]*)((?:\s+[^\s=/>]+="[^"<]*")*)\s*(\/?)>|([^<]+)/g;
const attribute = /([^\s=/>]+)="([^"<]*)"/g;

interface Element {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly children: Element[];
  text: string;
}

/** Reads the XML of the API as the JSON that `format=json` would return; undefined for anything else. */
export function readXml(text: string): JsonObject | undefined {
  const root: Element = { name: '', attributes: [], children: [], text: '' };
  const open = [root];
  for (const [, closing, name, given = '', isEmpty, content] of text.matchAll(token)) {
    const parent = open.at(-1);
    if (!parent) return undefined;
    if (content !== undefined) parent.text += decodeXML(content);
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.pop()?.name !== name) return undefined;
      continue;
    }
    const attributes = Array.from(
      given.matchAll(attribute),
      ([, key = '', value = '']) => [key, decodeXML(value)] as const,
    );
    const element: Element = { name, attributes, children: [], text: '' };
    parent.children.push(element);
    if (isEmpty === '') open.push(element);
  }
  const [api] = root.children;
  const value = api && open.length === 1 ? valueOf(api) : undefined;
  return isObject(value) ? value : undefined;
}

function valueOf(element: Element): Json {
  const { name, attributes, children, text } = element;
  // `includes` repeats the name of the list of statements as the name of its items.
  if (name in itemNames && children.length + attributes.length === 0 && text.trim() === '') return [];
  if (name in itemNames && children.length > 0 && children.every((child) => child.name === itemNames[name])) {
    return children.map((child) => (name === 'debugLog' ? child.text : objectOf(child)));
  }
  return objectOf(element);
}

function objectOf({ attributes, children, text }: Element): JsonObject {
  const members: [string, Json][] = [];
  for (const [name, value] of attributes) {
    if (name === 'xml:space') continue;
    members.push([name, numbers.test(name) ? Number(value) : value]);
  }
  for (const child of children) members.push([child.name, valueOf(child)]);
  if (children.length === 0 && text !== '') members.push(['*', text]);
  return Object.fromEntries(members);
}

/** Prints a document as the API prints XML. */
export function printXml(document: JsonObject): string {
  return `<?xml version="1.0"?>${printElement('api', document)}`;
}

function printElement(name: string, value: Json): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => printElement(itemNames[name] ?? '_v', item)).join('');
    return items === '' ? `<${name} />` : `<${name}>${items}</${name}>`;
  }
  if (!isObject(value)) return `<${name} xml:space="preserve">${encodeXML(textOf(value))}</${name}>`;
  const attributes: string[] = [];
  let inside = '';
  for (const [key, member] of Object.entries(value)) {
    if (key === '*') {
      attributes.push(' xml:space="preserve"');
      inside += encodeXML(textOf(member));
    } else if (typeof member === 'object' && member !== null) inside += printElement(key, member);
    // A missing value and false leave out the attribute; true is an empty text.
    else if (member !== null && member !== false) {
      attributes.push(` ${key}="${encodeXML(member === true ? '' : String(member))}"`);
    }
  }
  const start = `<${name}${attributes.join('')}`;
  return inside === '' ? `${start} />` : `${start}>${inside}</${name}>`;
}
