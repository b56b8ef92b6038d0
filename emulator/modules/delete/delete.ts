import type { Message } from '../../messages/message';
import { CaughtException } from '../../messages/usage-error';
import { otherModel } from '../../messages/exceptions';
import { keptComment } from '../../model/comment';
import { modelOf } from '../../model/content-model';
import { deletePage, deleteVersion } from '../../model/deleting';
import { deletionReason } from '../../model/deletion-reason';
import { archiveNameOf } from '../../model/files';
import type { Page, UploadedFile } from '../../model/page';
import { walkRevisions } from '../../model/revisions';
import type { ResultRecord } from '../../response/result-tree';
import { prefixedText } from '../../model/title';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { RequestContext } from '../context';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { whatForbids } from '../query/info/actions';
import { missingTitle, readTargetPage } from '../writing/page-of-request';
import { performerOf } from '../writing/performer';
import { associatedTalk } from '../writing/associated-talk';
import { requireTagging } from '../writing/require-tagging';
import { applyWatchlist, watchlistParameter } from '../writing/watchlist-choice';

const parameters = declareParameters('', {
  title: { type: 'string', holds: 'page name' },
  pageid: { type: 'integer', isId: true },
  reason: { type: 'string' },
  tags: { type: 'tag list' },
  deletetalk: { type: 'boolean' },
  watch: { type: 'boolean', deprecated: 'action=delete&watch' },
  ...watchlistParameter,
  unwatch: { type: 'boolean', deprecated: 'action=delete&unwatch' },
  oldimage: { type: 'string' },
  token: { type: 'string', sensitive: true },
});

/** `action=delete`: deletes a page with its history (writing 6.6). */
export const deleteModule = actionModule({
  name: 'delete',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    const { wiki } = context;
    const { title, page } = readTargetPage(run, values);
    if (!page) throw missingTitle(run);
    const isWhole = values.oldimage === undefined || !page.file;
    const withTalk = values.deletetalk && isWhole;
    const findReason = () => values.reason ?? (page.file ? reasonOfFile(context) : reasonOfPage(run, page));
    // 1.43 finds the reason before it checks whether the user may delete (sequence deletions-of-hidden-authors).
    const isEarly = isWhole && context.release.since('1.43');
    const early = isEarly ? findReason() : undefined;
    // Warns before it is known whether the page may be deleted (sequence deleted-talk).
    const talk = withTalk ? findTalk(run, page) : undefined;
    const [first, ...further] = whatForbids(context, 'delete', title);
    if (first) throw run.error(first, further);
    requireTagging(run, values.tags);
    if (withTalk && page.file && !talk) {
      throw run.error({ code: missingTalk, key: missingTalk, parameters: [] });
    }
    const { tags } = values;
    if (values.oldimage !== undefined && page.file) {
      run.respond(deleteOldVersion(run, { ...page, file: page.file }, values.oldimage, values));
      return;
    }
    const reason = isEarly ? early : findReason();
    const { change } = deletePage(wiki, page, { ...performerOf(context), comment: keptComment(reason ?? ''), tags });
    if (talk) deleteTalk(context, talk, { reason: reason ?? '', tags });
    const choice = values.watch ? 'watch' : values.unwatch ? 'unwatch' : values.watchlist;
    applyWatchlist(context, title, choice, ['watchdeletion']);
    run.respond({ title: prefixedText(page, context.namespaces), reason, logid: change.log?.id ?? 0 });
  },
});

/**
 * The reason that the software writes (writing 6.6).
 *
 * @throws CaughtException if the page was emptied and became one of another content model at once
 * @throws UsageError `cantdelete` if all authors are hidden
 */
function reasonOfPage(run: ActionRun, page: Page): string {
  const { context } = run;
  const { wiki } = context;
  const [current, previous = current] = walkRevisions(wiki, page, true);
  const [model, before] = [modelOf(page, page), modelOf(page, previous ?? page)];
  if (page.length === 0 && model !== before) throw new CaughtException(context, otherModel(model, before));
  const reason = deletionReason(wiki, page);
  if (reason !== undefined) return reason;
  const parameters = [prefixedText(page, context.namespaces)];
  throw run.error({ code: 'cantdelete', key: 'cannotdelete', parameters });
}

/** What a response says if a client gives no reason; the software writes none for files (writing 6.6). */
function reasonOfFile({ release }: RequestContext): '' | null {
  return release.since('1.43') ? null : '';
}

function deleteOldVersion(
  run: ActionRun,
  page: Page & { readonly file: UploadedFile },
  oldimage: string,
  { reason: given, tags }: Pick<ValuesOf<typeof parameters>, 'reason' | 'tags'>,
): ResultRecord {
  const { context } = run;
  if (!/^\d{14}!/.test(oldimage)) {
    throw run.error({ code: 'invalidoldimage', key: 'apierror-invalidoldimage', parameters: [] });
  }
  const index = page.file.versions.findIndex((_, at) => archiveNameOf(page, at) === oldimage);
  if (index < 0) throw run.error({ code: 'nodeleteablefile', key: 'apierror-nodeleteablefile', parameters: [] });
  const reason = given ?? reasonOfFile(context);
  const comment = keptComment(`Deleted old revision ${oldimage}${reason ? `: ${reason.trim()}` : ''}`);
  const change = deleteVersion(context.wiki, page, index, { ...performerOf(context), comment, tags });
  return { title: prefixedText(page, context.namespaces), reason, logid: change.log?.id ?? 0 };
}

const missingTalk = 'delete-error-associated-doesnotexist';

/** The talk page that is deleted with a page. What cannot be done is a warning; for a file it is an error later. */
function findTalk(run: ActionRun, page: Page): Page | undefined {
  const talk = associatedTalk(page);
  if (!talk) {
    warn(run, 'delete-error-associated-alreadytalk');
    return undefined;
  }
  const found = run.context.wiki.pages.findTitle(talk.namespace, talk.key);
  if (!found && !page.file) warn(run, missingTalk);
  return found;
}

function warn(run: ActionRun, key: Message['key']): void {
  run.warn({ code: key, key, parameters: [] });
}

function deleteTalk(
  context: RequestContext,
  talk: Page,
  { reason, tags }: { readonly reason: string; readonly tags: readonly string[] | undefined },
): void {
  const comment = keptComment(`Deleted together with the associated page with reason: ${reason.trim()}`);
  deletePage(context.wiki, talk, { ...performerOf(context), comment, tags });
}
