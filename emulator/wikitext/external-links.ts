import { normalAddress } from '../model/external-links';
import { canonicalAddress } from '../model/ip-address';
import { categoryNamespace, fileNamespace, mediaNamespace } from '../model/namespaces';
import { isTitle, optionInEnglish, parseTitle, type TitleRules } from '../model/title';
import { hostProtocols, plainProtocols } from '../releases/protocols';
import { decodeCharacterReferences } from '../text/character-references';
import { decodePercent } from './links';
import { startsWithProtocol } from './protocol-start';
import { OPAQUE } from './transclusion';

const protocols = [...hostProtocols.map((name) => `${name}://`), ...plainProtocols.map((name) => `${name}:`)];
const protocolPattern = protocols.join('|');

/** What ends an address wherever it is. */
const stop = String.raw`\]\[<>"\x00-\x20\x7f\p{Zs}\ufffd`;
const address = String.raw`(?:\[[0-9a-fA-F:.]+\])?[^${stop}]*`;
/** An address at a place, in brackets or anywhere. */
export const BRACKETED = new RegExp(String.raw`(?:(?:${protocolPattern})|//)${address}`, 'iuy');
const BARE = new RegExp(String.raw`(?:${protocolPattern})${address}`, 'iuy');

/** The external links of a text, in the order in which the real software finds them: of images, in brackets, bare. */
export interface FoundLinks {
  readonly ofImages: string[];
  readonly bracketed: string[];
  readonly bare: string[];
}

/** Reads the external links of an expanded text that has a protocol (reading 11.1). */
export function readExternalLinks(text: string, rules: TitleRules, found: FoundLinks): void {
  readBare(readBracketed(withoutInternalLinks(text, rules, found, true), found.bracketed), found.bare);
}

/** The text outside of internal links; of files, what is shown below them is kept. */
function withoutInternalLinks(text: string, rules: TitleRules, found: FoundLinks, outermost: boolean): string {
  const pieces = text.split('[[');
  const kept = [pieces[0] ?? ''];
  for (let index = 1; index < pieces.length; index++) {
    const piece = pieces[index] ?? '';
    const kind = linkKind(piece, rules);
    const isFile = kind === 'file';
    const close = piece.indexOf(']]');
    if (kind === undefined || (close < 0 && !isFile)) kept.push('[[', piece);
    else if (close >= 0) {
      if (isFile) kept.push(OPAQUE, readFileOptions(piece.slice(0, close), rules, found), OPAQUE);
      const rest = piece.slice(close + 2);
      // Letters at the end of a link belong to it, also those of a protocol (vector parse/address-after-link).
      kept.push(OPAQUE, kind === 'page' ? rest.replace(/^[a-z]+/, '') : rest);
    } else {
      // The caption goes on over further links, to the `]]` that comes second in one.
      let end = -1;
      let last = index;
      while (end < 0 && outermost && ++last < pieces.length) {
        const next = pieces[last] ?? '';
        const first = next.indexOf(']]');
        if (first < 0) break;
        end = next.indexOf(']]', first + 2);
      }
      if (end < 0) kept.push('[[', piece);
      else {
        const lastPiece = pieces[last] ?? '';
        const inner = [...pieces.slice(index, last), lastPiece.slice(0, end)].join('[[');
        kept.push(OPAQUE, readFileOptions(withoutInternalLinks(inner, rules, found, false), rules, found), OPAQUE);
        kept.push(lastPiece.slice(end + 2));
        index = last;
      }
    }
  }
  return kept.join('');
}

const TARGET = /[^\x00-\x1f<>[\]{|}\x7f]*/y;

/** What an internal link does; undefined for what is no internal link. Only links to pages go on behind their brackets. */
function linkKind(piece: string, rules: TitleRules): 'file' | 'media or category' | 'page' | undefined {
  TARGET.lastIndex = 0;
  const target = TARGET.exec(piece)?.[0] ?? '';
  if (piece[target.length] !== '|' && !piece.startsWith(']]', target.length)) return undefined;
  if (startsWithProtocol(target)) return undefined;
  const title = parseTitle(decodePercent(target), rules);
  if (!isTitle(title)) return undefined;
  if (title.interwiki !== '' || target.trimStart().startsWith(':')) return 'page';
  if (title.namespace === fileNamespace) return 'file';
  return title.namespace === categoryNamespace || title.namespace === mediaNamespace ? 'media or category' : 'page';
}

