import { curlLine } from '../../conformance/runner/curl-line';
import type { ReleaseName } from '../../emulator';
import { comparable, textOf, type Vector } from './vector';
import { prepareRequest, type Account, type SendVector } from './vector-session';

export interface VectorResult {
  readonly vector: Vector;
  readonly passed: boolean;
  readonly expected: string;
  readonly actual: string;
  readonly status: number;
  /** The first byte that differs; `undefined` where only the status does, or nothing. */
  readonly firstDifference: number | undefined;
}

/**
 * Sends one vector and compares the response.
 *
 * @param api the address of `api.php` as the wiki itself knows it, which its errors name
 * @param accounts those of the wiki; default: none, and vectors that need one fail
 * @returns `undefined` where the vector has no response of that release
 * @throws what `send` throws: a wiki that cannot be reached has neither passed nor failed
 */
export async function runVector(
  vector: Vector,
  send: SendVector,
  {
    api,
    release,
    accounts = [],
  }: { readonly api: string; readonly release: ReleaseName; readonly accounts?: readonly Account[] },
): Promise<VectorResult | undefined> {
  const response = vector.responses[release];
  if (response === undefined) return undefined;
  const received = await send(await prepareRequest(vector, send, accounts));
  const { status } = received;
  const { expected, actual } = comparable(response, textOf(vector, received), api);
  const firstDifference = findDifference(expected, actual);
  return {
    vector,
    passed: firstDifference === undefined && (status === 200 || vector.shows.includes('Status')),
    expected: expected.toString(),
    actual: actual.toString(),
    status,
    firstDifference,
  };
}

function findDifference(expected: Buffer, actual: Buffer): number | undefined {
  if (expected.equals(actual)) return undefined;
  const end = Math.min(expected.length, actual.length);
  for (let offset = 0; offset < end; offset++) if (expected[offset] !== actual[offset]) return offset;
  return end;
}

/**
 * Describes a failure, one fact per line.
 *
 * @param api the address that the request was sent to; with it, the last line is a command for curl that repeats the request
 */
export function describeFailure(result: VectorResult, api?: string): string {
  const { vector, expected, actual } = result;
  const { method, query, headers, body } = vector.request;
  const lines = [
    `FAILED ${vector.id}`,
    `  request:  ${method} ?${query}`,
    `  expected: ${expected}`,
    `  actual:   ${actual}`,
    `  ${describeDifference(result)}`,
  ];
  if (api !== undefined) lines.push(`  ${curlLine(api, { method, query: `?${query}`, headers, body })}`);
  return lines.join('\n');
}

function describeDifference({ firstDifference, status, expected, actual }: VectorResult): string {
  if (firstDifference === undefined) return `the body is as expected, but the status is ${status}`;
  const around = (text: string) => JSON.stringify(charactersFrom(text, firstDifference));
  return `first difference at byte ${firstDifference}: expected ${around(expected)}, received ${around(actual)}; status ${status}`;
}

/** A few characters from the one that the byte belongs to. */
function charactersFrom(text: string, offset: number): string {
  const bytes = Buffer.from(text);
  let start = offset;
  while (((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return bytes.subarray(start).toString().slice(0, 16);
}
