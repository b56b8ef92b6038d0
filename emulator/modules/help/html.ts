/**
 * The wikitext of the messages about modules as HTML: paragraphs, lists, links and the tags that occur in them. What the
 * texts of no release contain is not supported.
 */
import { BlockRenderer } from '../../rendering/blocks';
import { HeldHtml } from '../../rendering/marks';
import { outerAddress } from '../../rendering/outer-links';
import { escapeHtml, escapeHtmlAroundReferences } from '../../text/escape';
import type { LinkWords } from '../../text/link-words';
import { keepSpaces } from '../../wikitext/html/entities';
import { tidy } from '../../wikitext/html/tidy';

/** Makes a link to a page; undefined for what is no title. */
export type LinkPage = (target: string, shown: string) => string | undefined;

/** Shows wikitext as HTML. */
export class MessageHtml {
  private readonly syntax: RegExp;

  /**
   * @param words the letters around a link that belong to it
   * @param marksAddresses whether addresses are marked as what no variant of the language changes
   */
  constructor(
    readonly link: LinkPage,
    words: LinkWords,
    private readonly marksAddresses: boolean,
  ) {
    this.syntax = inlineSyntax(words);
  }

  /** A text of several lines: paragraphs, lists and blocks. */
  block(wikitext: string): string {
    const blocks = new BlockRenderer(new HeldHtml()).render(this.line(wikitext, this.link));
    return tidy(keepSpaces(blocks));
  }

  /** A text without the paragraph around it, if it is only one. */
  inline(wikitext: string): string {
    return withoutParagraph(this.block(wikitext));
  }

  private line(wikitext: string, link: LinkPage): string {
    return wikitext.replace(
      this.syntax,
      (
        found: string,
        prefix = '',
        target?: string,
        label?: string,
        letters?: string,
        emphasised?: string,
        literal?: string,
        address?: string,
        title?: string,
        free?: string,
      ) => {
        if (target !== undefined) {
          const shown = label === undefined ? target.replace(/^:/, '') : this.line(label, noLinks);
          return link(target, (prefix as string) + shown + (letters ?? '')) ?? found;
        }
        if (emphasised !== undefined) return `<i>${this.line(emphasised, link)}</i>`;
        if (literal !== undefined) return escapeHtmlAroundReferences(literal);
        if (address !== undefined && title !== undefined) {
          return `<a ${external('text', address)} href="${escapeHtml(address)}">${this.line(title, noLinks)}</a>`;
        }
        if (free !== undefined) {
          const shown = this.marksAddresses ? `-{R|${escapeHtml(free)}}-` : escapeHtml(free);
          return `<a ${external('free', free)} href="${escapeHtml(outerAddress(free))}">${shown}</a>`;
        }
        if (found.startsWith('&#')) return found.toLowerCase();
        if (found.length > 1) return found;
        return escapeHtml(found);
      },
    );
  }
}

/** HTML without the paragraph around it, if it is only one. */
export function withoutParagraph(html: string): string {
  const inner = /^<p>([^]*?)\n?<\/p>\n*$/.exec(html)?.[1];
  return inner === undefined || inner.includes('</p>') ? html : inner;
}

/** A link to a page with the letters around it; emphasised text; literal text; an external link; an address; a tag; a character. */
function inlineSyntax({ trail, prefix }: LinkWords): RegExp {
  const before = prefix ? `${prefix.source}*` : '';
  const alternatives = [
    `(${before})\\[\\[([^[\\]|\\n]+)(?:\\|([^\\]]*))?\\]\\](${trail.source.slice(1)}|)`,
    ...["''(.+?)''", '<nowiki>(.*?)</nowiki>'],
    String.raw`\[(https?:\/\/\S+) ([^\]]+)\]|(?<![\p{L}\p{N}_])(https?:\/\/[^\s<>[\]"]*[^\s<>[\]".,:;!?])`,
    String.raw`</?[A-Za-z][^<>]*>|&#[xX][\dA-Fa-f]+;|&(?!\w+;|#\d+;)|<|>`,
  ];
  return new RegExp(alternatives.join('|'), 'gu');
}

function noLinks(): undefined {
  return undefined;
}

/** Search engines may follow links to the site of the software. */
function external(kind: 'free' | 'text', address: string): string {
  const attributes = `class="external ${kind}"`;
  return /^https?:\/\/(?:[^/]+\.)?mediawiki\.org(?:\/|$)/.test(address) ? attributes : `rel="nofollow" ${attributes}`;
}

/**
 * HTML as a browser would write it: characters instead of references where possible.
 *
 * @param namesSpaces whether a space that breaks no line is `&nbsp;`
 */
export function serialisedHtml(html: string, namesSpaces: boolean): string {
  return html
    .replaceAll('<br />', '<br>')
    .replace(/&#x([\da-f]+);|&#(\d+);|&quot;/gi, (reference, hexadecimal?: string, decimal?: string) => {
      if (reference === '&quot;') return '"';
      const character = String.fromCodePoint(
        hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16),
      );
      if (character === '\u00a0' && namesSpaces) return '&nbsp;';
      return /[&<>]/.test(character) ? escapeHtml(character) : character;
    });
}
