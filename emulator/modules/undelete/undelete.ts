import type { Message } from '../../messages/message';
import { exceptions } from '../../messages/exceptions';
import { CaughtException, type UsageError } from '../../messages/usage-error';
import { keptComment } from '../../model/comment';
import { deletedVersions, isWhole, leavesHidden, restorePage, type Restored } from '../../model/deleting';
import { fileNamespace } from '../../model/namespaces';
import { touchedPage } from '../../model/revisions';
import { prefixedText, type Titled } from '../../model/title';
import { declareParameters } from '../../request/parameter-declarations';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { whatForbids } from '../query/info/actions';
import { associatedTalk } from '../writing/associated-talk';
import { canExist, cannotExist, readWikiTitle } from '../writing/page-of-request';
import { performerOf } from '../writing/performer';
import { requireNotBlocked } from '../writing/require-not-blocked';
import { requireTagging } from '../writing/require-tagging';
import { applyWatchlist, watchlistParameter } from '../writing/watchlist-choice';

const parameters = declareParameters('', {
  title: { type: 'string', required: true, holds: 'page name' },
  reason: { type: 'string', default: '' },
  tags: { type: 'tag list' },
  timestamps: { type: 'timestamp list' },
  fileids: { type: 'integer list', isId: true },
  undeletetalk: { type: 'boolean' },
  ...watchlistParameter,
  token: { type: 'string', sensitive: true },
});

/** `action=undelete`: restores deleted revisions of a page (writing 6.6). */
export const undelete = actionModule({
  name: 'undelete',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    const { wiki } = context;
    requireNotBlocked(run);
    const title = readWikiTitle(run, values.title);
    if (!canExist(title)) throw noPage(run);
    const [first, ...further] = whatForbids(context, 'undelete', title);
    if (first) throw run.error(first, further);
    requireTagging(run, values.tags);
    const restored = {
      timestamps: values.timestamps?.map((seconds) => timestamp(seconds * 1000)),
      fileIds: values.fileids?.map(Number),
    };
    const [missing, ...furtherMissing] = missingFiles(context, title, restored.fileIds).map(noSuchFile);
    if (missing) throw run.error(missing, furtherMissing);
    if (leavesHidden(wiki, title, restored)) throw notShown(run);
    // The talk page is looked for before the page is restored, and restored after it.
    const talk = values.undeletetalk ? findTalk(run, title) : undefined;
    const comment = keptComment(values.reason);
    // All versions of a file come first, also if there are none (writing 6.6).
    const held = wiki.pages.findTitle(title.namespace, title.key);
    if (title.namespace === fileNamespace && isWhole(restored)) {
      if (held) wiki.pages.put(touchedPage(wiki, held, wiki.now));
      wiki.missedFiles.forget(title.key);
    }
    const count = restorePage(wiki, title, restored, { ...performerOf(context), comment, tags: values.tags });
    // A talk page is not restored alone, unless only files were requested (sequence undeletions-of-talk-alone).
    const mayRestoreTalk = count !== undefined || !looksForRevisions(restored);
    const ofTalk = mayRestoreTalk && talk ? restoreTalk(run, talk, comment, values.tags) : undefined;
    if (!count && !ofTalk) throw nothingToRestore(run, restored);
    const page = wiki.pages.findTitle(title.namespace, title.key);
    if (page && count && count.revisions > 0) wiki.renderedPages.set(page, 'undelete-page');
    applyWatchlist(context, title, values.watchlist, page ? ['watchdefault'] : ['watchdefault', 'watchcreations']);
    run.respond({
      title: prefixedText(title, context.namespaces),
      revisions: (count?.revisions ?? 0) + (ofTalk?.revisions ?? 0),
      fileversions: (count?.files ?? 0) + (ofTalk?.files ?? 0),
      reason: values.reason,
    });
  },
});

/** A title that no page can have is an exception of 1.39 (sequence undeleted-titles). */
function noPage(run: ActionRun): UsageError {
  if (run.context.release.since('1.43')) return cannotExist(run);
  return new CaughtException(run.context, exceptions.noPage);
}

function notShown(run: ActionRun) {
  return run.error({ code: 'undeleterevdel', key: 'undeleterevdel', parameters: [] });
}

/** The ids of no deleted file, where all are such: then nothing is restored (sequence changes-in-detail, step 50). */
function missingFiles({ wiki }: RequestContext, title: Titled, ids: readonly number[] = []): readonly number[] {
  if (title.namespace !== fileNamespace) return [];
  const held = new Set(deletedVersions(wiki, title).map(({ id }) => id));
  return ids.some((id) => held.has(id)) ? [] : ids;
}

function noSuchFile(id: number): Message {
  return { code: 'undelete-missing-filearchive', key: 'undelete-missing-filearchive', parameters: [id] };
}

/** What cannot be done is a warning. */
function findTalk(run: ActionRun, title: Titled): Titled | undefined {
  const talk = associatedTalk(title);
  if (!talk) {
    warn(run, 'undelete-error-associated-alreadytalk');
    return undefined;
  }
  if (run.context.wiki.knownArchive?.find(talk)) return talk;
  warn(run, 'undelete-error-associated-notdeleted');
  return undefined;
}

function warn(run: ActionRun, key: Message['key']): void {
  run.warn({ code: key, key, parameters: run.context.release.since('1.43') ? [] : [[]] });
}

function restoreTalk({ context }: ActionRun, talk: Titled, reason: string, tags: readonly string[] | undefined) {
  const comment = keptComment(`Undeleted together with the associated page with reason: ${reason}`);
  return restorePage(context.wiki, talk, {}, { ...performerOf(context), comment, tags });
}

/** The older error format has only the last of the two, as has a request for files alone (sequence changes-in-detail, steps 55 and 64). */
function nothingToRestore(run: ActionRun, restored: Restored) {
  const error: Message = { code: 'cantundelete', key: 'apierror-cantundelete', parameters: [] };
  if (run.context.reportForm.format === 'bc' || !looksForRevisions(restored)) return run.error(error);
  // The first of the two is in the result before the request fails.
  run.context.result.warningsExplainErrors = true;
  return run.error({ code: 'undelete-no-results', key: 'undelete-no-results', parameters: [] }, [error]);
}

function looksForRevisions({ timestamps, fileIds }: Restored): boolean {
  return timestamps !== undefined || !fileIds?.length;
}
