import type { RequestHeaders, WikiRequest } from '../exchange';
import { readMultipart } from './multipart';
import { readQueryString } from './query-string';
import type { ReceivedValue } from './received-value';
import { maximumBodyBytes, maximumBodyParameters } from './sizes';
import { decodeBodyValue, decodeName, decodeQueryValue, type DecodedText } from './text';

/** One parameter of a request, as it was sent, and whether any module knew it. */
export class ReceivedParameter {
  /** Set by the module that reads it; what stays false is reported as unrecognized (core 2.8). */
  recognized = false;

  constructor(
    readonly name: string,
    readonly value: ReceivedValue,
    private readonly repairedAs: 'query' | 'body',
  ) {}

  /** The text of a value that is not an array. */
  decode(bytes: string): DecodedText {
    return this.repairedAs === 'query' ? decodeQueryValue(bytes) : decodeBodyValue(bytes);
  }
}

/** Up to this number are searched from front to back, which is faster than an index. */
const few = 32;

/** Query string and form body, merged: the body wins, and its names come first (core 2.1). */
export class RequestParameters {
  /** Each name once, in the order in which they are reported. */
  readonly all: readonly ReceivedParameter[];
  private readonly byName: ReadonlyMap<string, ReceivedParameter> | undefined;

  constructor(
    /** What the query string alone held; the HTML page links to it. */
    readonly query: ReadonlyMap<string, ReceivedValue>,
    body: ReadonlyMap<string, ReceivedValue>,
  ) {
    // A name that is in the query string too counts as its, though the value is the body's.
    const repairedAs = (name: string): 'query' | 'body' => (query.has(name) ? 'query' : 'body');
    if (body.size + query.size > few) {
      const byName = new Map<string, ReceivedParameter>();
      for (const received of [body, query]) {
        for (const [bytes, value] of received) {
          const name = decodeName(bytes);
          if (!byName.has(name)) byName.set(name, new ReceivedParameter(name, value, repairedAs(bytes)));
        }
      }
      this.byName = byName;
      this.all = [...byName.values()];
      return;
    }
    const all: ReceivedParameter[] = [];
    addAll(all, body, repairedAs);
    addAll(all, query, repairedAs);
    this.all = all;
  }

  find(name: string): ReceivedParameter | undefined {
    return this.byName ? this.byName.get(name) : findIn(this.all, name);
  }

  /** Whether the parameter was sent, with whatever value. */
  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** The value of a parameter, repaired; undefined for an array. */
  text(name: string): string | undefined {
    const sent = this.find(name);
    return typeof sent?.value === 'string' ? sent.decode(sent.value).text : undefined;
  }

  /** The bytes of a parameter that a decision needs before modules run; arrays count as absent (core 2.2). */
  bytes(name: string): string | undefined {
    const value = this.find(name)?.value;
    return typeof value === 'string' ? value : undefined;
  }

  /**
   * The parameters that no module has read, in the order of the request, each with its position among all parameters.
   *
   * @param isKnown whether something that reads later knows the name
   */
  unrecognized(isKnown: (name: string) => boolean): { name: string; position: number }[] {
    const found: { name: string; position: number }[] = [];
    this.all.forEach(({ name, recognized }, position) => {
      if (!recognized && !isKnown(name)) found.push({ name, position });
    });
    return found;
  }
}

function findIn(parameters: readonly ReceivedParameter[], name: string): ReceivedParameter | undefined {
  for (const parameter of parameters) if (parameter.name === name) return parameter;
  return undefined;
}

function addAll(
  all: ReceivedParameter[],
  received: ReadonlyMap<string, ReceivedValue>,
  repairedAs: (bytes: string) => 'query' | 'body',
): void {
  const others = all.length;
  for (const [bytes, value] of received) {
    const name = decodeName(bytes);
    // Names of one source differ in their bytes, and can be the same text only where those had to be repaired.
    if ((others > 0 || name !== bytes) && findIn(all, name)) continue;
    all.push(new ReceivedParameter(name, value, repairedAs(bytes)));
  }
}

const nothing: ReadonlyMap<string, ReceivedValue> = new Map<string, ReceivedValue>();

/** Reads the parameters of a request. A body counts on POST only, and only as a form (core 2.1). */
export function readRequestParameters(request: WikiRequest): RequestParameters {
  const question = request.url.indexOf('?');
  const query = question < 0 ? nothing : readQueryString(withoutFragment(request.url.slice(question + 1)));
  const body = request.method === 'POST' ? readBody(request.headers, request.body) : nothing;
  return new RequestParameters(query, body);
}

/** A fragment does not belong on a request line; a client that sends one meant to keep it. */
function withoutFragment(query: string): string {
  const hash = query.indexOf('#');
  return hash < 0 ? query : query.slice(0, hash);
}

function readBody(headers: RequestHeaders, body: Uint8Array): ReadonlyMap<string, ReceivedValue> {
  if (body.byteLength === 0 || body.byteLength > maximumBodyBytes) return nothing;
  const contentType = headers['content-type'] ?? '';
  const mediaType = /^[^;,\s]*/.exec(contentType.trimStart())?.[0].toLowerCase();
  if (mediaType === 'application/x-www-form-urlencoded') return readQueryString(bytesOf(body), maximumBodyParameters);
  if (mediaType === 'multipart/form-data') return readMultipart(contentType, bytesOf(body));
  return nothing;
}

function bytesOf(body: Uint8Array): string {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
}
