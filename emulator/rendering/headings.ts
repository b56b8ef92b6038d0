import { trimmed } from '../wikitext/pieces';
import { escapeAttribute, escapeHtmlAroundReferences, escapeHtmlText, escapeStart } from '../text/escape';
import { encodeForWikiUrl } from '../text/wiki-url';
import { APOSTROPHE_MARK, CONTENTS_MARK, HEADING_MARK, UNBREAKABLE_MARK } from './marks';
import { normaliseReferences, plainText } from '../wikitext/html/entities';
import type { WrittenHeading } from './shown-expansion';
import { unicodeSpaces } from '../model/title';
import { decodeCharacterReferences } from '../text/character-references';
import type { WikiFacts } from './wiki-facts';

/** A heading of a page, as the table of contents lists it. */
export interface Section {
  readonly tocLevel: number;
  readonly level: number;
  /** HTML, as the table of contents shows it. */
  readonly line: string;
  /** As lists of sections show it, which differs in its character references. */
  readonly listedLine: string;
  /** `1.2` */
  readonly number: string;
  /** Absent for a heading that was not written as `== … ==`. */
  readonly written: WrittenHeading | undefined;
  readonly anchor: string;
  readonly linkAnchor: string;
}

/** How the links that edit sections look, if not like a text in brackets; in some brackets, the text has an element of its own. */
export type EditLinkForm = 'wrapped in brackets' | 'icon' | 'button';

export interface HeadingOptions {
  readonly facts: Pick<WikiFacts, 'scriptPath' | 'interfaceText'>;
  readonly hasEditLinks: boolean;
  readonly editLinks: EditLinkForm | undefined;
  readonly isRecent: boolean;
  readonly headings: readonly WrittenHeading[];
  /** Whether links to edit a page show that it is a redirect. */
  readonly marksRedirect: (from: string) => boolean;
  /** Finished HTML of what stands for something in a text. */
  readonly restore: (text: string) => string;
  /** A number as the wiki's language writes it. */
  readonly formatNumber: (count: number) => string;
}

/** Replaces `== … ==`, line by line. */
export function markHeadingLines(text: string): string {
  if (!text.includes('=')) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  let isAfterHeading = false;
  for (const line of lines) {
    const html = line.startsWith('=') ? headingLine(line) : undefined;
    // Blank lines after a heading belong to it.
    if (html === undefined && isAfterHeading && trimmed(line) === '') continue;
    isAfterHeading = html !== undefined;
    kept.push(html ?? line);
  }
  return kept.join('\n');
}

function headingLine(written: string): string | undefined {
  const line = written.trimEnd();
  let opening = 0;
  while (opening < 6 && line[opening] === '=') opening++;
  let closing = 0;
  while (closing < 6 && line[line.length - 1 - closing] === '=') closing++;
  const level = Math.min(opening, closing, Math.floor((line.length - 1) / 2));
  if (level < 1) return undefined;
  return `<h${level}>${trimmed(line.slice(level, line.length - level))}</h${level}>`;
}

const HEADING_TAG = /<(\/?)h([1-6])((?:\s[^>]*)?)>/gi;

export interface RenderedHeadings {
  readonly html: string;
  readonly sections: readonly Section[];
}

/** Gives every heading its anchor and the link to edit its section. */
export function renderHeadings(text: string, options: HeadingOptions): RenderedHeadings {
  const sections: Section[] = [];
  if (!/<h[1-6]/i.test(text)) return { html: text, sections };
  const numbering = new Numbering(options.formatNumber);
  const anchors = new Anchors();
  const parts: string[] = [];
  let done = 0;
  let open:
    { readonly level: string; readonly start: number; readonly end: number; readonly attributes: string } | undefined;
  for (const match of text.matchAll(HEADING_TAG)) {
    const [tag, slash, level = '', attributes = ''] = match;
    if (slash === '') {
      open ??= { level, start: match.index, end: match.index + tag.length, attributes };
      continue;
    }
    if (open?.level !== level) continue;
    const inner = text.slice(open.end, match.index);
    const own = { ...options, ownId: options.isRecent ? idOf(open.attributes) : undefined };
    const { section, headline } = readHeading(inner, Number(level), numbering, anchors, own);
    sections.push(section);
    parts.push(
      text.slice(done, open.start),
      sections.length === 1 && !text.includes(CONTENTS_MARK) ? FIRST_HEADING : '',
      headingHtml(section, headline, open.attributes, anchors.legacyOf(section.anchor), own),
    );
    done = match.index + tag.length;
    open = undefined;
  }
  parts.push(text.slice(done));
  return { html: parts.join(''), sections };
}

