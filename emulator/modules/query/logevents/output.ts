import { ResultMap, type ResultRecord } from '../../../response/result-tree';
import { isHidden, maySeePart, type HiddenPart } from '../../../model/hidden-parts';
import type { LoggedEvent } from '../../../model/logged-event';
import { prefixedText } from '../../../model/title';
import type { RequestContext } from '../../context';
import { commentHtml } from '../recentchanges/comment';
import { logParameters } from '../recentchanges/output';
import { tagList } from '../tag-list';

/** Comments of a list are formatted at once (reading 10.1). */
const batch = {};

/** An entry of the list, its members in the real order, whatever the order of `leprop` (writing 12). */
export function logEntry(context: RequestContext, event: LoggedEvent, prop: readonly string[]): ResultMap {
  const { wiki, namespaces, release } = context;
  const { title, user, userId } = event;
  const shows = (name: string): boolean => prop.includes(name);
  const sees = (part: HiddenPart): boolean => maySeePart(wiki, context.user, event, part, 'deletedhistory');
  const [showsAction, showsUser, showsComment] = [
    shows('ids') || shows('title') || shows('details'),
    shows('user') || shows('userid'),
    shows('comment') || shows('parsedcomment'),
  ];
  const seesAction = showsAction && sees('content');
  const seesUser = showsUser && sees('user');
  const seesComment = showsComment && sees('comment');
  const hidesSome =
    (showsAction && isHidden(event, 'content')) ||
    (showsUser && isHidden(event, 'user')) ||
    (showsComment && isHidden(event, 'comment'));
  const isSuppressed = hidesSome && isHidden(event, 'restricted');
  const members: ResultRecord = {
    ...(shows('ids') && { logid: event.id }),
    ...(showsAction && isHidden(event, 'content') && { actionhidden: true }),
    ...(seesAction && shows('title') && { ns: title.namespace, title: prefixedText(title, namespaces) }),
    ...(seesAction &&
      shows('ids') && {
        // The page that has the title now.
        pageid: wiki.pages.findTitle(title.namespace, title.key)?.id ?? 0,
        logpage: event.pageId,
        ...(release.since('1.43') && event.revision !== 0 && { revid: event.revision }),
      }),
    ...(seesAction && shows('details') && { params: logParameters(event.parameters) }),
    ...(shows('type') && { type: event.type, action: event.action }),
    ...(showsUser && isHidden(event, 'user') && { userhidden: true }),
    ...(seesUser && shows('user') && { user }),
    ...(seesUser && shows('userid') && { userid: userId }),
    ...(seesUser && userId === 0 && { anon: true }),
    ...(seesUser && wiki.site.isTemporary(user) && { temp: true }),
    ...(shows('timestamp') && { timestamp: event.timestamp }),
    ...(showsComment && isHidden(event, 'comment') && { commenthidden: true }),
    ...(seesComment && shows('comment') && { comment: event.comment }),
    ...(seesComment && shows('parsedcomment') && { parsedcomment: commentHtml(context, event, batch) }),
    ...(shows('tags') && { tags: tagList(event.tags) }),
    ...(isSuppressed && { suppressed: true }),
  };
  const entry = new ResultMap({ association: true });
  for (const [name, value] of Object.entries(members)) if (value !== undefined) entry.append(name, value);
  return entry;
}
