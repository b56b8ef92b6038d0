/** Messages of several paragraphs in `errorformat=html`, such as those for blocked users (writing 6.3). Loaded with them. */
import { decodeCharacterReferences } from '../text/character-references';
import { escapeHtml, escapeLinkAttribute } from '../text/escape';
import { articleAddress, encodeForWikiUrl } from '../text/wiki-url';
import type { ReportForm } from './error-format';

/** Converts lines to paragraphs, lists and indented lines. */
export function blockHtml(text: string): string {
  let html = '';
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n');
    const listed = lines.every((line) => line.startsWith('*'));
    const indented = lines.every((line) => line.startsWith(':'));
    if (listed || indented) {
      html += `${html === '' ? '' : '\n'}${listed ? list('ul', 'li', lines) : list('dl', 'dd', lines)}`;
    } else if (block.startsWith(':')) {
      html += `\n${indentedStart(lines)}`;
    } else {
      html += `${html.endsWith('l>') ? '\n' : ''}<p>${block}\n</p>`;
    }
  }
  return html;
}

/** An indented line, and a paragraph from the next line on: what is emphasized in both begins anew (sequence reasons-with-markup). */
function indentedStart([first = '', ...others]: readonly string[]): string {
  const isOpen = first.lastIndexOf('<em>') > first.lastIndexOf('</em>');
  const [end, again, start] = isOpen ? ['</em>', '<em></em>', '<em>'] : ['', '', ''];
  return `${list('dl', 'dd', [first + end])}${again}<p>${start}${others.join('\n')}\n</p>`;
}

const markup = /('{2,})|<(\/?)(b|i|u|s|em|strong|small|big|sub|sup|code|kbd|samp|var)>|&(?:lt|gt|amp|quot);|[<>&]/g;

/** Converts what a user wrote, apart from links: emphasis, and tags if all are closed in turn. */
export function userHtml(wikitext: string): string {
  return wikitext
    .split('\n')
    .map((line) => convertLine(line))
    .join('\n');
}

function convertLine(line: string): string {
  const open: string[] = [];
  const toggle = (tag: string): string => {
    if (open.at(-1) === tag) return `</${open.pop() ?? ''}>`;
    open.push(tag);
    return `<${tag}>`;
  };
  const html = line.replace(
    markup,
    (found, quotes: string | undefined, slash: string | undefined, tag: string | undefined) => {
      if (quotes !== undefined) return quotes.length === 2 ? toggle('i') : quotes.length === 3 ? toggle('b') : found;
      if (tag !== undefined) return (slash === '/') === (open.at(-1) === tag) ? toggle(tag) : escapeHtml(found);
      return found.length > 1 ? found : escapeHtml(found);
    },
  );
  return (
    html +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

function list(outer: string, inner: string, lines: readonly string[]): string {
  const items = lines.map((line) => `<${inner}>${line.slice(1).trim()}</${inner}>`);
  return `<${outer}>${items.join('\n')}</${outer}>`;
}

/** Converts links to pages: those that do not exist are edited. What cannot be a title stays text. */
export function wikiLinks(html: string, form: ReportForm): string {
  return html.replace(
    /\[\[:?([^[\]|<>]+)(?:\|([^[\]]*))?\]\]/g,
    (link: string, written: string, given: string = written) => {
      const title = decodeCharacterReferences(written);
      if (/[<>{}]/.test(title)) return link;
      const text = given.replaceAll('&#039;', '&#39;');
      if (form.isPage?.(title)) return `<a class="mw-selflink selflink">${text}</a>`;
      if (title.startsWith('Special:') || form.hasPage?.(title)) {
        const local = form.localTitle?.(title) ?? title;
        const address = escapeHtml(articleAddress(form.articlePath, local.replaceAll(' ', '_')));
        const css = form.isRedirect?.(title) ? ' class="mw-redirect"' : '';
        return `<a href="${address}"${css} title="${escapeLinkAttribute(local)}">${text}</a>`;
      }
      const address = `${escapeHtml(form.scriptPath)}/index.php?title=${encodeForWikiUrl(title.replaceAll(' ', '_'))}`;
      const shown = escapeLinkAttribute(form.missingTitle?.(title) ?? title);
      return `<a href="${address}&amp;action=edit&amp;redlink=1" class="new" title="${shown}">${text}</a>`;
    },
  );
}
