import { specialNamespace } from '../model/namespaces';
import { prefixedKey, type Title } from '../model/title';
import { escapeTitle, type InnerLinkOptions } from './link-options';
import type { WikiFacts } from './wiki-facts';

/** Where a link to a title leads: a path, the address of another wiki, or a section of the page itself. */
export function titleAddress(title: Title, { context, facts }: Pick<InnerLinkOptions, 'context' | 'facts'>): string {
  if (title.interwiki !== '') return escapeTitle(facts.addressElsewhere(title) ?? '').replaceAll('<', '&lt;');
  return title.key === ''
    ? fragmentOf(title)
    : facts.pagePath(prefixedKey(title, context.rules.namespaces)) + fragmentOf(title);
}

/** A special page is linked to by its first name. */
export function shownTitle(title: Title, facts: WikiFacts): Title {
  const isSpecial = title.namespace === specialNamespace && title.interwiki === '';
  const key = isSpecial ? facts.specialPage(title.key) : undefined;
  return key === undefined ? title : { ...title, key };
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
