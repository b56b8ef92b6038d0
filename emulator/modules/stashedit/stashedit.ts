import { modelWithoutSections, otherModelOfSection } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import { hasFormat, modelOf } from '../../model/content-model';
import { noteMissedFiles, pageOfNewText } from '../../model/editing';
import { isHidden } from '../../model/hidden-parts';
import type { Revision } from '../../model/revision';
import { currentRevision, findRevision } from '../../model/revisions';
import type { Page } from '../../model/page';
import { holdsRight } from '../../model/rights';
import type { Titled } from '../../model/title';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { mergeLines } from '../../text/merge-lines';
import { sha1 } from '../../text/sha1';
import { appendSection, replaceSection, sectionId, withoutSpaceAtEnd } from '../../wikitext/sections';
import { contentFormats, contentModels } from '../content-values';
import { isLimited } from '../is-limited';
import type { RequestContext } from '../context';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { protection } from '../query/info/actions';
import { readTargetPage, type TargetPage } from '../writing/page-of-request';
import { performerName } from '../writing/performer';

const parameters = declareParameters('', {
  title: { type: 'string', required: true, holds: 'page name' },
  section: { type: 'string', examples: ['0', '1', 'new'] },
  sectiontitle: { type: 'string' },
  text: { type: 'string', described: { type: 'text' } },
  stashedtexthash: { type: 'string' },
  summary: { type: 'string', default: '' },
  contentmodel: { type: 'enumeration', values: contentModels, required: true },
  contentformat: { type: 'enumeration', values: contentFormats, required: true },
  baserevid: { type: 'integer', isId: true, required: true, holds: 'revision id' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=stashedit`: prepares an edit, of which nothing but the text is kept here (writing 16). */
export const stashEdit = actionModule({
  name: 'stashedit',
  description: {
    className: 'ApiStashEdit',
    helpPages: (release) => (release.since('1.43') ? ['Stashedit'] : []),
    internal: true,
  },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    if (holdsRight(context.user, 'bot', context.wiki)) throw botsNotSupported(run);
    const target = readTargetPage(run, { title: values.title, pageid: undefined });
    requireFormat(run, values);
    const text = readText(run, values);
    const wholeText = target.page ? textToSave(run, target, target.page, values, text) : text;
    if (wholeText === undefined) {
      run.respond({ status: 'editconflict' });
      return;
    }
    const texthash = sha1(text);
    const isRepeated = values.stashedtexthash !== undefined;
    if (mayNotStash(context, target) || isLimited(context, 'stashedit', '1.39')) {
      run.respond({ status: 'ratelimited', ...(isRepeated && { texthash }) });
      return;
    }
    noteFilesOf(context, target, values.contentmodel, wholeText);
    if (!isRepeated) context.wiki.stashedTexts = new Map(context.wiki.stashedTexts).set(texthash, text);
    run.respond({ status: 'stashed', texthash });
  },
});

/** The text is read as that of an edit is, with the files that it names (writing 11.3). */
function noteFilesOf(
  context: RequestContext,
  { title }: TargetPage,
  model: Values['contentmodel'],
  text: string,
): void {
  if (model === 'unknown') return;
  const { wiki } = context;
  const edit = { text, contentModel: model, user: performerName(context), revision: 0, timestamp: wiki.now };
  noteMissedFiles(wiki, pageOfNewText(wiki, title, edit));
}

/** Who makes many edits gains nothing from preparing one (sequence stashed-edits-of-bots). */
function botsNotSupported(run: ActionRun) {
  return run.error({ code: 'botsnotsupported', key: 'apierror-botsnotsupported', parameters: [] });
}

/** In 1.43, who may not change interface messages or scripts (sequence stashed-edits-of-protected-pages). */
function mayNotStash(context: RequestContext, { title }: TargetPage): boolean {
  return context.release.since('1.43') && protection(context, 'stashedit', title).length > 0;
}

/** @throws UsageError `badmodelformat` */
function requireFormat(run: ActionRun, { contentmodel: model, contentformat: format }: Values): void {
  if (hasFormat(model, format)) return;
  throw run.error({ code: 'badmodelformat', key: 'apierror-badformat-generic', parameters: [format, model] });
}

/** The text of the request, or the one that an earlier request sent. @throws UsageError */
function readText(run: ActionRun, { text, stashedtexthash: hash }: Values): string {
  if (text !== undefined && hash !== undefined) throw run.conflict('text', 'stashedtexthash');
  if (text !== undefined) return withoutSpaceAtEnd(text.replaceAll('\r\n', '\n'));
  if (hash === undefined) throw run.missingOneOf('stashedtexthash', 'text');
  const kept = run.context.wiki.stashedTexts?.get(hash);
  if (kept !== undefined) return kept;
  throw run.error({ code: 'missingtext', key: 'apierror-stashedit-missingtext', parameters: [] });
}

/**
 * The text of the page after the edit, merged with what others changed since the revision that the client began with; `undefined` if
 * that cannot be done.
 *
 * @throws UsageError `nosuchrevid`, `missingrev`, `contentmodel-mismatch`, `replacefailed`, or an internal error for sections of
 *   other content than wikitext
 */
function textToSave(
  run: ActionRun,
  { title }: TargetPage,
  page: Page,
  values: Values,
  given: string,
): string | undefined {
  const { wiki } = run.context;
  const id = Number(values.baserevid);
  const current = currentRevision(wiki, page);
  const base = id === 0 ? current : findRevision(wiki, page, id);
  if (!base) throw run.error({ code: 'nosuchrevid', key: 'apierror-nosuchrevid', parameters: [values.baserevid] });
  const models = { ofPage: modelOf(title, current), ofBase: isHidden(base, 'content') ? '' : modelOf(title, base) };
  const text = textWithSection(run, values, models, base.text ?? '', given);
  if (base.id === current.id) return text;
  if (models.ofBase === '') {
    throw run.error({ code: 'missingrev', key: 'apierror-missingcontent-pageid', parameters: [page.id] });
  }
  requireSameModel(run, values.contentmodel, { title, base, current });
  return mergeLines(base.text ?? '', text, current.text ?? '');
}

/** The content models of the page and of the revision that the client began with. */
interface Models {
  readonly ofPage: string;
  /** Empty if the text is hidden (sequence stashed-edits-of-hidden-texts). */
  readonly ofBase: string;
}

/** The text of the page after the edit: a section that it does not have changes nothing. */
function textWithSection(run: ActionRun, values: Values, models: Models, text: string, given: string): string {
  const { section = '' } = values;
  if (section === '') return given;
  requireSections(run, models, section, values.contentmodel);
  if (section === 'new') return appendSection(text, values.sectiontitle ?? '', given);
  return replaceSection(text, sectionId(section), given) ?? text;
}

/**
 * Real wikis fail for sections of other models than wikitext, but for those of older revisions (sequence
 * sections-of-stashed-models).
 */
function requireSections(run: ActionRun, { ofPage, ofBase }: Models, section: string, given: string): void {
  const { context } = run;
  const isLater = context.release.since('1.43');
  if (ofPage !== 'wikitext') throw new CaughtException(context, modelWithoutSections(isLater, ofPage));
  if (section !== 'new' && ofBase !== 'wikitext') {
    throw run.error({ code: 'replacefailed', key: 'apierror-sectionreplacefailed', parameters: [] });
  }
  if (given !== 'wikitext') throw new CaughtException(context, otherModelOfSection(isLater, ofPage, given));
}

/** Texts can be merged if they have the same model; 1.43 takes any text where the page is as the client began with it. */
function requireSameModel(
  run: ActionRun,
  given: string,
  { title, base, current }: { readonly title: Titled; readonly base: Revision; readonly current: Revision },
): void {
  const [ofBase, ofPage] = [modelOf(title, base), modelOf(title, current)];
  const takesAny = base.text === current.text && run.context.release.since('1.43');
  if (ofBase === ofPage && (given === ofBase || takesAny)) return;
  const other = given === ofBase ? ofPage : given;
  const parameters = [ofPage, ofBase, `Bad content model: expected ${ofBase} but got ${other}.`];
  throw run.error({ code: 'contentmodel-mismatch', key: 'apierror-contentmodel-mismatch', parameters });
}
