import { trimmed } from '../pieces';
import { EMPTY_ELEMENTS } from './sanitise';

/** An element that is not closed yet. */
interface OpenElement {
  readonly name: string;
  /** Where its start tag is in the output. */
  readonly start: number;
  readonly attributes: string;
  /** Whether it was not written, but surrounds text that was outside of all blocks. */
  readonly isAdded: boolean;
  /** Whether anything but white space is in it. */
  hasContent: boolean;
}

const BLOCKS = new Set(
  'address article aside blockquote center dd details dir div dl dt fieldset figcaption figure footer header h1 h2 h3 h4 h5 h6 hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
/** What a wrong nesting does not end: it goes on in the next block. */
const FORMATTING = new Set('a b big code em font i s small strike strong tt u'.split(' '));
/** Within these, there is no need for paragraphs. */
const WRAPPING_PARENTS = new Set(['', 'blockquote']);
const TABLE_PARTS = new Set(['table', 'tbody', 'tr']);
/** Empty ones are marked. */
const MARKED_IF_EMPTY = new Set(['p', 'li', 'tr']);

const ENDS_AT = new Map<string, readonly string[]>([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['tr', ['table']],
  ['td', ['table']],
  ['th', ['table']],
  ['caption', ['table']],
]);
const CLOSES = new Map<string, readonly string[]>([
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['tr', ['tr', 'td', 'th', 'caption']],
  ['td', ['td', 'th', 'caption']],
  ['th', ['td', 'th', 'caption']],
]);

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<|[^<]+/g;

/** Where the table of contents will be: no element that wikitext may contain. */
export const CONTENTS_PLACE = '<contents>';

/** Nests elements as browsers would, closes what is open, and puts text outside of blocks into paragraphs. */
export function tidy(html: string): string {
  return new Tidier(true).run(html);
}

/** The same without paragraphs. */
export function tidyInline(html: string): string {
  return new Tidier(false).run(html);
}

class Tidier {
  private readonly output: string[] = [];
  private readonly open: OpenElement[] = [];
  /** Formatting that goes on in the next text. */
  private reopen: { readonly name: string; readonly attributes: string }[] = [];

  constructor(private readonly addsParagraphs: boolean) {}

  run(html: string): string {
    for (const [token, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
      if (name === undefined) this.addText(token === '<' ? '&lt;' : token);
      else if (slash === '/') this.endTag(name.toLowerCase());
      else this.startTag(name.toLowerCase(), attributes.replace(/\s*\/?$/, ''));
    }
    while (this.open.length > 0) this.closeTop();
    return this.output.join('');
  }

  private get top(): OpenElement | undefined {
    return this.open.at(-1);
  }

  private addText(text: string): void {
    if (text.startsWith('<!--')) {
      this.output.push(text);
      return;
    }
    const isBlank = trimmed(text) === '';
    if (!isBlank && TABLE_PARTS.has(this.top?.name ?? '')) {
      this.moveBeforeTable(text);
      return;
    }
    if (!isBlank) this.startInline();
    this.output.push(text);
  }

  /** Text between cells stands before the table. */
  private moveBeforeTable(text: string): void {
    const table = this.open.findLast(({ name }) => name === 'table');
    if (table) this.output[table.start] = text + this.output[table.start]!;
  }

  /** Before text or an inline element. */
  private startInline(): void {
    if (this.addsParagraphs && WRAPPING_PARENTS.has(this.top?.name ?? '')) this.push('p', '', true);
    const reopened = this.reopen;
    this.reopen = [];
    for (const { name, attributes } of reopened) this.push(name, attributes);
    this.noteContent();
  }

  private noteContent(): void {
    for (let index = this.open.length - 1; index >= 0; index--) {
      const element = this.open[index]!;
      if (element.hasContent) break;
      element.hasContent = true;
    }
  }

  private push(name: string, attributes: string, isAdded = false): void {
    this.open.push({ name, attributes, start: this.output.length, isAdded, hasContent: false });
    this.output.push(`<${name}${attributes}>`);
  }

  private startTag(name: string, attributes: string): void {
    if (name === 'contents') {
      this.addContents();
      return;
    }
    if (BLOCKS.has(name)) this.endParagraph();
    this.closeSiblings(name);
    if (TABLE_PARTS.has(this.top?.name ?? '')) this.addTableParts(name);
    if (EMPTY_ELEMENTS.has(name)) {
      if (name === 'hr') this.noteContent();
      else this.startInline();
      this.output.push(`<${name}${attributes} />`);
      return;
    }
    if (BLOCKS.has(name) || TABLE_ELEMENTS.has(name)) this.noteContent();
    else this.startInline();
    this.push(name, attributes);
  }

  /** The table of contents is in no paragraph that was not written, but in the formatting around it. */
  private addContents(): void {
    const index = this.open.findLastIndex(({ name, isAdded }) => isAdded && name === 'p');
    if (index < 0) {
      this.output.push(CONTENTS_PLACE);
      return;
    }
    this.closeFrom(index);
    const starts = this.reopen.map(({ name, attributes }) => `<${name}${attributes}>`);
    const ends = this.reopen.map(({ name }) => `</${name}>`).reverse();
    this.output.push(...starts, CONTENTS_PLACE, ...ends);
  }

  private addTableParts(name: string): void {
    if (name === 'td' || name === 'th') {
      if (this.top?.name === 'table') this.push('tbody', '');
      if (this.top?.name === 'tbody') this.push('tr', '');
    } else if (name === 'tr' && this.top?.name === 'table') this.push('tbody', '');
  }

  /** `<li>` ends the item before it, and so on. */
  private closeSiblings(name: string): void {
    const closes = CLOSES.get(name);
    if (!closes) return;
    const bounds = ENDS_AT.get(name) ?? [];
    for (let index = this.open.length - 1; index >= 0; index--) {
      const element = this.open[index]!;
      if (bounds.includes(element.name)) return;
      if (!closes.includes(element.name)) continue;
      while (this.open.length > index) this.closeTop();
      if (name !== 'tr') return;
    }
  }

  /** A block ends the paragraph before it. */
  private endParagraph(): void {
    for (let index = this.open.length - 1; index >= 0; index--) {
      const { name } = this.open[index]!;
      if (name === 'p') {
        this.closeFrom(index);
        return;
      }
      if (BLOCKS.has(name) || TABLE_ELEMENTS.has(name)) return;
    }
  }

  private endTag(name: string): void {
    const index = this.indexOf(name);
    if (index >= 0) {
      this.closeFrom(index, name);
      return;
    }
    const waiting = this.reopen.findLastIndex((one) => one.name === name);
    if (waiting >= 0) this.reopen.splice(waiting, 1);
    else if (name === 'p') {
      this.endParagraph();
      this.noteContent();
      this.push('p', '');
      this.closeTop();
    } else if (name === 'br') {
      this.startInline();
      this.output.push('<br />');
    }
  }

  /** The open element that an end tag ends; -1 if none is within the same cell. */
  private indexOf(name: string): number {
    for (let index = this.open.length - 1; index >= 0; index--) {
      const element = this.open[index]!;
      if (element.name === name && !element.isAdded) return index;
      if (element.name === 'table') return -1;
      if (CELLS.has(element.name) && !TABLE_ELEMENTS.has(name) && name !== 'table') return -1;
      if (FORMATTING.has(name) && BLOCKS.has(element.name) && element.name !== 'p') return -1;
    }
    return -1;
  }

  /** Closes elements down to one; formatting within it goes on. */
  private closeFrom(index: number, ended?: string): void {
    const inner: { name: string; attributes: string }[] = [];
    while (this.open.length > index) {
      const { name, attributes } = this.closeTop();
      if (FORMATTING.has(name) && (this.open.length > index || name !== ended)) inner.unshift({ name, attributes });
    }
    this.reopen = withoutRepetition([...this.reopen, ...inner]);
  }

  private closeTop(): OpenElement {
    const element = this.open.pop()!;
    if (!element.hasContent && MARKED_IF_EMPTY.has(element.name)) {
      this.output[element.start] = `<${element.name} class="mw-empty-elt"${element.attributes}>`;
    }
    this.output.push(`</${element.name}>`);
    return element;
  }
}

/** As browsers do, keeps the last three of those that are the same; of all, no more than pages have. */
function withoutRepetition<Element extends { readonly name: string; readonly attributes: string }>(
  elements: readonly Element[],
): Element[] {
  const counts = new Map<string, number>();
  const kept: Element[] = [];
  for (const element of elements.toReversed()) {
    const key = element.name + element.attributes;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST_SAME && kept.length < MOST_REOPENED) kept.unshift(element);
  }
  return kept;
}

const MOST_SAME = 3;
const MOST_REOPENED = 40;

const TABLE_ELEMENTS = new Set(['caption', 'tbody', 'tr', 'td', 'th']);
const CELLS = new Set(['caption', 'td', 'th']);
