import { prefixedKey, type Title } from '../model/title';
import { escapeTitle, type InnerLinkOptions } from './link-options';

/** Where a link to a title leads: a path, the address of another wiki, or a section of the page itself. */
export function titleAddress(title: Title, { context, facts }: Pick<InnerLinkOptions, 'context' | 'facts'>): string {
  if (title.interwiki !== '') return escapeTitle(facts.addressElsewhere(title) ?? '').replaceAll('<', '&lt;');
  return title.key === ''
    ? fragmentOf(title)
    : facts.pagePath(prefixedKey(title, context.rules.namespaces)) + fragmentOf(title);
}

/** `#A_section`; empty if there is none. */
export function fragmentOf({ fragment }: Title): string {
  return fragment === '' ? '' : `#${escapeAddress(fragment.replaceAll(' ', '_'))}`;
}

function escapeAddress(text: string): string {
  return text
    .replace(/%(?=[0-9a-f]{2})/gi, '%25')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
}
