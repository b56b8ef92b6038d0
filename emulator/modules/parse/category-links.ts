import { categoryNamespace, specialNamespace } from '../../model/namespaces';
import { hidesCategory } from '../../model/page-properties';
import type { TextContent } from '../../model/text-reader';
import { escapeHtml } from '../../text/escape';
import type { RequestContext } from '../context';
import { interfaceMessage } from '../interface-message';
import { skinLinks } from './skin-links';
import type { ParseTarget } from './target';

/** `categorieshtml`: links to the categories of a page, as skins show them; hidden ones come last (reading 16.4). */
export function categoryLinks(
  context: RequestContext,
  { title }: ParseTarget,
  { categories = [] }: TextContent,
): string {
  const { wiki } = context;
  const link = skinLinks(context, title);
  const visible: string[] = [];
  const hidden: string[] = [];
  for (const { key } of categories) {
    const category = wiki.pages.findTitle(categoryNamespace, key);
    const list = category && hidesCategory(category) ? hidden : visible;
    list.push(`<li>${link({ namespace: categoryNamespace, key }, escapeHtml(key.replaceAll('_', ' ')))}</li>`);
  }
  const shown = isShown(context, title.namespace);
  const all = wiki.site.specialPages.find('Categories') ?? 'Categories';
  const isAllHidden = visible.length === 0 && (hidden.length === 0 || shown === 'hidden');
  const heading = link(
    { namespace: specialNamespace, key: all },
    interfaceMessage(context, 'pagecategories', visible.length),
  );
  const hiddenHeading = interfaceMessage(context, 'hidden-categories', hidden.length);
  return (
    `<div id="catlinks" class="catlinks${isAllHidden ? ' catlinks-allhidden' : ''}" data-mw="interface">` +
    listHtml(context, 'normal', 'mw-normal-catlinks', heading, visible) +
    `${listHtml(context, 'hidden', `mw-hidden-catlinks mw-hidden-cats-${shown}`, hiddenHeading, hidden)}</div>`
  );
}

/** Why hidden categories are shown, or that they are not. */
function isShown({ user }: RequestContext, namespace: number): 'user-shown' | 'ns-shown' | 'hidden' {
  const option = user?.options?.showhiddencats ?? '';
  if (option !== '' && option !== '0') return 'user-shown';
  return namespace === categoryNamespace ? 'ns-shown' : 'hidden';
}

function listHtml(
  context: RequestContext,
  kind: 'normal' | 'hidden',
  classes: string,
  heading: string,
  items: readonly string[],
): string {
  if (items.length === 0) return '';
  const separator = interfaceMessage(context, 'colon-separator');
  return `<div id="mw-${kind}-catlinks" class="${classes}">${heading}${separator}<ul>${items.join('')}</ul></div>`;
}
