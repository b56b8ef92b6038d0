import { trimmed } from '../pieces';
import { escapeUnbreakable } from '../../text/escape';
import { EMPTY_ELEMENTS } from './sanitise';

/** Pieces of HTML; some are lists of their own, so that what stands before tables in tables is not copied for each of them. */
type Output = (string | Output)[];

/** An element that is not closed yet. */
interface OpenElement {
  readonly name: string;
  /** The output that it is in, and where its start tag is there. */
  readonly output: Output;
  readonly start: number;
  readonly attributes: string;
  /** Whether it was not written, but surrounds text that was outside of all blocks. */
  readonly isAdded: boolean;
  /** Whether anything but white space is in it. */
  hasContent: boolean;
  /** Whether it is formatting around a block that was in a paragraph: what follows the block is in a paragraph again. */
  isSplit: boolean;
  /** For cells: the formatting that goes on after them. */
  readonly reopen?: readonly Formatting[];
  /** For tables: what was between their cells, which stands before them. */
  readonly before?: Output;
}

interface Formatting {
  readonly name: string;
  readonly attributes: string;
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
  private output: Output = [];
  private readonly open: OpenElement[] = [];
  /** How many of them are paragraphs. */
  private paragraphs = 0;
  private tables = 0;
  /** Formatting that goes on in the next text. */
  private reopen: readonly Formatting[] = [];
  /** Elements between the cells of tables, which stand before the table, the innermost last: where they are in `open`. */
  private readonly moved: number[] = [];

  constructor(private readonly addsParagraphs: boolean) {}

  run(html: string): string {
    let previous = '';
    for (const [token, slash = '', written = '', attributes = ''] of html.matchAll(TOKEN)) {
      const name = written.toLowerCase();
      if (name === '') this.addText(token === '<' ? '&lt;' : token, previous === 'pre');
      else if (slash === '/') this.endTag(name);
      else this.startTag(name, attributes.replace(/\s*\/?$/, ''));
      previous = slash + name;
    }
    while (this.open.length > 0) this.closeTop();
    return escapeUnbreakable(joined(this.output));
  }

  private get top(): OpenElement | undefined {
    return this.open.at(-1);
  }

  private get isBetweenCells(): boolean {
    return TABLE_PARTS.has(this.top?.name ?? '');
  }

  private addText(written: string, followsPre: boolean): void {
    // A line feed right after the start tag does not count, but the first one that counts is written twice.
    const counted = followsPre ? written.replace(/^\n/, '') : written;
    const isFirst = this.top?.name === 'pre' && this.top.start === this.output.length - 1;
    const text = isFirst && counted.startsWith('\n') ? `\n${counted}` : counted;
    if (text.startsWith('<!--')) {
      this.output.push(text);
      return;
    }
    const isBlank = trimmed(text) === '';
    if (!isBlank && this.isBetweenCells) {
      this.beforeTable().push(text);
      return;
    }
    if (!isBlank) this.startInline();
    else if (this.top?.isSplit || (this.reopen.length > 0 && !this.isBetweenCells)) this.openForInline();
    this.output.push(text);
  }

  /** Elements between cells stand before the table, as text does, with all that is in them. */
  private addBeforeTable(name: string, attributes: string): void {
    if (EMPTY_ELEMENTS.has(name)) {
      this.beforeTable().push(`<${name}${attributes} />`);
      return;
    }
    this.moved.push(this.open.length);
    this.output = this.beforeTable();
    this.push(name, attributes);
  }

  private beforeTable(): Output {
    return this.open.findLast(({ name }) => name === 'table')?.before ?? this.output;
  }

  /** Before text or an inline element. */
  private startInline(): void {
    this.openForInline();
    this.noteContent();
  }

  /** Opens a paragraph where one is due, and the formatting that goes on in it. */
  private openForInline(): void {
    if (this.addsParagraphs && (this.top?.isSplit || WRAPPING_PARENTS.has(this.top?.name ?? ''))) this.startParagraph();
    const { reopen } = this;
    this.reopen = [];
    for (const { name, attributes } of reopen) this.push(name, attributes);
  }

  /** Formatting around the block before it goes on within it. */
  private startParagraph(): void {
    const formatting: OpenElement[] = [];
    while (this.top?.isSplit) formatting.unshift(this.closeTop());
    this.push('p', '', true);
    for (const { name, attributes } of formatting) this.push(name, attributes);
  }

  private noteContent(): void {
    const first = this.moved.at(-1) ?? 0;
    for (let index = this.open.length - 1; index >= first; index--) {
      const element = this.open[index]!;
      if (element.hasContent) break;
      element.hasContent = true;
    }
  }

