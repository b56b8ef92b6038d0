import type { ChangedPage } from './editing';
import type { Page } from './page';
import type { Revision } from './revision';
import { findRevision, walkRevisions } from './revisions';
import { tagRevision } from './tagging';
import type { WikiModel } from './wiki-model';

/** Edits that another edit takes back. */
export interface RevertedEdits {
  /** The tag of the edit that takes them back. */
  readonly tag: 'mw-undo' | 'mw-manual-revert' | 'mw-rollback';
  readonly revisions: readonly number[];
}

/** How many revisions are compared with a new text ($wgManualRevertSearchRadius). */
const searched = 15;

/** More reverted revisions than this get no tag ($wgRevertedTagMaxDepth). */
const mostTagged = 15;

/**
 * What an edit takes back: the edits that it undoes, or those since an earlier revision with the same text (writing 1.3).
 *
 * @param undone the first and the last undone revision
 */
export function revertedBy(
  wiki: WikiModel,
  page: Page,
  text: string,
  undone?: { readonly oldest: Revision; readonly newest: Revision },
): RevertedEdits | undefined {
  if (undone) {
    const revisions = revisionsBetween(wiki, page, undone.oldest, undone.newest);
    return { tag: 'mw-undo', revisions };
  }
  const later: number[] = [];
  for (const revision of walkRevisions(wiki, page, true)) {
    if (later.length === searched) break;
    if (revision.text === text && later.length > 0) {
      return { tag: 'mw-manual-revert', revisions: later };
    }
    later.push(revision.id);
  }
  return undefined;
}

function revisionsBetween(wiki: WikiModel, page: Page, oldest: Revision, newest: Revision): number[] {
  const found: number[] = [];
  for (const { id } of walkRevisions(wiki, page, false, oldest)) {
    found.push(id);
    if (id === newest.id || found.length > mostTagged) break;
  }
  return found;
}

/** Tags the edits that were taken back, if the edit that did it needs no patrolling. */
export function markReverted(wiki: WikiModel, { page, change }: ChangedPage, { revisions }: RevertedEdits): void {
  if (revisions.length > mostTagged) return;
  if (change.patrolState === 'unpatrolled' && wiki.site.patrols('edit', undefined)) return;
  for (const id of revisions) if (changesText(wiki, page, id)) tagRevision(wiki, id, 'mw-reverted');
}

/** Protections and changes of the content model make revisions with the text before (sequence rollbacks-of-content-models). */
function changesText(wiki: WikiModel, page: Page, id: number): boolean {
  const revision = findRevision(wiki, page, id);
  const parent = revision && findRevision(wiki, page, revision.parent);
  return parent?.text === undefined || parent.text !== revision?.text;
}
