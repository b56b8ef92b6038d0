import { sha1 } from '../../../text/sha1';
import { ResultList, ResultMap } from '../../../response/result-tree';
import { contentFormat, modelOf, type ContentModel } from '../../../model/content-model';
import { isHidden, maySeePart, type HiddenPart } from '../../../model/hidden-parts';
import { isReservedName } from '../../../model/reserved-names';
import { isAnonymous, type Revision } from '../../../model/revision';
import { revisionUserId } from '../../../model/revisions';
import { holdsRight } from '../../../model/rights';
import type { Titled } from '../../../model/title';
import { sectionText } from '../../../wikitext/sections';
import type { RequestContext } from '../../context';
import type { QueryRun } from '../query-run';
import { commentHtml } from '../recentchanges/comment';
import { tagList } from '../tag-list';
import { sectionId } from './section-id';

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
  /** Shows only this section of the content: `1`, or `T-1` of those that others see who transclude the page. */
  readonly section?: string | undefined;
}

/**
 * The members of a revision, in a fixed order (vector revisions/history-all-properties).
 *
 * @throws UsageError `nosuchsection`, in the old form
 */
export function describeRevision(run: QueryRun, page: Titled, revision: Revision, requested: Requested): ResultMap {
  const { context } = run;
  const { prop, slots, section } = requested;
  const has = (property: Property) => prop.includes(property);
  const isLegacy = slots === undefined && needsSlots(prop);
  const { wiki, user: reader } = context;
  const sees = (part: HiddenPart): boolean => maySeePart(wiki, reader, revision, part);
  const showsContent = has('content') && sees('content');
  const row = new ResultMap(isLegacy ? { association: true, ...(showsContent && { contentMember: 'content' }) } : {});
  const hides = (part: HiddenPart): boolean => isHidden(revision, part);
  const visible = { sees, isHidden: hides };
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
  if (needsSlots(prop)) {
    const { text = '' } = revision;
    const model = modelOf(page, revision);
    const shown = !showsContent || section === undefined ? text : sectionOfContent(text, model, section);
    if (slots === undefined) appendLegacy(row, run, { revision, model, shown, section }, has, visible);
    else row.append('slots', describeSlots(slots, { revision, model, shown }, has, visible));
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

type Has = (property: Property) => boolean;

/** What of a revision is hidden, and what of it the user may see all the same. */
interface Visibility {
  readonly sees: (part: HiddenPart) => boolean;
  readonly isHidden: (part: HiddenPart) => boolean;
}

/** The only slot of a revision. */
interface Slot {
  readonly revision: Revision;
  readonly model: ContentModel;
  /** The requested text; `undefined` if the text has no such section. */
  readonly shown: string | undefined;
}

/** The order of the two depends on whether both were requested. */
function appendLegacy(
  row: ResultMap,
  run: QueryRun,
  { revision, model, shown, section = '' }: Slot & { readonly section: string | undefined },
  has: Has,
  { sees, isHidden: hides }: Visibility,
): void {
  const { text = '', length } = revision;
  if (has('slotsize')) row.set('size', length);
  if (has('slotsha1')) {
    if (hides('content')) row.set('sha1hidden', true);
    if (sees('content')) row.set('sha1', sha1(text));
  }
  if (has('contentmodel')) row.append('contentmodel', model);
  if (!has('content')) return;
  if (hides('content')) row.append('texthidden', true);
  if (!sees('content')) return;
  if (shown === undefined) {
    const parameters = [run.context.escapeWikitext(section), { message: 'revid' as const, parameters: [revision.id] }];
    throw run.error({ code: 'nosuchsection', key: 'apierror-nosuchsection-what', parameters });
  }
  row.append('contentformat', contentFormat(model));
  if (!has('contentmodel')) row.append('contentmodel', model);
  row.append('content', shown);
}

/** A section of a text (vectors revisions/section-…). Only wikitext has sections. */
function sectionOfContent(text: string, model: string, section: string): string | undefined {
  if (model !== 'wikitext') return undefined;
  return sectionText(text, sectionId(section));
}

function describeSlots(
  slots: readonly string[],
  { revision, model, shown }: Slot,
  has: Has,
  { sees, isHidden: hides }: Visibility,
): ResultMap {
  const keyed = { elementName: 'slot', keyAttribute: 'role', keyLast: true } as const;
  const described = new ResultMap({ association: true, keyed });
  const { text = '', length } = revision;
  for (const role of slots) {
    const showsContent = has('content') && sees('content') && shown !== undefined;
    const slot = new ResultMap({ association: true, ...(showsContent && { contentMember: 'content' }) });
    if (has('slotsize')) slot.append('size', length);
    if (has('slotsha1') && hides('content')) slot.append('sha1hidden', true);
    if (has('slotsha1') && sees('content')) slot.append('sha1', sha1(text));
    if (has('contentmodel')) slot.append('contentmodel', model);
    if (has('content') && hides('content')) slot.append('texthidden', true);
    if (has('content') && sees('content') && shown === undefined) slot.append('nosuchsection', true);
    if (showsContent) {
      if (!has('contentmodel')) slot.append('contentmodel', model);
      slot.append('contentformat', contentFormat(model));
      slot.append('content', shown);
    }
    described.append(role, slot);
  }
  return described;
}
