/**
 * Reads XML as a list of nodes, in linear time. It knows what real wikis accept: five entities, no document type definitions
 * with entities of their own. Its errors have the words of libxml, of the first error (writing 17.3).
 */

export interface XmlNode {
  /** `other`: a comment, a processing instruction or a document type. */
  readonly type: 'start' | 'end' | 'text' | 'other';
  /** Without a namespace prefix; `#text`, `#comment`. */
  readonly name: string;
  /** Of a text. */
  readonly text: string;
  /** Of an element without content, written as `<a/>`. */
  readonly isEmpty?: boolean;
  /** The place of the next node that is not within the element. */
  after: number;
}

export interface XmlError {
  /** `Document is empty`, also with a line break. */
  readonly message: string;
  readonly line: number;
  /** The place in the text. */
  readonly at: number;
  /**
   * `end`: the text ended too early. `entity`: a wrong `&`, which stops the readers of 1.39 later. `namespace`: which these
   * ignore.
   */
  readonly kind: 'syntax' | 'end' | 'entity' | 'namespace';
}

export interface ReadXml {
  /** Those before the error. */
  readonly nodes: readonly XmlNode[];
  readonly error: XmlError | undefined;
}

/** The bytes of a file as text, and what stops them from being one. */
export interface DecodedXml {
  readonly text: string;
  /** What is wrong after the text. */
  readonly wrong?: string | undefined;
}

const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf8',
  utf8: 'utf8',
  'us-ascii': 'latin1',
  ascii: 'latin1',
  'iso-8859-1': 'latin1',
  latin1: 'latin1',
};

/** Decodes a file by its byte order mark, by its declaration, or as UTF-8. */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = buffer.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return { text: buffer.toString('utf16le', 2) };
  if (mark === '\xfe\xff') {
    const even = Buffer.from(buffer.subarray(2, buffer.length - (buffer.length % 2)));
    return { text: even.swap16().toString('utf16le') };
  }
  const [, name] =
    /^<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w.-]*)["']/.exec(buffer.toString('latin1', 0, 200)) ?? [];
  const encoding = encodings[(name ?? 'utf-8').toLowerCase()];
  if (encoding === undefined) return { text: '', wrong: `Unsupported encoding ${name}` };
  if (encoding === 'latin1') return { text: buffer.toString('latin1') };
  const text = buffer.toString('utf8').replace(/^\uFEFF/, '');
  const start = buffer.toString('latin1', 0, 3) === '\xef\xbb\xbf' ? 3 : 0;
  let [from, offset] = [0, start];
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) {
    offset += Buffer.byteLength(text.slice(from, at));
    from = at;
    if (buffer[offset] === 0xef && buffer[offset + 1] === 0xbf && buffer[offset + 2] === 0xbd) continue;
    const wrong = Array.from(buffer.subarray(offset, offset + 4), (byte) => ` 0x${hexadecimal(byte)}`).join('');
    return { text: text.slice(0, at), wrong: `Input is not proper UTF-8, indicate encoding !\nBytes:${wrong}` };
  }
  return { text };
}

function hexadecimal(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}

