import { castToInteger } from '../text/integer';
import { TagFinder } from './tags';

/** A heading, and where its section begins. */
export interface Heading {
  readonly level: number;
  readonly start: number;
}

/** Which section of a text. */
export interface SectionId {
  /** 0 is what precedes the first heading. */
  readonly number: number;
  /** Whether headings count that others see who transclude the page, instead of those that the page itself shows. Default: no. */
  readonly isTranscluded?: boolean;
}

/** `1`, or `T-1` of those that others see who transclude the page; the number follows the last hyphen. */
export function sectionId(section: string): SectionId {
  const flags = section.split('-');
  const number = castToInteger(flags.pop() ?? '');
  return { number, isTranscluded: flags.includes('T') };
}

/** The place of a section in a text. */
interface SectionPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * The text of a section of a page, without white space at its end. Section 0 is what precedes the first heading; others include
 * the sections below them.
 *
 * @returns `undefined` if there is no such section
 */
export function sectionText(text: string, section: number | SectionId): string | undefined {
  const place = findSection(text, section);
  return place && withoutSpaceAtEnd(text.slice(place.start, place.end));
}

/** The text with another section in the place of one; `undefined` if there is no such section. */
export function replaceSection(text: string, section: number | SectionId, replacement: string): string | undefined {
  const place = findSection(text, section);
  if (!place) return undefined;
  const inserted = replacement === '' ? '' : `${replacement}\n\n`;
  return withoutSpaceAtEnd(text.slice(0, place.start) + inserted + text.slice(place.end));
}

/** The text with a new section at its end. */
export function appendSection(text: string, title: string, section: string): string {
  const added = (title === '' ? '' : `== ${title} ==\n\n`) + section;
  return /[^ \t\n\r\0\v]/.test(text) ? `${text}\n\n${added}` : added;
}

/** Removes ASCII white space at the end. */
export function withoutSpaceAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n\r\0\v'.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

function findSection(text: string, id: number | SectionId): SectionPlace | undefined {
  const { number: section, isTranscluded = false }: SectionId = typeof id === 'number' ? { number: id } : id;
  const headings = findHeadings(text, isTranscluded);
  if (section === 0) return { start: 0, end: headings[0]?.start ?? text.length };
  const heading = headings[section - 1];
  if (!heading) return undefined;
  const next = headings.slice(section).find(({ level }) => level <= heading.level);
  return { start: heading.start, end: next?.start ?? text.length };
}

/** An opening run of braces or brackets, or a line that may be a heading, that is not closed yet. */
interface Frame {
  readonly kind: '{' | '[' | '-' | '=';
  count: number;
  /** The number of headings before it: those after it are lost if it turns out to be a template. */
  readonly headings: number;
  /** Where the line of a heading begins. */
  readonly start: number;
  /** Whether a `=` has its own meaning here: after a `|`, until the first one. */
  separates: boolean;
}

const TOKENS = String.raw`<!--|<(?:nowiki|pre|gallery|indicator|langconvert|includeonly|noinclude)(?=[ \t\r\n\f\v>]|\/>)|-\{(?!\{)|\{{2,}|\}{2,}|\}-|\[{2,}|\]{2,}|(?<=\n|^)={1,6}|\n`;
const TOKEN = new RegExp(TOKENS, 'gi');
const TOKEN_INSIDE = new RegExp(`${TOKENS}|[|=]`, 'gi');

/**
 * Finds the headings that are not in templates, comments or tags.
 *
 * @param isTranscluded whether those count that others see who transclude the page
 */
export function findHeadings(text: string, isTranscluded: boolean): Heading[] {
  if (!/(?:^|\n|-->)=/.test(text)) return [];
  if (!isTranscluded) return new HeadingScan(text, 'includeonly').run();
  const headings = new HeadingScan(text, 'noinclude').run();
  const only = onlyIncluded(text);
  return only
    ? headings.filter(({ start }) => only.some((place) => start >= place.start && start < place.end))
    : headings;
}

const OPEN = '<onlyinclude>';
const CLOSE = '</onlyinclude>';

/** The only parts of a text that are transcluded, if it says so. */
function onlyIncluded(text: string): SectionPlace[] | undefined {
  if (!text.includes(CLOSE)) return undefined;
  const places: SectionPlace[] = [];
  for (let start = text.indexOf(OPEN); start >= 0;) {
    const close = text.indexOf(CLOSE, start);
    const end = close < 0 ? text.length : close;
    places.push({ start, end });
    start = text.indexOf(OPEN, end);
  }
  return places.length === 0 ? undefined : places;
}

class HeadingScan {
  private readonly headings: Heading[] = [];
  private readonly frames: Frame[] = [];
  private readonly tags: TagFinder;
  private position = 0;

  constructor(
    private readonly text: string,
    /** The tag whose text does not count. */
    private readonly hidden: 'includeonly' | 'noinclude',
  ) {
    this.tags = new TagFinder(text);
  }

