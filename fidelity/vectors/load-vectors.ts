import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a vector may use beyond the first stage of the emulator. */
export const NEEDS = [
  'iuredirect',
  'generator',
  'titles',
  'errorformat',
  'callback',
  'origin',
  'rawcontinue',
  'continue',
  'userinfo',
  'watch',
  'php',
] as const;

export type Need = (typeof NEEDS)[number];

/** A request and its literal answer on the data set of `fixture.wiki.yaml` . */
export interface Vector {
  /** The query string of a GET, to be sent raw as it stands. */
  readonly request: string;
  /** The exact body, except that the documentation reference may stand for its sentence. */
  readonly body: string;
  readonly needs: readonly Need[];
}

export interface VectorSet {
  /** The sentence that errors end with; `{api}` stands for the address of the wiki's `api.php`. */
  readonly documentationReference: string;
  readonly vectors: readonly Vector[];
}

const DEFAULT_FILE = join(__dirname, '../../scenarios/vectors/vectors.yaml');
const PLACEHOLDER = '{documentation reference}';

/** Throws an `Error` that names the file and the vector where the file is not what it should be. */
export function loadVectors(file: string = DEFAULT_FILE): VectorSet {
  const content: unknown = parse(readFileSync(file, 'utf8'));
  if (!isRecord(content) || typeof content.documentationReference !== 'string') {
    throw new Error(`${file}: documentationReference is missing: give the sentence that errors end with`);
  }
  const list: unknown = content.vectors;
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${file}: vectors is missing: give a list of vectors`);
  return {
    documentationReference: content.documentationReference,
    vectors: list.map((item: unknown, index) => readVector(item, `${file}: vector ${index + 1}`)),
  };
}

/** The body that a wiki whose `api.php` is at `api` gives: the sentence names that address, whatever was asked (core 0). */
export function expectedBody(vector: Vector, documentationReference: string, api: string): string {
  return vector.body.replaceAll(PLACEHOLDER, () => documentationReference.replaceAll('{api}', () => api));
}

/** Whether all that the vector needs is there; nothing beyond the first stage by default. */
export function isCovered(vector: Vector, supported: readonly Need[] = []): boolean {
  return vector.needs.every((need) => supported.includes(need));
}

function readVector(item: unknown, where: string): Vector {
  if (!isRecord(item)) throw new Error(`${where} is not a map with request and body`);
  const { request, body, needs = [] } = item;
  if (typeof request !== 'string' || !/^[!-~]+$/.test(request)) {
    throw new Error(`${where}: request is not a raw query string of printable ASCII: percent-encode the rest`);
  }
  if (typeof body !== 'string') throw new Error(`${where} (${request}): body is not a string: quote it`);
  if (!Array.isArray(needs)) throw new Error(`${where} (${request}): needs is not a list`);
  return { request, body, needs: needs.map((need: unknown) => readNeed(need, `${where} (${request})`)) };
}

function readNeed(value: unknown, where: string): Need {
  const need = NEEDS.find((name) => name === value);
  if (need === undefined) throw new Error(`${where}: needs has ${String(value)}: it may have ${NEEDS.join(', ')}`);
  return need;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
