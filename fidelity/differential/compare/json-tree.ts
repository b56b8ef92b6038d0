import type { LayeredText } from '../../../conformance/documents/layered-text';
import {
  Depth,
  type Entry,
  Malformed,
  type Scalar,
  type Tree,
  item,
  member,
} from '../../../conformance/documents/tree';

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const space = /[ \t\n\r]*/y;
const string = /"((?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)"/y;
const scalars = [
  { type: 'number', pattern: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y },
  { type: 'literal', pattern: /true|false|null/y },
];

/**
 * Reads JSON with the order of its members, duplicate members, and the place of everything.
 *
 * @throws Malformed for invalid JSON
 */
export function jsonTree(source: LayeredText): Tree {
  const reader = new JsonReader(source);
  const tree = reader.value();
  reader.end();
  return tree;
}

class JsonReader {
  private index = 0;
  private readonly depth = new Depth();

  constructor(private readonly source: LayeredText) {}

  value(): Tree {
    this.take(space);
    const { index } = this;
    const first = this.source.text[index];
    if (first === '{' || first === '[') {
      return this.depth.within(
        () => this.source.place(index),
        () => this.container(first === '{'),
      );
    }
    if (first === '"') return this.string();
    for (const { type, pattern } of scalars) {
      if (this.take(pattern)) return this.scalar(type, index, this.source.slice(index, this.index));
    }
    throw this.malformed('no value');
  }

  end(): void {
    this.take(space);
    if (this.index < this.source.text.length) throw this.malformed('more than one value');
  }

  private container(isObject: boolean): Tree {
    const start = this.source.place(this.index++);
    const entries: Entry[] = [];
    const close = isObject ? '}' : ']';
    this.take(space);
    while (this.source.text[this.index] !== close) {
      if (entries.length > 0) this.expect(',');
      entries.push(isObject ? member(this.name(), this.value()) : item(entries.length, this.value()));
      this.take(space);
    }
    const end = this.source.place(++this.index);
    return { type: isObject ? 'object' : 'array', entries, start, end };
  }

  private name(): LayeredText {
    this.take(space);
    const { value } = this.string();
    this.take(space);
    this.expect(':');
    return value;
  }

  private string(): Scalar {
    const { index } = this;
    if (!this.take(string)) throw this.malformed('no string');
    const value = this.source.slice(index + 1, this.index - 1).decode(/\\(?:u[0-9a-fA-F]{4}|.)/g, meaning);
    return this.scalar('string', index, value);
  }

  private scalar(type: string, index: number, value: LayeredText): Scalar {
    return { type, value, start: this.source.place(index), end: this.source.place(this.index) };
  }

  private expect(character: string): void {
    if (this.source.text[this.index] !== character) throw this.malformed(`no "${character}"`);
    this.index++;
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.index;
    if (!pattern.test(this.source.text)) return false;
    this.index = pattern.lastIndex;
    return true;
  }

  private malformed(problem: string): Malformed {
    return new Malformed(problem, this.source.place(this.index));
  }
}

function meaning(escape: string): string {
  const code = escape.slice(1);
  return code.length > 1 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (escapes[code] ?? code);
}
