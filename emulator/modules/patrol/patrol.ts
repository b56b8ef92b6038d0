import type { RequestContext } from '../context';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { Integer } from '../../text/integer';
import type { Message } from '../../messages/message';
import type { UsageError } from '../../messages/usage-error';
import type { RecentChange } from '../../model/recent-changes';
import { recordLog } from '../../model/record-change';
import { holdsRight } from '../../model/rights';
import { touchedPage } from '../../model/revisions';
import { prefixedText } from '../../model/title';
import { whatForbids } from '../query/info/actions';
import { isLimited } from '../is-limited';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { requireTagging } from '../writing/require-tagging';
import { performerName } from '../writing/performer';

const parameters = declareParameters('', {
  rcid: { type: 'integer', isId: true },
  revid: { type: 'integer', isId: true },
  tags: { type: 'tag list' },
  token: { type: 'string', sensitive: true },
});

/** `action=patrol`: marks a change as patrolled (core 8.6; writing 5). */
export const patrol = actionModule({
  name: 'patrol',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'patrol',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    const change = findChange(run, values);
    requireTagging(run, values.tags);
    if (isLimited(context, 'patrol')) {
      throw run.error({ code: 'ratelimited', key: 'apierror-ratelimited', parameters: [] });
    }
    requireRights(run, change);
    markPatrolled(context, change, values.tags ?? []);
    run.respond({
      rcid: change.id,
      ns: change.title.namespace,
      title: prefixedText(change.title, context.namespaces),
    });
  },
});

/** A change that was patrolled already has no effect (writing 9). */
function markPatrolled(context: RequestContext, change: RecentChange, tags: readonly string[]): void {
  const { wiki } = context;
  if (change.patrolState !== 'unpatrolled') return;
  wiki.changes.markPatrolled(change.id);
  // Whatever page has the title now (writing 5).
  const page = wiki.pages.findTitle(change.title.namespace, change.title.key);
  if (page) wiki.pages.put(touchedPage(wiki, page, wiki.now));
  recordLog(wiki, {
    type: 'patrol',
    action: 'patrol',
    title: change.title,
    user: performerName(context),
    tags: wiki.tags.use(tags),
    parameters: { curid: change.revision, previd: change.oldRevision, auto: false },
  });
}

function findChange(run: ActionRun, { rcid, revid }: ValuesOf<typeof parameters>): RecentChange {
  const { wiki } = run.context;
  if (rcid !== undefined && revid !== undefined) throw run.conflict('rcid', 'revid');
  if (rcid !== undefined) {
    const change = wiki.changes.find(Number(rcid));
    if (change) return change;
    throw noSuch(run, 'nosuchrcid', 'apierror-nosuchrcid', rcid);
  }
  if (revid === undefined) throw run.missingOneOf('rcid', 'revid');
  const change = wiki.changes.findRevision(Number(revid));
  if (change) return change;
  // Not if the page was deleted (sequence bases, step 6).
  const exists = wiki.findPageOfRevision(Number(revid)) !== undefined;
  // A page that a wiki file declares without a change came into being long ago.
  if (exists) throw noSuch(run, 'notpatrollable', 'apierror-notpatrollable', revid);
  throw noSuch(run, 'nosuchrevid', 'apierror-nosuchrevid', revid);
}

function noSuch(run: ActionRun, code: string, key: Message['key'], id: Integer): UsageError {
  return run.error({ code, key, parameters: [id] });
}

/** What stands where the wiki does not patrol such changes. */
export const patrolDisabled: Message = { code: 'patroldisabled', key: 'rcpatroldisabled', parameters: [] };

/**
 * Checked even if the change is patrolled already. A user's own changes need a second right, and the error names both (core
 * 8.7).
 */
function requireRights(run: ActionRun, change: RecentChange): void {
  const { context } = run;
  const { user, wiki } = context;
  const missing = wiki.site.patrols(change.type, change.log?.type) ? [] : [patrolDisabled];
  missing.push(...whatForbids(context, 'patrol', change.title));
  const isOwn = change.user === performerName(context);
  if (isOwn && !holdsRight(user, 'autopatrol', wiki)) {
    missing.push({ code: 'noautopatrol', key: 'markedaspatrollederror-noautopatrol', parameters: [] });
  }
  const [first, ...further] = missing;
  if (first) throw run.error(first, further);
}
