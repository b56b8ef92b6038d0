import { contentFormat, type ContentModel } from '../../../model/content-model';
import type { Titled } from '../../../model/title';
import type { ResultMap } from '../../../response/result-tree';
import { sha1 } from '../../../text/sha1';
import type { QueryRun } from '../query-run';
import { asksDifference, asksTree, canShow, type RequestedText } from './requested-text';
import { nameOf, warnOfFormat, type Shown, type Slot, type TextSlot } from './slots';

/**
 * The only slot of a revision among the members of the revision itself (reading 5.3).
 *
 * @throws UsageError `nosuchsection`
 */
export function appendOldForm(
  row: ResultMap,
  run: QueryRun,
  page: Titled,
  slot: Slot,
  { has, sees, isHidden: hides }: Shown,
  requested: RequestedText,
): void {
  const { revision, model, text } = slot;
  if (has('slotsize')) row.set('size', revision.length);
  if (has('slotsha1')) {
    if (hides('content')) row.set('sha1hidden', true);
    if (sees('content')) row.set('sha1', sha1(revision.text ?? ''));
  }
  if (has('contentmodel')) row.append('contentmodel', model);
  if (!has('content') && !asksTree(requested) && !asksDifference(requested)) return;
  if (hides('content')) row.append('texthidden', true);
  if (!sees('content')) return;
  if (text === undefined) {
    const { section = '' } = requested;
    const parameters = [run.context.escapeWikitext(section), { message: 'revid' as const, parameters: [revision.id] }];
    throw run.error({ code: 'nosuchsection', key: 'apierror-nosuchsection-what', parameters });
  }
  const shown = { ...slot, text };
  if (asksTree(requested)) appendTree(row, run, page, shown);
  if (has('content')) appendContent(row, run, page, shown, has('contentmodel'), requested);
  if (asksDifference(requested)) row.append('diff', derived().describeDifference(run, page, shown, requested));
}

type DerivedText = typeof import('./derived-text');

/** Loaded when a text is shown otherwise than as it is. */
function derived(): DerivedText {
  return require('./derived-text') as DerivedText;
}

/** Other content than wikitext has no tree (vector revisions/tree-of-a-script). */
function appendTree(row: ResultMap, run: QueryRun, page: Titled, { model, text }: TextSlot): void {
  if (model === 'wikitext') {
    const { parseTree } = require('../../../wikitext/parse-tree') as typeof import('../../../wikitext/parse-tree');
    row.append('parsetree', parseTree(text));
    return;
  }
  const parameters = [nameOf(run, page), model];
  row.append('badcontentformatforparsetree', true);
  run.warn({ code: 'parsetree-notwikitext', key: 'apierror-parsetree-notwikitext-title', parameters });
}

/** The order of model and format depends on whether the model was requested. */
function appendContent(
  row: ResultMap,
  run: QueryRun,
  page: Titled,
  slot: TextSlot,
  hasModel: boolean,
  requested: RequestedText,
): void {
  const { context } = run;
  const { model, text } = slot;
  if (!canShow(requested, model)) {
    if (requested.expandtemplates) warnOfExpansion(run, page, model);
    else warnOfFormat(run, requested.contentformat, model, nameOf(run, page));
    row.append('badcontentformat', true);
    return;
  }
  if (requested.parse || requested.expandtemplates) {
    const { renderedText, expandedText } = derived();
    row.append('content', requested.parse ? renderedText(context, page, slot) : expandedText(context, page, text));
    return;
  }
  row.append('contentformat', contentFormat(model));
  if (!hasModel) row.append('contentmodel', model);
  row.append('content', text);
}

function warnOfExpansion(run: QueryRun, page: Titled, model: ContentModel): void {
  const parameters = [nameOf(run, page), model];
  run.warn({ code: 'templateexpansion-notwikitext', key: 'apierror-templateexpansion-notwikitext', parameters });
}
