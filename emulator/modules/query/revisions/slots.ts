import { contentFormat, type ContentModel } from '../../../model/content-model';
import type { MessageParameter } from '../../../messages/message';
import type { HiddenPart } from '../../../model/hidden-parts';
import type { Revision } from '../../../model/revision';
import { prefixedText, type Titled } from '../../../model/title';
import { ResultMap } from '../../../response/result-tree';
import { sha1 } from '../../../text/sha1';
import { sectionId, sectionText } from '../../../wikitext/sections';
import type { QueryRun } from '../query-run';
import { hasRequestedFormat, type Property, type RequestedText } from './requested-text';

export type Has = (property: Property) => boolean;

/** What is requested of a revision, what of it is hidden, and what of that the user may see all the same. */
export interface Shown {
  readonly has: Has;
  readonly sees: (part: HiddenPart) => boolean;
  readonly isHidden: (part: HiddenPart) => boolean;
}

/** The only slot of a revision. */
export interface Slot {
  readonly revision: Revision;
  readonly model: ContentModel;
  /** The requested text; `undefined` if the text has no such section. */
  readonly text: string | undefined;
}

/** A slot whose text, or the requested section of it, exists. */
export type TextSlot = Slot & { readonly text: string };

/** A section of a text (vectors revisions/section-…). Only wikitext has sections. */
export function sectionOfContent(text: string, model: string, section: string): string | undefined {
  if (model !== 'wikitext') return undefined;
  return sectionText(text, sectionId(section));
}

/** `slots` */
export function describeSlots(
  run: QueryRun,
  slots: readonly string[],
  { revision, model, text: shown }: Slot,
  { has, sees, isHidden: hides }: Shown,
  { 'contentformat-main': format }: RequestedText,
): ResultMap {
  const keyed = { elementName: 'slot', keyAttribute: 'role', keyLast: true } as const;
  const described = new ResultMap({ association: true, keyed });
  const { text = '', length } = revision;
  const hasFormat = hasRequestedFormat({ contentformat: format }, model);
  for (const role of slots) {
    const showsContent = has('content') && sees('content') && shown !== undefined;
    const slot = new ResultMap({ association: true, ...(showsContent && hasFormat && { contentMember: 'content' }) });
    if (has('slotsize')) slot.append('size', length);
    if (has('slotsha1') && hides('content')) slot.append('sha1hidden', true);
    if (has('slotsha1') && sees('content')) slot.append('sha1', sha1(text));
    if (has('contentmodel')) slot.append('contentmodel', model);
    if (has('content') && hides('content')) slot.append('texthidden', true);
    if (has('content') && sees('content') && shown === undefined) slot.append('nosuchsection', true);
    if (showsContent && !hasFormat) {
      warnOfFormat(run, format, model, { message: 'revid', parameters: [revision.id] });
      slot.append('badcontentformat', true);
    } else if (showsContent) {
      if (!has('contentmodel')) slot.append('contentmodel', model);
      slot.append('contentformat', contentFormat(model));
      slot.append('content', shown);
    }
    described.append(role, slot);
  }
  return described;
}

/** The name of a page in messages. */
export function nameOf({ context }: QueryRun, page: Titled): string {
  return context.escapeWikitext(prefixedText(page, context.namespaces));
}

/**
 * Warns of a requested format that the content model does not have.
 *
 * @param of what has the content, as the message names it
 */
export function warnOfFormat(
  run: QueryRun,
  format: string | undefined,
  model: ContentModel,
  of: MessageParameter,
): void {
  run.warn({ code: 'badformat', key: 'apierror-badformat', parameters: [format ?? '', model, of] });
}
