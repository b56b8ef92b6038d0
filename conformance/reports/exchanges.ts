import type { ReportedExchange } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import { hidden, redactForSending, redactSessionTokens } from '../../emulator/redact/request-secrets';
import { curlLine } from '../runner/curl-line';
import { detached } from '../../emulator/text/detached';
import type { ReceivedResponse, SentRequest } from '../runner/exchange';
import { readJson } from '../runner/read-json';
import type { Failure } from '../runner/verdict';
import { terminalSafe, shorten } from './terminal-safe';

/** One request of a scenario, and its response. */
export interface Exchange {
  readonly request: SentRequest;
  readonly received: ReceivedResponse;
  /** The first lines of a body that was too long to keep, and their total number. */
  readonly longBody?: { readonly lines: readonly string[]; readonly count: number };
}

/**
 * A longer body is described as soon as it arrives, and not kept: a continuation may have a hundred of them. Shorter
 * ones are kept until it is known which of them a report shows.
 */
const longestKept = 100_000;
/** How much of a long body is read: more lines than are shown. */
const lookedAt = 200_000;

/** An exchange that takes little memory, with the same description as the complete one. */
export function keepLittle({ request, received }: Exchange): Exchange {
  if (received.body.length <= longestKept) return { request, received };
  const lines = longBodyLines(received.body);
  return { request, received: { ...received, body: '' }, longBody: lines };
}

/** The most lines of a body that are shown: a debug block or a long list would hide what is wrong. */
const shownLines = 120;
const lineLength = 400;
const shownHeaders = 40;

/** An exchange as reports show it: shortened, without secrets. */
export function describeExchange({ request, received, longBody }: Exchange): ReportedExchange {
  const { lines, count } = longBody ?? linesOf(received.body);
  const missing = count - shownLines;
  return {
    method: request.method,
    query: redactForSending(request.query),
    requestHeaders: Object.entries(request.headers).map(([name, value]) => `${name}: ${shownHeader(name, value)}`),
    ...(request.body === undefined ? {} : { requestBody: shorten(redactForSending(request.body), lineLength * 4) }),
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
 * The index of the exchange that a failure is about; undefined if unknown.
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
  // Two that look the same may be from different clients, whose cookies no report shows.
  if (places.length < 2) return places[0];
  if (when.some(({ walk }) => walk)) return undefined;
  const place = when.findIndex(({ name = 'response' }) => name === step);
  return places.includes(place) ? place : undefined;
}

function shownHeader(name: string, value: string): string {
  if (name === 'set-cookie') return value.replace(/=[^;]*/, `=${hidden}`);
  if (name === 'cookie') return '<the cookies of this client>';
  if (name.endsWith('authorization')) return hidden;
  return terminalSafe(value);
}

interface Lines {
  readonly lines: readonly string[];
  readonly count: number;
}

/** JSON is indented so that its lines can be compared; other bodies keep their lines. */
function linesOf(body: string): Lines {
  if (body.length > longestKept) return longBodyLines(body);
  const value = readJson(body);
  const text = value === undefined ? body.replace(/\r\n?/g, '\n') : JSON.stringify(value, null, 2);
  const lines = redactSessionTokens(text).split('\n');
  return { lines, count: lines.length };
}

/** The same for a body of which only the beginning can be shown. */
function longBodyLines(body: string): Lines {
  const isJson = /^\s*[{[]/.test(body);
  const text = isJson ? indented(body, lookedAt) : body.slice(0, lookedAt).replace(/\r\n?/g, '\n');
  const lines = redactSessionTokens(text).split('\n').slice(0, shownLines);
  return {
    lines: lines.map((line) => detached(shorten(line, lineLength))),
    count: isJson ? countIndented(body) : countOf(body, '\n') + 1,
  };
}

/** Indents the beginning of a JSON text. */
function indented(json: string, length: number): string {
  let text = '';
  let depth = 0;
  let lines = 1;
  for (const [piece, kind] of piecesOf(json.slice(0, length))) {
    if (kind === 'open' || kind === 'close' || piece === ',') lines++;
    if (lines > shownLines + 1) break;
    if (kind === 'empty') text += piece;
    else if (kind === 'open') text += `${piece}\n${'  '.repeat(Math.min(++depth, shownDepth))}`;
    else if (kind === 'close') text += `\n${'  '.repeat(Math.min(--depth, shownDepth))}${piece}`;
    else if (piece === ',') text += `,\n${'  '.repeat(Math.min(depth, shownDepth))}`;
    else text += piece === ':' ? ': ' : piece;
  }
  return text;
}

function countIndented(json: string): number {
  let count = 1;
  for (const [piece, kind] of piecesOf(json)) if (kind === 'open' || kind === 'close' || piece === ',') count++;
  return count;
}

/** The maximum depth of indentation. */
const shownDepth = 40;
const jsonPiece = /"(?:[^"\\]|\\.)*"?|\{\s*\}|\[\s*\]|[{[]|[}\]]|[,:]|[^\s"{}[\],:]+/gs;

function* piecesOf(json: string): Generator<readonly [piece: string, kind: 'open' | 'close' | 'empty' | 'other']> {
  for (const [piece] of json.matchAll(jsonPiece)) {
    if (piece === '{' || piece === '[') yield [piece, 'open'];
    else if (piece === '}' || piece === ']') yield [piece, 'close'];
    else if (piece.startsWith('{') || piece.startsWith('[')) yield [piece.replace(/\s+/, ''), 'empty'];
    else yield [piece, 'other'];
  }
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let place = text.indexOf(character); place >= 0; place = text.indexOf(character, place + 1)) count++;
  return count;
}
