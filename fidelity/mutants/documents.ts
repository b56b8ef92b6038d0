import { decodeHTML } from 'entities';

import type { ReceivedResponse } from '../../conformance/runner/exchange';
import { isObject, type Json, type JsonObject } from './json-values';
import { printPhp, readPhp } from './php-document';
import { isHtml, withBody } from './wire';
import { printXml, readXml } from './xml-document';

/** The data of a page (core 5.2). */
const preformatted = /(<pre class="api-pretty-content">)([^]*?)(<\/pre>)/;

/**
 * Changes the document in a response and keeps its form: JSON, XML or serialized PHP, plain or inside a page. JSON stays
 * compact or indented, with or without escaped characters.
 *
 * @returns `undefined` if the response has no document, or nothing was changed
 */
export function changeDocument(
  response: ReceivedResponse,
  change: (document: JsonObject) => void,
): ReceivedResponse | undefined {
  const text = documentText(response);
  const read = text === undefined ? undefined : readText(text);
  if (text === undefined || read === undefined) return undefined;
  const { document, print } = read;
  // What a notation writes in the same way, such as an empty list and an empty object in XML, is no change.
  const before = print(document);
  change(document);
  const after = print(document);
  return after === before ? undefined : withDocumentText(response, after);
}

/** The document of a response; `undefined` if it has none. */
export function readDocument(response: ReceivedResponse): JsonObject | undefined {
  return readText(documentText(response) ?? '')?.document;
}

/** The document as the format without a page would return it. */
export function documentText(response: ReceivedResponse): string | undefined {
  if (!isHtml(response)) return response.body;
  const data = preformatted.exec(response.body)?.[2];
  return data === undefined ? undefined : decodeHTML(data);
}

/** The same response with another document. */
export function withDocumentText(response: ReceivedResponse, text: string): ReceivedResponse {
  if (!isHtml(response)) return withBody(response, text);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return withBody(
    response,
    response.body.replace(preformatted, (_, open: string, _data, end: string) => open + escaped + end),
  );
}

interface Read {
  readonly document: JsonObject;
  readonly print: (document: JsonObject) => string;
}

function readText(text: string): Read | undefined {
  if (text.startsWith('<?xml')) {
    const document = readXml(text);
    return document && { document, print: printXml };
  }
  if (text.startsWith('a:')) {
    const document = readPhp(text);
    return document && { document, print: printPhp };
  }
  const document = parse(text);
  return isObject(document) ? { document, print: (changed) => printJson(changed, text) } : undefined;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function printJson(document: JsonObject, like: string): string {
  const text = JSON.stringify(document, undefined, /^\{\s/.test(like) ? 4 : undefined);
  return /[\x80-\uffff]/.test(like) ? text : text.replace(/[\x80-\uffff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
