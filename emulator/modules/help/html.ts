/**
 * The wikitext of the messages about modules as HTML: paragraphs, lists, links and the tags that occur in them. What the
 * texts of no release contain is not supported.
 */
import { escapeHtml, escapeHtmlAroundReferences } from '../../text/escape';

/** Makes a link to a page; undefined for what is no title. */
export type LinkPage = (target: string, shown: string) => string | undefined;

/** A text of several lines: paragraphs, lists and blocks. */
export function blockHtml(wikitext: string, link: LinkPage): string {
  const blocks: string[] = [];
  let paragraph: string[] = [];
  let list: string[] = [];
  let afterBlankLine = false;
  const endParagraph = () => {
    if (paragraph.length === 0) return;
    const html = `<p>${paragraph.join('\n')}\n</p>`;
    // Only a blank line separates two paragraphs.
    if (blocks.at(-1)?.endsWith('\n</p>') && afterBlankLine) blocks.push(`${blocks.pop() ?? ''}${html}`);
    else blocks.push(html);
    paragraph = [];
    afterBlankLine = false;
  };
  const endList = () => {
    if (list.length > 0) blocks.push(listHtml(list, link));
    list = [];
  };
  for (const line of wikitext.split('\n')) {
    if (/^[*#]/.test(line)) {
      endParagraph();
      list.push(line);
      continue;
    }
    endList();
    if (line === '') {
      endParagraph();
      afterBlankLine = true;
    } else if (/^<\/?(?:div|p)\b/.test(line)) {
      endParagraph();
      blocks.push(inlineHtml(line, link));
      afterBlankLine = false;
    } else {
      paragraph.push(inlineHtml(line, link));
    }
  }
  endParagraph();
  endList();
  return blocks.join('\n');
}

/** A text without the paragraph around it, if it is only one. */
export function withoutParagraph(html: string): string {
  const inner = /^<p>([^]*?)\n?<\/p>\n*$/.exec(html)?.[1];
  return inner === undefined || inner.includes('</p>') ? html : inner;
}

/** Items with `*` and `#`, and items of these. */
function listHtml(lines: readonly string[], link: LinkPage): string {
  const parts: string[] = [];
  let open = '';
  for (const line of lines) {
    const marks = /^[*#]+/.exec(line)?.[0] ?? '';
    const text = line.slice(marks.length).trimStart();
    if (marks.length > open.length) {
      if (open !== '') parts.push('\n');
      parts.push(...Array.from(marks.slice(open.length), (mark) => `<${elementOf(mark)}><li>`));
    } else {
      parts.push(endOf(open.slice(marks.length)));
      parts.push('</li>\n<li>');
    }
    open = marks;
    parts.push(inlineHtml(text, link));
  }
  parts.push(endOf(open));
  return parts.join('');
}

function endOf(marks: string): string {
  return Array.from(marks, (mark) => `</li></${elementOf(mark)}>`)
    .reverse()
    .join('');
}

function elementOf(mark: string): 'ul' | 'ol' {
  return mark === '*' ? 'ul' : 'ol';
}

/** Emphasised text; literal text; a link to a page with the letters behind it; an external link; an address; a tag; a character. */
const inlineSyntax =
  /''(.+?)''|<nowiki>(.*?)<\/nowiki>|\[\[([^[\]|]+)(?:\|([^\]]*))?\]\]([a-z]*)|\[(https?:\/\/\S+) ([^\]]+)\]|(https?:\/\/[^\s<>[\]"]*[^\s<>[\]".,:;!?])|<\/?[a-z][^<>]*>|&#x[\da-f]+;|&(?!\w+;|#\d+;)|<|>/gi;

/** A line of wikitext. */
export function inlineHtml(wikitext: string, link: LinkPage): string {
  return wikitext.replace(
    inlineSyntax,
    (
      found: string,
      emphasised?: string,
      literal?: string,
      target?: string,
      label?: string,
      letters?: string,
      address?: string,
      title?: string,
      free?: string,
    ) => {
      if (emphasised !== undefined) return `<i>${inlineHtml(emphasised, link)}</i>`;
      if (literal !== undefined) return escapeHtmlAroundReferences(literal);
      if (target !== undefined) {
        const shown = label === undefined ? target.replace(/^:/, '') : inlineHtml(label, noLinks);
        return link(target, shown + (letters ?? '')) ?? found;
      }
      if (address !== undefined && title !== undefined) {
        return `<a ${external('text', address)} href="${escapeHtml(address)}">${inlineHtml(title, noLinks)}</a>`;
      }
      if (free !== undefined) return `<a ${external('free', free)} href="${escapeHtml(free)}">${escapeHtml(free)}</a>`;
      if (found.startsWith('&#')) return found.toLowerCase();
      if (found.length > 1) return found;
      return escapeHtml(found);
    },
  );
}

function noLinks(): undefined {
  return undefined;
}

/** Search engines may follow links to the site of the software. */
function external(kind: 'free' | 'text', address: string): string {
  const attributes = `class="external ${kind}"`;
  return /^https?:\/\/(?:[^/]+\.)?mediawiki\.org(?:\/|$)/.test(address) ? attributes : `rel="nofollow" ${attributes}`;
}

/** HTML as a browser would write it: characters instead of references where possible. */
export function serialisedHtml(html: string): string {
  return html
    .replaceAll('<br />', '<br>')
    .replace(/&#x([\da-f]+);|&#(\d+);|&quot;/gi, (reference, hexadecimal?: string, decimal?: string) => {
      if (reference === '&quot;') return '"';
      const character = String.fromCodePoint(
        hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16),
      );
      return /[&<>]/.test(character) ? escapeHtml(character) : character;
    });
}
