import { describeEdit, type EditDescription } from '../../model/auto-summary';
import { modelOf, type ContentModel } from '../../model/content-model';
import type { Page } from '../../model/page';
import type { Titled } from '../../model/title';
import { readRedirect } from '../../wikitext/redirect';
import type { RequestContext } from '../context';

/**
 * What the software says of an edit that gives a page a text (writing 1.3).
 *
 * @param page undefined for a new page
 */
export function describeText(
  { wiki: { site } }: RequestContext,
  title: Titled,
  page: Page | undefined,
  { text, contentModel }: { readonly text: string; readonly contentModel: ContentModel },
): EditDescription {
  const before = page && { text: page.text ?? '', contentModel: modelOf(title, page), target: page.target };
  const target = contentModel === 'wikitext' ? readRedirect(text, site)?.target : undefined;
  return describeEdit(site, before, { text, contentModel, target });
}
