import { prefixedText, type Title } from '../../model/title';
import { escapeHtml } from '../../text/escape';
import type { RequestContext } from '../context';
import { interfaceMessage } from '../interface-message';
import { skinLinks } from './skin-links';

/** `subtitle`: links from a subpage to the pages above it that exist (reading 16.4). */
export function subtitle(context: RequestContext, title: Title): string {
  const { wiki, namespaces, release } = context;
  const { namespace, key } = title;
  if (namespaces.byId(namespace)?.subpages !== true) return '';
  const link = skinLinks(context, title);
  const whole = prefixedText(title, namespaces);
  const prefix = whole.length - key.length;
  const links: string[] = [];
  // Pages that do not exist belong to the label of the next.
  let from = 0;
  for (let end = key.indexOf('/'); end >= 0; end = key.indexOf('/', end + 1)) {
    const above = { namespace, key: key.slice(0, end) };
    if (!wiki.pages.findTitle(namespace, above.key)) continue;
    links.push(link(above, escapeHtml(whole.slice(from, prefix + end))));
    from = prefix + end + 1;
  }
  if (links.length === 0) return '';
  const separator = interfaceMessage(context, 'pipe-separator');
  const direction = context.interfaceDirection;
  if (release.since('1.43')) {
    const isolated = links.map((one) => `<bdi dir="${direction}">${one}</bdi>`);
    return `<div class="subpages">&lt; ${isolated.join(separator)}</div>`;
  }
  const mark = direction === 'rtl' ? '&rlm;' : '&lrm;';
  return `<span class="subpages">&lt; ${links.join(mark + separator)}</span>`;
}
