import { isHidden } from '../../../model/hidden-parts';
import type { RecentChange } from '../../../model/recent-changes';
import { prefixedText } from '../../../model/title';
import type { User } from '../../../model/user';
import type { ResultRecord } from '../../../response/result-tree';
import { timestamp } from '../../../text/timestamp';
import type { RequestContext } from '../../context';
import { logText } from '../../log-text/log-text';
import { commentHtml } from '../recentchanges/comment';
import { logMembers, patrolMarks } from '../recentchanges/output';
import { visibilityOf } from '../recentchanges/visibility';
import { tagList } from '../tag-list';
import type { WatchlistValues } from './parameters';

/** An entry of the list, its members in the real order, whatever the order of `wlprop` (sequence watchlists). */
export function watchedEntry(
  context: RequestContext,
  owner: User,
  change: RecentChange,
  prop: WatchlistValues['prop'],
): ResultRecord {
  const { wiki, namespaces } = context;
  const shows = (name: (typeof prop)[number]): boolean => prop.includes(name);
  const { hidesAction, seesAction, hidesUser, seesUser, hidesComment, seesComment } = visibilityOf(
    context,
    change,
    prop,
  );
  const { log } = change;
  const hidesSome = hidesAction || hidesUser || hidesComment;
  const expiry = wiki.watchlist.expiry(owner.id, change.title);
  return {
    type: change.type,
    ...(hidesAction && { actionhidden: true }),
    ...(seesAction && shows('title') && { ns: change.title.namespace, title: prefixedText(change.title, namespaces) }),
    ...(seesAction && shows('ids') && { pageid: change.pageId, revid: change.revision, old_revid: change.oldRevision }),
    ...(hidesUser && { userhidden: true }),
    // The id stands for the name, too, unless the name is requested.
    ...(seesUser && shows('userid') && { userid: change.userId, user: change.userId }),
    ...(seesUser && shows('user') && { user: change.user }),
    ...(seesUser && shows('user') && wiki.release.since('1.43') && { temp: wiki.site.isTemporary(change.user) }),
    ...(seesUser && { anon: change.userId === 0 }),
    ...(shows('flags') && { bot: change.bot, new: change.type === 'new', minor: change.minor }),
    ...(shows('sizes') && { oldlen: change.oldLength, newlen: change.newLength }),
    ...(shows('timestamp') && { timestamp: change.timestamp }),
    ...(shows('notificationtimestamp') && {
      notificationtimestamp: wiki.watchlist.unseenSince(owner.id, change.title) ?? '',
    }),
    ...(hidesComment && { commenthidden: true }),
    ...(seesComment && shows('comment') && { comment: change.comment }),
    ...(seesComment && shows('parsedcomment') && { parsedcomment: commentHtml(context, change) }),
    ...(shows('patrol') && patrolMarks(change, wiki)),
    ...(seesAction && shows('loginfo') && log && { ...logMembers(log), logdisplay: logText(context, log) }),
    ...(shows('tags') && { tags: tagList(change.tags) }),
    ...(shows('expiry') && { expiry: expiry !== undefined && Number.isFinite(expiry) && timestamp(expiry) }),
    ...(hidesSome && isHidden(change, 'restricted') && { suppressed: true }),
  };
}
