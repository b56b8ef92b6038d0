import type { Title } from '../../model/title';
import { escapeHtml } from '../../text/escape';
import { preferredVariant } from '../content-variant';
import type { RequestContext } from '../context';

/** The title of a page in HTML, its parts marked. */
export function titleHtml(context: RequestContext, { namespace, key }: Title): string {
  const name = escapeHtml(key.replaceAll('_', ' '));
  const main = `<span class="mw-page-title-main">${name}</span>`;
  const variant = preferredVariant(context);
  const inVariant = variant === undefined ? undefined : context.wiki.site.variantNamespace(variant, namespace);
  const prefix = inVariant ?? context.namespaces.byId(namespace)?.name ?? '';
  if (prefix === '') return main;
  return (
    `<span class="mw-page-title-namespace">${escapeHtml(prefix)}</span>` +
    `<span class="mw-page-title-separator">:</span>${main}`
  );
}
