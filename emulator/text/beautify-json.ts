/** Deeper values than this are no JSON for a wiki. */
const deepest = 512;

type Token = string;

/** A value as a wiki reads it: of members with one name, the last one counts, in the place of the first. */
export type JsonValue =
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, JsonValue> }
  | { readonly kind: 'array'; readonly items: readonly JsonValue[] }
  | { readonly kind: 'string'; readonly text: string }
  /** As it was written. */
  | { readonly kind: 'number'; readonly written: string }
  | { readonly kind: 'word'; readonly word: string };

/** Strings, numbers, words and punctuation. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:]/g;

/** @returns `undefined` if it is not valid */
export function readJson(text: string): JsonValue | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return new Reader(text.match(TOKEN) ?? []).read(0);
}

/**
 * JSON as a wiki stores it: with tabs, in the order in which it was written.
 *
 * @returns `undefined` if it is not valid; empty if a number is infinite, which no JSON can say
 */
export function beautifyJson(text: string): string | undefined {
  const value = readJson(text);
  if (!value) return undefined;
  return hasInfinity(value) ? '' : print(value, 0);
}

function hasInfinity(value: JsonValue): boolean {
  if (value.kind === 'object') return [...value.members.values()].some(hasInfinity);
  if (value.kind === 'array') return value.items.some(hasInfinity);
  return value.kind === 'number' && printNumber(value.written) === '';
}

class Reader {
  private position = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** The value at the position, which ends after it. */
  read(depth: number): JsonValue | undefined {
    if (depth > deepest) return undefined;
    const token = this.tokens[this.position++]!;
    if (token === '{') return this.readObject(depth + 1);
    if (token === '[') return this.readArray(depth + 1);
    if (token.startsWith('"')) return { kind: 'string', text: JSON.parse(token) as string };
    return /^-?\d/.test(token) ? { kind: 'number', written: token } : { kind: 'word', word: token };
  }

  private readObject(depth: number): JsonValue | undefined {
    const members = new Map<string, JsonValue>();
    while (this.tokens[this.position] !== '}') {
      if (this.tokens[this.position] === ',') this.position++;
      const name = JSON.parse(this.tokens[this.position]!) as string;
      this.position += 2;
      const value = this.read(depth);
      if (value === undefined) return undefined;
      members.set(name, value);
    }
    this.position++;
    return { kind: 'object', members };
  }

  private readArray(depth: number): JsonValue | undefined {
    const items: JsonValue[] = [];
    while (this.tokens[this.position] !== ']') {
      if (this.tokens[this.position] === ',') this.position++;
      const value = this.read(depth);
      if (value === undefined) return undefined;
      items.push(value);
    }
    this.position++;
    return { kind: 'array', items };
  }
}

function print(value: JsonValue, depth: number): string {
  const inner = depth + 1;
  switch (value.kind) {
    case 'object': {
      const members = Array.from(value.members, ([name, one]) => `${printString(name)}: ${print(one, inner)}`);
      return lines('{', members, '}', inner);
    }
    case 'array':
      return lines(
        '[',
        value.items.map((item) => print(item, inner)),
        ']',
        inner,
      );
    case 'string':
      return printString(value.text);
    case 'number':
      return printNumber(value.written);
    case 'word':
      return value.word;
  }
}

function lines(open: string, items: readonly string[], close: string, depth: number): string {
  if (items.length === 0) return open + close;
  const indent = '\t'.repeat(depth);
  return `${open}\n${items.map((item) => indent + item).join(',\n')}\n${indent.slice(1)}${close}`;
}

/** What could be markup of HTML is escaped. */
function printString(text: string): string {
  const printed = JSON.stringify(text);
  return printed.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** Whole numbers of 64 bits stay as they are; others are printed as floating point numbers; infinity is nothing. */
export function printNumber(written: string): string {
  if (isInteger64(written)) return written === '-0' ? '0' : written;
  const value = Number(written);
  if (!Number.isFinite(value)) return '';
  if (Object.is(value, -0)) return '-0';
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  if (Number(exponent) >= -4 && Number(exponent) < 17) return String(value);
  return `${digits.includes('.') ? digits : `${digits}.0`}e${exponent}`;
}

function isInteger64(written: string): boolean {
  return /^-?\d{1,19}$/.test(written) && BigInt.asIntN(64, BigInt(written)) === BigInt(written);
}
