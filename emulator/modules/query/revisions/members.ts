import { sha1 } from '../../../text/sha1';
import { ResultList, ResultMap } from '../../../response/result-tree';
import { contentFormat, contentModel } from '../../../model/content-model';
import type { Page } from '../../../model/page';
import { isAnonymous, type Revision } from '../../../model/revision';
import { revisionUserId } from '../../../model/revisions';
import type { RequestContext } from '../../context';
import { commentHtml } from '../recentchanges/comment';
import { tagList } from '../tag-list';

/** The values of `rvprop`. */
export const revisionProperties = [
  ...(['comment', 'content', 'contentmodel', 'flags', 'ids', 'parsedcomment', 'roles', 'sha1', 'size'] as const),
  ...(['slotsha1', 'slotsize', 'tags', 'timestamp', 'user', 'userid'] as const),
] as const;

type Property = (typeof revisionProperties)[number];

const propertiesOfSlots: readonly Property[] = ['content', 'contentmodel', 'slotsha1', 'slotsize'];

/** Whether a property of a slot is requested. */
export function needsSlots(requested: readonly Property[]): boolean {
  return requested.some((property) => propertiesOfSlots.includes(property));
}

interface Requested {
  readonly prop: readonly Property[];
  /** The slots to describe; without it, the revision itself contains the only one, which is the legacy format. */
  readonly slots: readonly string[] | undefined;
}

/** The members of a revision, in a fixed order (vector revisions/history-all-properties). */
export function describeRevision(
  context: RequestContext,
  page: Page,
  revision: Revision,
  requested: Requested,
): ResultMap {
  const { prop, slots } = requested;
  const has = (property: Property) => prop.includes(property);
  const isLegacy = slots === undefined && needsSlots(prop);
  const row = new ResultMap(isLegacy ? { association: true, ...(has('content') && { contentMember: 'content' }) } : {});
  if (has('ids')) {
    row.append('revid', revision.id);
    row.append('parentid', revision.parent);
  }
  if (has('flags')) row.append('minor', revision.minor);
  if (has('user')) row.append('user', revision.user);
  if ((has('user') || has('userid')) && isAnonymous(revision.user)) row.append('anon', true);
  if ((has('user') || has('userid')) && context.wiki.site.isTemporary(revision.user)) row.append('temp', true);
  if (has('userid')) row.append('userid', revisionUserId(context.wiki, revision));
  if (has('timestamp')) row.append('timestamp', revision.timestamp);
  if (has('size')) row.append('size', revision.length);
  if (has('sha1')) row.append('sha1', sha1(revision.text ?? ''));
  if (has('roles')) row.append('roles', new ResultList(['main']));
  if (needsSlots(prop)) {
    if (slots === undefined) appendLegacy(row, page, revision, has);
    else row.append('slots', describeSlots(slots, page, revision, has));
  }
  if (has('comment')) row.append('comment', revision.comment);
  if (has('parsedcomment')) {
    row.append('parsedcomment', commentHtml(context, { comment: revision.comment, title: page }));
  }
  if (has('tags')) row.append('tags', tagList(revision.tags));
  return row;
}

type Has = (property: Property) => boolean;

/** The order of the two depends on whether both were requested. */
function appendLegacy(row: ResultMap, page: Page, { text = '', length }: Revision, has: Has): void {
  const model = contentModel(page);
  if (has('slotsize')) row.set('size', length);
  if (has('slotsha1')) row.set('sha1', sha1(text));
  if (has('contentmodel')) row.append('contentmodel', model);
  if (!has('content')) return;
  row.append('contentformat', contentFormat(model));
  if (!has('contentmodel')) row.append('contentmodel', model);
  row.append('content', text);
}

function describeSlots(slots: readonly string[], page: Page, { text = '', length }: Revision, has: Has): ResultMap {
  const keyed = { elementName: 'slot', keyAttribute: 'role', keyLast: true } as const;
  const described = new ResultMap(slots.length === 0 ? { association: true } : { association: true, keyed });
  const model = contentModel(page);
  for (const role of slots) {
    const slot = new ResultMap({ association: true, ...(has('content') && { contentMember: 'content' }) });
    if (has('slotsize')) slot.append('size', length);
    if (has('slotsha1')) slot.append('sha1', sha1(text));
    if (has('content') || has('contentmodel')) slot.append('contentmodel', model);
    if (has('content')) {
      slot.append('contentformat', contentFormat(model));
      slot.append('content', text);
    }
    described.append(role, slot);
  }
  return described;
}
