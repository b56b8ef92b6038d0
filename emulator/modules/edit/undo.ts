import { modelOf, type ContentModel } from '../../model/content-model';
import { isHidden } from '../../model/hidden-parts';
import type { Page } from '../../model/page';
import { findRevision, neighbour, walkRevisions, type StoredRevision } from '../../model/revisions';
import type { Revision } from '../../model/revision';
import { mergeLines } from '../../text/merge-lines';
import type { ActionRun } from '../module-run';
import type { EditValues } from './parameters';
import type { EditTarget } from './target';

/** Edits to undo, and the text without them. */
export interface UndoneEdit {
  readonly text: string;
  /** The model of the text: that of the page before the edits. */
  readonly contentModel: ContentModel;
  /** The first and the last undone revision. */
  readonly oldest: Revision;
  readonly newest: Revision;
  /** The summary if the client gives none: nothing if there are several edits. */
  readonly summary: string;
}

/** Reads `undo` and `undoafter`. @throws UsageError */
export function readUndo(
  run: ActionRun,
  { undo, undoafter, contentmodel }: EditValues,
  target: EditTarget,
): UndoneEdit {
  const { wiki } = run.context;
  // The wrong way round, nothing is undone (sequence details-of-sessions).
  const [later, earlier] = [undo!, undoafter];
  const named = requireRevision(run, later);
  const isGiven = earlier !== undefined && earlier > 0;
  if (isGiven) requireRevision(run, earlier);
  // The first revision of any page cannot be undone (vector edit/undo-first-revision).
  // What came before may have been merged into the page: it is the parent of none then (sequence after-merges).
  const previous = neighbour(wiki, named, 'prev')?.revision;
  if (!isGiven && !previous) throw noPrevious(run, undoafter);
  const undone = findOwn(run, target, later);
  const { page } = target;
  const before = isGiven ? findOwn(run, target, earlier) : previous;
  if (!page || !before || isHidden(before, 'content')) throw noPrevious(run, undoafter);
  const [current, contentModel] = [modelOf(page, page), modelOf(page, before)];
  // Only the last edit may have changed the content model (sequence undone-models).
  const isLast = undone.id === page.revision;
  const isPossible = isLast || (current === contentModel && current === modelOf(page, undone));
  const text =
    isPossible && (contentmodel ?? current) === current
      ? textWithout(page.text ?? '', undone.text ?? '', before.text ?? '')
      : undefined;
  if (text === undefined) throw run.error({ code: 'undofailure', key: 'undo-failure', parameters: [] });
  const oldest = revisionAfter(run, page, before) ?? undone;
  return {
    text,
    contentModel,
    oldest,
    newest: undone,
    summary: oldest.id === undone.id ? undoSummary(run, undone) : '',
  };
}

/** @param given what `undoafter` is: it may be 0 (sequence details-of-sessions) */
function noPrevious(run: ActionRun, given: EditValues['undoafter']) {
  return run.error({ code: 'nosuchrevid', key: 'apierror-nosuchrevid', parameters: [given ?? null] });
}

function requireRevision(run: ActionRun, id: number | bigint): StoredRevision {
  const { wiki } = run.context;
  const page = wiki.findPageOfRevision(Number(id));
  const revision = page && findRevision(wiki, page, Number(id));
  if (revision && !isHidden(revision, 'content')) return { page, revision };
  throw run.error({ code: 'nosuchrevid', key: 'apierror-nosuchrevid', parameters: [id] });
}

function findOwn(run: ActionRun, { page, name }: EditTarget, id: number | bigint): Revision {
  const revision = page && findRevision(run.context.wiki, page, Number(id));
  if (revision) return revision;
  throw run.error({ code: 'revwrongpage', key: 'apierror-revwrongpage', parameters: [id, name] });
}

function textWithout(current: string, undone: string, before: string): string | undefined {
  return current === undone ? before : mergeLines(undone, before, current);
}

function revisionAfter(run: ActionRun, page: Page, { id, timestamp }: Revision): Revision | undefined {
  for (const revision of walkRevisions(run.context.wiki, page, false, { timestamp, id })) {
    if (revision.id !== id) return revision;
  }
  return undefined;
}

/** A hidden user has no name. */
function undoSummary({ context }: ActionRun, undone: Revision): string {
  const { id } = undone;
  const user = isHidden(undone, 'user') ? '' : undone.user;
  const revision = context.release.since('1.43') ? `[[Special:Diff/${id}|${id}]]` : String(id);
  return `Undo revision ${revision} by [[Special:Contributions/${user}|${user}]] ([[User talk:${user}|talk]])`;
}
