import { canonicalAddress } from '../../model/ip-address';
import { specialNamespace, userNamespace } from '../../model/namespaces';
import { prefixedText, type Titled } from '../../model/title';
import { escapeHtml } from '../../text/escape';
import type { RequestContext } from '../context';
import { titleLink } from '../query/recentchanges/comment';

/** A link to the page of a user, or to the contributions of an address or of a range. @param userId 0 for addresses */
export function userLink(context: RequestContext, name: string, userId: number): string {
  const shown = `<bdi>${escapeHtml(name)}</bdi>`;
  const key = name.replaceAll(' ', '_');
  if (userId !== 0 || canonicalAddress(name) === undefined) {
    return titleLink(context, { namespace: userNamespace, key }, shown, { className: 'mw-userlink' });
  }
  const contributions = { namespace: specialNamespace, key: `Contributions/${key}` };
  return titleLink(context, contributions, shown, { className: 'mw-userlink mw-anonuserlink' });
}

/** A link to a page. @param parameters such as `redirect=no` */
export function pageLink(context: RequestContext, title: Titled, parameters = ''): string {
  return titleLink(context, title, escapeHtml(prefixedText(title, context.namespaces)), { parameters });
}
