import { decodeHTML } from 'entities';

import { markupOf, type Attributes } from './html-markup';
import { readJson } from './read-json';

/** The parts of a page that scenarios use; a part that the page lacks is absent. */
export interface HtmlPage {
  readonly title?: string;
  /** The text above the data: the paragraphs of the elements of class `api-pretty-header` (core 5.2). */
  readonly notice?: string;
  /** All visible text, with single spaces. */
  readonly text: string;
  /** The data, as text. */
  readonly preformatted?: string;
  /** The data, parsed, if it is JSON. */
  readonly json?: unknown;
  /** The targets of the links, as in the page. */
  readonly links: readonly string[];
}

/**
 * Reads a page of the API (core 5.2). It is not a browser: it knows tags, comments and character references, and skips
 * scripts and styles, which is enough for these pages.
 */
export function readHtmlPage(source: string): HtmlPage {
  const reader = new PageReader();
  for (const markup of markupOf(source)) {
    if (markup.kind === 'text') reader.text(markup.source);
    else if (markup.kind === 'start') reader.open(markup.name, markup.attributes);
    else if (markup.kind === 'end') reader.close(markup.name);
    else reader.hidden(markup.name, markup.source);
  }
  return reader.page();
}

class PageReader {
  private title: string | undefined;
  private seen = '';
  private notice: string | undefined;
  /** How many `div` are open since the header began; 0 outside. */
  private headerDepth = 0;
  private preformatted: string | undefined;
  /** The data is in the first `pre` that has the class, or is inside an element with it (a highlighter's wrapper). */
  private dataAnnounced = false;
  private inData = false;
  private readonly links: string[] = [];

  open(tag: string, attributes: Attributes): void {
    const classes = (attributes.get('class') ?? '').split(/\s+/);
    if (tag === 'a') this.addLink(attributes.get('href'));
    if (tag === 'div' && (this.headerDepth > 0 || classes.includes('api-pretty-header'))) this.headerDepth++;
    if (classes.includes('api-pretty-content')) this.dataAnnounced = true;
    if (tag === 'pre' && this.dataAnnounced && this.preformatted === undefined) {
      this.preformatted = '';
      this.inData = true;
    }
    this.breakWord(tag);
  }

  close(tag: string): void {
    if (tag === 'div' && this.headerDepth > 0) this.headerDepth--;
    if (tag === 'pre') this.inData = false;
    this.breakWord(tag);
  }

  hidden(tag: string, content: string): void {
    if (tag === 'title') this.title ??= collapse(decodeHTML(content));
  }

  text(source: string): void {
    const text = decodeHTML(source);
    this.seen += text;
    if (this.headerDepth > 0) this.notice = (this.notice ?? '') + text;
    if (this.inData) this.preformatted = (this.preformatted ?? '') + text;
  }

  page(): HtmlPage {
    const { title, links } = this;
    // A line feed right after <pre> is not part of the text.
    const preformatted = this.preformatted?.replace(/^\r?\n/, '');
    return {
      ...(title === undefined ? {} : { title }),
      ...(this.notice === undefined ? {} : { notice: collapse(this.notice) }),
      text: collapse(this.seen),
      ...(preformatted === undefined ? {} : { preformatted, ...parsed(preformatted) }),
      links,
    };
  }

  /** Text in different blocks is separated by a space. */
  private breakWord(tag: string): void {
    if (/^(?:p|div|h\d|li|pre|br|t[dhr])$/.test(tag)) this.seen += ' ';
    if (this.headerDepth > 0 && tag === 'p') this.notice = `${this.notice ?? ''} `;
  }

  private addLink(address: string | undefined): void {
    if (address !== undefined) this.links.push(address);
  }
}

function parsed(text: string): { json?: unknown } {
  const json = readJson(text);
  return json === undefined ? {} : { json };
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
