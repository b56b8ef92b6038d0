import { specialNamespace } from '../model/namespaces';
import { prefixedKey, type Title } from '../model/title';
import { encodeFragment } from '../text/fragments';
import { escapeTitle, type InnerLinkOptions } from './link-options';
import type { WikiFacts } from './wiki-facts';

/** Where a link to a title leads: a path, the address of another wiki, or a section of the page itself. */
export function titleAddress(title: Title, { context, facts }: Pick<InnerLinkOptions, 'context' | 'facts'>): string {
  if (title.interwiki !== '') return escapeAddress(facts.addressElsewhere(title) ?? '');
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

/** `#A_section`, or an empty text for a title without a fragment. */
export function fragmentOf({ fragment }: Title): string {
  return fragment === '' ? '' : `#${escapeAddress(encodeFragment(fragment.replaceAll(' ', '_')))}`;
}

function escapeAddress(text: string): string {
  return escapeTitle(text).replaceAll('<', '&lt;');
}
