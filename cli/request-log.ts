import { decodeUri } from '../emulator/text/decode-uri';
import { responseHeader, type WikiResponse, type WikiRequest } from '../emulator/exchange';
import type { JournalEntry } from '../emulator/journal/journal';
import { redactUrl } from '../emulator/redact/request-secrets';
import type { Violation } from '../emulator/journal/strict/violation';
import type { RequestHandler } from '../emulator/transports/request-handler';

/** Characters of an address that are shown. */
const shownCharacters = 1000;

/** What the wiki knows about a request beyond what went over the wire. */
export type Told = Pick<JournalEntry, 'user' | 'modules' | 'failure'> & {
  readonly violations: readonly Pick<Violation, 'id'>[];
};

/**
 * Prints a line for each request, with the API's error code after the status if there is one, and further details:
 * `14:03:07.512 GET /api.php?action=query&meta=tokens&type=patrol 200 0.4 ms user=Alice modules=query,tokens`, then
 * `failure=maxlag` and `violations=no-user-agent`. Secrets are redacted.
 */
export class RequestLog {
  private told: Told | undefined;

  constructor(private readonly print: (line: string) => void) {}

  /** Call this while a request is processed. */
  readonly hear = ({ user, modules, failure }: JournalEntry, violations: readonly Violation[]): void => {
    this.told = { modules, violations, ...(user !== undefined && { user }), ...(failure !== undefined && { failure }) };
  };

  logging(handler: RequestHandler): RequestHandler {
    return (request) => {
      this.told = undefined;
      const startedAt = performance.now();
      const response = handler(request);
      const milliseconds = performance.now() - startedAt;
      this.print(logLine(request, response, { time: new Date(), milliseconds, told: this.told }));
      return response;
    };
  }
}

interface LoggedResponse {
  readonly time: Date;
  readonly milliseconds: number;
  readonly told?: Told | undefined;
}

export function logLine(
  request: WikiRequest,
  response: WikiResponse,
  { time, milliseconds, told }: LoggedResponse,
): string {
  const errorCode = responseHeader(response, 'MediaWiki-API-Error');
  return [
    time.toISOString().slice(11, 23),
    request.method,
    legible(decodeUri(redactUrl(request.url))),
    response.status,
    ...(errorCode === undefined ? [] : [errorCode]),
    `${milliseconds.toFixed(1)} ms`,
    ...(told ? toldParts(told) : []),
  ].join(' ');
}

function toldParts({ user, modules, failure, violations }: Told): string[] {
  const parts: string[] = [];
  if (user !== undefined) parts.push(`user=${/[\s"]/.test(user) ? JSON.stringify(user) : user}`);
  if (modules.length > 0) parts.push(`modules=${modules.join(',')}`);
  if (failure !== undefined) parts.push(`failure=${failure}`);
  if (violations.length > 0) parts.push(`violations=${[...new Set(violations.map(({ id }) => id))].join(',')}`);
  return parts.map(legible);
}

/** The part of a client's text that is shown; what is cut off need not be redacted. */
function legible(text: string): string {
  return short(harmless(text.slice(0, shownCharacters + 1)));
}

function short(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}

/** Control characters could overwrite other lines of the terminal, and direction marks could reorder them. */
function harmless(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g, encodeURIComponent);
}
