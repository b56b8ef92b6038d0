import { inspect } from 'node:util';

import { checkOptions, OptionError, type OptionNames } from '../check-options';
import type { Substitute } from '../pipeline/substitute';
import { ResultList, ResultMap, type ResultValue } from '../response/result-tree';
import { messageOf } from '../text/message-of';

/** A response of a stub, with its status, headers and body. */
export interface StubHttpResponse {
  /** Default: 200. */
  readonly status?: number;
  /** By name. Default: those of the requested format, or `Content-Type: text/plain; charset=utf-8` if the body is a text. */
  readonly headers?: Readonly<Record<string, string | number>>;
  /** A text, which is sent as it is, or the result of the API. Default: no body. */
  readonly body?: string | StubResult;
}

/**
 * The result of the API as JSON has it, such as `{ query: { categorymembers: [] } }`. It is printed in the requested format;
 * an array, such as that of `action=opensearch`, is always JSON.
 */
export type StubResult = Readonly<Record<string, unknown>> | readonly unknown[];

/** What a stub responds: a result of the API, or a response with `status`, `headers` or `body`. */
export type StubResponse = StubResult | StubHttpResponse;

const memberNames: OptionNames<StubHttpResponse> = { status: true, headers: true, body: true };

/**
 * Reads what a test gave as a response.
 *
 * @internal
 * @throws OptionError if it is not one
 */
export function readStubResponse(given: unknown): Substitute {
  if (!isObject(given)) throw new OptionError(`wiki.stub: ${expectedResponse}, not ${shown(given)}.`);
  if (typeof given.then === 'function') {
    throw new OptionError('wiki.stub: a stub responds synchronously; return the response, not a promise.');
  }
  if (typeof given.arrayBuffer === 'function') {
    throw new OptionError(`wiki.stub: the body of a Response cannot be read synchronously; ${expectedResponse}.`);
  }
  return isHttpResponse(given) ? readHttpResponse(given) : readResult(given);
}

const expectedResponse =
  'the response must be an object, such as { query: { categorymembers: [] } } or { status: 503, body: "Down" }';

/** No result of MediaWiki has such members at the top. */
function isHttpResponse(given: Readonly<Record<string, unknown>>): boolean {
  return !Array.isArray(given) && (typeof given.status === 'number' || 'body' in given || isObject(given.headers));
}

function readHttpResponse(given: Readonly<Record<string, unknown>>): Substitute {
  checkOptions('wiki.stub', given, memberNames);
  const { status = 200, headers = {}, body = '' } = given;
  if (!Number.isInteger(status) || Number(status) < 200 || Number(status) > 599) {
    throw new OptionError(`wiki.stub: status must be an integer from 200 to 599, not ${shown(status)}.`);
  }
  const { STATUS_CODES } = require('node:http') as typeof import('node:http');
  const line = { status: Number(status), statusText: STATUS_CODES[Number(status)] ?? '' };
  const sent = readHeaders(headers);
  if (typeof body === 'string') return { ...line, headers: withContentType(sent, plainText), content: body };
  if (!isObject(body)) throw new OptionError(`wiki.stub: body must be a text or an object, not ${shown(body)}.`);
  const result = readResult(body);
  const own = new Set(evenEntries(sent).map((name) => name.toLowerCase()));
  const others = result.headers.filter((_, index) => !own.has(result.headers[index - (index % 2)]!.toLowerCase()));
  return { ...line, headers: [...others, ...sent], content: result.content };
}

function readHeaders(headers: unknown): string[] {
  if (!isObject(headers)) throw new OptionError(`wiki.stub: headers must be an object, not ${shown(headers)}.`);
  return Object.entries(headers).flatMap(([name, value]) => {
    if (typeof value === 'string' || typeof value === 'number') return [name, String(value)];
    throw new OptionError(
      `wiki.stub: the header ${JSON.stringify(name)} must be a text or a number, not ${shown(value)}.`,
    );
  });
}

const plainText = 'text/plain; charset=utf-8';

function withContentType(headers: readonly string[], contentType: string): readonly string[] {
  const isSet = evenEntries(headers).some((name) => name.toLowerCase() === 'content-type');
  return isSet ? headers : ['Content-Type', contentType, ...headers];
}

/** The names of headers, which alternate with their values. */
function evenEntries(headers: readonly string[]): string[] {
  return headers.filter((_, index) => index % 2 === 0);
}

function readResult(given: object): Substitute {
  const result = asJson(given);
  if (isList(result)) {
    return { content: JSON.stringify(result), headers: ['Content-Type', 'application/json; charset=utf-8'] };
  }
  const codes = errorCodesOf(result);
  return { content: mapOf(result), headers: codes === '' ? [] : ['MediaWiki-API-Error', codes] };
}

type Json = string | number | boolean | null | readonly Json[] | JsonObject;

interface JsonObject {
  readonly [name: string]: Json;
}

/** A copy, so that later changes of the object do not change the response. */
function asJson(given: object): JsonObject | readonly Json[] {
  let text: string;
  try {
    text = JSON.stringify(given);
  } catch (cause) {
    const [reason] = messageOf(cause).split('\n', 1);
    throw new OptionError(`wiki.stub: the response cannot be written as JSON: ${reason}`, { cause });
  }
  return JSON.parse(text) as JsonObject | readonly Json[];
}

/** Clients look for errors in the header `MediaWiki-API-Error`, too. */
function errorCodesOf({ error, errors }: JsonObject): string {
  const all = isList(errors) ? errors : [error];
  const codes = all.map((one) => (isObject(one) ? one.code : undefined));
  return codes.filter((code) => typeof code === 'string').join(', ');
}

/** Flags stay what they are in either format version: the test gives the response that the client is to get. */
function mapOf(members: JsonObject): ResultMap {
  const keptFlags = Object.keys(members).filter((name) => typeof members[name] === 'boolean');
  const map = new ResultMap({ association: true, ...(keptFlags.length > 0 && { keptFlags }) });
  for (const [name, value] of Object.entries(members)) map.append(name, valueOf(value));
  return map;
}

function valueOf(value: Json): ResultValue {
  if (typeof value !== 'object' || value === null) return value;
  return isList(value) ? new ResultList(value.map(valueOf)) : mapOf(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return inspect(value, { depth: 0, maxStringLength: 80 });
}
