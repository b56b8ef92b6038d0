import { categoryNamespace, fileNamespace, mainNamespace, mediaNamespace } from '../model/namespaces';
import { isTitle, optionInEnglish, parseTitle, type Title, type Titled, type TitleRules } from '../model/title';
import { OPAQUE } from './transclusion';

/** Receives the links of a text, in the order of the text. */
export interface LinkReader {
  readonly rules: TitleRules;
  /** Whether the release is 1.43 or later. */
  readonly isRecent: boolean;
  /** The title of the page that has the text. */
  readonly title: Titled;
  useFile(key: string): void;
  /** A use that shows the file. */
  embedFile(key: string): void;
  /** The page is in a category; the label, if there is one, sorts it. */
  joinCategory(key: string, label: string | undefined): void;
  /** The page links to another one, or to itself. */
  linkTo(title: Title): void;
  /** A file on the page leads to another page. */
  linkImageTo(title: Title): void;
  /** The page has the same subject in another language. */
  joinLanguage(title: Title): void;
}

/**
 * Finds the files that an expanded text embeds or links with `Media:`, and its links to pages.
 *
 * The text is split at every `[[`. A link is closed within its piece; only the caption of a file may continue over
 * further links, each closed in its own piece, up to the second `]]` in a piece. So a caption can contain links
 * and files, but not files whose captions contain links: MediaWiki counts none of those.
 */
export function readLinks(text: string, reader: LinkReader): void {
  const pieces = text.split('[[');
  for (let index = 1; index < pieces.length; index++) {
    const link = readLink(pieces[index] ?? '', reader);
    const caption = link?.kind === 'file' && !link.isClosed ? findCaption(pieces, index) : NO_CAPTION;
    const isLink = link !== undefined && (link.isClosed || caption.isClosed);
    if (isLink && link.kind !== 'file') tell(reader, link);
    if (link?.kind === 'file' && link.isClosed) readOptions(pieces[index] ?? '', reader);
    else if (caption.isClosed) readOptions(captionText(pieces, index, caption.pieces), reader);
    for (let inner = 0; inner < caption.pieces; inner++) readInner(pieces[++index] ?? '', reader);
    // What is in a caption comes first (vector parse/images-in-their-order).
    if (isLink && link.kind === 'file') tell(reader, link);
  }
}

interface Target {
  readonly kind: 'file' | 'media' | 'category' | 'language' | 'page';
  readonly title: Title;
}

interface Link extends Target {
  readonly isClosed: boolean;
  /** What follows the first `|`, of a closed link. */
  readonly label: string | undefined;
}

function tell(reader: LinkReader, { kind, title, label }: Link): void {
  if (kind === 'category') reader.joinCategory(title.key, label);
  else if (kind === 'page') tellLink(reader, title);
  else if (kind === 'language') reader.joinLanguage(title);
  else if (kind === 'file') reader.embedFile(title.key);
  else reader.useFile(title.key);
}

/** A link to the page itself does not count; 1.39 counts those that have a fragment. */
function tellLink(reader: LinkReader, title: Title): void {
  const isOwn = title.namespace === reader.title.namespace && title.key === reader.title.key;
  if (!isOwn || title.interwiki !== '' || (title.fragment !== '' && !reader.isRecent)) reader.linkTo(title);
}

/** The characters of a target: all that a title may contain. */
const TARGET = /[^\x00-\x1f<>[\]{|}\x7f]*/y;

/** The link at the start of a piece. */
function readLink(piece: string, reader: LinkReader): Link | undefined {
  TARGET.lastIndex = 0;
  const target = TARGET.exec(piece)?.[0] ?? '';
  const isBarred = piece[target.length] === '|';
  if (!isBarred && !piece.startsWith(']]', target.length)) return undefined;
  const found = readTarget(target, reader);
  if (found === undefined) return undefined;
  const end = isBarred ? piece.indexOf(']]', target.length + 2) : -1; // a label is never empty
  const label = found.kind === 'category' && end >= 0 ? labelOf(piece, target.length + 1, end) : undefined;
  return { isClosed: !isBarred || end >= 0, label, ...found };
}

/** `[x]` of `[[Target|[x]]]`. */
function labelOf(piece: string, start: number, end: number): string {
  const label = piece.slice(start, end);
  return label.includes('[') && piece[end + 2] === ']' ? `${label}]` : label;
}

