/** Deeper values than this are no JSON for a wiki. */
const deepest = 512;

type Token = string;

/** Strings, numbers, words and punctuation. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:]/g;

/**
 * JSON as a wiki stores it: with tabs, in the order in which it was written, of members with one name the last one.
 *
 * @returns `undefined` if it is not valid
 */
export function beautifyJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const reader = new Reader(text.match(TOKEN) ?? []);
  return reader.print(0);
}

class Reader {
  private position = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** The value at the position, which ends after it. */
  print(depth: number): string | undefined {
    if (depth > deepest) return undefined;
    const token = this.tokens[this.position++]!;
    if (token === '{') return this.printObject(depth + 1);
    if (token === '[') return this.printArray(depth + 1);
    if (token.startsWith('"')) return printString(token);
    return /^-?\d/.test(token) ? printNumber(token) : token;
  }

  private printObject(depth: number): string | undefined {
    const members = new Map<string, string>();
    while (this.tokens[this.position] !== '}') {
      if (this.tokens[this.position] === ',') this.position++;
      const name = printString(this.tokens[this.position]!);
      this.position += 2;
      const value = this.print(depth);
      if (value === undefined) return undefined;
      members.set(name, value);
    }
    this.position++;
    return lines(
      '{',
      Array.from(members, ([name, value]) => `${name}: ${value}`),
      '}',
      depth,
    );
  }

  private printArray(depth: number): string | undefined {
    const items: string[] = [];
    while (this.tokens[this.position] !== ']') {
      if (this.tokens[this.position] === ',') this.position++;
      const value = this.print(depth);
      if (value === undefined) return undefined;
      items.push(value);
    }
    this.position++;
    return lines('[', items, ']', depth);
  }
}

function lines(open: string, items: readonly string[], close: string, depth: number): string {
  if (items.length === 0) return open + close;
  const indent = '\t'.repeat(depth);
  return `${open}\n${items.map((item) => indent + item).join(',\n')}\n${indent.slice(1)}${close}`;
}

/** What could be markup of HTML is escaped. */
function printString(source: string): string {
  const printed = JSON.stringify(JSON.parse(source));
  return printed.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** Whole numbers stay as they are; others are printed as floating point numbers. */
function printNumber(source: string): string {
  const value = Number(source);
  if (/^-?\d+$/.test(source) && Number.isSafeInteger(value)) return Object.is(value, -0) ? '-0.0' : String(value);
  const text = String(value);
  if (text.includes('e')) return text.replace(/^(-?\d)e/, '$1.0e').replace(/e\+?/, (e) => (e === 'e' ? 'e' : 'e+'));
  return text.includes('.') ? text : `${text}.0`;
}
