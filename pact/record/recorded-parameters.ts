import { isUtf8 } from 'node:buffer';

import type { WikiRequest } from '../../emulator/exchange';
import { NotDescribable } from './recorded-exchange';
import { readMultipart } from '../../emulator/request/multipart';
import { decodePercent } from '../../emulator/request/query-string';

/** The content type of a form body in contracts. */
export const formType = 'application/x-www-form-urlencoded';

/** Changes each time without effect on the result: browser libraries add `_` to bypass caches. */
const volatile = ['requestid', '_'];

/** The parameters of a request, in the address and in a form body. */
export class RecordedParameters {
  private constructor(
    readonly query: SentParameters,
    readonly form: SentParameters,
  ) {}

  /** @throws NotDescribable for a body that is not a form, or text that is not UTF-8 */
  static read(request: WikiRequest): RecordedParameters {
    const question = request.url.indexOf('?');
    const query = question < 0 ? '' : request.url.slice(question + 1);
    return new RecordedParameters(read(query), request.method === 'POST' ? formOf(request) : new Map());
  }

  get names(): string[] {
    return [...this.query.keys(), ...this.form.keys()];
  }

  /** The value that counts: the last one, of the body before the address (core 2.1). */
  value(name: string): string | undefined {
    return (this.form.get(name) ?? this.query.get(name))?.at(-1);
  }

  /** All values of a name. */
  values(name: string): readonly string[] {
    return [...(this.query.get(name) ?? []), ...(this.form.get(name) ?? [])];
  }

  /** Whether a parameter with several values has one of them. */
  lists(name: string, word: string): boolean {
    return (
      this.value(name)
        ?.split(/[|\x1f]/)
        .includes(word) ?? false
    );
  }
}

function read(text: string): SentParameters {
  const sent = readSentParameters(text);
  if (!sent) throw new NotDescribable('it has bytes that are not UTF-8, which a contract cannot contain');
  return new Map([...sent].filter(([name]) => !volatile.includes(name)));
}

function formOf({ headers, body }: WikiRequest): SentParameters {
  if (body.byteLength === 0) return new Map();
  const contentType = headers['content-type'] ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  if (mediaType === formType) return read(bytes);
  if (mediaType === 'multipart/form-data') return partsOf(contentType, bytes, body);
  throw new NotDescribable(`its body is ${mediaType ? `of type ${mediaType}` : 'of no type'}, not ${formType}`);
}

/** A wiki reads the parts of a multipart body as it reads a form (core 2.1), which a contract can contain. */
function partsOf(contentType: string, bytes: string, body: Uint8Array): SentParameters {
  const { parameters, files } = readMultipart(contentType, bytes, body);
  const [file] = files.keys();
  if (file !== undefined) throw new NotDescribable(`it uploads a file: ${file}`);
  const pairs = Array.from(parameters, ([name, value]) => {
    if (typeof value !== 'string') throw new NotDescribable('it has a parameter that is an array');
    return `${percentEncoded(name)}=${percentEncoded(value)}`;
  });
  return read(pairs.join('&'));
}

/** @param bytes one character per byte */
function percentEncoded(bytes: string): string {
  return Array.from(Buffer.from(bytes, 'latin1'), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

/** Names and decoded values as sent, sorted by name; repeated names keep their order. */
export type SentParameters = ReadonlyMap<string, readonly string[]>;

/**
 * Reads `name=value&…` for a contract. Unlike the wiki, which keeps the last value of a repeated name, it keeps all
 * values.
 *
 * @param text one character per byte, percent-encoded
 * @returns undefined if the bytes are not UTF-8, which JSON cannot contain
 */
export function readSentParameters(text: string): SentParameters | undefined {
  const parameters: [string, string][] = [];
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (name === undefined || value === undefined) return undefined;
    parameters.push([name, value]);
  }
  parameters.sort(([one], [other]) => compareTexts(one, other));
  const sent = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  return sent;
}

function decode(text: string): string | undefined {
  const bytes = Buffer.from(decodePercent(text), 'latin1');
  return isUtf8(bytes) ? bytes.toString() : undefined;
}

/** The same order on every machine, in any locale. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
