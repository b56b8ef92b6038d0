import type { RequestContext } from '../context';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { Integer } from '../../text/integer';
import type { Message } from '../../messages/message';
import type { UsageError } from '../../messages/usage-error';
import type { RecentChange } from '../../model/recent-changes';
import { holdsRight } from '../../model/rights';
import { prefixedText } from '../../model/title';
import { whatForbids } from '../query/info/actions';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';

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
    if (values.tags) requireTagging(run);
    if (isLimited(context, 'patrol')) {
      throw run.error({ code: 'ratelimited', key: 'apierror-ratelimited', parameters: [] });
    }
    requireRights(run, change);
    context.wiki.changes.markPatrolled(change.id);
    run.respond({
      rcid: change.id,
      ns: change.title.namespace,
      title: prefixedText(change.title, context.namespaces),
    });
  },
});

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
  const exists = wiki.hasRevision(Number(revid));
  // A page that a wiki file declares without a change came into being long ago.
  if (exists) throw noSuch(run, 'notpatrollable', 'apierror-notpatrollable', revid);
  throw noSuch(run, 'nosuchrevid', 'apierror-nosuchrevid', revid);
}

function noSuch(run: ActionRun, code: string, key: Message['key'], id: Integer): UsageError {
  return run.error({ code, key, parameters: [id] });
}

/** What stands where the wiki does not patrol such changes. */
export const patrolDisabled: Message = { code: 'patroldisabled', key: 'rcpatroldisabled', parameters: [] };

/** Sending tags requires a right, even if the list is empty. */
function requireTagging(run: ActionRun): void {
  const { user, wiki } = run.context;
  if (holdsRight(user, 'applychangetags', wiki)) return;
  throw run.error({ code: 'tags-apply-no-permission', key: 'tags-apply-no-permission', parameters: [] });
}

/**
 * Checked even if the change is patrolled already. A user's own changes need a second right, and the error names both (core
 * 8.7).
 */
function requireRights(run: ActionRun, change: RecentChange): void {
  const { context } = run;
  const { user, request, wiki } = context;
  const missing = wiki.site.patrols(change.type, change.log?.type) ? [] : [patrolDisabled];
  missing.push(...whatForbids(context, 'patrol', change.title));
  const isOwn = change.user === (user?.name ?? request.remoteAddress);
  if (isOwn && !holdsRight(user, 'autopatrol', wiki)) {
    missing.push({ code: 'noautopatrol', key: 'markedaspatrollederror-noautopatrol', parameters: [] });
  }
  const [first, ...further] = missing;
  if (first) throw run.error(first, further);
}

/** Loaded on a wiki that limits something. */
function isLimited(context: RequestContext, action: string): boolean {
  if (!context.wiki.site.settings.rateLimits) return false;
  const { isRateLimited } = require('../rate-limited') as typeof import('../rate-limited');
  return isRateLimited(context, action);
}
