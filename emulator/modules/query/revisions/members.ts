import { sha1 } from '../../../text/sha1';
import { ResultList, ResultMap } from '../../../response/result-tree';
import { modelOf } from '../../../model/content-model';
import { isHidden, maySeePart, type HiddenPart } from '../../../model/hidden-parts';
import { isReservedName } from '../../../model/reserved-names';
import { isAnonymous, type Revision } from '../../../model/revision';
import { revisionUserId } from '../../../model/revisions';
import { holdsRight } from '../../../model/rights';
import type { Titled } from '../../../model/title';
import type { RequestContext } from '../../context';
import type { QueryRun } from '../query-run';
import { commentHtml } from '../recentchanges/comment';
import { tagList } from '../tag-list';
import { appendOldForm } from './old-form';
import { canShow, hasOldForm, needsSlots, type Property, type RequestedText } from './requested-text';
import { describeSlots, sectionOfContent, type Has } from './slots';

/**
 * The members of a revision, in a fixed order (vector revisions/history-all-properties).
 *
 * @throws UsageError `nosuchsection`, in the old form
 */
export function describeRevision(run: QueryRun, page: Titled, revision: Revision, requested: RequestedText): ResultMap {
  const { context } = run;
  const { prop, slots, section } = requested;
  const has = (property: Property) => prop.includes(property);
  const isOldForm = hasOldForm(requested);
  const { wiki, user: reader } = context;
  const sees = (part: HiddenPart): boolean => maySeePart(wiki, reader, revision, part);
  const showsContent = has('content') && sees('content');
  const model = modelOf(page, revision);
  const row = new ResultMap(
    isOldForm
      ? { association: true, ...(showsContent && canShow(requested, model) && { contentMember: 'content' }) }
      : {},
  );
  const hides = (part: HiddenPart): boolean => isHidden(revision, part);
  const shown = { has, sees, isHidden: hides };
  if (has('ids')) {
    row.append('revid', revision.id);
    row.append('parentid', revision.parent);
  }
  if (has('flags')) row.append('minor', revision.minor);
  if (has('user') || has('userid')) {
    if (hides('user')) row.append('userhidden', true);
    if (sees('user')) appendUser(row, context, revision, has);
  }
  if (has('timestamp')) row.append('timestamp', revision.timestamp);
  if (has('size')) row.append('size', revision.length);
  if (has('sha1')) {
    if (hides('content')) row.append('sha1hidden', true);
    if (seesDigest(context, revision)) row.append('sha1', sha1(revision.text ?? ''));
  }
  if (has('roles')) row.append('roles', new ResultList(['main']));
  if (isOldForm || needsSlots(prop)) {
    const { text = '' } = revision;
    const showsWhole = section === undefined || !(showsContent || isOldForm);
    const slot = { revision, model, text: showsWhole ? text : sectionOfContent(text, model, section) };
    if (slots === undefined) appendOldForm(row, run, page, slot, shown, requested);
    else row.append('slots', describeSlots(run, slots, slot, shown, requested));
  }
  if (has('comment') || has('parsedcomment')) {
    if (hides('comment')) row.append('commenthidden', true);
    if (sees('comment')) appendComment(row, context, page, revision, has);
  }
  if (has('tags')) row.append('tags', tagList(revision.tags));
  if (isHidden(revision, 'restricted') && requestedParts(has).some(hides)) row.append('suppressed', true);
  return row;
}

/** What can be hidden of the requested properties. */
function requestedParts(has: Has): HiddenPart[] {
  return [
    ...(has('user') || has('userid') ? (['user'] as const) : []),
    ...(has('sha1') || has('content') || has('slotsha1') ? (['content'] as const) : []),
    ...(has('comment') || has('parsedcomment') ? (['comment'] as const) : []),
  ];
}

/** In 1.43, that of a deleted text needs a further right (writing 14). */
function seesDigest({ wiki, user, release }: RequestContext, revision: Revision): boolean {
  if (!maySeePart(wiki, user, revision, 'content')) return false;
  if (!release.since('1.43') || !('archiveId' in revision) || !isHidden(revision, 'content')) return true;
  return holdsRight(user, 'deletedtext', wiki);
}

function appendUser(row: ResultMap, { wiki }: RequestContext, revision: Revision, has: Has): void {
  if (has('user')) row.append('user', revision.user);
  const isWithoutAccount = isReservedName(revision.user) && revisionUserId(wiki, revision) === 0;
  if (isAnonymous(revision.user) || isWithoutAccount) row.append('anon', true);
  if (wiki.site.isTemporary(revision.user)) row.append('temp', true);
  if (has('userid')) row.append('userid', revisionUserId(wiki, revision));
}

function appendComment(row: ResultMap, context: RequestContext, page: Titled, { comment }: Revision, has: Has): void {
  if (has('comment')) row.append('comment', comment);
  if (has('parsedcomment')) row.append('parsedcomment', commentHtml(context, { comment, title: page }));
}
