import { sectionName } from '../../model/auto-summary';
import { keptComment, withoutSpaceAround } from '../../model/comment';
import { modelOf, type ContentModel } from '../../model/content-model';
import { createPage, editPage, touchPage, type Edit } from '../../model/editing';
import { fileNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import { findRevision } from '../../model/revisions';
import { markReverted, revertedBy, type RevertedEdits } from '../../model/reverts';
import { holdsRight } from '../../model/rights';
import { exceptions } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import { contentMessage } from '../../wikitext/content-messages';
import { readRedirect } from '../../wikitext/redirect';
import { appendSection } from '../../wikitext/sections';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';
import { requireSavable } from './allowed';
import type { EditBase } from './base';
import { textAfterConflicts } from './conflict';
import { describeText } from './describe-text';
import type { EditValues } from './parameters';
import type { GivenText } from './new-text';
import { contentTooBig } from './refusals';
import { storedText } from './stored-text';
import type { EditTarget } from './target';
import { logModel } from '../writing/log-model';
import { performerName } from '../writing/performer';

/** A page after an edit. */
export interface SavedEdit {
  readonly page: Page;
  readonly contentModel: ContentModel;
  /** Whether there is a new revision. */
  readonly isChanged: boolean;
}

/** The maximum size of a page, in bytes ($wgMaxArticleSize). */
const largestPage = 2_097_152;

/** Saves a new text. @throws UsageError */
export function save(
  run: ActionRun,
  values: EditValues,
  target: EditTarget,
  given: GivenText,
  base: EditBase,
): SavedEdit {
  const { context } = run;
  const current = target.page ? modelOf(target.title, target.page) : target.contentModel;
  if (given.section !== 'all' && current !== 'wikitext') {
    throw new CaughtException(context, exceptions.noSections);
  }
  requireModelOfBase(run, values, target, base);
  requireImageRedirect(run, target, given.text);
  requireSavable(run, target);
  requireSize(run, given.text);
  const { title, summary } = titleAndSummary(context, values, given);
  if (!target.page) requireNotDeleted(run, values, target);
  const text = target.page
    ? textAfterConflicts(run, { ...target, page: target.page, given, sectionTitle: title, summary, base })
    : given.section === 'new'
      ? appendSection('', title, given.text)
      : given.text;
  if (given.section === 'new' && given.text === '') {
    throw run.error({ code: 'missingcommenttext', key: 'missingcommenttext', parameters: [] });
  }
  requireSize(run, text);
  return store(run, values, target, { text, summary, section: given.section, undone: given.undone });
}

/** @throws UsageError `contentmodel-mismatch`: the model of the page was changed since the revision that the client began with, and it names none */
function requireModelOfBase(run: ActionRun, { contentmodel }: EditValues, target: EditTarget, { revision }: EditBase) {
  const { page, contentModel } = target;
  if (!page || contentmodel !== undefined || revision === undefined) return;
  const old = findRevision(run.context.wiki, page, revision);
  if (!old || modelOf(page, old) === contentModel) return;
  throw run.error({
    ...{ code: 'contentmodel-mismatch', key: 'apierror-contentmodel-mismatch' },
    parameters: [contentModel, modelOf(page, old)],
  });
}

/** Redirects of files are for those who upload. @throws UsageError `noimageredirect`, `noimageredirect-anon` */
function requireImageRedirect(run: ActionRun, { title, contentModel }: EditTarget, text: string): void {
  const { wiki, user } = run.context;
  if (title.namespace !== fileNamespace || contentModel !== 'wikitext' || holdsRight(user, 'upload', wiki)) return;
  if (!readRedirect(text, wiki.site)) return;
  const code = user ? 'noimageredirect' : 'noimageredirect-anon';
  throw run.error({ code, key: `apierror-${code}`, parameters: [] });
}

/** The title of a new section, and the summary before the software writes one. */
function titleAndSummary(
  { wiki }: RequestContext,
  { sectiontitle, summary: given }: EditValues,
  { section, undone }: GivenText,
) {
  const summary = given ?? undone?.summary ?? '';
  if (section !== 'new') return { title: '', summary };
  const title = sectiontitle ?? summary;
  const isUsed = sectiontitle === undefined || summary === '';
  // It links to the new section.
  const usual = () => contentMessage(wiki, 'newsectionsummary', sectionName(title));
  return { title, summary: isUsed && title !== '' ? usual() : summary };
}

/** Entries of the log of deletions that bring pages back. */
const restorations = new Set(['restore', 'event', 'revision']);

/** @throws UsageError `pagedeleted` */
function requireNotDeleted(run: ActionRun, { starttimestamp, recreate }: EditValues, { title }: EditTarget): void {
  if (starttimestamp === undefined || recreate) return;
  for (const { action, timestamp } of run.context.wiki.logs.walk(true, undefined, { title, type: 'delete' })) {
    if (restorations.has(action)) continue;
    if (Date.parse(timestamp) <= starttimestamp * 1000) return;
    throw run.error({ code: 'pagedeleted', key: 'apierror-pagedeleted', parameters: [] });
  }
}

function requireSize(run: ActionRun, text: string): void {
  if (text.length * 3 <= largestPage || Buffer.byteLength(text) <= largestPage) return;
  throw run.error(contentTooBig(run.context.release, largestPage / 1024));
}

interface NewContent extends Pick<GivenText, 'section' | 'undone'> {
  readonly text: string;
  readonly summary: string;
  /** What the log says of another content model. Default: the summary, without tags. */
  readonly log?: { readonly comment: string; readonly tags: readonly string[] };
}

/** What a request says of the revision that it creates. */
type RevisionValues = Pick<EditValues, 'tags' | 'bot'> & Partial<Pick<EditValues, 'minor' | 'notminor'>>;

/** Saves a text that was checked, without looking for conflicts. @throws UsageError for invalid JSON */
export function store(run: ActionRun, values: RevisionValues, target: EditTarget, content: NewContent): SavedEdit {
  const { context } = run;
  const { wiki } = context;
  const { page, title, contentModel } = target;
  const text = storedText(run, target, content.text);
  const isSame = text === page?.text && contentModel === modelOf(title, page);
  if (isSame) {
    return { page: touchPage(wiki, page), contentModel, isChanged: false };
  }
  // A change of the model alone reverts nothing (sequence content-model-changes).
  const reverted = page && !content.log ? revertedBy(wiki, page, text, content.undone) : undefined;
  const edit = editOf(run, values, target, content, text, reverted);
  const saved = page ? editPage(wiki, page, edit) : createPage(wiki, title, edit);
  wiki.renderedPages.set(saved.page, 'edit-page');
  if (reverted) markReverted(wiki, saved, reverted);
  // Without the summary that the software writes.
  logModel(run.context, target, contentModel, content.log ?? { comment: content.summary, tags: [] });
  return { page: saved.page, contentModel, isChanged: true };
}

function editOf(
  run: ActionRun,
  values: RevisionValues,
  { page, title, contentModel }: EditTarget,
  { text: written, summary, section }: NewContent,
  text: string,
  reverted: RevertedEdits | undefined,
): Edit {
  const { context } = run;
  const { user, wiki } = context;
  const described = describeText(context, title, page, { text: written, contentModel });
  const tags = [...(values.tags ?? []), described.tag, reverted?.tag].filter((tag) => tag !== undefined);
  return {
    text,
    contentModel,
    user: performerName(context),
    comment: keptComment(withoutSpaceAround(summary) === '' ? described.summary : summary),
    // A new section is as little minor as a new page.
    minor: page !== undefined && section !== 'new' && isMinor(run, values),
    bot: values.bot && holdsRight(user, 'bot', wiki),
    tags,
  };
}

/** Only those with the right may call an edit minor. */
function isMinor({ context: { user, wiki } }: ActionRun, { minor = false, notminor }: RevisionValues): boolean {
  if (!holdsRight(user, 'minoredit', wiki)) return false;
  return minor || (!notminor && (user?.options?.minordefault ?? '0') !== '0');
}
