import { type Need, type Vector, type VectorSet, expectedBody, isCovered, loadVectors } from './load-vectors';

/** What a transport brings back. The answers of the emulator and of `node:http` both have this form. */
export interface VectorResponse {
  readonly status: number;
  /** Names and values alternating, as received. */
  readonly headers: readonly string[];
  /** Bytes as received; a string stands for its UTF-8. */
  readonly body: string | Uint8Array;
}

/** Sends `GET api.php?QUERY`, the query exactly as given: no client may re-encode `|`, `[` or `*` on the way. */
export type Ask = (query: string) => VectorResponse | Promise<VectorResponse>;

export interface VectorOptions {
  /** The address of `api.php` as the wiki itself knows it, which its errors name: `http://wiki.example/w/api.php`. */
  readonly api: string;
  /** What the wiki does beyond the first stage; vectors that need more are left out. Left out itself: everything. */
  readonly supported?: readonly Need[];
  /** Default: those of `scenarios/vectors/vectors.yaml`. */
  readonly set?: VectorSet;
}

export interface VectorResult {
  readonly vector: Vector;
  readonly passed: boolean;
  readonly expected: string;
  readonly actual: string;
  readonly status: number;
  readonly contentType: string | undefined;
  /** The first byte of the body that differs; `undefined` where the body is as expected (and the status is not). */
  readonly firstDifference: number | undefined;
}

/** Asks one vector after the other. What `ask` throws is the caller's: a wiki that cannot be reached is no verdict. */
export async function runVectors(ask: Ask, options: VectorOptions): Promise<VectorResult[]> {
  const { api, supported, set = loadVectors() } = options;
  const results: VectorResult[] = [];
  for (const vector of set.vectors) {
    if (supported !== undefined && !isCovered(vector, supported)) continue;
    results.push(await runVector(vector, ask, { api, set }));
  }
  return results;
}

/** Asks one: for a test that has one `it` a vector. */
export async function runVector(
  vector: Vector,
  ask: Ask,
  { api, set = loadVectors() }: VectorOptions,
): Promise<VectorResult> {
  const response = await ask(vector.request);
  const expected = Buffer.from(expectedBody(vector, set.documentationReference, api));
  const actual = Buffer.from(response.body);
  const firstDifference = findDifference(expected, actual);
  return {
    vector,
    // Every vector's answer has the status 200, errors as well (core 6.1).
    passed: firstDifference === undefined && response.status === 200,
    expected: expected.toString(),
    actual: actual.toString(),
    status: response.status,
    contentType: headerValue(response.headers, 'content-type'),
    firstDifference,
  };
}

function findDifference(expected: Buffer, actual: Buffer): number | undefined {
  if (expected.equals(actual)) return undefined;
  const end = Math.min(expected.length, actual.length);
  for (let offset = 0; offset < end; offset++) if (expected[offset] !== actual[offset]) return offset;
  return end;
}

function headerValue(headers: readonly string[], name: string): string | undefined {
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() === name) return headers[index + 1];
  }
  return undefined;
}
