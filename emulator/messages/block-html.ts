/** Messages of several paragraphs in `errorformat=html`, such as those for blocked users (writing 6.3). Loaded with them. */
import { escapeHtml } from '../text/escape';
import { articleAddress } from '../text/wiki-url';
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
    } else {
      html += `${html.endsWith('l>') ? '\n' : ''}<p>${block}\n</p>`;
    }
  }
  return html;
}

function list(outer: string, inner: string, lines: readonly string[]): string {
  const items = lines.map((line) => `<${inner}>${line.slice(1).trim()}</${inner}>`);
  return `<${outer}>${items.join('\n')}</${outer}>`;
}

/** Converts links to pages: those that do not exist are edited. */
export function wikiLinks(html: string, form: ReportForm): string {
  return html.replace(/\[\[:?([^[\]|<>]+)(?:\|([^[\]]*))?\]\]/g, (_, title: string, text = title) => {
    if (title.startsWith('Special:') || form.hasPage?.(title)) {
      const local = form.localTitle?.(title) ?? title;
      const address = escapeHtml(articleAddress(form.articlePath, local.replaceAll(' ', '_')));
      return `<a href="${address}" title="${escapeHtml(local)}">${text}</a>`;
    }
    const written = encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%3A', ':');
    const address = `${escapeHtml(form.scriptPath)}/index.php?title=${written}&amp;action=edit&amp;redlink=1`;
    return `<a href="${address}" class="new" title="${escapeHtml(form.missingTitle?.(title) ?? title)}">${text}</a>`;
  });
}
