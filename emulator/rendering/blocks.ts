import { trimmed } from '../wikitext/pieces';
import { CONTENTS_MARK, HELD_MARK, type HeldHtml } from './marks';

/** Tags behind which no paragraph begins. */
const OPENING = /<(?:table|h[1-6]|pre|p|ul|ol|dl)(?=[\s>/])|<\/t[dh](?=[\s>])|<\/?(?:tr|caption|dt|dd|li)(?=[\s>/])/i;
/** Tags behind which one may begin. */
const CLOSING =
  /<\/(?:table|h[1-6]|pre|p|ul|ol|dl)(?=[\s>])|<t[dh](?=[\s>/])|<\/?(?:center|blockquote|div|hr|figure)(?=[\s>/])/i;

const QUOTE = /<(\/?)blockquote(?=[\s>])/gi;

/** Makes paragraphs, lists and preformatted text, line by line. */
export class BlockRenderer {
  private readonly output: string[] = [];
  /** That of the last line, with `:` for `;`. */
  private lastPrefix = '';
  private paragraph: '' | 'p' | 'pre' = '';
  private isPreformatted = false;
  private termIsOpen = false;
  /** What begins the next paragraph, after a blank line. */
  private pending = '';
  private isInBlock = false;
  private isInQuote = false;

  constructor(private readonly held: HeldHtml) {}

  /** @param startsLine whether the text is at the start of a line */
  render(text: string, startsLine = true): string {
    const lines = text.split('\n');
    lines.forEach((line, index) => {
      if (index === 0 && !startsLine) this.output.push(line);
      else this.renderLine(line, index === lines.length - 1);
    });
    for (let length = this.lastPrefix.length; length > 0; length--) this.closeList(this.lastPrefix[length - 1]!);
    if (this.paragraph !== '') this.output.push(`</${this.paragraph}>`);
    return this.output.join('');
  }

  private renderLine(line: string, isLast: boolean): void {
    const opensPre = line.includes('<pre') && /<pre(?=[\s>])/i.test(line);
    const closesPre = line.includes('</pre') && /<\/pre(?=[\s>])/i.test(line);
    const prefix = this.isPreformatted ? '' : PREFIX.exec(line)![0];
    let text = line.slice(prefix.length);
    const comparable = prefix.replaceAll(';', ':');
    if (prefix !== '' && comparable === this.lastPrefix) {
      this.nextItem(prefix.at(-1)!);
      this.pending = '';
      if (prefix.endsWith(';')) text = this.splitTerm(text);
    } else if (prefix !== '' || this.lastPrefix !== '') {
      text = this.changeList(prefix, comparable, text);
    }
    if (prefix === '') text = this.startText(text, opensPre, closesPre);
    if (closesPre) this.isPreformatted = false;
    if (this.pending !== '') return;
    if (prefix !== '') this.output.push(trimmed(text));
    else this.output.push(text, isLast && this.paragraph === '' ? '' : '\n');
  }

  private changeList(prefix: string, comparable: string, line: string): string {
    let text = line;
    const before = this.lastPrefix;
    const common = commonLength(prefix, before);
    this.pending = '';
    for (let length = before.length; length > common; length--) this.closeList(before[length - 1]!);
    if (prefix.length <= common && common > 0) this.nextItem(prefix[common - 1]!);
    // A definition behind a term that nothing else is in ends the term.
    if (this.termIsOpen && common > 0 && prefix[common - 1] === ':') this.nextItem(':');
    if (before !== '' && prefix.length > common) this.output.push('\n');
    for (let index = common; index < prefix.length; index++) {
      this.openList(prefix[index]!);
      if (prefix[index] === ';') text = this.splitTerm(text);
    }
    if (prefix === '' && before !== '') this.output.push('\n');
    this.lastPrefix = comparable;
    return text;
  }

  /** `; term : definition` */
  private splitTerm(text: string): string {
    const colon = definitionColon(text);
    if (colon < 0) return text;
    this.output.push(trimmed(text.slice(0, colon)));
    this.nextItem(':');
    return text.slice(colon + 1);
  }

  private openList(character: string): void {
    this.closeParagraph();
    if (character === '*') this.output.push('<ul><li>');
    else if (character === '#') this.output.push('<ol><li>');
    else if (character === ':') this.output.push('<dl><dd>');
    else {
      this.output.push('<dl><dt>');
      this.termIsOpen = true;
    }
  }

  private nextItem(character: string): void {
    if (character === '*' || character === '#') {
      this.output.push('</li>\n<li>');
      return;
    }
    this.output.push(this.termIsOpen ? '</dt>\n' : '</dd>\n');
    this.termIsOpen = character === ';';
    this.output.push(this.termIsOpen ? '<dt>' : '<dd>');
  }

  private closeList(character: string): void {
    if (character === '*') this.output.push('</li></ul>');
    else if (character === '#') this.output.push('</li></ol>');
    else {
      this.output.push(this.termIsOpen ? '</dt></dl>' : '</dd></dl>');
      this.termIsOpen = false;
    }
  }

  /** @returns the text without the space that made it preformatted */
  private startText(text: string, opensPre: boolean, closesPre: boolean): string {
    const markup = this.withHeld(text);
    const closes = CLOSING.test(markup) || text.includes(CONTENTS_MARK);
    if (closes || OPENING.test(markup)) {
      this.pending = '';
      this.closeParagraph();
      if (opensPre && !closesPre) this.isPreformatted = true;
      for (const [, slash] of text.matchAll(QUOTE)) this.isInQuote = slash === '';
      this.isInBlock = !closes;
      return text;
    }
    if (this.isInBlock || this.isPreformatted) return text;
    const isBlank = trimmed(text) === '';
    if (text.startsWith(' ') && (this.paragraph === 'pre' || !isBlank) && !this.isInQuote) {
      if (this.paragraph !== 'pre') {
        this.pending = '';
        this.closeParagraph();
        this.output.push('<pre>');
        this.paragraph = 'pre';
      }
      return text.slice(1);
    }
    if (isBlank) this.endParagraph();
    else this.startParagraph();
    return text;
  }

  private endParagraph(): void {
    if (this.pending !== '') {
      this.output.push(this.pending, '<br />');
      this.pending = '';
      this.paragraph = 'p';
    } else if (this.paragraph === 'p') this.pending = '</p><p>';
    else {
      this.closeParagraph();
      this.pending = '<p>';
    }
  }

  private startParagraph(): void {
    if (this.pending !== '') this.output.push(this.pending);
    else if (this.paragraph !== 'p') {
      this.closeParagraph();
      this.output.push('<p>');
    }
    this.pending = '';
    this.paragraph = 'p';
  }

  private closeParagraph(): void {
    if (this.paragraph !== '') this.output.push(`</${this.paragraph}>\n`);
    this.paragraph = '';
  }

  /** Held HTML may be a block, such as a thumbnail. */
  private withHeld(text: string): string {
    if (!text.includes('\x03')) return text;
    return text.replace(HELD_MARK, (_, index: string) => this.held.at(Number(index)).slice(0, LONGEST_START));
  }
}

const LONGEST_START = 40;

const PREFIX = /^[*#:;]*/;

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The colon that ends the term of `; term : definition`, outside elements; -1 if the line has no such colon. */
function definitionColon(text: string): number {
  if (!text.includes(':')) return -1;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '<') {
      const end = text.indexOf('>', index);
      if (end < 0) return -1;
      if (text[index + 1] === '/') depth = Math.max(0, depth - 1);
      else if (text[end - 1] !== '/') depth++;
      index = end;
    } else if (character === ':' && depth === 0) return index;
  }
  return -1;
}
