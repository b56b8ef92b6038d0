/** The tree of a text before its templates are expanded, in XML (vectors expandtemplates/tree-…). */
import { escapeAttribute } from '../text/escape';
import { type Closing, TagFinder } from './tags';

/** Elements whose content is not wikitext. */
const extensions = 'nowiki|pre|gallery|indicator|langconvert';
/** On the page itself, these tags are left out, but not their content; of `includeonly`, the content as well. */
const tagStart = new RegExp(
  String.raw`<(?:(${extensions}|includeonly)|\/?(?:noinclude|onlyinclude))(?=[ \t\r\n\f\v>]|\/>)`,
  'iy',
);
/** Of closing braces and brackets, no more than can close something at once. */
const token = /<!--|<|\{{2,}|\}{2,3}|\[{2,}|\]{2}|\||=|\n/g;
const highestLevel = 6;

/** A part of something in braces or brackets, in XML. Its pieces are only ever joined, which takes no time. */
interface Part {
  /** What is before its first `=`. */
  name?: string;
  /** The rest, without its last piece. */
  xml: string;
  last: string;
}

/** Braces, brackets or a heading that are not closed yet. */
interface Frame {
  readonly kind: '{' | '[' | '=';
  readonly count: number;
  readonly startsLine: boolean;
  readonly parts: Part[];
  /** Where it begins in the text. */
  readonly position: number;
}

/**
 * The XML of a text. Time and size grow linearly with the text, however it is nested.
 *
 * @param text may be anything
 */
export function parseTree(text: string): string {
  return new TreeWriter(text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text).write();
}

class TreeWriter {
  private readonly root = emptyPart();
  private readonly frames: Frame[] = [];
  private readonly tags: TagFinder;
  /** The comments of the current line, and where they begin and end. */
  private comments: [start: number, end: number][] = [];
  private position = 0;
  private headings = 0;
  /** The headings that may still turn out to be in a template, and how many frames were open around each. */
  private readonly pending: { readonly number: number; readonly depth: number }[] = [];
  /** The numbers of those that are in one. */
  private readonly possible = new Set<number>();

  constructor(private readonly text: string) {
    this.tags = new TagFinder(text);
  }

  write(): string {
    const { text } = this;
    this.beginLine();
    while (this.position < text.length) {
      token.lastIndex = this.position;
      const match = token.exec(text);
      this.append(escapeAttribute(text.slice(this.position, match?.index)));
      this.position = match?.index ?? text.length;
      if (match) this.read(match[0]);
    }
    this.endHeading();
    for (const frame of this.frames.splice(0)) append(this.root, literal(frame));
    const name = (number: string): string => (this.possible.has(Number(number)) ? 'possible-h' : 'h');
    return tag(
      'root',
      content(this.root).replace(/\0(\d+)/g, (_, number: string) => name(number)),
    );
  }

  private read(found: string): void {
    switch (found[0]) {
      case '<':
        if (found === '<!--') this.readComment();
        else this.readTag();
        return;
      case '{':
      case '[':
        this.open(found[0], found.length);
        return;
      case '}':
        this.close('{', found);
        return;
      case ']':
        this.close('[', found);
        return;
      case '|':
      case '=':
        this.separate(found as '|' | '=');
        return;
      default:
        this.endHeading();
        this.append('\n');
        this.position++;
        this.beginLine();
    }
  }

  private append(xml: string): void {
    append(this.part, xml);
  }

  private get part(): Part {
    return this.frames.at(-1)?.parts.at(-1) ?? this.root;
  }

  /** Opens a heading if the line begins with `=`. */
  private beginLine(): void {
    this.comments = [];
    const [run = ''] = /^={1,6}/.exec(this.text.slice(this.position, this.position + highestLevel)) ?? [];
    if (run === '' || (run.length === 1 && this.findsEquals())) return;
    const { position } = this;
    this.frames.push({
      kind: '=',
      count: run.length,
      startsLine: true,
      parts: [{ ...emptyPart(), last: run }],
      position,
    });
    this.position += run.length;
  }