/** Since 1.43, a heading that has an id of its own has no other (vector parse/headings-with-ids). */
interface OneHeadingOptions extends HeadingOptions {
  readonly ownId: string | undefined;
}

function idOf(attributes: string): string | undefined {
  const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
  return id === undefined ? undefined : decodeCharacterReferences(id);
}

/** The value of an attribute, with no more references than it needs. */
function writtenAnew(value: string): string {
  return escapeAttribute(decodeCharacterReferences(value));
}

/** Where the table of contents goes unless the text says where. */
export const FIRST_HEADING = '\x02\x02';

function readHeading(
  inner: string,
  level: number,
  numbering: Numbering,
  anchors: Anchors,
  { headings, restore, ownId, isRecent }: OneHeadingOptions,
): { section: Section; headline: string } {
  let written: WrittenHeading | undefined;
  const marked = inner.replace(HEADING_MARK, (_, index: string) => {
    written ??= headings[Number(index)];
    return '';
  });
  const headline = trimmed(marked);
  const restored = restore(headline);
  const html = normaliseReferences(restored);
  const plain = trimmed(plainText(html));
  const { tocLevel, number } = numbering.next(level);
  const anchor = anchors.next(ownId ?? plain);
  return {
    headline,
    section: {
      ...{ tocLevel, level, number, written, anchor },
      ...(isRecent ? linesOf(html) : { line: lineOf(html), listedLine: lineOf(restored) }),
      linkAnchor: anchor.replace(/%(?=[0-9a-f]{2})/gi, '%25'),
    },
  };
}

/** Elements that the table of contents keeps. */
const KEPT_TAG = /^<(\/?)(sup|sub|i|b|bdi|s|strike|q|span)(?=[\s>])[^>]*>$/i;

function lineOf(html: string): string {
  const line = html.replace(/<[^>]*>/g, (tag) => {
    const [, slash = '', name] = KEPT_TAG.exec(tag) ?? [];
    return name === undefined ? '' : `<${slash}${name}>`;
  });
  return trimmed(line);
}

/** Those of 1.43, with no more references than they need (vector parse/references-in-headings). */
function linesOf(html: string): Pick<Section, 'line' | 'listedLine'> {
  const line = lineOf(html);
  const written = (escape: (text: string) => string) =>
    line.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : escape(decodeCharacterReferences(part))));
  return { line: written(escapeHtmlText), listedLine: written(escapeStart) };
}

function headingHtml(
  { level, anchor, written, line }: Section,
  headline: string,
  attributes: string,
  legacy: string | undefined,
  options: OneHeadingOptions,
): string {
  const fallback = legacy === undefined ? '' : `<span id="${escapeHtmlAroundReferences(legacy)}"></span>`;
  const id = options.ownId === undefined ? ` id="${escapeAttribute(anchor)}"` : '';
  const shown = options.isRecent
    ? attributes.replace(/"([^"]*)"/g, (_, value: string) => `"${writtenAnew(value)}"`)
    : attributes;
  const edit = options.hasEditLinks && written ? editLink(written, line, options) : '';
  return `<h${level}${shown}>${fallback}<span class="mw-headline"${id}>${headline}</span>${edit}</h${level}>`;
}

