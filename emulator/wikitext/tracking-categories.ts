import { categoryNamespace, interfaceNamespace, specialNamespace } from '../model/namespaces';
import { isTitle, parseTitle } from '../model/title';
import type { TrackedReason, WikitextContext } from './transclusion';

/** The message that names the category, and its text on an English wiki. */
export const trackingMessages: Readonly<Record<TrackedReason, readonly [key: string, text: string]>> = {
  'hidden category': ['hidden-category-category', 'Hidden categories'],
  'missing file': ['broken-file-category', 'Pages with broken file links'],
  indexed: ['index-category', 'Indexed pages'],
  'not indexed': ['noindex-category', 'Noindexed pages'],
  loop: ['template-loop-category', 'Pages with template loops'],
  'ignored display title': ['restricted-displaytitle-ignored', 'Pages with ignored display titles'],
  'duplicate argument': ['duplicate-args-category', 'Pages using duplicate arguments in template calls'],
};

/** The key of the category of pages that have something in common (reading 15.2); undefined if the wiki has switched it off. */
export function trackingCategory(
  reason: TrackedReason,
  { rules, source, template, page }: WikitextContext,
): string | undefined {
  // A special page is in no category of the software (vector parse/tracking-of-special-pages).
  if (page.title.namespace === specialNamespace) return undefined;
  const [message, english] = trackingMessages[reason];
  const key = message.charAt(0).toUpperCase() + message.slice(1);
  const own = template({ namespace: interfaceNamespace, key, interwiki: '', fragment: '' });
  const name = own ?? source.site.contentLanguage?.messages?.get(message)?.[0] ?? english;
  const title = name === '-' ? undefined : parseTitle(name, rules, categoryNamespace);
  return title && isTitle(title) && title.namespace === categoryNamespace ? title.key : undefined;
}
