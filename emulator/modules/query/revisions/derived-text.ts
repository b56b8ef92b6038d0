/** What the old form of revisions shows in place of a text, or beside it (reading 5.3). */
import { maySeePart } from '../../../model/hidden-parts';
import type { Page } from '../../../model/page';
import type { Revision } from '../../../model/revision';
import { currentRevision, findRevision, neighbour } from '../../../model/revisions';
import { titleOfKey, type Titled } from '../../../model/title';
import { SourceExpansion } from '../../../rendering/source-expansion';
import { ResultMap } from '../../../response/result-tree';
import { differenceHtml } from '../../compare/difference';
import type { RequestContext } from '../../context';
import { transformedText } from '../../edit/stored-text';
import { wrapped } from '../../parse/page-text';
import { readPage, requireRendered } from '../../parse/read-page';
import { readingContext } from '../../parse/reading-context';
import { factsOfRevision } from '../../parse/target';
import type { QueryRun } from '../query-run';
import { hasRequestedFormat, type RequestedText } from './requested-text';
import { nameOf, warnOfFormat, type TextSlot } from './slots';

/** The HTML of a revision, without the report of the parser. */
export function renderedText(context: RequestContext, title: Titled, { revision, model, text }: TextSlot): string {
  const page = pageOf(context, title);
  const { rendered, html } = readPage(
    context,
    {
      title: titleOfKey(title),
      page,
      model,
      facts: isArchived(revision) ? { revision: revision.id } : factsOfRevision(revision),
    },
    text,
  );
  requireRendered(context, rendered);
  return model === 'wikitext' ? wrapped(context, titleOfKey(title), html) : html;
}

/** The wikitext that a text expands to. */
export function expandedText(context: RequestContext, page: Titled, text: string): string {
  const source = readingContext(context.wiki, { title: page, id: pageOf(context, page)?.id });
  return new SourceExpansion(source, false).expandSource(text);
}

function pageOf({ wiki }: RequestContext, { namespace, key }: Titled): Page | undefined {
  return wiki.pages.findTitle(namespace, key);
}

/** Requests that have been shown a difference. Real wikis make one in each, and show others if they have made them before. */
const served = new WeakSet<RequestContext>();

/** `diff` */
export function describeDifference(run: QueryRun, page: Titled, slot: TextSlot, requested: RequestedText): ResultMap {
  const { context } = run;
  const { difftotext } = requested;
  if (served.has(context)) return withoutBody('notcached');
  const described = new ResultMap({ contentMember: 'body' });
  if (difftotext === undefined) appendStored(described, context, page, slot, requested);
  else {
    if (!hasRequestedFormat(requested, slot.model)) {
      warnOfFormat(run, requested.contentformat, slot.model, nameOf(run, page));
      return withoutBody('badcontentformat');
    }
    appendSent(described, context, page, slot, difftotext, requested.difftotextpst);
  }
  return described;
}

function withoutBody(reason: 'notcached' | 'badcontentformat'): ResultMap {
  const described = new ResultMap();
  described.append(reason, true);
  return described;
}

/** The difference to a text of the request. */
function appendSent(
  described: ResultMap,
  context: RequestContext,
  page: Titled,
  { text }: TextSlot,
  sent: string,
  isTransformed: boolean,
): void {
  served.add(context);
  const other = isTransformed ? transformedText(context, page, pageOf(context, page)?.id, sent) : sent;
  described.append('body', differenceHtml(context, text, other));
}

/** The difference to another revision. */
function appendStored(
  described: ResultMap,
  context: RequestContext,
  title: Titled,
  { revision }: TextSlot,
  { diffto = '' }: RequestedText,
): void {
  const { wiki, user } = context;
  const { id, other } = otherRevision(context, title, revision, diffto);
  const isOlder = diffto === 'prev';
  described.append('from', isOlder ? id : revision.id);
  described.append('to', isOlder ? revision.id : id);
  if (other === undefined || other.id === revision.id || !maySeePart(wiki, user, other, 'content')) {
    described.append('body', isArchived(revision) ? false : '');
    return;
  }
  served.add(context);
  const texts = isOlder ? [other.text, revision.text] : [revision.text, other.text];
  described.append('body', differenceHtml(context, texts[0] ?? '', texts[1] ?? ''));
}

/** The revision that `diffto` means, and the id that stands for it: 0 for the current one, and after that. */
function otherRevision(
  { wiki }: RequestContext,
  { namespace, key }: Titled,
  revision: Revision,
  diffto: string,
): { readonly id: number | false; readonly other?: Revision | undefined } {
  const page = isArchived(revision) ? undefined : wiki.pages.findTitle(namespace, key);
  const current = page && currentRevision(wiki, page);
  if (diffto === 'prev' || diffto === 'next') {
    const other = page && neighbour(wiki, { page, revision }, diffto)?.revision;
    if (diffto === 'prev') return { id: other?.id ?? false, other };
    return { id: other?.id ?? 0, other: other ?? current };
  }
  const id = diffto === 'cur' ? 0 : Number(diffto);
  if (id === 0) return { id, other: current };
  const place = isArchived(revision) ? undefined : wiki.findPageOfRevision(id);
  return { id, other: place && findRevision(wiki, place, id) };
}

/** Deleted revisions differ from nothing but texts (sequence differences-of-deleted-revisions). */
function isArchived(revision: Revision): boolean {
  return 'archiveId' in revision;
}
