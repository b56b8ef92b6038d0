import type { RequestHeaders, WikiRequest } from '../exchange';
import type { ReceivedFile } from './multipart';
import { readQueryString } from './query-string';
import type { ReceivedValue } from './received-value';
import { maximumBodyBytes, maximumBodyParameters } from './sizes';
import { decodeBodyValue, decodeName, decodeQueryValue, type DecodedText } from './text';

/** A sent parameter, and whether any module knows it. */
export class ReceivedParameter {
  /** Set by the module that reads it; if it stays false, the parameter is reported as unrecognized (core 2.8). */
  recognized = false;
  /** How a value of the query string is read that is not UTF-8. Default: as windows-1252. */
  eightBitDecoder: ((bytes: string) => string) | undefined;

  constructor(
    readonly name: string,
    readonly value: ReceivedValue,
    private readonly repairedAs: 'query' | 'body',
  ) {}

  /** The text of a value that is not an array. */
  decode(bytes: string): DecodedText {
    return this.repairedAs === 'query' ? decodeQueryValue(bytes, this.eightBitDecoder) : decodeBodyValue(bytes);
  }
}

/** Up to this number, a linear search is faster than an index. */
const few = 32;

/** The parameters of query string and form body, merged: the body wins, and its names come first (core 2.1). */
export class RequestParameters {
  /** Each name once, in the order in which they are reported. */
  readonly all: readonly ReceivedParameter[];
  private readonly byName: ReadonlyMap<string, ReceivedParameter> | undefined;

  constructor(
    /** Those of the query string alone, for the links of the HTML page. */
    readonly query: ReadonlyMap<string, ReceivedValue>,
    body: ReadonlyMap<string, ReceivedValue>,
    private readonly files?: ReadonlyMap<string, ReceivedFile>,
  ) {
    // A name that is also in the query string is repaired as one of the query string, with the value of the body.
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

  /** Whether the parameter was sent, with any value. */
  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** The file that was sent under a name. */
  file(name: string): ReceivedFile | undefined {
    return this.files?.get(name);
  }

  /** The value of a parameter, repaired; undefined for an array. */
  text(name: string): string | undefined {
    const sent = this.find(name);
    return typeof sent?.value === 'string' ? sent.decode(sent.value).text : undefined;
  }

  /** The bytes of a parameter, for decisions before modules run; arrays count as absent (core 2.2). */
  bytes(name: string): string | undefined {
    const value = this.find(name)?.value;
    return typeof value === 'string' ? value : undefined;
  }

  /**
   * The parameters that no module has read, in the order of the request, each with its position among all parameters.
   *
   * @param isKnown whether the name is known to what reads later
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
    // Names in one source differ in their bytes; as texts they can only be equal after repair.
    if ((others > 0 || name !== bytes) && findIn(all, name)) continue;
    all.push(new ReceivedParameter(name, value, repairedAs(bytes)));
  }
}

const nothing: ReadonlyMap<string, ReceivedValue> = new Map<string, ReceivedValue>();

/** What the body of a request has. */
interface ReceivedBody {
  readonly parameters: ReadonlyMap<string, ReceivedValue>;
  readonly files?: ReadonlyMap<string, ReceivedFile>;
}

const noBody: ReceivedBody = { parameters: nothing };

/** Reads the parameters of a request. A body counts only with POST, and only as a form (core 2.1). */
export function readRequestParameters(request: WikiRequest): RequestParameters {
  const question = request.url.indexOf('?');
  const query = question < 0 ? nothing : readQueryString(withoutFragment(request.url.slice(question + 1)));
  const { parameters, files } = request.method === 'POST' ? readBody(request.headers, request.body) : noBody;
  return new RequestParameters(query, parameters, files);
}

/** A fragment does not belong on a request line; a client sends one only by mistake. */
function withoutFragment(query: string): string {
  const hash = query.indexOf('#');
  return hash < 0 ? query : query.slice(0, hash);
}

/** The type of a body, in lower case. A tab belongs to it (vector main/tab-in-content-type). */
export function mediaTypeOf(contentType: string): string | undefined {
  return /^ *([^;, ]*)/.exec(contentType)?.[1]?.toLowerCase();
}

function readBody(headers: RequestHeaders, body: Uint8Array): ReceivedBody {
  if (body.byteLength === 0 || body.byteLength > maximumBodyBytes) return noBody;
  const contentType = headers['content-type'] ?? '';
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { parameters: readQueryString(bytesOf(body), maximumBodyParameters) };
  }
  if (mediaType === 'multipart/form-data') {
    const { readMultipart } = require('./multipart') as typeof import('./multipart');
    return readMultipart(contentType, bytesOf(body), body);
  }
  return noBody;
}

function bytesOf(body: Uint8Array): string {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
}
