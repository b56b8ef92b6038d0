import type { DiffParameter } from './diff-request';

/** The lists that are left when a half, a quarter, an eighth or one of the parameters goes. */
export function* smallerParameterLists(parameters: readonly DiffParameter[]): Generator<DiffParameter[]> {
  for (const [start, end] of pieces(parameters.length)) {
    yield [...parameters.slice(0, start), ...parameters.slice(end)];
  }
  if (parameters.length <= 8) return;
  for (const [place] of parameters.entries()) yield parameters.filter((_, index) => index !== place);
}

/** A value of nothing, of fewer listed values, of fewer characters; escapes and the bytes of a character stay whole. */
export function* smallerTexts(text: string): Generator<string> {
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

/** Escapes that need not be are written plainly: what is left should be easy to read. */
export function decodedVisible(value: string): string {
  return value.replace(/%(2[CDEF]|3[0-9AF]|4\d|4[0-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AC])/gi, (escape) =>
    String.fromCharCode(parseInt(escape.slice(1), 16)),
  );
}

/**
 * Where to cut: the halves, then the quarters, down to eighths. By then either something went and there are fewer, or what
 * is left is likely needed.
 */
function* pieces(length: number): Generator<[start: number, end: number]> {
  for (let count = 2; count <= 8; count *= 2) {
    const size = Math.ceil(length / count);
    for (let start = 0; start < length; start += size) yield [start, Math.min(start + size, length)];
    if (size <= 1) return;
  }
}
