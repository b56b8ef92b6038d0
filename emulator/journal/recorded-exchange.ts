import type { Observed } from '../pipeline/observer';
import type { WikiResponse, WikiRequest } from '../exchange';
import { decodeParameters } from '../request/decoded-parameters';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import type { Violation } from './strict/violation';
import type { JournalEntry } from './journal-entry';

/** A request and its response, unchanged: it contains secrets and must not be shown. */
export interface Exchange {
  readonly request: WikiRequest;
  response: WikiResponse;
  /** The name of the user who was logged in when the request came. */
  readonly user?: string | undefined;
  /** The fault that struck. */
  readonly failure?: string | number | undefined;
  /** What the pipeline observed; absent if the request did not reach it. */
  readonly observed?: Observed | undefined;
  /**
   * As the pipeline parsed them, for what reads them at once. They are not kept: most requests are never read, and `request` has
   * the same in a fraction of the memory.
   */
  parameters?: RequestParameters | undefined;
  /** The size that the journal counts, in bytes. */
  bytes?: number | undefined;
  /** The period of the journal in which it counts them. */
  period?: number;
  /** How many characters of the body were removed for lack of room. */
  missingCharacters?: number;
  /** Computed when it is first read, like the members below. */
  entry?: JournalEntry;
  sent?: ReadonlyMap<string, string>;
  violations?: readonly Violation[];
}

/** The parameters of the query string and the form body, decoded, secrets included. */
export function sentParameters(exchange: Exchange): ReadonlyMap<string, string> {
  exchange.sent ??= decodeParameters(exchange.parameters ?? readRequestParameters(exchange.request));
  return exchange.sent;
}

/** The memory of a kept request besides its texts, as measured, in bytes. */
const overhead = 2048;

/** The length of a shortened body, in characters. */
export const shortenedLength = 512;

/** The approximate size of an exchange in bytes: everything counts that a client can make long. */
export function sizeOf({ request, response, observed, entry }: Exchange): number {
  let size = overhead + request.url.length + request.body.byteLength + response.body.length;
  const { headers } = request;
  for (const name in headers) size += name.length + (headers[name]?.length ?? 0);
  for (const text of response.headers) size += text.length;
  // Messages contain the values that they describe, decoded.
  if (observed?.error) size += lengthOfTexts([observed.error.apiMessage, observed.error.further]);
  if (observed && observed.warnings.length > 0) size += lengthOfTexts(observed.warnings);
  if (entry) size += entry.url.length + lengthOfTexts(entry.headers) + lengthOfTexts(entry.parameters);
  return size;
}

/** The length of all texts in a plain value, including the names of members. */
function lengthOfTexts(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let length = 0;
  for (const [name, member] of Object.entries(value)) length += name.length + lengthOfTexts(member);
  return length;
}

/** Shortens the body of a response. The request stays complete, because tests read its parameters. */
export function shorten(exchange: Exchange): void {
  const { response } = exchange;
  if (response.body.length <= shortenedLength) return;
  exchange.missingCharacters = response.body.length - shortenedLength;
  // A slice would keep the whole text in memory.
  const body = Buffer.from(response.body.slice(0, shortenedLength), 'utf16le').toString('utf16le');
  exchange.response = { ...response, body };
  delete exchange.entry;
}
