import { decodeXML } from 'entities';

import type { LayeredText } from './layered-text';
import { Depth, type Entry, Malformed, type Scalar, type Tree } from './tree';

const declaration = /(?:<\?[^?]*\?>\s*)*/y;
const opening = /<([A-Za-z_][^\s/>=]*)/y;
const attribute = /\s+([^\s=/>]+)="([^"<]*)"/y;
const tagEnd = /\s*(\/?)>/y;
const text = /[^<]+/y;
const closing = /<\/([^\s>]+)\s*>/y;
const reference = /&(?:#\d+|#x[0-9a-fA-F]+|amp|lt|gt|quot|apos);/g;

/**
 * Reads the XML of the API (core 5.3): elements, attributes, text. The comparison of the written text covers space between
 * the written text.
 *
 * @throws Malformed for anything else
 */
export function xmlTree(source: LayeredText): Tree {
  const reader = new XmlReader(source);
  reader.take(declaration);
  const tree = reader.element();
  reader.end();
  return tree;
}

class XmlReader {
  private index = 0;
  private readonly depth = new Depth();

  constructor(private readonly source: LayeredText) {}

  element(): Tree {
    const start = this.source.place(this.index);
    const name = this.take(opening)?.[1];
    if (name === undefined) throw this.malformed('no element');
    const entries = this.attributes();
    const end = this.take(tagEnd);
    if (!end) throw this.malformed(`no end of the tag "${name}"`);
    if (end[1] === '') this.content(name, entries);
    return { type: `element ${name}`, entries, start, end: this.source.place(this.index) };
  }

  end(): void {
    this.take(/\s*/y);
    if (this.index < this.source.text.length) throw this.malformed('something after the element');
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.index;
    const match = pattern.exec(this.source.text) ?? undefined;
    if (match) this.index = pattern.lastIndex;
    return match;
  }

  private attributes(): Entry[] {
    const entries: Entry[] = [];
    for (let match = this.take(attribute); match; match = this.take(attribute)) {
      const [, name = '', value = ''] = match;
      const end = this.index - 1;
      const step = `.@${name}`;
      entries.push({ step, kind: step, tree: this.scalar(end - value.length, end) });
    }
    return entries;
  }

  private content(name: string, entries: Entry[]): void {
    const numbers = new Map<string, number>();
    for (;;) {
      const { index } = this;
      const found = this.take(text);
      if (found) {
        if (found[0].trim() !== '')
          entries.push({ step: '.#text', kind: '.#text', tree: this.scalar(index, this.index) });
        continue;
      }
      const close = this.take(closing);
      if (close?.[1] === name) return;
      if (close) throw this.malformed(`no end of "${name}" before this`);
      const tree = this.depth.within(
        () => this.source.place(index),
        () => this.element(),
      );
      const child = tree.type.replace('element ', '');
      const number = numbers.get(child) ?? 0;
      numbers.set(child, number + 1);
      const kind = `.${child}`;
      entries.push({ step: number === 0 ? kind : `${kind}[${number}]`, kind, tree });
    }
  }

  private scalar(start: number, end: number): Scalar {
    const value = this.source.slice(start, end).decode(reference, decodeXML);
    return { type: 'text', value, start: this.source.place(start), end: this.source.place(end) };
  }

  private malformed(problem: string): Malformed {
    return new Malformed(problem, this.source.place(this.index));
  }
}