  run(): Heading[] {
    for (;;) {
      const tokens = this.frames.at(-1)?.kind === '{' ? TOKEN_INSIDE : TOKEN;
      tokens.lastIndex = this.position;
      const match = tokens.exec(this.text);
      if (!match) break;
      this.position = match.index + match[0].length;
      this.read(match[0], match.index);
    }
    this.endHeading(this.text.length);
    return this.headings;
  }

  private read(token: string, index: number): void {
    const frame = this.frames.at(-1);
    switch (token[0]) {
      case '<':
        if (token === '<!--') this.skipComment(index);
        else this.skipTag(token);
        return;
      case '\n':
        this.endHeading(index);
        return;
      case '=':
        this.readEquals(token, index);
        return;
      case '|':
        if (frame?.kind === '{') frame.separates = true;
        return;
      case '{':
      case '[':
        this.open(token[0], token.length, index);
        return;
      case '-':
        this.open('-', 1, index);
        return;
      case '}':
        if (token !== '}-') this.close('{', token.length);
        else if (frame?.kind === '-') this.frames.pop();
        return;
      default:
        this.close('[', token.length);
    }
  }

  private open(kind: Frame['kind'], count: number, start: number): void {
    this.frames.push({ kind, count, headings: this.headings.length, start, separates: false });
  }

  private readEquals(token: string, index: number): void {
    const frame = this.frames.at(-1);
    const startsLine = index === 0 || this.text[index - 1] === '\n';
    const separates = frame?.kind === '{' && frame.separates;
    if (startsLine && frame?.kind !== '=' && !(separates && token.length === 1)) this.open('=', token.length, index);
    else if (separates) frame.separates = false;
  }

  /** Ends the heading of a line if nothing that was opened in it is still open. */
  private endHeading(end: number): void {
    const frame = this.frames.at(-1);
    if (frame?.kind !== '=') return;
    this.frames.pop();
    const level = headingLevel(this.text, frame.start, end);
    if (level > 0) this.headings.push({ level, start: frame.start });
  }

  /** What matches is a template or a parameter, whose headings are its own. */
  private close(kind: '{' | '[', length: number): void {
    let left = length;
    for (let frame = this.frames.at(-1); frame?.kind === kind && left >= 2; frame = this.frames.at(-1)) {
      const matched = kind === '[' ? 2 : Math.min(left, frame.count, 3);
      left -= matched;
      frame.count -= matched;
      frame.separates = false;
      if (kind === '{') this.headings.length = Math.min(this.headings.length, frame.headings);
      if (frame.count < 2) this.frames.pop();
    }
  }

  /** A comment that has its lines for itself takes the line end with it. */
  private skipComment(index: number): void {
    const end = this.text.indexOf('-->', this.position);
    this.position = end < 0 ? this.text.length : end + 3;
    const before = lineStartBefore(this.text, index);
    if (before === undefined || this.frames.at(-1)?.kind === '=') return;
    let after = this.position;
    while (this.text[after] === ' ' || this.text[after] === '\t') after++;
    if (this.text[after] !== '\n') return;
    this.position = after + 1;
    this.readFakeLineStart();
  }

  /** After such a comment, a line begins. */
  private readFakeLineStart(): void {
    const run = /^={1,6}/.exec(this.text.slice(this.position, this.position + 6));
    if (!run) return;
    const index = this.position;
    this.position += run[0].length;
    this.readEquals(run[0], index);
  }

  private skipTag(token: string): void {
    const name = token.slice(1).toLowerCase();
    if (name !== this.hidden && (name === 'includeonly' || name === 'noinclude')) return;
    const end = this.tags.endOfTag(this.position);
    if (end < 0) return;
    this.position = end + 1;
    if (this.text[end - 1] === '/') return;
    const closing = this.tags.closing(name, end + 1);
    if (closing.start >= 0) this.position = closing.end;
    else if (name === this.hidden) this.position = this.text.length;
  }
}

/** Whether only white space stands between the start of the line and a place. */
function lineStartBefore(text: string, index: number): number | undefined {
  let start = index;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--;
  return start === 0 || text[start - 1] === '\n' ? start : undefined;
}

/** The level of a line that is a heading, or 0. Comments and white space at its end do not count. */
function headingLevel(text: string, start: number, end: number): number {
  let last = end;
  for (;;) {
    while (last > start && (text[last - 1] === ' ' || text[last - 1] === '\t')) last--;
    if (!text.startsWith('-->', last - 3)) break;
    const comment = text.lastIndexOf('<!--', last - 3);
    if (comment < start) break;
    last = comment;
  }
  let opening = 0;
  while (text[start + opening] === '=') opening++;
  let closing = 0;
  while (last - closing > start && text[last - closing - 1] === '=') closing++;
  if (closing === last - start) return closing < 3 ? 0 : Math.min(6, Math.floor((closing - 1) / 2));
  return Math.min(opening, closing, 6);
}