function readTarget(target: string, { rules, title: page }: LinkReader): Target | undefined {
  const decoded = decodePercent(target);
  const title = parseTitle(absolute(decoded.trim(), page, rules), rules);
  if (!isTitle(title)) return undefined;
  if (title.namespace === mainNamespace && isAddress(target)) return undefined;
  if (title.interwiki !== '') {
    const isLanguage = !LEADING_COLON.test(decoded) && isLanguageLink(title, page, rules);
    return { kind: isLanguage ? 'language' : 'page', title };
  }
  if (title.namespace === mediaNamespace) return { kind: 'media', title };
  const kind = LEADING_COLON.test(decoded) ? undefined : embedded.get(title.namespace);
  return { kind: kind ?? 'page', title };
}

/** Whether a link without a leading colon says that the page has the same subject in another language (reading 20.1). */
export function isLanguageLink({ interwiki }: Title, page: Titled, rules: TitleRules): boolean {
  return page.namespace % 2 !== 1 && rules.languageName?.(interwiki) !== undefined;
}

/** Most targets are neither addresses nor relative; the rest of the code is loaded with the first that may be. */
function isAddress(target: string): boolean {
  if (!target.includes(':') && !target.includes('//')) return false;
  const { startsWithProtocol } = require('./protocol-start') as typeof import('./protocol-start');
  return startsWithProtocol(target);
}

function absolute(target: string, page: Titled, { namespaces }: TitleRules): string {
  if (!target.startsWith('/') && !target.startsWith('../')) return target;
  const { absoluteTarget } = require('./subpages') as typeof import('./subpages');
  return absoluteTarget(target, page, namespaces);
}

const embedded: ReadonlyMap<number, Target['kind']> = new Map([
  [fileNamespace, 'file'],
  [categoryNamespace, 'category'],
]);

/** `[[:File:X]]` is a link to the file's page. */
const LEADING_COLON = /^[ _]*:/;

interface Caption {
  /** Number of searched pieces, whose own links are closed within them or not at all. */
  readonly pieces: number;
  readonly isClosed: boolean;
}

const NO_CAPTION: Caption = { pieces: 0, isClosed: false };

/** Finds the end of a caption that continues after the piece at `index`. */
function findCaption(pieces: readonly string[], index: number): Caption {
  let taken = 0;
  for (let next = index + 1; next < pieces.length; next++) {
    taken++;
    const piece = pieces[next] ?? '';
    const first = piece.indexOf(']]');
    if (first < 0) break;
    if (piece.includes(']]', first + 2)) return { pieces: taken, isClosed: true };
  }
  return { pieces: taken, isClosed: false };
}

/** The text of a caption; what stands for the links in it separates nothing. */
function captionText(pieces: readonly string[], index: number, count: number): string {
  const [first = '', ...inner] = pieces.slice(index, index + count + 1);
  const outside = inner.map((piece) => piece.slice(piece.indexOf(']]') + 2));
  const last = outside.pop() ?? '';
  return [first, ...outside, last.slice(0, last.indexOf(']]'))].join(OPAQUE);
}

/** Where a click on an embedded file leads. */
function readOptions(text: string, reader: LinkReader): void {
  const [bar, end] = [text.indexOf('|'), text.indexOf(']]')];
  if (bar >= 0) readLinkOptions(text.slice(bar + 1, end < 0 ? undefined : end), reader);
}

/** Reads the options of a file: `link=Page` is a link to the page (reading 14.1). */
export function readLinkOptions(text: string, reader: Pick<LinkReader, 'rules' | 'linkImageTo'>): void {
  if (!text.includes('=')) return;
  for (const option of text.split('|')) {
    const trimmed = optionInEnglish(option.trim(), reader.rules);
    const target = trimmed.slice('link='.length);
    if (!trimmed.startsWith('link=') || isAddress(target)) continue;
    const title = parseTitle(decodePercent(target), reader.rules);
    if (isTitle(title)) reader.linkImageTo(title);
  }
}

/** A piece within a caption. */
function readInner(piece: string, reader: LinkReader): void {
  const link = readLink(piece, reader);
  if (link?.isClosed) {
    tell(reader, link);
    if (link.kind === 'file') readOptions(piece, reader);
  }
}

/** Targets may be percent-encoded; invalid UTF-8 makes the title invalid. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
