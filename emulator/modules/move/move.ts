import type { Page } from '../../model/page';
import { exceptions } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import { holdsRight } from '../../model/rights';
import { prefixedText, type Title } from '../../model/title';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { ResultMap } from '../../response/result-tree';
import { failFor } from '../fail-for';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { associatedTalk } from '../writing/associated-talk';
import { missingTitle, noSuchPageId, readWikiTitle } from '../writing/page-of-request';
import { requireTagging } from '../writing/require-tagging';
import { applyWatchlist, watchlistParameter } from '../writing/watchlist-choice';
import { errorList } from '../writing/error-list';
import { moveSubpages } from './subpages';
import { tryMove, whatForbidsMove, type RequestedMove } from './try-move';

const parameters = declareParameters('', {
  from: { type: 'string', holds: 'page name' },
  fromid: { type: 'integer', isId: true },
  to: { type: 'string', required: true, holds: 'page name' },
  reason: { type: 'string', default: '' },
  movetalk: { type: 'boolean' },
  movesubpages: { type: 'boolean' },
  noredirect: { type: 'boolean' },
  ...watchlistParameter,
  ignorewarnings: { type: 'boolean' },
  tags: { type: 'tag list' },
  token: { type: 'string', sensitive: true },
});

/** `action=move`: gives a page another title (writing 6.5). */
export const move = actionModule({
  name: 'move',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    const { namespaces } = context;
    const page = readSource(run, values);
    const target = readWikiTitle(run, values.to);
    const atEnd: (() => void)[] = [];
    const requested: RequestedMove = {
      comment: values.reason,
      tags: values.tags ?? [],
      leavesRedirect: leavesRedirect(run, values),
      later: (work) => atEnd.push(work),
    };
    failFor(run, whatForbidsMove(context, page, target));
    requireTagging(run, values.tags);
    // A link within a page is an exception of real wikis (sequence several-blocks).
    if (target.key === '') throw new CaughtException(context, exceptions.noPage);
    const { leftRedirect, overRedirect } = tryMove(context, page, target, requested);

    const result = new ResultMap();
    result.append('from', page.title);
    result.append('to', prefixedText(target, namespaces));
    result.append('reason', values.reason);
    result.append('redirectcreated', leftRedirect);
    result.append('moveoverredirect', overRedirect);
    if (values.movetalk) addTalk(run, page, target, requested, result);
    if (values.movesubpages) {
      result.append('subpages', moveSubpages(run, page, target, requested));
      // The talk page of a talk page is that page itself (sequence comments, step 5).
      const [from, to] = [associatedTalk(page) ?? page, associatedTalk(target) ?? target];
      if (values.movetalk) result.append('subpages-talk', moveSubpages(run, from, to, requested));
    }
    for (const title of [page, target]) applyWatchlist(context, title, values.watchlist, ['watchmoves']);
    for (const work of atEnd) work();
    run.respond(result);
  },
});

type Values = ValuesOf<typeof parameters>;

function readSource(run: ActionRun, { from, fromid }: Values): Page {
  const { pages } = run.context.wiki;
  if (from !== undefined && fromid !== undefined) throw run.conflict('from', 'fromid');
  if (from === undefined) {
    if (fromid === undefined) throw run.missingOneOf('from', 'fromid');
    const page = pages.find(Number(fromid));
    if (!page) throw noSuchPageId(run, fromid);
    return page;
  }
  const title = readWikiTitle(run, from);
  const page = pages.findTitle(title.namespace, title.key);
  if (!page) throw missingTitle(run);
  return page;
}

/** Who may not suppress the redirect leaves one, without an error. */
function leavesRedirect({ context }: ActionRun, { noredirect }: Values): boolean {
  return !noredirect || !holdsRight(context.user, 'suppressredirect', context.wiki);
}

function addTalk(run: ActionRun, page: Page, target: Title, requested: RequestedMove, result: ResultMap): void {
  const { context } = run;
  // The talk page of a talk page is that page itself (sequence details-of-sessions).
  const [from, to] = [associatedTalk(page), associatedTalk(target) ?? (target.namespace > 0 ? target : undefined)];
  const talk = from && context.wiki.pages.findTitle(from.namespace, from.key);
  if (!talk || !to) return;
  const reasons = whatForbidsMove(context, talk, to);
  if (reasons.length > 0) {
    result.append('talkmove-errors', errorList(reasons, context.reportForm));
    return;
  }
  const { overRedirect } = tryMove(context, talk, to, requested);
  result.append('talkfrom', talk.title);
  result.append('talkto', prefixedText(to, context.namespaces));
  result.append('talkmoveoverredirect', overRedirect);
}
