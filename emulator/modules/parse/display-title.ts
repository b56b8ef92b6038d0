import { prefixedKey, type Title } from '../../model/title';
import { isTitle, parseTitle } from '../../model/title';
import { decodeCharacterReferences } from '../../text/character-references';
import { escapeHtml } from '../../text/escape';
import { renderQuotes } from '../../rendering/quotes';
import type { RequestContext } from '../context';

/** The title of a page in HTML, its parts marked. */
export function titleHtml({ namespaces }: RequestContext, { namespace, key }: Title): string {
  const name = escapeHtml(key.replaceAll('_', ' '));
  const main = `<span class="mw-page-title-main">${name}</span>`;
  const prefix = namespaces.byId(namespace)?.name ?? '';
  if (prefix === '') return main;
  return (
    `<span class="mw-page-title-namespace">${escapeHtml(prefix)}</span>` +
    `<span class="mw-page-title-separator">:</span>${main}`
  );
}

/** The title that a text asks for; undefined where it is not the title of the page in another form. */
export function displayTitle({ wiki, namespaces }: RequestContext, title: Title, written: string): string | undefined {
  const html = renderQuotes(written.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  const plain = decodeCharacterReferences(html.replace(/<[^>]*>/g, ''));
  const named = parseTitle(plain, wiki.site);
  if (!isTitle(named) || named.interwiki !== '' || named.fragment !== '') return undefined;
  return prefixedKey(named, namespaces) === prefixedKey(title, namespaces) ? html : undefined;
}
