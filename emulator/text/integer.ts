/** An integer of 64 bits, as in MediaWiki: a bigint if a number would not be exact. */
export type Integer = number | bigint;

const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;

/** Reads `5`, `+5`, `005`, `-3`; undefined for anything else and for more than 64 bits (core 2.4). */
export function parseInteger(text: string): Integer | undefined {
  if (!/^[+-]?\d+$/.test(text)) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  // MediaWiki reads numbers beyond the range of floats as infinite, and as 0 if an integer is needed.
  if (!Number.isFinite(value)) return 0;
  const signed = text.startsWith('+');
  const exact = BigInt(signed ? text.slice(1) : text);
  // With a plus sign, MediaWiki treats the largest integer as an overflow.
  return exact < smallest || exact > largest || (signed && exact === largest) ? undefined : exact;
}

/** The same, but clamps to 64 bits, as for the id of a namespace. */
export function saturatedInteger(text: string): Integer | undefined {
  const integer = parseInteger(text);
  if (integer !== undefined || !/^[+-]?\d+$/.test(text)) return integer;
  return text.startsWith('-') ? smallest : largest;
}

/** Whether a text is a 64-bit integer as MediaWiki prints it: `-3`, but not `-0`, `+5` or `01`. */
export function isCanonicalInteger(text: string): boolean {
  if (!/^(?:0|-?[1-9]\d{0,18})$/.test(text)) return false;
  return text.length < 18 || BigInt.asIntN(64, BigInt(text)).toString() === text;
}

/** Converts a text as PHP does where it needs a number: `3x` is 3, ` 1.9` is 1, `1e2` is 100, `x` and `1e400` are 0. */
export function castToInteger(text: string): number {
  const digits = /^[ \t\n\r\v\f]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i.exec(text)?.[1];
  const number = Number(digits ?? 0);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
}

/** Reads what PHP takes for a number: `05`, `1e1`, ` 4.7`; undefined for anything else. */
export function parseLooseNumber(text: string): number | undefined {
  return /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : undefined;
}

/**
 * The same if it is an integer: `1e1`, but not `4.7`. What does not fit into 64 bits is none, but one more than the largest counts
 * as the largest (vector fileusage/continue-beyond-the-largest-number).
 */
export function parseLooseInteger(text: string): number | undefined {
  const number = parseLooseNumber(text);
  return Number.isInteger(number) && Math.abs(number!) <= 2 ** 63 ? number : undefined;
}