  /** Whether the next `=` separates a name from a value. */
  private findsEquals(): boolean {
    const frame = this.frames.at(-1);
    return frame?.kind === '{' && frame.parts.length > 1 && frame.parts.at(-1)?.name === undefined;
  }

  private separate(sign: '|' | '='): void {
    const frame = this.frames.at(-1);
    if (sign === '|' && frame?.kind === '{') frame.parts.push(emptyPart());
    else if (sign === '=' && this.findsEquals()) {
      const { part } = this;
      Object.assign(part, { ...emptyPart(), name: content(part) });
    } else this.append(sign);
    this.position++;
  }

  /** The line is a heading if it also ends with `=`, comments and white space aside. */
  private endHeading(): void {
    const frame = this.frames.at(-1);
    if (frame?.kind !== '=') return;
    this.frames.pop();
    const xml = literal(frame);
    const level = levelOf(frame, this.text, this.visibleEnd());
    if (level === 0) {
      this.append(xml);
      return;
    }
    const number = ++this.headings;
    this.pending.push({ number, depth: this.frames.length });
    this.append(`<\0${number} level="${level}" i="${number}">${xml}</\0${number}>`);
  }

  /** Where the line ends without the comments and the white space at its end. */
  private visibleEnd(): number {
    let end = endWithoutSpace(this.text, this.position);
    for (let last = this.comments.pop(); last?.[1] === end; last = this.comments.pop()) {
      end = endWithoutSpace(this.text, last[0]);
    }
    return end;
  }

  private open(kind: '{' | '[', count: number): void {
    const { position } = this;
    const startsLine = this.text[position - 1] === '\n';
    this.frames.push({ kind, count, startsLine, parts: [emptyPart()], position });
    this.position += count;
  }

  private close(kind: '{' | '[', found: string): void {
    const frame = this.frames.at(-1);
    if (frame?.kind !== kind) {
      this.append(found);
      this.position += found.length;
      return;
    }
    const most = Math.min(frame.count, found.length);
    const count = kind === '[' ? 2 : Math.min(most, 3);
    this.frames.pop();
    this.position += count;
    const remaining = frame.count - count;
    const xml =
      kind === '[' ? literal({ ...frame, count }) + ']'.repeat(count) : element(frame, count, remaining === 0);
    if (kind === '{') this.settleHeadings();
    if (remaining >= 2) this.frames.push({ ...frame, count: remaining, parts: [emptyPart()] });
    else this.append(kind.repeat(remaining));
    this.append(xml);
  }

  /** Headings within a template may belong to it. */
  private settleHeadings(): void {
    for (let last = this.pending.at(-1); last && last.depth > this.frames.length; last = this.pending.at(-1)) {
      this.possible.add(last.number);
      this.pending.pop();
    }
  }

  /** A line of nothing but comments disappears with its white space and its end. */
  private readComment(): void {
    const { text } = this;
    const start = this.position;
    const end = endOfComment(text, start);
    if (end === undefined) {
      this.append(`<comment>${escapeAttribute(text.slice(start))}</comment>`);
      this.position = text.length;
      return;
    }
    const lineStart = endWithoutSpace(text, start);
    const ends = text[lineStart - 1] === '\n' ? this.endsOfComments(end) : [];
    if (text[ends.at(-1) ?? -1] === '\n') {
      // The white space is the last piece, because a line begins with a new one.
      if (start > lineStart) this.part.last = '';
      let from = lineStart;
      for (const [index, to] of ends.entries()) {
        const until = index === ends.length - 1 ? to + 1 : to;
        this.append(`<comment>${escapeAttribute(text.slice(from, until))}</comment>`);
        from = until;
      }
      this.position = from;
      this.beginLine();
      return;
    }
    this.comments.push([start, end]);
    this.append(`<comment>${escapeAttribute(text.slice(start, end))}</comment>`);
    this.position = end;
  }

  /** Where the comments end that begin in the same line, each with the white space after it. */
  private endsOfComments(end: number): number[] {
    const ends = [startWithoutSpace(this.text, end)];
    while (this.text.startsWith('<!--', ends.at(-1))) {
      const next = endOfComment(this.text, ends.at(-1)!);
      if (next === undefined) break;
      ends.push(startWithoutSpace(this.text, next));
    }
    return ends;
  }

