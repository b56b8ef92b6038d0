/** Rollback of the last edits of a page (writing 6.6). */
import { modelOf } from './content-model';
import { editPage, touchPage, type ChangedPage } from './editing';
import type { Page } from './page';
import { markReverted } from './reverts';
import type { Revision } from './revision';
import { currentRevision, walkRevisions } from './revisions';
import type { WikiModel } from './wiki-model';

/** The edits of one author at the end of a history, and the revision before them. */
export interface LastEdits {
  readonly current: Revision;
  /** The newest first. */
  readonly undone: readonly Revision[];
  /** The last revision by somebody else; nothing if there is none. */
  readonly target: Revision | undefined;
}

export function lastEditsOf(wiki: WikiModel, page: Page): LastEdits {
  // Merged histories can have later revisions than the current one (rolling-back.test.ts).
  const current = currentRevision(wiki, page);
  const undone: Revision[] = [];
  for (const revision of walkRevisions(wiki, page, true)) {
    if (revision.user !== current.user) return { current, undone, target: revision };
    undone.push(revision);
  }
  return { current, undone, target: undefined };
}

export interface Rollback {
  readonly user: string;
  readonly comment: string;
  readonly minor: boolean;
  /** Whether the rollback, and the edits that it undoes, count as those of a bot. */
  readonly bot: boolean;
  /** Whether the undone edits count as those of a bot. */
  readonly markBot: boolean;
  readonly tags: readonly string[];
  /** The tag that any edit to the restored text would have. */
  readonly tagOfText: string | undefined;
}

/**
 * Gives a page the text that it had before the last edits of its last author.
 *
 * @returns nothing if it has that text already, after a move for example; its recent changes are marked all the same
 */
export function rollBack(
  wiki: WikiModel,
  page: Page,
  { undone }: LastEdits,
  target: Revision,
  { markBot, tags, tagOfText, ...edit }: Rollback,
): ChangedPage | undefined {
  const model = modelOf(page, target);
  const isChanged = target.text === undefined || target.text !== page.text || model !== modelOf(page, page);
  const changed = isChanged
    ? editPage(wiki, page, {
        ...edit,
        tags: [...tags, 'mw-rollback', ...(tagOfText === undefined ? [] : [tagOfText])],
        ...(target.text !== undefined && { text: target.text }),
        contentModel: model,
        staysIndexed: true,
      })
    : undefined;
  for (const { id } of undone) {
    const change = wiki.changes.findRevision(id);
    if (change) wiki.changes.markUndone(change.id, markBot);
  }
  if (markBot && !wiki.release.since('1.43')) markLogEntries(wiki, page, undone[0]?.user, target);
  if (changed) markReverted(wiki, changed, { tag: 'mw-rollback', revisions: undone.map(({ id }) => id) });
  else touchPage(wiki, page);
  return changed;
}

/** In 1.39, what the author of the undone edits did with the page meanwhile counts as done by a bot as well. */
function markLogEntries(wiki: WikiModel, page: Page, user: string | undefined, target: Revision): void {
  const since = wiki.changes.findRevision(target.id)?.id ?? 0;
  for (const event of wiki.logs.walk(true, undefined, { title: page })) {
    if (event.timestamp < target.timestamp) break;
    const change = wiki.changes.findLog(event.id);
    if (change && change.id > since && change.user === user) wiki.changes.replace({ ...change, bot: true });
  }
}
