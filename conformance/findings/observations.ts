import { anonymousToken } from '../../emulator/text/anonymous-token';
import { headerValues, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { isContainer, listAt, textAt, valueAt } from '../runner/paths';
import { readJson } from '../runner/read-json';

/** How often something was seen, and the request in whose response it was seen first. */
export interface Sighting {
  readonly times: number;
  /** The query, which may contain tokens. */
  readonly first: SentRequest;
  /** Details of the first. */
  readonly detail: string;
}

export type Sight =
  'public debug block' | 'debug setting' | 'public token' | 'public cookie' | 'no nosniff' | 'host name';

/** What the responses of a wiki show besides what scenarios check. */
export class Observations {
  /** The duration of each response, in milliseconds. */
  readonly durations: number[] = [];
  /** How many responses came from the API. */
  responses = 0;
  private readonly seen = new Map<Sight, Sighting>();

  /** Observes every request and its response, closest to the wire, so that pauses do not count. */
  watch(send: Send): Send {
    return async (request) => {
      const begin = performance.now();
      const response = await send(request);
      this.durations.push(performance.now() - begin);
      this.look(request, response);
      return response;
    };
  }

  sighting(sight: Sight): Sighting | undefined {
    return this.seen.get(sight);
  }

  private look(request: SentRequest, response: ReceivedResponse): void {
    const content = parsed(response.body);
    const isPage = /^text\/html/i.test(headerValues(response, 'content-type')[0] ?? '');
    if (content === undefined && !(isPage && headerValues(response, 'mediawiki-api-error').length > 0)) return;
    this.responses++;
    const note = (sight: Sight, detail: string): void => {
      this.note(sight, request, detail);
    };
    if (!headerValues(response, 'x-content-type-options').some((value) => /nosniff/i.test(value))) {
      note('no nosniff', `without X-Content-Type-Options`);
    }
    const block = valueAt(content, '/debuginfo');
    if (isContainer(block) && request.headers.cookie === undefined) note('public debug block', contentsOf(block));
    if (JSON.stringify(valueAt(content, '/warnings') ?? null).includes('$wgDebugAPI')) {
      note('debug setting', 'with a warning that names $wgDebugAPI');
    }
    const host = textAt(content, '/servedby') ?? '';
    if (host !== '') note('host name', 'with "servedby"');
    const [cacheControl = ''] = headerValues(response, 'cache-control');
    if (!isPubliclyCacheable(cacheControl)) return;
    if (hasToken(content)) note('public token', `Cache-Control: ${cacheControl}`);
    if (headerValues(response, 'set-cookie').length > 0) note('public cookie', `Cache-Control: ${cacheControl}`);
  }

  private note(sight: Sight, request: SentRequest, detail: string): void {
    const known = this.seen.get(sight);
    this.seen.set(sight, known ? { ...known, times: known.times + 1 } : { times: 1, first: request, detail });
  }
}

function isPubliclyCacheable(cacheControl: string): boolean {
  if (/\b(?:private|no-store|no-cache)\b/i.test(cacheControl)) return false;
  return /\bpublic\b/i.test(cacheControl) || /\b(?:s-maxage|max-age)\s*=\s*"?0*[1-9]/i.test(cacheControl);
}

function hasToken(content: unknown): boolean {
  const tokens = valueAt(content, '/query/tokens');
  if (!isContainer(tokens)) return false;
  return Object.values(tokens).some((token) => typeof token === 'string' && token !== '' && token !== anonymousToken);
}

/** How much internal data a debug block shows, without the data. */
function contentsOf(block: object): string {
  const log = listAt(block, '/debugLog');
  const parts = [
    `${listAt(block, '/includes').length} paths of files`,
    `${listAt(block, '/queries').length} database statements`,
    `${log.length} lines of a trace${log.some((line) => /\bIP: /.test(String(line))) ? ' with the address of the client' : ''}`,
  ];
  return parts.join(', ');
}

/** Only objects: every JSON response of the API is one. */
function parsed(body: string): object | undefined {
  const content = /^\s*\{/.test(body) ? readJson(body) : undefined;
  return isContainer(content) ? content : undefined;
}
