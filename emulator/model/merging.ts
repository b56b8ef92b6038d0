/** Merges the history of a page into that of another one (writing 15). */
import { keptComment, notTooLong } from './comment';
import { modelOf } from './content-model';
import { deletePage } from './deleting';
import { derivedFrom, pageContent, pageOfText, useFilesBehindRedirects } from './page-content';
import type { Page } from './page';
import { recordChange } from './record-change';
import type { Revision } from './revision';
import { currentRevision, touchedPage, walkRevisions } from './revisions';
import { titleOfKey, titleText } from './title';
import type { WikiModel } from './wiki-model';

export interface HistoryMerge {
  /** A name in its canonical form, or an address. */
  readonly user: string;
  readonly bot: boolean;
  readonly reason: string;
  /** The reason as the summary of the redirect has it. */
  readonly shownReason: string;
  /** The time of the last revision to merge. */
  readonly until: string;
  /** Whether the client says until when. */
  readonly isPartial: boolean;
  /** The text of the redirect that stays; without one, the page is deleted. */
  readonly redirect: string | undefined;
}

export function mergeHistory(wiki: WikiModel, source: Page, target: Page, merge: HistoryMerge): void {
  const { user, bot, reason, shownReason, until } = merge;
  const revisions = [...walkRevisions(wiki, source, false)];
  const merged = revisions.filter(({ timestamp }) => timestamp <= until);
  const last = merged.at(-1);
  if (!last) return;
  const summary = `Merged [[:${source.title}]] into [[:${target.title}]]${reason === '' ? '' : `: ${shownReason}`}`;
  const isWhole = merged.length === revisions.length;
  const left = isWhole ? leftPage(wiki, source, target, last, { ...merge, reason: summary }) : undefined;
  if (left) {
    wiki.pages.put(left);
    useFilesBehindRedirects(wiki, left);
  } else wiki.pages.put(touchedPage(wiki, source, wiki.now));
  for (const revision of merged) wiki.pages.moveRevision(source.id, target.id, revision);
  // Its first revision has no parent, although others are before it now.
  const { parent } = currentRevision(wiki, target);
  const touched = touchedPage(wiki, target, wiki.now);
  const authorship = { ...touched.authorship, parent };
  const hasLinkOfRedirect = isWhole && merge.redirect !== undefined && !wiki.release.since('1.43');
  wiki.pages.put({ ...touched, authorship, ...(hasLinkOfRedirect && { pageLinks: [titleText(target)] }) });
  wiki.watchlist.copyTitle(source, target);
  const isNewer = wiki.release.since('1.43');
  const removed = merge.redirect === undefined ? left : undefined;
  // The entry about the deletion comes first, but its change comes last.
  const logId = wiki.logs.nextId;
  recordChange(wiki, {
    ...{
      type: 'log',
      title: { namespace: source.namespace, key: source.key },
      pageId: removed ? 0 : source.id,
      user,
      bot,
    },
    // 1.39 keeps the summary of the redirect for the log as well (sequence after-merges).
    comment: keptComment(isWhole && !isNewer ? summary : reason),
    log: {
      ...{ type: 'merge', action: 'merge', ...(removed && { id: logId + 1 }) },
      parameters: {
        ...(isNewer && { mergerevid: merge.isPartial ? null : String(last.id) }),
        ...{ dest_ns: target.namespace, dest_title: target.title, mergepoint: last.timestamp },
      },
    },
  });
  if (removed) deletePage(wiki, removed, { user, bot, comment: deletedInstead, logId });
}

/** The reason of the deletion of a page that cannot be a redirect. */
const deletedInstead =
  'Source page automatically deleted after history merge because its content model does not support redirects and no remaining revisions';

/**
 * The source after a merge of its whole history: a redirect, in a revision after the merged ones, which nothing else records. Until
 * the page is read again, it keeps what followed from its last text; in 1.39 also its links, and the link of the redirect replaces
 * those of the target (sequence merged-links).
 */
function leftPage(
  wiki: WikiModel,
  source: Page,
  target: Page,
  last: Revision,
  { user, reason, redirect: text }: Pick<HistoryMerge, 'user' | 'reason' | 'redirect'>,
): Page {
  const { id, namespace, key, title, file } = source;
  const [revision, now] = [wiki.nextRevision, wiki.now];
  const facts = { ...pageOfText(source), revision, timestamp: now, user };
  const contentModel = modelOf(source, source);
  const empty = contentModel === 'json' ? '{}' : '';
  const given = { text: text ?? empty, contentModel, ...(text !== undefined && { redirect: titleOfKey(target) }) };
  return {
    ...{ id, namespace, key, title, revision, isNew: false, touched: now, ...(file && { file }) },
    // Space around a given reason stays (sequence after-merges).
    authorship: { user, timestamp: now, comment: notTooLong(reason), minor: false, tags: [], parent: last.id },
    ...pageContent(given, wiki.readTexts(), facts),
    ...derivedFrom(source),
    ...{ uses: source.uses, pageLinks: wiki.release.since('1.43') ? [titleText(target)] : (source.pageLinks ?? []) },
  };
}
