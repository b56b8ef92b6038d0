import type { LayeredText } from './layered-text';
import { Depth, type Entry, Malformed, type Scalar, type Tree, member } from './tree';

const plain = /([ibd]):([^;]*);|(N);/y;

/**
 * Reads the output of PHP's `serialize` (core 5.4) and checks every length and count.
 *
 * @throws Malformed for anything else
 */
export function phpTree(source: LayeredText): Tree {
  const reader = new PhpReader(source);
  const tree = reader.value();
  reader.end();
  return tree;
}

class PhpReader {
  private index = 0;
  private readonly depth = new Depth();

  constructor(private readonly source: LayeredText) {}

  value(): Tree {
    const { index } = this;
    if (this.source.text.startsWith('a:', index)) {
      return this.depth.within(
        () => this.source.place(index),
        () => this.array(),
      );
    }
    if (this.source.text.startsWith('s:', index)) return this.string();
    const match = this.take(plain);
    if (!match) throw this.malformed('no value');
    const [whole, type = 'N', value = ''] = match;
    const start = index + whole.length - 1 - value.length;
    return this.scalar(type, index, this.source.slice(start, start + value.length));
  }

  end(): void {
    if (this.index < this.source.text.length) throw this.malformed('more than one value');
  }

  private array(): Tree {
    const start = this.source.place(this.index);
    const count = Number(this.take(/a:(\d+):\{/y)?.[1]);
    const entries: Entry[] = [];
    const isList = this.source.text.startsWith('i:0;', this.index);
    while (this.source.text[this.index] !== '}') entries.push(this.entry(isList));
    if (count !== entries.length) throw new Malformed(`a count of ${count} for ${entries.length}`, start);
    this.index++;
    return { type: 'array', entries, start, end: this.source.place(this.index) };
  }

  private entry(isIndex: boolean): Entry {
    const key = this.value();
    if (!('value' in key) || !/^(?:i|string)$/.test(key.type)) throw this.malformed('no key before this');
    if (key.type === 'string') return member(key.value, this.value());
    // What counts from 0 is a list; no page has the id 0.
    const step = { step: `[${key.value.text}]`, kind: '[]', tree: this.value() };
    return isIndex ? step : { ...step, key: key.value };
  }

  private string(): Scalar {
    const { index } = this;
    const head = this.take(/s:(\d+):"/y);
    if (!head) throw this.malformed('no string');
    const [whole, count = ''] = head;
    const start = this.index;
    for (let bytes = Number(count); bytes > 0;) {
      const point = this.source.text.codePointAt(this.index);
      if (point === undefined) break;
      bytes -= utf8Length(point);
      this.index += point > 0xffff ? 2 : 1;
    }
    const value = this.source.slice(start, this.index);
    if (!this.take(/";/y)) throw new Malformed(`a length of ${count} that is wrong`, this.source.place(index));
    const length = [this.source.place(index + 2), this.source.place(index + whole.length - 2)] as const;
    return { ...this.scalar('string', index, value), length };
  }

  private scalar(type: string, index: number, value: LayeredText): Scalar {
    return { type, value, start: this.source.place(index), end: this.source.place(this.index) };
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.index;
    const match = pattern.exec(this.source.text) ?? undefined;
    if (match) this.index = pattern.lastIndex;
    return match;
  }

  private malformed(problem: string): Malformed {
    return new Malformed(problem, this.source.place(this.index));
  }
}

function utf8Length(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
