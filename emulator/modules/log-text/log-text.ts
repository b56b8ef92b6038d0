import { isHidden } from '../../model/hidden-parts';
import type { LoggedEvent } from '../../model/logged-event';
import { escapeHtml } from '../../text/escape';
import type { RequestContext } from '../context';
import { filledText } from './phrase';
import { phrases } from './phrases';
import { pageLink, userLink } from './links';

/** What follows the name of a user: of whoever did it, or of whom an entry says that they were blocked. */
export type ToolsOf = (name: string, isBlocked: boolean) => string;

/**
 * What an entry of the log says was done, as HTML (reading 18.8; sequence feed-of-log-entries). What is hidden from some
 * is hidden from everybody (sequence log-entries-of-watched-pages).
 */
export function logText(context: RequestContext, event: LoggedEvent, tools: ToolsOf = () => ''): string {
  const { type, action, user, userId, title } = event;
  const performer = isHidden(event, 'user')
    ? removed(context, event, 'rev-deleted-user')
    : userLink(context, user, userId) + tools(user, false);
  if (isHidden(event, 'content')) return `${performer} ${removed(context, event, 'rev-deleted-event')}`;
  const phrase = phrases[`${type}/${action}`]?.(context, event);
  if (!phrase) return `${performer} ${escapeHtml(action)}`;
  const { key, target = pageLink(context, title), targetUser, further = [] } = phrase;
  const html = targetUser === undefined ? target : target + tools(targetUser, true);
  return filledText(context, key, { html: performer }, user, { html }, ...further);
}

function removed(context: RequestContext, event: LoggedEvent, key: 'rev-deleted-user' | 'rev-deleted-event'): string {
  const isMarked = context.release.since('1.43') && isHidden(event, 'restricted');
  const classes = isMarked ? 'history-deleted mw-history-suppressed' : 'history-deleted';
  return `<span class="${classes}">${filledText(context, key)}</span>`;
}
