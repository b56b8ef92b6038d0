import { trimmed } from '../wikitext/pieces';
import { bareAddresses, BRACKETED, matchAt, nextOf } from '../wikitext/external-links';
import { decodeCharacterReferences } from '../text/character-references';
import { escapeHtmlText } from '../text/escape';
import { escapeTitle } from './link-options';
import type { HeldHtml } from './marks';

/** Replaces `[http://… text]` and bare addresses. */
export class OuterLinks {
  private numbered = 0;

  /**
   * @param isRecent 1.43 and later: apostrophes of addresses in the text are references, too
   * @param formatNumber writes the number that stands for a link without a text
   */
  constructor(
    private readonly held: HeldHtml,
    private readonly isRecent: boolean,
    private readonly formatNumber: (count: number) => string,
  ) {}

  render(text: string): string {
    if (!/:|\/\//.test(text)) return text;
    return this.renderBare(this.renderBracketed(text));
  }

  private renderBracketed(text: string): string {
    const kept: string[] = [];
    const [closes, breaks] = [nextOf(text, ']'), nextOf(text, '\n')];
    let done = 0;
    for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
      if (open < done) continue;
      const start = open + 1;
      const written = matchAt(BRACKETED, text, start);
      if (written === undefined) continue;
      const url = written.split(/&(?:lt|gt);/, 1)[0] ?? '';
      const close = closes(start + url.length);
      const lineEnd = breaks(start + url.length);
      if (close < 0 || (lineEnd >= 0 && lineEnd < close) || !hasTarget(url)) continue;
      const label = trimmed(text.slice(start + url.length, close));
      kept.push(text.slice(done, open), this.link(url, label));
      done = close + 1;
    }
    return kept.join('') + text.slice(done);
  }

  private link(url: string, label: string): string {
    const kind = label === '' ? 'autonumber' : 'text';
    return this.held.hold(linkHtml(url, label === '' ? `[${this.formatNumber(++this.numbered)}]` : label, kind));
  }

  private renderBare(text: string): string {
    const kept: string[] = [];
    let done = 0;
    for (const { start, url } of bareAddresses(text)) {
      const encoded = escapeHtmlText(encodeReserved(decodeCharacterReferences(url)));
      const label = this.isRecent ? encoded.replaceAll("'", '&#39;') : encoded;
      kept.push(text.slice(done, start), this.held.hold(linkHtml(url, label, 'free')));
      done = start + url.length;
    }
    return kept.join('') + text.slice(done);
  }
}

function hasTarget(url: string): boolean {
  return !/^(?:[^:/]*:)?(?:\/\/)?$/.test(url);
}

/** Links to these sites are followed. */
const FOLLOWED = /^(?:[a-z]+:)?\/\/(?:[^/?#@]*\.)?mediawiki\.org(?:[/:?#]|$)/i;

function linkHtml(url: string, label: string, kind: string): string {
  return `<a ${isFollowed(url) ? '' : 'rel="nofollow" '}class="external ${kind}" href="${outerAddress(url)}">${label}</a>`;
}

export function isFollowed(url: string): boolean {
  return FOLLOWED.test(url);
}

/** With what stands in addresses, but not in links, encoded. */
function encodeReserved(url: string): string {
  return url.replaceAll('|', '%7C').replaceAll('\x7f', '%7F');
}

/** An address as an attribute. */
export function outerAddress(url: string): string {
  return escapeTitle(encodeReserved(decodeCharacterReferences(url).replaceAll('"', '%22')));
}