  private readTag(): void {
    const { text, position } = this;
    tagStart.lastIndex = position;
    const match = tagStart.exec(text);
    const end = match ? this.tags.endOfTag(position + match[0].length) + 1 : 0;
    if (!match || end === 0) {
      this.append('&lt;');
      this.position++;
      return;
    }
    const [, name = ''] = match;
    if (name === '') this.ignore(end);
    else if (text[end - 2] === '/') this.readElement(name, end);
    else this.readContent(name, end);
  }

  private ignore(end: number): void {
    this.append(`<ignore>${escapeAttribute(this.text.slice(this.position, end))}</ignore>`);
    this.position = end;
  }

  private readContent(name: string, start: number): void {
    const { text } = this;
    const known = name.toLowerCase();
    const closing = this.tags.closing(known, start);
    if (closing.start >= 0) this.readElement(name, start, closing);
    else if (known === 'includeonly') this.ignore(text.length);
    else {
      this.append(escapeAttribute(text.slice(this.position, start)));
      this.position = start;
    }
  }

  private readElement(name: string, start: number, closing?: Closing): void {
    const { text } = this;
    const end = closing?.end ?? start;
    if (name.toLowerCase() === 'includeonly') {
      this.ignore(end);
      return;
    }
    const attributes = text.slice(this.position + 1 + name.length, start - (closing ? 1 : 2));
    const inner = closing
      ? `${tag('inner', escapeAttribute(text.slice(start, closing.start)))}<close>${escapeAttribute(text.slice(closing.start, end))}</close>`
      : '';
    this.append(`<ext><name>${name}</name>${tag('attr', escapeAttribute(attributes))}${inner}</ext>`);
    this.position = end;
  }
}

function emptyPart(): Part {
  return { xml: '', last: '' };
}

function append(part: Part, xml: string): void {
  part.xml += part.last;
  part.last = xml;
}

function content({ xml, last }: Part): string {
  return xml + last;
}

function levelOf({ count, position }: Frame, text: string, end: number): number {
  let start = end;
  while (start > position && text[start - 1] === '=') start--;
  const run = end - start;
  if (start > position) return Math.min(run, count);
  // Nothing but equals signs: those in the middle are the content.
  return run < 3 ? 0 : Math.min(Math.floor((run - 1) / 2), highestLevel);
}

/** As it was written, because nothing closes it. */
function literal({ kind, count, parts }: Pick<Frame, 'kind' | 'count' | 'parts'>): string {
  const [first = '', ...others] = parts.map((part) => {
    return part.name === undefined ? content(part) : `${part.name}<equals>=</equals>${content(part)}`;
  });
  // Other than join(), this copies nothing.
  return others.reduce((all, other) => `${all}|${other}`, (kind === '=' ? '' : kind.repeat(count)) + first);
}

/** A template, or an argument of the template that the text belongs to. */
function element({ parts, startsLine }: Frame, count: number, isWhole: boolean): string {
  const [title, ...given] = parts;
  let index = 0;
  let written = '';
  for (const part of given) {
    const value = tag('value', content(part));
    if (part.name === undefined) written += `<part><name index="${++index}"/>${value}</part>`;
    else written += `<part>${tag('name', part.name)}<equals>=</equals>${value}</part>`;
  }
  const name = count === 3 ? 'tplarg' : 'template';
  const attribute = startsLine && isWhole ? ' lineStart="1"' : '';
  return `<${name}${attribute}>${tag('title', title ? content(title) : '')}${written}</${name}>`;
}

function tag(name: string, inner: string): string {
  return inner === '' ? `<${name}/>` : `<${name}>${inner}</${name}>`;
}

function endOfComment(text: string, start: number): number | undefined {
  const end = text.indexOf('-->', start + 4);
  return end < 0 ? undefined : end + 3;
}

function endWithoutSpace(text: string, end: number): number {
  let at = end;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at--;
  return at;
}

function startWithoutSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}