const nameAt = /[A-Za-z_:\u0080-\uffff][\w:.\u0080-\uffff-]*/y;
const attributeAt = /\s*([A-Za-z_:\u0080-\uffff][\w:.\u0080-\uffff-]*)(?:\s*=\s*("[^"<]*"|'[^'<]*'))?/y;
const spaceAt = /\s*/y;
const control = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/;
const references = /&(?:#(\d+)|#x([\da-f]+)|([a-z_:][\w:.-]*))?(;?)/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

class XmlFailure extends Error {
  constructor(
    readonly at: number,
    message: string,
    readonly kind: XmlError['kind'] = 'syntax',
  ) {
    super(message);
  }
}

/** Reads a whole text, or as far as it is right. */
export function readXml({ text: given, wrong }: DecodedXml): ReadXml {
  const text = given.replace(/\r\n?/g, '\n');
  const reader = new XmlReader(text, wrong);
  try {
    reader.read();
  } catch (failure) {
    if (!(failure instanceof XmlFailure)) throw failure;
    const { at, message, kind } = failure;
    return { nodes: reader.nodes, error: { message: `${message}\n`, line: lineOf(text, at), at, kind } };
  }
  return { nodes: reader.nodes, error: reader.unknownPrefix };
}

function lineOf(text: string, at: number): number {
  let line = 1;
  for (let found = text.indexOf('\n'); found >= 0 && found < at; found = text.indexOf('\n', found + 1)) line++;
  return line;
}

interface OpenElement {
  readonly written: string;
  readonly line: number;
  readonly node: XmlNode;
}

class XmlReader {
  readonly nodes: XmlNode[] = [];
  /** The first prefix that no `xmlns:` declares. */
  unknownPrefix: XmlError | undefined;
  private readonly open: OpenElement[] = [];
  private readonly prefixes = new Set(['xml', 'xmlns']);
  private at = 0;
  private line = 1;
  private counted = 0;

  constructor(
    private readonly source: string,
    private readonly wrong: string | undefined,
  ) {}

  read(): void {
    if (!/\S/.test(this.source)) throw this.end(0);
    const start = this.source.search(/\S/);
    if (this.source[start] !== '<') throw new XmlFailure(start, this.wrong ?? 'Document is empty');
    this.readDeclaration();
    let hasRoot = false;
    while (this.at < this.source.length) {
      const markup = this.source.indexOf('<', this.at);
      const until = markup < 0 ? this.source.length : markup;
      if (until > this.at) this.readText(until, hasRoot);
      if (markup < 0) break;
      hasRoot = this.readMarkup(hasRoot) || hasRoot;
    }
    if (this.wrong !== undefined || this.open.length > 0 || !hasRoot) throw this.end(this.at);
  }

  private end(at: number): XmlFailure {
    return new XmlFailure(
      at,
      this.wrong ?? 'Extra content at the end of the document',
      this.wrong === undefined ? 'end' : 'syntax',
    );
  }

  private readDeclaration(): void {
    const [declaration = '', version] = /^<\?xml\s+version\s*=\s*["']([^"']*)["'][^?]*\?>/.exec(this.source) ?? [];
    if (version !== undefined && !version.startsWith('1.')) throw new XmlFailure(0, `Unsupported version '${version}'`);
    this.at = declaration.length;
  }

  private readText(until: number, hasRoot: boolean): void {
    const from = this.at;
    const text = this.source.slice(from, until);
    if (this.open.length === 0) {
      if (/\S/.test(text)) {
        throw new XmlFailure(from, hasRoot ? 'Extra content at the end of the document' : 'Document is empty');
      }
    } else if (until === this.source.length) {
      throw this.end(from);
    } else {
      const sequence = text.indexOf(']]>');
      if (sequence >= 0) throw new XmlFailure(from + sequence, "Sequence ']]>' not allowed in content");
      this.add('text', '#text', this.withReferences(text, from));
    }
    this.at = until;
  }

  private withReferences(text: string, from: number): string {
    const wrong = control.exec(text);
    if (wrong) throw new XmlFailure(from + wrong.index, `PCDATA invalid Char value ${wrong[0].charCodeAt(0)}`);
    if (!text.includes('&')) return text;
    return text.replace(references, (...found: (string | number | undefined)[]) => {
      const [, decimal, hex, name, semicolon, index] = found as (string | undefined)[];
      const at = from + Number(index);
      if (decimal === undefined && hex === undefined && name === undefined) {
        throw new XmlFailure(at, 'xmlParseEntityRef: no name', 'entity');
      }
      if (semicolon === '') {
        if (name !== undefined) throw new XmlFailure(at, "EntityRef: expecting ';'", 'entity');
        throw new XmlFailure(
          at,
          `xmlParseCharRef: invalid ${hex === undefined ? 'decimal' : 'hexadecimal'} value`,
          'entity',
        );
      }
      if (name !== undefined) {
        const character = Object.hasOwn(entities, name) ? entities[name] : undefined;
        if (character === undefined) throw new XmlFailure(at, `Entity '${name}' not defined`);
        return character;
      }
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000) || control.test(String.fromCodePoint(code))) {
        throw new XmlFailure(at, `xmlParseCharRef: invalid xmlChar value ${code}`);
      }
      return String.fromCodePoint(code);
    });
  }

  /** @returns whether it was an element */
  private readMarkup(hasRoot: boolean): boolean {
    const { source, at } = this;
    if (source.startsWith('<!--', at)) return this.readUntil('-->', 4, '#comment', 'Comment not terminated');
    if (source.startsWith('<?', at)) return this.readInstruction();
    if (source.startsWith('<![CDATA[', at) && this.open.length > 0) {
      const end = source.indexOf(']]>', at);
      if (end < 0) throw this.end(at);
      this.add('text', '#cdata-section', source.slice(at + 9, end));
      this.at = end + 3;
      return false;
    }
    if (source.startsWith('<!DOCTYPE', at) && !hasRoot) return this.readDoctype();
    if (source.startsWith('</', at)) return this.readEnd();
    if (hasRoot && this.open.length === 0) throw new XmlFailure(at, 'Extra content at the end of the document');
    this.readStart();
    return true;
  }

  private readUntil(close: string, skipped: number, name: string, problem: string): false {
    const end = this.source.indexOf(close, this.at + skipped);
    if (end < 0) throw new XmlFailure(this.at, this.wrong ?? problem, this.wrong === undefined ? 'end' : 'syntax');
    this.add('other', name, '');
    this.at = end + close.length;
    return false;
  }

  private readInstruction(): false {
    const name = this.match(nameAt, this.at + 2)?.[0] ?? '';
    if (name === '') throw new XmlFailure(this.at, 'xmlParsePI : no target name');
    if (name.toLowerCase() === 'xml') {
      throw new XmlFailure(this.at, 'XML declaration allowed only at the start of the document');
    }
    return this.readUntil('?>', 2, name, `ParsePI: PI ${name} never end ...`);
  }

  private readDoctype(): false {
    const name = this.match(/\s*([\w:.-]*)/y, this.at + 9)?.[1] ?? '';
    const close = this.source.indexOf('>', this.at);
    const bracket = this.source.slice(this.at, close).indexOf('[');
    const end = bracket >= 0 ? this.source.indexOf(']>', this.at + bracket) + 1 : close;
    if (end < 1) throw this.end(this.at);
    this.add('other', name, '');
    this.at = end + 1;
    return false;
  }

  private readEnd(): false {
    const { at } = this;
    const written = this.match(nameAt, at + 2)?.[0] ?? '';
    const end = this.match(/\s*>/y, at + 2 + written.length);
    const opened = this.open.at(-1);
    if (!opened) throw new XmlFailure(at, 'Extra content at the end of the document');
    if (opened.written !== written) {
      throw new XmlFailure(at, `Opening and ending tag mismatch: ${opened.written} line ${opened.line} and ${written}`);
    }
    if (!end)
      throw new XmlFailure(
        at,
        "expected '>'",
        /^\s*$/.test(this.source.slice(at + 2 + written.length)) ? 'end' : 'syntax',
      );
    this.open.pop();
    this.add('end', localName(written), '');
    opened.node.after = this.nodes.length;
    this.at = at + 2 + written.length + end[0].length;
    return false;
  }

  private readStart(): void {
    const { at } = this;
    const written = this.match(nameAt, at + 1)?.[0];
    if (written === undefined) {
      if (at + 1 >= this.source.length) throw this.end(at);
      throw new XmlFailure(at, 'StartTag: invalid element name');
    }
    let place = at + 1 + written.length;
    const [seen, used] = [new Set<string>(), [written]];
    for (;;) {
      const close = this.match(/\s*(\/?)>/y, place);
      if (close) {
        this.requirePrefixes(used, at);
        this.start(written, close[1] === '/', place + close[0].length);
        return;
      }
      const attribute = this.match(/\s/y, place) && this.match(attributeAt, place);
      const [whole = '', name, value] = attribute ?? [];
      const after = this.match(spaceAt, place + whole.length)?.[0] ?? '';
      if (name === undefined || (value === undefined && this.source[place + whole.length + after.length] === '=')) {
        throw new XmlFailure(place, `Couldn't find end of Start Tag ${written}`);
      }
      if (value === undefined) throw new XmlFailure(place, `Specification mandates value for attribute ${name}`);
      if (seen.has(name)) throw new XmlFailure(place, `Attribute ${name} redefined`);
      seen.add(name);
      this.withReferences(value, place);
      if (name.startsWith('xmlns:')) this.prefixes.add(name.slice(6));
      else used.push(name);
      place += whole.length;
    }
  }

  private start(written: string, isEmpty: boolean, end: number): void {
    const node = this.add('start', localName(written), '', isEmpty);
    if (!isEmpty) this.open.push({ written, line: this.lineHere(), node });
    this.at = end;
  }

  private requirePrefixes([element = '', ...attributes]: readonly string[], at: number): void {
    if (this.unknownPrefix) return;
    const isUnknown = (name: string) => name.includes(':') && !this.prefixes.has(name.slice(0, name.indexOf(':')));
    const unknown = [...attributes, element].find(isUnknown);
    if (unknown === undefined) return;
    const prefix = unknown.slice(0, unknown.indexOf(':'));
    const where = unknown === element ? '' : `${localName(unknown)} on `;
    const message = `Namespace prefix ${prefix}${where === '' ? '' : ` for ${localName(unknown)}`} on ${localName(element)} is not defined\n`;
    this.unknownPrefix = { message, line: this.lineHere(), at, kind: 'namespace' };
  }

  private add(type: XmlNode['type'], name: string, text: string, isEmpty = false): XmlNode {
    const node: XmlNode = { type, name, text, after: this.nodes.length + 1, ...(isEmpty && { isEmpty }) };
    if (type === 'start' && !isEmpty) node.after = Infinity;
    this.nodes.push(node);
    return node;
  }

  /** The line of the present place, counted from the last time. */
  private lineHere(): number {
    for (; this.counted < this.at; this.counted++) if (this.source[this.counted] === '\n') this.line++;
    return this.line;
  }

  private match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.source);
  }
}

function localName(written: string): string {
  return written.slice(written.indexOf(':') + 1);
}
