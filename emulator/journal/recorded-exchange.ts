import type { Observed } from '../pipeline/observer';
import type { WikiResponse, WikiRequest } from '../exchange';
import { decodeParameters } from '../request/decoded-parameters';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import type { Violation } from './strict/violation';
import type { JournalEntry } from './journal-entry';

/** What came and went, as it was: it holds secrets, and must not be shown. */
export interface Exchange {
  readonly request: WikiRequest;
  response: WikiResponse;
  /** The name of the user who was logged in when the request came. */
  readonly user?: string | undefined;
  /** The failure on demand that struck. */
  readonly failure?: string | number | undefined;
  /** What the entry point noticed; nothing where the request never reached it. */
  readonly observed?: Observed | undefined;
  /**
   * As the pipeline parsed them, while somebody may look at once. They are not kept: most requests are never looked at, and
   * `request` holds the same in a fraction of the memory.
   */
  parameters?: RequestParameters | undefined;
  /** What the journal counts it for, in bytes. */
  bytes?: number | undefined;
  /** How many characters of the answer's body there was no room for. */
  missingCharacters?: number;
  /** Made when somebody first looks, as all that follows. */
  entry?: JournalEntry;
  sent?: ReadonlyMap<string, string>;
  violations?: readonly Violation[];
}

/** The parameters of the query string and the form body, decoded, secrets included. */
export function sentParameters(exchange: Exchange): ReadonlyMap<string, string> {
  exchange.sent ??= decodeParameters(exchange.parameters ?? readRequestParameters(exchange.request));
  return exchange.sent;
}

/** What every kept request costs besides its texts, as measured. */
const overhead = 2048;

/** What is left of the body of an answer, in characters, when room is needed. */
export const shortenedLength = 512;

/** About how many bytes an exchange holds: whatever a client can make long counts. */
export function sizeOf({ request, response, observed, entry }: Exchange): number {
  let size = overhead + request.url.length + request.body.byteLength + response.body.length;
  const { headers } = request;
  for (const name in headers) size += name.length + (headers[name]?.length ?? 0);
  for (const text of response.headers) size += text.length;
  // Messages hold the values that they are about, decoded.
  if (observed?.error) size += lengthOfTexts([observed.error.apiMessage, observed.error.further]);
  if (observed && observed.warnings.length > 0) size += lengthOfTexts(observed.warnings);
  if (entry) size += entry.url.length + lengthOfTexts(entry.headers) + lengthOfTexts(entry.parameters);
  return size;
}

/** The length of all texts in a plain value, names of members included. */
function lengthOfTexts(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let length = 0;
  for (const [name, member] of Object.entries(value)) length += name.length + lengthOfTexts(member);
  return length;
}

/** Makes the body of an answer short. The request stays whole, because tests ask for its parameters. */
export function shorten(exchange: Exchange): void {
  const { response } = exchange;
  if (response.body.length <= shortenedLength) return;
  exchange.missingCharacters = response.body.length - shortenedLength;
  // A slice would keep the whole text alive.
  const body = Buffer.from(response.body.slice(0, shortenedLength), 'utf16le').toString('utf16le');
  exchange.response = { ...response, body };
  delete exchange.entry;
}
