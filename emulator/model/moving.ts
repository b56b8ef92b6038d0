import { keptComment, notTooLong } from './comment';
import { modelOf } from './content-model';
import { archivePage } from './deleting';
import { indexedAs, indexedContent } from './indexed-content';
import { insertPage } from './insert-page';
import { addNullRevision } from './null-revision';
import type { Page } from './page';
import { readAgain, readDependents } from './page-content';
import { forgetMessages, noteMessage } from './new-messages';
import { recordChange, recordLog } from './record-change';
import { prefixedText, type Titled, titleOfKey } from './title';
import type { WikiModel } from './wiki-model';

/** The author of a move, and what it leaves behind. */
export interface Move {
  /** A name in its canonical form, or an address. */
  readonly user: string;
  readonly comment?: string | undefined;
  /** Default: the wiki's clock. */
  readonly timestamp?: string | undefined;
  readonly bot?: boolean | undefined;
  /** Of the revision without a change, of the redirect and of the log entries. */
  readonly tags?: readonly string[] | undefined;
  /** Records what real wikis record at the end of a request. Default: at once. */
  readonly later?: ((work: () => void) => void) | undefined;
  /** The text of the redirect that stays under the old title. Default: no page stays there. */
  readonly redirect?: string | undefined;
}

/** Where a page is moved to; a redirect leads to the part of it. */
export type MoveTarget = Titled & { readonly fragment?: string | undefined };

/** Whether a page is nothing but a redirect to itself or to another one, which may take its place (writing 6.5). */
export function givesWay({ pages }: WikiModel, target: Page, page: Titled): boolean {
  const { redirect, target: leads } = target;
  if (!redirect || leads?.interwiki !== '' || pages.history.countOf(target.id) > 0) return false;
  return [page, target].some(({ namespace, key }) => leads.namespace === namespace && leads.key === key);
}

/**
 * Moves a page, with its id, history, file and protection, to a title that has no page or one that gives way. Whoever watches the
 * old title watches the new one as well.
 */
export function movePage(
  wiki: WikiModel,
  page: Page,
  { namespace, key, fragment = '' }: MoveTarget,
  { user, comment = '', timestamp = wiki.now, bot = false, tags = [], redirect, later }: Move,
): Page {
  const { pages, site, logs } = wiki;
  const from: Titled = { namespace: page.namespace, key: page.key };
  const to: Titled = { namespace, key };
  const [oldTitle, newTitle] = [page.title, prefixedText(to, site.namespaces)];
  const overwritten = pages.findTitle(namespace, key);
  const deletionLog = logs.nextId;
  // Even changes of the same second (sequence tags).
  if (overwritten) archivePage(wiki, overwritten, '9');
  wiki.changes.noteMove(page.id, from);

  const summary = summaryOf(user, oldTitle, newTitle, {
    overRedirect: overwritten !== undefined,
    leavesRedirect: redirect !== undefined,
    comment,
  });
  // The redirect has the model of the page, whatever its title (sequence changes-in-detail, step 11).
  const contentModel = modelOf(from, page);
  pages.rename(page, indexedAs({ ...page, namespace, key, title: newTitle }, indexedContent(page)));
  // A redirect is a talk page still, and older revisions may come back to it (writing 13.4).
  if (redirect === undefined) forgetMessages(wiki, from);
  noteMessage(wiki, { type: 'edit', title: to, user, minor: false, oldRevision: page.revision });
  const moved = addNullRevision(wiki, pages.find(page.id)!, { user, timestamp, comment: summary, tags });
  // Its text may show its title.
  readAgain(wiki, moved);
  wiki.watchlist.copyTitle(from, to);
  wiki.knownProtections?.unprotectTitle(to);
  if (redirect !== undefined) {
    // A script that points to a section of a page does not count as a redirect (sequence details-of-blank-pages).
    const leads = contentModel === 'wikitext' || fragment === '';
    const target = leads ? { ...titleOfKey(to), fragment } : undefined;
    const left = insertPage(wiki, {
      ...{ title: from, text: redirect, redirect: target, contentModel, user, comment: summary, timestamp },
      tags: [...tags, 'mw-new-redirect'],
    });
    noteMessage(wiki, { type: 'new', title: from, user, minor: false, oldRevision: 0 });
    wiki.knownProtections?.protect(left.id, wiki.knownProtections.ofPage(page.id));
  }
  readDependents(wiki, [from, to]);
  wiki.renderedPages.set(pages.find(page.id)!, 'MovePage');

  const change = { type: 'log', user, bot, timestamp, tags } as const;
  recordChange(wiki, {
    ...change,
    ...{ title: from, pageId: page.id, revision: moved.revision, comment: keptComment(comment), text: moved.text },
    log: {
      ...(overwritten && { id: deletionLog + 1 }),
      type: 'move',
      action: overwritten ? 'move_redir' : 'move',
      parameters: { target_ns: namespace, target_title: newTitle, suppressredirect: redirect === undefined },
    },
  });
  if (wiki.knownProtections && wiki.knownProtections.ofPage(page.id).length > 0) {
    recordChange(wiki, {
      ...change,
      ...{
        title: to,
        pageId: page.id,
        comment: keptComment(withReason(`[[${oldTitle}]] moved to [[${newTitle}]]`, comment)),
      },
      log: {
        type: 'protect',
        action: 'move_prot',
        parameters: { oldtitle_ns: from.namespace, oldtitle_title: oldTitle },
      },
    });
  }
  if (overwritten) {
    const comment = `Deleted to make way for move from "[[${oldTitle}]]"`;
    recordLog(wiki, {
      ...{ id: deletionLog, type: 'delete', action: 'delete_redir', title: to, pageId: overwritten.id },
      ...{ user, timestamp, comment, tags: wiki.tags.sort(tags) },
    });
    const record = () =>
      recordChange(wiki, {
        ...{ ...change, title: to, pageId: overwritten.id, comment },
        log: { id: deletionLog, type: 'delete', action: 'delete_redir' },
      });
    if (later) later(record);
    else record();
  }
  countEdits(wiki, user, redirect === undefined ? 1 : 2);
  return pages.find(page.id) ?? moved;
}

/** A log entry in words; nobody knows the gender of a user here. */
function summaryOf(
  user: string,
  oldTitle: string,
  newTitle: string,
  {
    overRedirect,
    leavesRedirect,
    comment,
  }: { readonly overRedirect: boolean; readonly leavesRedirect: boolean; readonly comment: string },
): string {
  const over = overRedirect ? (leavesRedirect ? ' over redirect' : ' over a redirect') : '';
  const without = leavesRedirect ? '' : ' without leaving a redirect';
  // Spaces of the reason stay around it (sequence more-changes-in-detail, step 4).
  return notTooLong(withReason(`${user} moved page [[${oldTitle}]] to [[${newTitle}]]${over}${without}`, comment));
}

function withReason(text: string, reason: string): string {
  return reason === '' ? text : `${text}: ${reason}`;
}

/** The revision without a change counts, and the redirect. */
function countEdits({ users }: WikiModel, name: string, count: number): void {
  const user = users.find(name);
  if (user) users.put({ ...user, editCount: (user.editCount ?? 0) + count });
}
