import type { ReportedExchange } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import { curlLine, hideSecrets } from '../runner/curl-line';
import type { ReceivedAnswer, SentRequest } from '../runner/exchange';
import type { Failure } from '../runner/verdict';
import { legible, shorten } from './legible';

/** What one request of a scenario asked and got. */
export interface Exchange {
  readonly request: SentRequest;
  readonly received: ReceivedAnswer;
}

/** A debug block or a long list is no shorter way to see what is wrong. */
const shownLines = 120;
const lineLength = 400;
const shownHeaders = 40;
/** The token of a session: a hash and a time before the mark of tokens (core 3.2). */
const token = /\b[0-9a-f]{32,}(?=\+\\)/g;

/** An exchange as reports show it: shortened, without what gives access to an account. */
export function describeExchange({ request, received }: Exchange): ReportedExchange {
  const lines = bodyText(received.body).split('\n');
  const missing = lines.length - shownLines;
  return {
    method: request.method,
    query: hideSecrets(request.query),
    requestHeaders: Object.entries(request.headers).map(([name, value]) => `${name}: ${shownHeader(name, value)}`),
    ...(request.body === undefined ? {} : { requestBody: shorten(hideSecrets(request.body), lineLength * 4) }),
    status: received.status,
    headers: received.headers
      .slice(0, shownHeaders)
      .map(([name, value]) => shorten(`${name}: ${shownHeader(name.toLowerCase(), value)}`, lineLength)),
    body: lines
      .slice(0, shownLines)
      .map((line) => shorten(line, lineLength))
      .join('\n'),
    ...(missing > 0 ? { missingLines: missing } : {}),
  };
}

/**
 * Which of a scenario's exchanges a failure is about; undefined where that cannot be told.
 *
 * @param api the address of `api.php`
 */
export function exchangeOf(
  { curl, step }: Failure,
  { when }: Scenario,
  exchanges: readonly Exchange[],
  api: string,
): number | undefined {
  const places = exchanges.flatMap(({ request }, place) => (curlLine(api, request) === curl ? [place] : []));
  // Two that look the same may have been asked by different clients, whose cookies no report shows.
  if (places.length < 2) return places[0];
  if (when.some(({ walk }) => walk)) return undefined;
  const place = when.findIndex(({ name = 'answer' }) => name === step);
  return places.includes(place) ? place : undefined;
}

function shownHeader(name: string, value: string): string {
  if (name === 'set-cookie') return value.replace(/=[^;]*/, '=<hidden>');
  if (name === 'cookie') return '<the cookies of this client>';
  if (name.endsWith('authorization')) return '<hidden>';
  return legible(value);
}

/** JSON is indented, for its lines to be compared; anything else has the lines that it has. */
function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).replace(token, '<hidden>');
  } catch {
    return body.replace(/\r\n?/g, '\n').replace(token, '<hidden>');
  }
}
