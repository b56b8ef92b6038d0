import { isHidden, maySeePart } from '../../../model/hidden-parts';
import { findRevision, revisionUserId } from '../../../model/revisions';
import { prefixedText } from '../../../model/title';
import type { WikiModel } from '../../../model/wiki-model';
import type { ResultRecord } from '../../../response/result-tree';
import type { RequestContext } from '../../context';
import { commentHtml } from '../recentchanges/comment';
import { tagList } from '../tag-list';
import type { Contribution } from './filter';
import type { UserContribsValues } from './parameters';

/** A row, its members in the real order (vector usercontribs/all-properties). */
export function contributionRow(
  context: RequestContext,
  { revision, page, change }: Contribution,
  prop: UserContribsValues['prop'],
): ResultRecord {
  const { wiki, namespaces, user: reader } = context;
  const shows = (name: (typeof prop)[number]): boolean => prop.includes(name);
  const hidesText = isHidden(revision, 'content');
  const hidesUser = isHidden(revision, 'user');
  const hidesComment = (shows('comment') || shows('parsedcomment')) && isHidden(revision, 'comment');
  const seesComment = maySeePart(wiki, reader, revision, 'comment');
  return {
    ...(hidesText && { texthidden: true }),
    userid: revisionUserId(wiki, revision),
    user: revision.user,
    ...(hidesUser && { userhidden: true }),
    ...(shows('ids') && { pageid: page.id, revid: revision.id, parentid: revision.parent }),
    ...(shows('title') && { ns: page.namespace, title: prefixedText(page, namespaces) }),
    ...(shows('timestamp') && { timestamp: revision.timestamp }),
    ...(shows('flags') && {
      new: revision.parent === 0,
      minor: revision.minor,
      top: revision.id === page.revision,
    }),
    ...(hidesComment && { commenthidden: true }),
    ...(shows('comment') && seesComment && { comment: revision.comment }),
    ...(shows('parsedcomment') &&
      seesComment && { parsedcomment: commentHtml(context, { comment: revision.comment, title: page }) }),
    ...(shows('patrolled') && {
      patrolled: change !== undefined && change.patrolState !== 'unpatrolled',
      autopatrolled: change?.patrolState === 'autopatrolled',
    }),
    ...(shows('size') && { size: revision.length }),
    ...(shows('sizediff') && { sizediff: revision.length - lengthOf(wiki, revision.parent) }),
    ...(shows('tags') && { tags: tagList(revision.tags) }),
    ...(isHidden(revision, 'restricted') && (hidesText || hidesUser || hidesComment) && { suppressed: true }),
  };
}

/** 0 for a revision that does not exist, or no longer. */
function lengthOf(wiki: WikiModel, id: number): number {
  const page = wiki.findPageOfRevision(id);
  return (page && findRevision(wiki, page, id)?.length) ?? 0;
}