function editLink(
  { from, section, isTransclusion }: WrittenHeading,
  line: string,
  { facts, editLinks, isRecent, marksRedirect }: HeadingOptions,
): string {
  const text = escapeHtmlText(plainText(line)).replaceAll('"', '&quot;');
  const hint = isRecent
    ? text.replaceAll("'", '&#39;')
    : text.replaceAll("'", APOSTROPHE_MARK).replaceAll('\u00a0', UNBREAKABLE_MARK);
  const number = isTransclusion ? `T-${section}` : String(section);
  const address = `${facts.scriptPath}/index.php?title=${encodeForWikiUrl(from)}&amp;action=edit&amp;section=${number}`;
  const title = facts.interfaceText('editsectionhint', hint).replaceAll('"', '&quot;');
  if (editLinks === 'icon') {
    const label = facts.interfaceText('mobile-frontend-editor-edit');
    return inSection(
      `<a href="${address}" title="${title}" data-section="${number}" class="${iconClass}">${label}</a>`,
    );
  }
  const label = facts.interfaceText('editsection');
  if (editLinks === 'button') {
    return inSection(
      `\n<a role="button" href="${address}" title="${title}" class="${buttonClass}">\n` +
        `    <span class="minerva-icon minerva-icon--edit"></span>\n<span>${label}</span>\n</a>\n\n`,
      '\n\n',
    );
  }
  const shown = editLinks === 'wrapped in brackets' ? `<span>${label}</span>` : label;
  const mark = marksRedirect(from) ? ' class="mw-redirect"' : '';
  return inSection(
    `<span class="mw-editsection-bracket">[</span><a href="${address}"${mark} title="${title}">${shown}</a>` +
      `<span class="mw-editsection-bracket">]</span>`,
  );
}

function inSection(link: string, after = ''): string {
  return `<span class="mw-editsection">${link}</span>${after}`;
}

const iconClass =
  'mw-ui-icon mw-ui-icon-element mw-ui-icon-wikimedia-edit-base20 edit-page mw-ui-icon-flush-right mw-ui-button mw-ui-quiet';
const buttonClass =
  'cdx-button cdx-button--size-large cdx-button--fake-button cdx-button--fake-button--enabled cdx-button--icon-only ' +
  'cdx-button--weight-quiet ';

/** The numbers of sections, and their levels in the table of contents. */
class Numbering {
  private last = 0;
  private tocLevel = 0;
  private readonly levels: number[] = [];
  private readonly counts: number[] = [];

  constructor(private readonly format: (count: number) => string) {}

  next(level: number): { readonly tocLevel: number; readonly number: string } {
    if (level > this.last) {
      this.tocLevel++;
      this.counts[this.tocLevel] = 0;
    } else if (level < this.last && this.tocLevel > 1) this.tocLevel = this.levelAbove(level);
    this.last = level;
    this.levels[this.tocLevel] = level;
    this.counts[this.tocLevel] = (this.counts[this.tocLevel] ?? 0) + 1;
    return {
      tocLevel: this.tocLevel,
      number: this.counts
        .slice(1, this.tocLevel + 1)
        .map(this.format)
        .join('.'),
    };
  }

  private levelAbove(level: number): number {
    for (let index = this.tocLevel; index > 0; index--) {
      const known = this.levels[index] ?? 0;
      if (known === level) return index;
      if (known < level) return index + 1;
    }
    return 1;
  }
}

/** Ids of headings, each once. */
class Anchors {
  private readonly counts = new Map<string, number>();

  next(plain: string): string {
    const joined = plain.replace(/[ \t\n\r\f_]+/g, '_').replace(/^_+|_+$/g, '');
    // Other spaces are left at the start (vector parse/heading-with-unbreakable-spaces).
    const anchor = joined.replace(unicodeSpaces, '_').replace(/__+/g, '_').replace(/_$/, '');
    const key = anchor.toLowerCase();
    const count = (this.counts.get(key) ?? 0) + 1;
    if (count === 1) {
      this.counts.set(key, 1);
      return anchor;
    }
    let number = count;
    while (this.counts.has(`${key}_${number}`)) number++;
    this.counts.set(key, number);
    this.counts.set(`${key}_${number}`, 1);
    return `${anchor}_${number}`;
  }

  /** The id of old links, if it is another. */
  legacyOf(anchor: string): string | undefined {
    const legacy = encodeURIComponent(anchor.toWellFormed())
      .replace(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll('%3A', ':')
      .replaceAll('%', '.');
    return legacy === anchor ? undefined : legacy;
  }
}