  private push(name: string, attributes: string, isAdded = false): void {
    const { reopen } = this;
    const isCell = CELLS.has(name);
    const start = this.output.length;
    const { output } = this;
    const own = { ...(isCell && { reopen }), ...(name === 'table' && { before: [] }) };
    this.open.push({ name, attributes, output, start, isAdded, hasContent: false, isSplit: false, ...own });
    if (isCell) this.reopen = [];
    if (name === 'p') this.paragraphs++;
    if (name === 'table') this.tables++;
    this.output.push(`<${name}${attributes}>`);
  }

  private startTag(name: string, attributes: string): void {
    if (name === 'contents') {
      this.addContents();
      return;
    }
    if (TABLE_ELEMENTS.has(name)) {
      if (this.tables === 0) return;
      this.closeMoved();
    }
    // Links are in no links.
    if (name === 'a') this.endTag(name);
    if (BLOCKS.has(name)) this.endParagraph();
    this.closeSiblings(name);
    if (this.isBetweenCells) {
      if (name !== 'table' && !TABLE_ELEMENTS.has(name)) {
        this.addBeforeTable(name, attributes);
        return;
      }
      this.addTableParts(name);
    }
    if (EMPTY_ELEMENTS.has(name)) {
      if (name === 'hr') this.noteContent();
      else if (name === 'wbr' && this.isOutsideOfParagraphs()) this.endParagraph();
      else this.startInline();
      this.output.push(`<${name}${attributes} />`);
      return;
    }
    if (BLOCKS.has(name) || TABLE_ELEMENTS.has(name)) this.noteContent();
    else this.startInline();
    this.push(name, attributes);
  }

  /** Whether text would be in no paragraph that was written. */
  private isOutsideOfParagraphs(): boolean {
    const { top } = this;
    return top?.isAdded === true || WRAPPING_PARENTS.has(top?.name ?? '');
  }

  /** A row or cell ends what stands before its table. */
  private closeMoved(): void {
    const index = this.moved.at(-1) ?? -1;
    if (index >= 0 && index > this.open.findLastIndex(({ name }) => name === 'table')) this.closeFrom(index);
  }

  /** The table of contents is in no paragraph that was not written, nor between cells, but in the formatting around it. */
  private addContents(): void {
    if (this.isBetweenCells) {
      this.beforeTable().push(CONTENTS_PLACE);
      return;
    }
    const index = this.open.findLastIndex(({ name, isAdded }) => isAdded && name === 'p');
    if (index < 0) {
      this.output.push(CONTENTS_PLACE);
      return;
    }
    this.closeFrom(index);
    this.output.push(startTags(this.reopen), CONTENTS_PLACE, endTags(this.reopen));
  }

  /** What must be open for a part of a table; a table ends the one that it is in between cells of. */
  private addTableParts(name: string): void {
    if (name === 'table') this.closeFrom(this.open.findLastIndex((element) => element.name === name));
    else if (name === 'td' || name === 'th') {
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
    if (this.paragraphs === 0) return;
    for (let index = this.open.length - 1; index >= 0; index--) {
      const { name, isAdded } = this.open[index]!;
      if (name === 'p') {
        if (isAdded) this.splitParagraph(index);
        else this.closeFrom(index);
        return;
      }
      if (BLOCKS.has(name) || TABLE_ELEMENTS.has(name)) return;
    }
  }

  /** Ends a paragraph that was not written before a block; elements in it go on around the block. */
  private splitParagraph(index: number): void {
    const inner = this.open.slice(index + 1);
    const whole = inner.findIndex(({ name }) => !FORMATTING.has(name));
    if (whole >= 0) {
      // The outermost element around such an element is not divided, so it stands outside of the paragraph.
      this.moveOut(index);
      if (whole <= MOST_REOPENED) for (const element of inner.slice(0, whole)) element.isSplit = true;
      return;
    }
    // What has no content yet stands only behind the paragraph.
    const firstEmpty = this.open.findIndex(({ hasContent }, at) => at >= index && !hasContent);
    const isEmpty = this.open[firstEmpty]?.start === this.open[index]!.start + 1;
    const empty = isEmpty ? index : firstEmpty;
    if (empty >= 0) this.output.length = this.open[empty]!.start;
    while (this.open.length > index) {
      if (empty >= 0 && this.open.length > empty) this.drop();
      else this.closeTop();
    }
    for (const { name, attributes } of inner.slice(-MOST_REOPENED)) {
      this.push(name, attributes);
      this.top!.isSplit = true;
    }
  }

  /** Ends a paragraph before the first element that is open in it. */
  private moveOut(index: number): void {
    const { start } = this.open[index]!;
    const first = this.open[index + 1]!.start;
    if (first === start + 1) this.output[start] = '';
    else this.change(this.open[index + 1]!, (written) => `</p>${written}`);
    this.open.splice(index, 1);
    this.paragraphs--;
  }

  private endTag(name: string): void {
    const index = this.indexOf(name);
    if (index >= 0) {
      if (FORMATTING.has(name)) this.endFormatting(index);
      else this.closeFrom(index, name);
      return;
    }
    const waiting = this.reopen.findLastIndex((one) => one.name === name);
    if (waiting >= 0) this.reopen = this.reopen.toSpliced(waiting, 1);
    else if (name === 'p') {
      this.startTag('p', '');
      this.closeTop();
    } else if (name === 'br') {
      this.startInline();
      this.output.push('<br />');
    }
  }

  /** The open element that an end tag ends; -1 if none is within the same cell, or for `</li>` the same list. */
  private indexOf(name: string): number {
    const deepest = FORMATTING.has(name) ? Math.max(0, this.open.length - MOST_CROSSED) : 0;
    for (let index = this.open.length - 1; index >= deepest; index--) {
      const element = this.open[index]!;
      if (element.name === name && !element.isAdded) return index;
      if (element.name === 'table') return -1;
      if (name === 'li' && ENDS_AT.get('li')!.includes(element.name)) return -1;
      if (CELLS.has(element.name) && !TABLE_ELEMENTS.has(name) && name !== 'table') return -1;
      if (!BLOCKS.has(name) && !TABLE_ELEMENTS.has(name) && !FORMATTING.has(name) && BLOCKS.has(element.name))
        return -1;
    }
    return -1;
  }

  /** Formatting that blocks were opened in ends before each of them, and begins anew within. */
  private endFormatting(index: number): void {
    const { name, attributes } = this.open[index]!;
    let at = index;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const block = this.blockAbove(at);
      if (block < 0) {
        this.closeFrom(at, name);
        return;
      }
      const between = this.open.slice(at + 1, block);
      this.replaceStart(block, (tag) => `${endTags(between)}</${name}>${startTags(between)}${tag}`);
      const within = this.open[block + 1]?.isAdded ? block + 1 : block;
      this.replaceStart(within, (tag) => `${tag}<${name}${attributes}>`);
      this.open[block]!.hasContent = true;
      const [formatting] = this.open.splice(at, 1);
      this.open.splice(within, 0, { ...formatting!, start: this.open[within - 1]!.start, isSplit: false });
      at = within;
    }
  }

