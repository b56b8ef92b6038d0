import { modelOf } from '../../model/content-model';
import { keptComment, withoutSpaceAround } from '../../model/comment';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { UsageError } from '../../messages/usage-error';
import { isHidden } from '../../model/hidden-parts';
import type { Page } from '../../model/page';
import type { Revision } from '../../model/revision';
import { holdsRight } from '../../model/rights';
import { lastEditsOf, rollBack, type LastEdits } from '../../model/rolling-back';
import { escapeHtml } from '../../text/escape';
import { writtenTime } from '../../text/written-time';
import { watchExpiryParameter } from '../blocked/watch-user';
import type { RequestContext } from '../context';
import { describeText } from '../edit/describe-text';
import { distinct } from '../fail-for';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { whatForbids } from '../query/info/actions';
import { missingTitle, noSuchPageId, readWikiTitle } from '../writing/page-of-request';
import { logModel } from '../writing/log-model';
import { performerOf } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';
import { prefersToWatch, watchlistParameter } from '../writing/watchlist-choice';

const parameters = declareParameters('', {
  title: { type: 'string' },
  pageid: { type: 'integer', isId: true },
  tags: { type: 'tag list' },
  user: { type: 'user', anybody: true, required: true },
  summary: { type: 'string', default: '' },
  markbot: { type: 'boolean' },
  ...watchlistParameter,
  watchlistexpiry: watchExpiryParameter,
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=rollback`: undoes the last edits of the last author of a page (writing 6.6). */
export const rollback = actionModule({
  name: 'rollback',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'rollback',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    const { wiki, user } = context;
    const page = findPage(run, values);
    requireTagging(run, values.tags);
    requireRights(run, page);
    const edits = requireLastEdits(run, page, wiki.users.nameGiven(values.user));
    const { target } = edits;
    if (!target) throw run.error({ code: 'onlyauthor', key: 'cantrollback', parameters: [] });
    if (isHidden(target, 'content') || isHidden(target, 'user')) throw notVisible(run);
    const comment = summaryOf(run, values.summary, edits, target);
    const marks = values.markbot && holdsRight(user, 'markbotedits', wiki);
    const changed = rollBack(wiki, page, edits, target, {
      ...performerOf(context),
      comment: keptComment(comment),
      minor: holdsRight(user, 'minoredit', wiki),
      bot: marks || (values.markbot && holdsRight(user, 'bot', wiki)),
      markBot: marks,
      // 1.39 checks them, and forgets them (writing 13.3).
      tags: context.release.since('1.43') ? (values.tags ?? []) : [],
      tagOfText: tagOfText(context, page, target),
    });
    if (!changed) throw alreadyRolled(run, page, edits.current.user, edits.current);
    logModel(context, { title: page, page }, modelOf(page, target), { comment, tags: [] });
    wiki.renderedPages.set(changed.page, 'edit-page');
    watch(run, page, values);
    run.respond({
      title: page.title,
      pageid: page.id,
      summary: comment,
      revid: changed.page.revision,
      old_revid: edits.current.id,
      last_revid: target.id,
    });
  },
});

/** The tag of what the rollback does to the text, which an edit would have as well (sequence tags-of-rollbacks). */
function tagOfText(context: RequestContext, page: Page, { text = '', contentModel }: Revision): string | undefined {
  return describeText(context, page, page, { text, contentModel: modelOf(page, { contentModel }) }).tag;
}

/** Nobody can restore what is hidden, whatever they may see. */
function notVisible(run: ActionRun) {
  return run.error({ code: 'notvisiblerev', key: 'notvisiblerev', parameters: [] });
}

function findPage(run: ActionRun, { title: text, pageid }: Values): Page {
  const { pages } = run.context.wiki;
  if (text !== undefined && pageid !== undefined) throw run.conflict('title', 'pageid');
  if (text === undefined && pageid === undefined) throw run.missingOneOf('title', 'pageid');
  if (pageid !== undefined) {
    const found = pages.find(Number(pageid));
    if (found) return found;
    throw noSuchPageId(run, pageid);
  }
  const { namespace, key } = readWikiTitle(run, text ?? '');
  const found = pages.findTitle(namespace, key);
  if (found) return found;
  throw missingTitle(run);
}

/** A rollback needs the right to edit as well. */
function requireRights(run: ActionRun, page: Page): void {
  const reasons = ['edit', 'rollback'].flatMap((action) => whatForbids(run.context, action, page));
  const [first, ...further] = distinct(reasons);
  if (first) throw run.error(first, further);
}

function requireLastEdits(run: ActionRun, page: Page, author: string): LastEdits {
  const edits = lastEditsOf(run.context.wiki, page);
  if (edits.current.user === author) return edits;
  throw alreadyRolled(run, page, author, edits.current);
}

/** The name of a hidden author is left out for everybody. */
function alreadyRolled(run: ActionRun, page: Page, author: string, current: Revision): UsageError {
  const last = isHidden(current, 'user') ? '' : current.user;
  // Names are escaped although they are not sent as HTML (sequence names-in-refused-rollbacks).
  const parameters = [page.title, author, last].map(escapeHtml);
  return run.error({ code: 'alreadyrolled', key: 'alreadyrolled', parameters });
}

/** The summary of a rollback, or the given one: `$1` is the author of the restored revision, `$2` that of the undone edits. */
function summaryOf({ context }: ActionRun, given: string, { current, undone }: LastEdits, target: Revision): string {
  const edits = context.release.since('1.43') && undone.length === 1 ? 'edit' : 'edits';
  const isHiddenAuthor = isHidden(current, 'user');
  const by = isHiddenAuthor ? 'a hidden user' : '[[Special:Contributions/$2|$2]] ([[User talk:$2|talk]])';
  const usual = `Reverted ${edits} by ${by} to last revision by [[User:$1|$1]]`;
  const written = (time: string) => writtenTime(Date.parse(time), context.wiki.site.timeWords);
  const values = [
    target.user,
    isHiddenAuthor ? '' : current.user,
    target.id,
    written(target.timestamp),
    current.id,
    written(current.timestamp),
  ];
  const text = given === '' ? usual : given;
  return withoutSpaceAround(text.replace(/\$([1-6])/g, (_, position: string) => String(values[Number(position) - 1])));
}

function watch(run: ActionRun, page: Page, { watchlist, watchlistexpiry }: Values): void {
  const { user, wiki } = run.context;
  if (!user) return;
  if (watchlist === 'unwatch') {
    wiki.watchlist.unwatch(user.id, page);
    return;
  }
  const watches =
    watchlist === 'preferences' ? prefersToWatch(run.context, ['watchrollback']) : watchlist !== 'nochange';
  if (!watches) return;
  const expiry =
    watchlistexpiry === undefined
      ? undefined
      : (require('../watch/expiry') as typeof import('../watch/expiry')).readExpiry(
          run,
          watchlistexpiry,
          'watchlistexpiry',
        );
  wiki.watchlist.watch(user.id, page, expiry);
}
