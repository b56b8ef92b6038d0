import { trimmed } from '../wikitext/pieces';
import { categoryNamespace, fileNamespace, mediaNamespace, specialNamespace } from '../model/namespaces';
import { isTitle, parseTitle, prefixedKey, prefixedText, type Title } from '../model/title';
import { decodeCharacterReferences } from '../text/character-references';
import { filePath } from '../text/file-path';
import { startOfPrefix, type LinkWords } from '../text/link-words';
import { encodeForWikiUrl } from '../text/wiki-url';
import { decodePercent, isLanguageLink } from '../wikitext/links';
import { startsWithProtocol } from '../wikitext/protocol-start';
import { absoluteTarget } from '../wikitext/subpages';
import { uploadLinkTag } from './file-link';
import { renderImage } from './images';
import { escapeTitle, type InnerLinkOptions } from './link-options';
import { renderQuotes } from '../wikitext/html/quotes';
import type { WikiFacts } from './wiki-facts';
import { fragmentOf, shownTitle, titleAddress } from './title-address';

const TARGET = /[^\x00-\x1f<>[\]{|}\x7f]*/y;
const LONGEST_TRAIL = 1000;

/** Replaces `[[…]]`. */
export function renderInnerLinks(text: string, options: InnerLinkOptions): string {
  if (!text.includes('[[')) return text;
  const pieces = text.split('[[');
  const output = new Output(pieces[0] ?? '');
  for (let index = 1; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const link = readLink(piece, options);
    if (link === undefined) {
      output.push(`[[${piece}`);
      continue;
    }
    const close = piece.indexOf(']]', link.length);
    if (close >= 0) {
      renderLink(link, piece.slice(link.length + 1, close), piece.slice(close + 2), output, options);
      continue;
    }
    const caption = link.kind === 'file' ? findCaption(pieces, index) : undefined;
    if (caption === undefined) {
      output.push(`[[${piece}`);
      continue;
    }
    const inner = renderInnerLinks(caption.text, options);
    renderLink(link, inner.slice(link.length + 1), caption.rest, output, options);
    index = caption.last;
  }
  return output.toString();
}

/** Text under construction, whose white space at the end may be removed. */
class Output {
  private readonly parts: string[] = [];
  /** The white space at the end. */
  private blanks: string[] = [];
  /** How many of them are known to have no line break. */
  private scanned = 0;

  constructor(first: string) {
    this.push(first);
  }

  push(text: string): void {
    const kept = text.trimEnd();
    if (kept !== '') {
      for (const blank of this.blanks) this.parts.push(blank);
      this.blanks = [];
      this.parts.push(kept);
      this.scanned = 0;
    }
    if (kept !== text) this.blanks.push(text.slice(kept.length));
  }

  /** Removes and returns the letters at the end that belong to the link behind them. */
  takePrefix(words: LinkWords): string {
    const last = this.blanks.length > 0 ? '' : (this.parts.at(-1) ?? '');
    const start = startOfPrefix(last, words);
    if (start === last.length) return '';
    this.parts[this.parts.length - 1] = last.slice(0, start);
    return last.slice(start);
  }

  /** Removes white space at the end: all of it, or from its first line break on. */
  trimEnd(isRecent: boolean): void {
    if (!isRecent) this.blanks = [];
    for (let index = this.scanned; index < this.blanks.length; index++) {
      const blank = this.blanks[index]!;
      const newline = blank.indexOf('\n');
      if (newline < 0) continue;
      this.blanks.length = index;
      this.blanks.push(blank.slice(0, newline));
    }
    this.scanned = this.blanks.length;
  }

  toString(): string {
    return [...this.parts, ...this.blanks].join('');
  }
}

interface Link {
  readonly kind: 'file' | 'media' | 'category' | 'language' | 'page';
  readonly title: Title;
  /** As it is written. */
  readonly target: string;
  readonly length: number;
}

function readLink(piece: string, { context }: InnerLinkOptions): Link | undefined {
  TARGET.lastIndex = 0;
  const target = TARGET.exec(piece)?.[0] ?? '';
  if (piece[target.length] !== '|' && !piece.startsWith(']]', target.length)) return undefined;
  if (piece.startsWith('|]]', target.length)) return undefined;
  if (startsWithProtocol(target)) return undefined;
  const { rules, page } = context;
  const decoded = decodePercent(target);
  const title = parseTitle(absoluteTarget(trimmed(decoded), page.title, rules.namespaces), rules);
  if (!isTitle(title)) return undefined;
  const common = { title, target, length: target.length };
  const isLink = /^[ _]*:/.test(decoded);
  if (title.interwiki !== '') {
    const isLanguage = !isLink && isLanguageLink(title, page.title, rules);
    return { kind: isLanguage ? 'language' : 'page', ...common };
  }
  if (title.namespace === mediaNamespace) return { kind: 'media', ...common };
  if (!isLink && title.namespace === fileNamespace) return { kind: 'file', ...common };
  if (!isLink && title.namespace === categoryNamespace) return { kind: 'category', ...common };
  return { kind: 'page', ...common };
}

