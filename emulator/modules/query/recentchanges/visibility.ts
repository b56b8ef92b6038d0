import { isHidden, maySeePart, type HiddenPart } from '../../../model/hidden-parts';
import type { RecentChange } from '../../../model/recent-changes';
import type { RequestContext } from '../../context';

/** Which of the requested parts of a change are hidden, and which of them the user may see all the same. */
export interface Visibility {
  readonly sees: (part: HiddenPart) => boolean;
  /** The action of a log entry, with its title. */
  readonly hidesAction: boolean;
  readonly seesAction: boolean;
  readonly hidesUser: boolean;
  readonly seesUser: boolean;
  readonly hidesComment: boolean;
  readonly seesComment: boolean;
}

/** @param requested the values of `rcprop` or `wlprop` */
export function visibilityOf(
  { wiki, user }: RequestContext,
  change: RecentChange,
  requested: readonly string[],
): Visibility {
  const { log } = change;
  const sees = (part: HiddenPart): boolean =>
    maySeePart(wiki, user, change, part, log ? 'deletedhistory' : 'deletedtext');
  const requests = (...names: string[]): boolean => names.some((name) => requested.includes(name));
  const requestsAction = requests('title', 'ids', 'loginfo');
  const requestsUser = requests('user', 'userid');
  const requestsComment = requests('comment', 'parsedcomment');
  return {
    sees,
    hidesAction: requestsAction && log !== undefined && isHidden(change, 'content'),
    seesAction: !log || sees('content'),
    hidesUser: requestsUser && isHidden(change, 'user'),
    seesUser: requestsUser && sees('user'),
    hidesComment: requestsComment && isHidden(change, 'comment'),
    seesComment: requestsComment && sees('comment'),
  };
}