/** What a thumbnail shows below the file; notes where the file leads. */
function readFileOptions(text: string, rules: TitleRules, found: FoundLinks): string {
  const options = text.split('|').slice(1);
  let caption = '';
  let isFramed = false;
  for (const option of options) {
    const trimmed = optionInEnglish(option.trim(), rules);
    if (trimmed.startsWith('link=')) {
      const link = trimmed.slice('link='.length);
      // With anything that is no part of it, an address leads nowhere.
      if (startsWithProtocol(link) && matchAt(BRACKETED, link, 0) === link) addLink(found.ofImages, link);
    } else if (FRAMES.has(trimmed)) isFramed = true;
    else if (!trimmed.startsWith('alt=')) caption = option;
  }
  return isFramed ? caption : '';
}

const FRAMES: ReadonlySet<string> = new Set(['thumb', 'thumbnail', 'frame', 'framed', 'enframed']);

/** @returns the rest of the text */
function readBracketed(text: string, links: string[]): string {
  const kept: string[] = [];
  const [closes, breaks] = [nextOf(text, ']'), nextOf(text, '\n')];
  let done = 0;
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
    if (open < done) continue;
    const start = open + 1;
    const url = matchAt(BRACKETED, text, start);
    if (url === undefined) continue;
    const close = closes(start + url.length);
    const lineEnd = breaks(start + url.length);
    if (close < 0 || (lineEnd >= 0 && lineEnd < close)) continue;
    if (!addLink(links, url.split(/''|&(?:lt|gt);/, 1)[0] ?? '')) continue;
    kept.push(text.slice(done, open), OPAQUE);
    done = close + 1;
  }
  return kept.join('') + text.slice(done);
}

/** Finds the next place of a character, for places that ascend. */
export function nextOf(text: string, character: string): (from: number) => number {
  let next = -2;
  return (from) => {
    if (next !== -1 && next < from) next = text.indexOf(character, from);
    return next;
  };
}

/** What an address at a place begins with; undefined without anything behind the protocol. */
export function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}

/** Where a bare address may begin, and tags, whose attributes are no text. */
const CANDIDATE = new RegExp(
  String.raw`<(?:/?(?:abbr|b|bdi|bdo|big|blockquote|br|caption|center|cite|code|data|dd|del|dfn|div|dl|dt|em|font|h[1-6]|hr|i|ins|kbd|li|link|mark|meta|ol|p|q|rb|rp|rt|rtc|ruby|s|samp|small|span|strike|strong|sub|sup|table|td|th|time|tr|tt|u|ul|var|wbr)\b)|(?<![\p{L}\p{N}\p{M}_])(?:${protocolPattern})`,
  'giu',
);

/** References to characters that end an address. */
const ENTITY_STOP = /&(?:lt|gt|nbsp|#[xX]0*(?:3[ceCE]|[aA]0)|#0*(?:60|62|160));/;

function readBare(text: string, links: string[]): void {
  for (const { url } of bareAddresses(text)) addLink(links, url);
}

/** Finds the addresses that stand in a text without brackets. What follows one up to a space is no other (vector parse/two-addresses-in-one). */
export function* bareAddresses(text: string): Generator<{ readonly start: number; readonly url: string }, void> {
  const tagEnds = nextOf(text, '>');
  const pattern = new RegExp(CANDIDATE);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0].startsWith('<')) {
      const end = tagEnds(pattern.lastIndex);
      if (end >= 0) pattern.lastIndex = end + 1;
      continue;
    }
    const written = matchAt(BARE, text, match.index)?.split(/''/, 1)[0] ?? '';
    pattern.lastIndex = match.index + Math.max(written.length, match[0].length);
    const url = withoutPunctuation(written.split(ENTITY_STOP, 1)[0] ?? '');
    if (url.length > match[0].length) yield { start: match.index, url };
  }
}

/** A bare address without the punctuation that follows it. */
function withoutPunctuation(url: string): string {
  const separators = url.includes('(') ? ',;.:!?' : ',;.:!?)';
  let end = url.length;
  while (end > 0 && separators.includes(url[end - 1]!)) end--;
  const endsReference =
    url[end] === ';' && /&(?:[a-z]+|#x[0-9a-f]+|#[0-9]+)$/i.test(url.slice(Math.max(0, end - 40), end));
  return url.slice(0, endsReference ? end + 1 : end);
}

function addLink(links: string[], written: string): boolean {
  const url = withBrackets(normalAddress(decodeCharacterReferences(written)));
  const [protocol = ''] = /^(?:[^:/]*:)?(?:\/\/)?/.exec(url) ?? [];
  if (url.length === protocol.length) return false;
  links.push(url);
  return true;
}

/** Only an address of version 6 keeps its brackets. */
function withBrackets(url: string): string {
  const [, host] = /^(?:[^:/]*:)?\/\/\[([\da-f:.]+)\](?=[:/?#]|$)/i.exec(url) ?? [];
  const isHost = host !== undefined && canonicalAddress(host) !== undefined;
  return isHost ? url : url.replaceAll('[', '%5B').replaceAll(']', '%5D');
}
