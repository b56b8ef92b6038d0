import { modelOf, type ContentModel } from '../../model/content-model';
import type { Page } from '../../model/page';
import { findRevision, walkRevisions } from '../../model/revisions';
import type { Revision } from '../../model/revision';
import { mergeLines } from '../../text/merge-lines';
import { appendSection, replaceSection } from '../../wikitext/sections';
import type { WikiModel } from '../../model/wiki-model';
import { keptComment } from '../../model/comment';
import { otherModel, otherModelOfSection } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import type { ActionRun } from '../module-run';
import type { EditBase } from './base';
import type { GivenText } from './new-text';
import { editConflict } from './refusals';
import { performerName } from '../writing/performer';

interface PlannedEdit {
  readonly page: Page;
  readonly given: GivenText;
  /** The model of the given text. */
  readonly contentModel: ContentModel;
  readonly sectionTitle: string;
  readonly summary: string;
  readonly base: EditBase;
}

/** A text and its content model. */
interface Content {
  readonly text: string;
  readonly contentModel: ContentModel;
}

/**
 * The new text of an existing page, merged with what others changed since the revision that the client began with (writing 1.4).
 *
 * @throws UsageError `editconflict`
 * @throws CaughtException Texts of different content models (sequence bases-of-other-models)
 */
export function textAfterConflicts(run: ActionRun, edit: PlannedEdit): string {
  const { wiki } = run.context;
  const { page, base } = edit;
  const current = { text: page.text ?? '', contentModel: modelOf(page, page) };
  if (!isConflict(run, edit)) return (withSection(run, current, edit) ?? fail(run)).text;
  const old = baseContent(wiki, page, base);
  if (old === undefined) return fail(run);
  // A new section is added to the newest text.
  const mine = withSection(run, edit.given.section === 'new' ? current : old, edit) ?? fail(run);
  if (isNewestElsewhere(run, edit)) return mine.text;
  // 1.43 does not compare models where nothing must be merged (sequence base-of-same-text).
  if (run.context.release.since('1.43') && (isSame(old, current) || isSame(mine, current))) return mine.text;
  const other = [mine, current].find(({ contentModel }) => contentModel !== old.contentModel);
  if (other) throw new CaughtException(run.context, otherModel(old.contentModel, other.contentModel));
  return mergeLines(old.text, mine.text, current.text) ?? fail(run);
}

/** 1.43 sees no conflict where the base is the current revision of another page (sequences bases, step 3, and bases-elsewhere). */
function isNewestElsewhere({ context: { wiki, release } }: ActionRun, { base }: PlannedEdit): boolean {
  if (!release.since('1.43') || base.revision === undefined) return false;
  return wiki.findPageOfRevision(base.revision)?.revision === base.revision;
}

function isSame(one: Content, other: Content): boolean {
  return one.text === other.text && one.contentModel === other.contentModel;
}

function fail(run: ActionRun): never {
  throw run.error(editConflict);
}

/** A text with the edited section in it. @throws CaughtException A section of another model than wikitext */
function withSection(run: ActionRun, content: Content, edit: PlannedEdit): Content | undefined {
  const { given, sectionTitle, contentModel } = edit;
  const { section } = given;
  if (section === 'all') return { text: given.text, contentModel };
  if (content.contentModel !== 'wikitext') return undefined;
  if (contentModel !== 'wikitext') {
    const isLater = run.context.release.since('1.43');
    throw new CaughtException(run.context, otherModelOfSection(isLater, content.contentModel, contentModel));
  }
  if (section === 'new') return { text: appendSection(content.text, sectionTitle, given.text), contentModel };
  // A text without the section stays as it is (sequence sections-that-the-base-lacks).
  return { text: replaceSection(content.text, section, given.text) ?? content.text, contentModel };
}

function isConflict({ context }: ActionRun, { page, given, summary, base }: PlannedEdit): boolean {
  const { wiki } = context;
  const name = performerName(context);
  const current = findRevision(wiki, page, page.revision)!;
  const isOther = base.revision !== undefined && base.revision !== page.revision;
  const isLater = base.timestamp !== undefined && base.timestamp !== current.timestamp;
  if (!isOther && !isLater) return false;
  if (given.section === 'new') {
    // The same section again: it was probably sent twice.
    return current.user === name && current.comment === keptComment(summary);
  }
  // Anonymous clients are never known to be the same person (sequence changes-in-detail, step 63).
  const isAlone = context.user !== undefined && given.section === 'all' && base.timestamp !== undefined;
  return !(isAlone && isOnlyEditorSince(wiki, page, base.timestamp, name));
}

function isOnlyEditorSince(wiki: WikiModel, page: Page, timestamp: string, user: string): boolean {
  for (const revision of walkRevisions(wiki, page, true)) {
    if (revision.timestamp <= timestamp) return true;
    if (revision.user !== user) return false;
  }
  return true;
}

/** The revision that the client names, even of another page, or the first one of the second that it names. */
function baseContent(wiki: WikiModel, page: Page, { revision, timestamp }: EditBase): Content | undefined {
  if (revision !== undefined) {
    const owner = wiki.findPageOfRevision(revision);
    return owner && contentOf(owner, findRevision(wiki, owner, revision));
  }
  for (const found of walkRevisions(wiki, page, false, { timestamp: timestamp! })) {
    return found.timestamp === timestamp ? contentOf(page, found) : undefined;
  }
  return undefined;
}

function contentOf(page: Page, revision: Revision | undefined): Content | undefined {
  if (revision?.text === undefined) return undefined;
  return { text: revision.text, contentModel: modelOf(page, revision) };
}
