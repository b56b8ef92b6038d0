import { findRevision } from '../../model/revisions';
import type { Revision } from '../../model/revision';
import { isHidden } from '../../model/hidden-parts';
import { isPublic } from '../../model/rights';
import { escapeHtml } from '../../text/escape';
import { prefixedKey } from '../../model/title';
import type { RequestContext } from '../context';
import { pageAddress } from '../feed';
import { logText } from '../log-text/log-text';
import { filledText } from '../log-text/phrase';
import { commentHtml } from '../query/recentchanges/comment';
import type { ShownChange } from './shown-changes';
import { styledDifference } from './styled-difference';

/** Of longer texts and differences, there is only a link to what changed. In bytes. */
const mostBytes = 32_768;

/** What was done, why, and how the text changed, as HTML. */
export function changeHtml(context: RequestContext, shown: ShownChange): string {
  const { change } = shown;
  const action = change.log ? [logText(context, change.log)] : [];
  const comment = commentHtml(context, { comment: change.comment, title: undefined });
  const summary = [...action, ...(comment === '' ? [] : [comment])].join(' ');
  // Readers of feeds do not log in, so texts are for everybody or for nobody.
  const showsText = change.revision !== 0 && isPublic(context.wiki);
  return `<p>${summary}</p>\n${showsText ? contentHtml(context, shown) : ''}`;
}

function contentHtml(context: RequestContext, shown: ShownChange): string {
  const { change, oldRevision } = shown;
  const added = revisionOf(context, change.revision);
  if (oldRevision === 0) {
    const text = added && !isHidden(added, 'content') ? (added.text ?? '') : '';
    if (isTooLong(text)) return differenceLink(context, shown);
    return `<p><b>${filledText(context, 'newpage')}</b></p><div>${escapeHtml(text).replaceAll('\n', '<br />\n')}</div>`;
  }
  const old = revisionOf(context, oldRevision);
  if (!old || !added || isHidden(old, 'content') || isHidden(added, 'content')) {
    return `<p>Can't load revision ${change.revision}</p>`;
  }
  const html = styledDifference(context, old, added, change.timestamp);
  return isTooLong(html) ? differenceLink(context, shown) : html;
}

function isTooLong(text: string): boolean {
  return Buffer.byteLength(text) > mostBytes;
}

function differenceLink(context: RequestContext, { change, oldRevision }: ShownChange): string {
  const parameters = [`diff=${change.revision}`, ...(oldRevision === 0 ? [] : [`oldid=${oldRevision}`])];
  const address = pageAddress(context, prefixedKey(change.title, context.namespaces), ...parameters);
  return `<a href="${escapeHtml(address)}">${filledText(context, 'showdiff')}</a>`;
}

function revisionOf({ wiki }: RequestContext, id: number): Revision | undefined {
  const page = wiki.findPageOfRevision(id);
  return page && findRevision(wiki, page, id);
}