  private blockAbove(index: number): number {
    for (let above = index + 1; above < this.open.length; above++) if (BLOCKS.has(this.open[above]!.name)) return above;
    return -1;
  }

  private replaceStart(index: number, change: (tag: string) => string): void {
    const element = this.open[index]!;
    const tag = `<${element.name}${element.attributes}>`;
    this.change(element, (written) => written.replace(tag, () => change(tag)));
  }

  /** Changes the start tag of an open element, and what has been put before it. */
  private change({ output, start }: OpenElement, change: (written: string) => string): void {
    const written = output[start];
    if (typeof written === 'string') output[start] = change(written);
  }

  /** Closes elements down to one; formatting within it goes on. */
  private closeFrom(index: number, ended?: string): void {
    const inner: Formatting[] = [];
    while (this.open.length > index) {
      const { name, attributes } = this.closeTop();
      if (CELLS.has(name)) inner.length = 0;
      if (FORMATTING.has(name) && (this.open.length > index || name !== ended)) inner.unshift({ name, attributes });
    }
    this.reopen = withoutRepetition([...this.reopen, ...inner]);
  }

  private drop(): void {
    const name = this.open.pop()?.name;
    if (name === 'p') this.paragraphs--;
    if (name === 'table') this.tables--;
  }

  private closeTop(): OpenElement {
    const element = this.top!;
    if (!element.hasContent && !element.isAdded && MARKED_IF_EMPTY.has(element.name)) {
      this.replaceStart(this.open.length - 1, () => `<${element.name} class="mw-empty-elt"${element.attributes}>`);
    }
    this.drop();
    if (element.reopen) this.reopen = element.reopen;
    this.output.push(`</${element.name}>`);
    const { before, output, start } = element;
    if (before?.length) output[start] = [before, output[start]!];
    if (this.moved.at(-1) === this.open.length) {
      this.moved.pop();
      this.output = this.top!.output;
    }
    return element;
  }
}

function joined(output: Output): string {
  const parts: string[] = [];
  const waiting: Output = [output];
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (typeof piece === 'string') parts.push(piece);
    else for (let index = piece.length - 1; index >= 0; index--) waiting.push(piece[index]!);
  }
  return parts.join('');
}

function startTags(elements: readonly Formatting[]): string {
  return elements.map(({ name, attributes }) => `<${name}${attributes}>`).join('');
}

function endTags(elements: readonly Formatting[]): string {
  return elements
    .map(({ name }) => `</${name}>`)
    .reverse()
    .join('');
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

/** How many elements are looked through for formatting that ends. */
const MOST_CROSSED = 200;
/** How many blocks formatting ends before, as in browsers. */
const MOST_ROUNDS = 8;
const MOST_SAME = 3;
const MOST_REOPENED = 40;

const TABLE_ELEMENTS = new Set(['caption', 'tbody', 'tr', 'td', 'th']);
const CELLS = new Set(['caption', 'td', 'th']);
