import { decodeHTML } from 'entities';

/** A piece of a page. */
export type Markup =
  /** The text between tags, as in the source. */
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'start'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'end'; readonly name: string }
  /** The content of an element that has no elements inside, or none that are seen. */
  | { readonly kind: 'unseen'; readonly name: string; readonly source: string };

/** By lower-case name; the first of several with the same name. Character references are decoded. */
export type Attributes = ReadonlyMap<string, string>;

const unseen = new Set(['script', 'style', 'title', 'template', 'noscript']);

/**
 * Splits a page into tags and the text between them, as browsers do: comments and declarations are left out, and so is
 * an unfinished tag at the end. It takes linear time for any page.
 */
export function* markupOf(source: string): Generator<Markup> {
  const scanner = new Scanner(source);
  let textStart = 0;
  for (let place = source.indexOf('<'); place >= 0; place = source.indexOf('<', scanner.place)) {
    scanner.place = place;
    const markup = scanner.read();
    if (markup === 'text') continue;
    if (place > textStart) yield { kind: 'text', source: source.slice(textStart, place) };
    textStart = scanner.place;
    if (markup === 'nothing') continue;
    yield markup;
    if (markup.kind !== 'start' || !unseen.has(markup.name)) continue;
    yield { kind: 'unseen', name: markup.name, source: scanner.readUntilEndTag(markup.name) };
    textStart = scanner.place;
  }
  if (textStart < source.length) yield { kind: 'text', source: source.slice(textStart) };
}

class Scanner {
  place = 0;

  constructor(private readonly source: string) {}

  /** Reads the markup that begins with `<` here. */
  read(): Markup | 'nothing' | 'text' {
    const { source, place } = this;
    if (source.startsWith('<!--', place)) return this.skipPast('-->', place + 4);
    const next = source[place + 1] ?? '';
    if (next === '!' || next === '?') return this.skipPast('>', place + 2);
    if (next !== '/') return isLetter(next) ? this.readTag(place + 1, 'start') : this.readText();
    if (isLetter(source[place + 2] ?? '')) return this.readTag(place + 2, 'end');
    return this.skipPast('>', place + 2);
  }

  /** All up to `</name`, where the end tag is read next. */
  readUntilEndTag(name: string): string {
    const start = this.place;
    const ending = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    ending.lastIndex = start;
    this.place = ending.exec(this.source)?.index ?? this.source.length;
    return this.source.slice(start, this.place);
  }

  private readText(): 'text' {
    this.place++;
    return 'text';
  }

  private skipPast(ending: string, from: number): 'nothing' {
    const end = this.source.indexOf(ending, from);
    this.place = end < 0 ? this.source.length : end + ending.length;
    return 'nothing';
  }

  private readTag(start: number, kind: 'start' | 'end'): Markup | 'nothing' {
    this.place = start;
    const name = this.readWhile(isPartOfName).toLowerCase();
    const attributes = new Map<string, string>();
    for (;;) {
      this.readWhile(isBetweenAttributes);
      if (this.place >= this.source.length) return 'nothing';
      if (this.source[this.place] === '>') break;
      const [attribute, value] = this.readAttribute();
      if (!attributes.has(attribute)) attributes.set(attribute, decodeHTML(value));
    }
    this.place++;
    return kind === 'start' ? { kind, name, attributes } : { kind, name };
  }

  private readAttribute(): readonly [name: string, value: string] {
    const start = this.place;
    // An equals sign at the beginning is part of the name.
    this.place++;
    this.readWhile(isPartOfAttributeName);
    const name = this.source.slice(start, this.place).toLowerCase();
    this.readWhile(isSpace);
    if (this.source[this.place] !== '=') return [name, ''];
    this.place++;
    this.readWhile(isSpace);
    const quote = this.source[this.place] ?? '';
    if (quote !== '"' && quote !== "'") return [name, this.readWhile(isPartOfBareValue)];
    const end = this.source.indexOf(quote, this.place + 1);
    const value = this.source.slice(this.place + 1, end < 0 ? undefined : end);
    this.place = end < 0 ? this.source.length : end + 1;
    return [name, value];
  }

  private readWhile(holds: (character: string) => boolean): string {
    const start = this.place;
    while (this.place < this.source.length && holds(this.source.charAt(this.place))) this.place++;
    return this.source.slice(start, this.place);
  }
}

function isLetter(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r' || character === '\f';
}

function isPartOfName(character: string): boolean {
  return !isSpace(character) && character !== '/' && character !== '>';
}

function isBetweenAttributes(character: string): boolean {
  return isSpace(character) || character === '/';
}

function isPartOfAttributeName(character: string): boolean {
  return isPartOfName(character) && character !== '=';
}

function isPartOfBareValue(character: string): boolean {
  return !isSpace(character) && character !== '>';
}