/** The caption of a file that goes on over further links, to the `]]` that comes second in one of their pieces. */
function findCaption(
  pieces: readonly string[],
  index: number,
): { readonly text: string; readonly rest: string; readonly last: number } | undefined {
  for (let last = index + 1; last < pieces.length; last++) {
    const piece = pieces[last]!;
    const first = piece.indexOf(']]');
    if (first < 0) return undefined;
    const second = piece.indexOf(']]', first + 2);
    if (second < 0) continue;
    const text = [...pieces.slice(index, last), piece.slice(0, second)].join('[[');
    return { text, rest: piece.slice(second + 2), last };
  }
  return undefined;
}

function renderLink(link: Link, label: string, rest: string, output: Output, options: InnerLinkOptions): void {
  const { kind, title } = link;
  const { held, found, isRecent } = options;
  const words = options.context.source.site.linkWords;
  const [trail = ''] = words.trail.exec(rest.slice(0, LONGEST_TRAIL)) ?? [];
  if (kind === 'category' || kind === 'language') {
    const written = label.replaceAll('\n', '');
    // 1.43 leaves character references as they are (vector parse/sort-keys-with-references).
    const sortKey = isRecent ? written : decodeCharacterReferences(written);
    if (kind === 'category') found.categoryLabels.set(title.key, label === '' ? undefined : sortKey);
    output.trimEnd(isRecent);
    output.push(rest);
    return;
  }
  if (kind === 'file') {
    output.push(held.hold(renderImage(title, label, options)) + rest);
    return;
  }
  const isMedia = kind === 'media';
  const named = label === '' ? decodePercent(link.target).replace(/^[ _]*:?[ _]*/, '') : label;
  const shown = label === '' ? named : renderQuotes(named);
  const text = isMedia ? shown : output.takePrefix(words) + shown + trail;
  const after = rest.slice(isMedia ? 0 : trail.length);
  const start = linkToSelfTag(title, options) ?? (isMedia ? mediaLinkTag(title.key, options) : undefined);
  // The labels of such links are read on with the line, where emphasis may begin or end (vectors parse/emphasis-in-…).
  const html =
    start === undefined ? held.hold(pageLink(title, text, options)) : `${held.hold(start)}${text}${held.hold('</a>')}`;
  output.push(html + after);
}

/** A link to a page that is another, or to a section. */
export function pageLink(
  target: Title,
  text: string,
  { context, facts }: Pick<InnerLinkOptions, 'context' | 'facts'>,
): string {
  const { namespaces } = context.rules;
  const title = shownTitle(target, facts);
  const address = titleAddress(title, { context, facts });
  const name = escapeTitle(prefixedText(title, namespaces));
  if (title.interwiki !== '') return `<a href="${address}" class="extiw" title="${name}">${text}</a>`;
  if (title.key === '') return `<a href="${address}">${text}</a>`;
  const key = prefixedKey(title, namespaces);
  if (title.namespace === specialNamespace) {
    if (facts.specialPage(title.key) !== undefined) return `<a href="${address}" title="${name}">${text}</a>`;
    return `<a href="${facts.pagePath(key)}" class="new" title="${facts.missingTitle(name)}">${text}</a>`;
  }
  const page = facts.findPage(title);
  if (!page) return missingLink(key, name, text, facts);
  const redirect = page.redirect ? ' class="mw-redirect"' : '';
  return `<a href="${address}"${redirect} title="${name}">${text}</a>`;
}

/** The start tag of a link of a page to itself, if it is one; not of a special page (vector parse/own-special). */
function linkToSelfTag(title: Title, { context, isRecent }: InnerLinkOptions): string | undefined {
  const { namespace, key } = title;
  const own = context.page.title;
  if (title.interwiki !== '' || namespace !== own.namespace || key !== own.key) return undefined;
  if (namespace === specialNamespace) return undefined;
  const fragment = fragmentOf(title);
  if (fragment === '') return '<a class="mw-selflink selflink">';
  return isRecent ? `<a class="mw-selflink-fragment" href="${fragment}">` : undefined;
}

/** A link to a page that does not exist. */
export function missingLink(key: string, name: string, text: string, facts: WikiFacts): string {
  const address = `${facts.scriptPath}/index.php?title=${encodeForWikiUrl(key)}&amp;action=edit&amp;redlink=1`;
  return `<a href="${address}" class="new" title="${facts.missingTitle(name)}">${text}</a>`;
}

function mediaLinkTag(key: string, { facts, isRecent }: InnerLinkOptions): string {
  const file = facts.findFile(key);
  const name = escapeTitle((isRecent && file ? file.key : key).replaceAll('_', ' '));
  if (file) return `<a href="${file.uploads}${filePath(file.key)}" class="internal" title="${name}">`;
  return uploadLinkTag(key, name, facts);
}
