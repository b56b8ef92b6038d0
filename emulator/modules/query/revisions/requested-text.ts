import { hasFormat, type ContentModel } from '../../../model/content-model';

/** The values of `rvprop`. */
export const revisionProperties = [
  ...(['comment', 'content', 'contentmodel', 'flags', 'ids', 'parsedcomment', 'roles', 'sha1', 'size'] as const),
  ...(['slotsha1', 'slotsize', 'tags', 'timestamp', 'user', 'userid', 'parsetree'] as const),
] as const;

export type Property = (typeof revisionProperties)[number];

/** What a request says of the texts of revisions. */
export interface RequestedText {
  readonly prop: readonly Property[];
  /** The slots to describe; without it, the revision itself contains the only one, which is the old form. */
  readonly slots: readonly string[] | undefined;
  /** Shows only this section of the content: `1`, or `T-1` of those that others see who transclude the page. */
  readonly section?: string | undefined;
  readonly expandtemplates: boolean;
  /** Whether the tree of each text is shown with it. */
  readonly generatexml: boolean;
  readonly parse: boolean;
  /** The id of a revision, `prev`, `next` or `cur`. */
  readonly diffto: string | undefined;
  readonly difftotext: string | undefined;
  readonly difftotextpst: boolean;
  readonly contentformat: string | undefined;
  /** The format of the text in its slot. */
  readonly 'contentformat-main'?: string | undefined;
}

const propertiesOfSlots: readonly Property[] = ['content', 'contentmodel', 'parsetree', 'slotsha1', 'slotsize'];

/** Whether a property of a slot is requested. */
export function needsSlots(requested: readonly Property[]): boolean {
  return requested.some((property) => propertiesOfSlots.includes(property));
}

/** Whether something of a slot is requested in the old form. */
export function hasOldForm(requested: RequestedText): boolean {
  return requested.slots === undefined && (needsSlots(requested.prop) || asksDifference(requested));
}

/** Whether texts are needed, so that fewer revisions are given. */
export function needsText(requested: RequestedText): boolean {
  return requested.prop.includes('content') || asksTree(requested) || asksDifference(requested);
}

export function asksTree({ prop, generatexml }: RequestedText): boolean {
  return prop.includes('parsetree') || (generatexml && prop.includes('content'));
}

export function asksDifference({ diffto, difftotext }: RequestedText): boolean {
  return diffto !== undefined || difftotext !== undefined;
}

/** Whether the text of a slot can be shown in the requested form. */
export function canShow(requested: RequestedText, model: ContentModel): boolean {
  if (requested.parse) return true;
  return requested.expandtemplates ? model === 'wikitext' : hasRequestedFormat(requested, model);
}

/** Whether texts of a content model are in the requested format, if there is one. */
export function hasRequestedFormat(
  { contentformat }: Pick<RequestedText, 'contentformat'>,
  model: ContentModel,
): boolean {
  return contentformat === undefined || hasFormat(model, contentformat);
}
