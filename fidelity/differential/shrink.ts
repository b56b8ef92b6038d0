import type { DiffRequest, DiffBody, DiffParameter } from './diff-request';

/**
 * Returns the smallest request found that still differs: none of its single simplifications does.
 *
 * @param stillDiffers sends a request to both sides; it should return true only for the same kind of difference, or the
 *   result may have another one
 * @param budget the most calls of `stillDiffers`; after them, the smallest request so far is returned
 */
export async function shrink(
  request: DiffRequest,
  stillDiffers: (smaller: DiffRequest) => Promise<boolean>,
  budget = 200,
): Promise<DiffRequest> {
  const tried = new Set([JSON.stringify(request)]);

  /** The first new candidate that differs. */
  async function firstDiffering(candidates: Iterable<DiffRequest>): Promise<DiffRequest | undefined> {
    for (const candidate of candidates) {
      if (tried.size > budget) return undefined;
      const identity = JSON.stringify(candidate);
      if (tried.has(identity)) continue;
      tried.add(identity);
      if (await stillDiffers(candidate)) return candidate;
    }
    return undefined;
  }

  let smallest = request;
  for (let before: DiffRequest | undefined; before !== smallest;) {
    before = smallest;
    for (const simplified of simplifications) {
      for (let next = await firstDiffering(simplified(smallest)); next;) {
        smallest = next;
        next = await firstDiffering(simplified(smallest));
      }
    }
  }
  return smallest;
}

/**
 * The ways to simplify a request by one step; those that remove most come first. Every step removes or simplifies
 * something, so repeating them terminates.
 */
export const simplifications: readonly ((request: DiffRequest) => Iterable<DiffRequest>)[] = [
  withSimplerFrame,
  withFewerParameters,
  withSmallerBody,
  withShorterHeaders,
  withShorterParameters,
];

function* withFewerParameters(request: DiffRequest): Generator<DiffRequest> {
  for (const query of smallerParameterLists(request.query)) yield { ...request, query };
}

function* withShorterParameters(request: DiffRequest): Generator<DiffRequest> {
  for (const query of withShorterValues(request.query)) yield { ...request, query };
}

/** Everything but the parameters: body, path info, session, headers and method. */
function* withSimplerFrame(request: DiffRequest): Generator<DiffRequest> {
  const { body, ...withoutBody } = request;
  if (body !== undefined) yield { ...withoutBody, method: request.method === 'POST' ? 'GET' : request.method };
  if (request.headers.length > 1) yield { ...request, headers: [] };
  if (request.loggedIn) yield { ...request, loggedIn: false };
  if (request.pathInfo !== '') yield { ...request, pathInfo: '' };
  if (body !== undefined && 'fields' in body) {
    yield { ...withoutBody, method: 'GET', query: [...request.query, ...body.fields] };
    yield { ...withoutBody, query: [...request.query, ...body.fields] };
  }
  if (body !== undefined) yield withoutBody;
  if (body === undefined && request.method !== 'GET') yield { ...request, method: 'GET' };
  for (const [place] of request.headers.entries()) yield { ...request, headers: without(request.headers, place) };
  yield { ...request, query: request.query.map(plainly) };
}

function plainly([name, value]: DiffParameter): DiffParameter {
  return value === undefined ? [decodedVisible(name)] : [decodedVisible(name), decodedVisible(value)];
}

function* withSmallerBody(request: DiffRequest): Generator<DiffRequest> {
  const { body } = request;
  if (body === undefined) return;
  for (const smaller of smallerBodies(body)) yield { ...request, body: smaller };
}

const plainForm = 'application/x-www-form-urlencoded';

function* smallerBodies(body: DiffBody): Generator<DiffBody> {
  const { contentType } = body;
  if ('fields' in body) {
    if (contentType !== plainForm && contentType?.startsWith(plainForm) === true) {
      yield { ...body, contentType: plainForm };
    }
    for (const fields of smallerParameterLists(body.fields)) yield { ...body, fields };
    for (const fields of withShorterValues(body.fields)) yield { ...body, fields };
    return;
  }
  const parts = multipartParts(body.bytes);
  if (parts === undefined) {
    for (const bytes of smallerTexts(body.bytes)) yield { contentType, bytes };
    return;
  }
  yield { contentType: plainForm, fields: parts.map(({ name, value }): DiffParameter => [name, value]) };
  for (const { whole } of parts) yield { contentType, bytes: body.bytes.replace(whole, () => '') };
}

