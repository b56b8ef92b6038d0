import { messageWikitext } from '../../messages/message';
import { prefixedText, titleOfKey, type Title } from '../../model/title';
import { pageLink } from '../../rendering/inner-links';
import { escapeHtml } from '../../text/escape';
import type { RequestContext } from '../context';
import { wikiFacts } from './facts';
import { readingContext } from './reading-context';

/** `subtitle`: links from a subpage to the pages above it that exist (reading 16.4). */
export function subtitle(context: RequestContext, title: Title): string {
  const { wiki, namespaces, release } = context;
  const { namespace, key } = title;
  if (namespaces.byId(namespace)?.subpages !== true) return '';
  const isRecent = release.since('1.43');
  const reading = {
    context: readingContext(wiki, { title, id: undefined, length: 0, user: undefined }),
    facts: wikiFacts(context),
    isRecent,
  };
  const whole = prefixedText(title, namespaces);
  const prefix = whole.length - key.length;
  const links: string[] = [];
  // Pages that do not exist belong to the label of the next.
  let from = 0;
  for (let end = key.indexOf('/'); end >= 0; end = key.indexOf('/', end + 1)) {
    const above = titleOfKey({ namespace, key: key.slice(0, end) });
    if (!wiki.pages.findTitle(namespace, above.key)) continue;
    links.push(pageLink(above, escapeHtml(whole.slice(from, prefix + end)), reading));
    from = prefix + end + 1;
  }
  if (links.length === 0) return '';
  const separator = messageWikitext({ code: '', key: 'pipe-separator', parameters: [] }, context.interfaceTexts);
  const direction = context.interfaceDirection;
  if (isRecent) {
    const isolated = links.map((link) => `<bdi dir="${direction}">${link}</bdi>`);
    return `<div class="subpages">&lt; ${isolated.join(separator)}</div>`;
  }
  const mark = direction === 'rtl' ? '&rlm;' : '&lrm;';
  return `<span class="subpages">&lt; ${links.join(mark + separator)}</span>`;
}
