import type { Title } from '../../model/title';
import { escapeHtml } from '../../text/escape';
import type { RequestContext } from '../context';

/** The title of a page in HTML, its parts marked. */
export function titleHtml({ namespaces, variant, wiki }: RequestContext, { namespace, key }: Title): string {
  const name = escapeHtml(key.replaceAll('_', ' '));
  const main = `<span class="mw-page-title-main">${name}</span>`;
  const inVariant = variant === undefined ? undefined : wiki.site.variantNamespace(variant, namespace);
  const prefix = inVariant ?? namespaces.byId(namespace)?.name ?? '';
  if (prefix === '') return main;
  return (
    `<span class="mw-page-title-namespace">${escapeHtml(prefix)}</span>` +
    `<span class="mw-page-title-separator">:</span>${main}`
  );
}