/**
 * The fields of a multipart body, percent-encoded; undefined for a body that this simple parser does not understand.
 */
function multipartParts(bytes: string): { name: string; value: string; whole: string }[] | undefined {
  if (!bytes.startsWith('--')) return undefined;
  const pattern =
    /--[^\r\n]+\r\nContent-Disposition: form-data; name="([^"]*)"[^\r\n]*(?:\r\n[^\r\n]+)*\r\n\r\n([^]*?)\r\n(?=--)/g;
  const parts = Array.from(bytes.matchAll(pattern), ([whole, name = '', value = '']) => ({
    name: percentEncoded(name),
    value: percentEncoded(value),
    whole,
  }));
  return parts.length === 0 ? undefined : parts;
}

function percentEncoded(bytes: string): string {
  return bytes.replace(
    /[^\w.\-|:*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function* withShorterHeaders(request: DiffRequest): Generator<DiffRequest> {
  const { headers } = request;
  for (const [place, [name, value]] of headers.entries()) {
    const separator = name.toLowerCase() === 'cookie' ? '; ' : ', ';
    const items = value.split(separator);
    if (items.length < 2) continue;
    for (const [item] of items.entries()) {
      yield { ...request, headers: headers.with(place, [name, without(items, item).join(separator)]) };
    }
  }
}

/** The same parameters, one of them with a simpler value. */
function* withShorterValues(parameters: readonly DiffParameter[]): Generator<DiffParameter[]> {
  for (const [place, [name, value]] of parameters.entries()) {
    if (value === undefined) continue;
    for (const shorter of smallerTexts(value)) yield parameters.with(place, [name, shorter]);
    const plainer = decodedVisible(value);
    if (plainer !== value) yield parameters.with(place, [name, plainer]);
  }
}

function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, index) => index !== place);
}

/** The lists that remain without a half, a quarter, an eighth or one of the parameters. */
function* smallerParameterLists(parameters: readonly DiffParameter[]): Generator<DiffParameter[]> {
  for (const [start, end] of pieces(parameters.length)) {
    yield [...parameters.slice(0, start), ...parameters.slice(end)];
  }
  if (parameters.length <= 8) return;
  for (const [place] of parameters.entries()) yield parameters.filter((_, index) => index !== place);
}

/**
 * An empty value, one with fewer listed values, or with fewer characters; escapes and the bytes of a character stay
 * whole.
 */
function* smallerTexts(text: string): Generator<string> {
  if (text === '') return;
  yield '';
  for (const separator of ['|', '%7C', '%7c', '%1F']) {
    const items = text.split(separator);
    if (items.length < 2) continue;
    for (const [start, end] of pieces(items.length)) {
      yield [...items.slice(0, start), ...items.slice(end)].join(separator);
    }
  }
  const characters = text.match(oneCharacter) ?? [];
  for (const [start, end] of pieces(characters.length)) {
    yield [...characters.slice(0, start), ...characters.slice(end)].join('');
  }
}

/** A percent-encoded character in UTF-8, another escape, or a plain character. */
const oneCharacter = /%[c-f][0-9a-f](?:%[89ab][0-9a-f])+|%[0-9a-f]{2}|[^]/gi;

/** Decodes unnecessary escapes, so that the result is easy to read. */
function decodedVisible(value: string): string {
  return value.replace(/%(2[CDEF]|3[0-9AF]|4\d|4[0-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AC])/gi, (escape) =>
    String.fromCharCode(parseInt(escape.slice(1), 16)),
  );
}

/**
 * The parts to remove: halves, then quarters, down to eighths. By then, either something was removed or the rest is
 * probably needed.
 */
function* pieces(length: number): Generator<[start: number, end: number]> {
  for (let count = 2; count <= 8; count *= 2) {
    const size = Math.ceil(length / count);
    for (let start = 0; start < length; start += size) yield [start, Math.min(start + size, length)];
    if (size <= 1) return;
  }
}
