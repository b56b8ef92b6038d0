import type { Page } from '../../model/page';
import { findRevision, walkRevisions } from '../../model/revisions';
import type { Revision } from '../../model/revision';
import { mergeLines } from '../../text/merge-lines';
import { appendSection, replaceSection } from '../../wikitext/sections';
import type { WikiModel } from '../../model/wiki-model';
import { keptComment } from '../../model/comment';
import type { ActionRun } from '../module-run';
import type { EditBase } from './base';
import type { GivenText } from './new-text';
import { editConflict } from './refusals';
import { performerName } from '../writing/performer';

interface PlannedEdit {
  readonly page: Page;
  readonly given: GivenText;
  readonly sectionTitle: string;
  readonly summary: string;
  readonly base: EditBase;
}

/**
 * The new text of an existing page, merged with what others changed since the revision that the client began with (writing 1.4).
 *
 * @throws UsageError `editconflict`
 */
export function textAfterConflicts(run: ActionRun, edit: PlannedEdit): string {
  const { wiki } = run.context;
  const { page, base } = edit;
  const current = page.text ?? '';
  if (!isConflict(run, edit)) return withSection(current, edit) ?? fail(run);
  const old = baseRevision(wiki, page, base)?.text;
  if (old === undefined) return fail(run);
  const mine = withSection(old, edit);
  if (mine !== undefined && isNewestElsewhere(run, edit)) return mine;
  const merged = mine === undefined ? undefined : mergeLines(old, mine, current);
  return merged ?? fail(run);
}

/** 1.43 sees no conflict where the base is the current revision of another page (sequences bases, step 3, and bases-elsewhere). */
function isNewestElsewhere({ context: { wiki, release } }: ActionRun, { base }: PlannedEdit): boolean {
  if (!release.since('1.43') || base.revision === undefined) return false;
  return wiki.findPageOfRevision(base.revision)?.revision === base.revision;
}

function fail(run: ActionRun): never {
  throw run.error(editConflict);
}

/** A text with the edited section in it. */
function withSection(text: string, { given, sectionTitle }: PlannedEdit): string | undefined {
  const { section } = given;
  if (section === 'all') return given.text;
  return section === 'new' ? appendSection(text, sectionTitle, given.text) : replaceSection(text, section, given.text);
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
function baseRevision(wiki: WikiModel, page: Page, { revision, timestamp }: EditBase): Revision | undefined {
  if (revision !== undefined) {
    const owner = wiki.findPageOfRevision(revision);
    return owner && findRevision(wiki, owner, revision);
  }
  for (const found of walkRevisions(wiki, page, false, { timestamp: timestamp! })) {
    return found.timestamp === timestamp ? found : undefined;
  }
  return undefined;
}
