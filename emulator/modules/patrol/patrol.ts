import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { Integer } from '../../text/integer';
import type { Message } from '../../messages/message';
import { UsageError } from '../../messages/usage-error';
import type { RecentChange } from '../../model/recent-changes';
import { holdsRight } from '../../model/rights';
import { prefixedText } from '../../model/title';
import type { WikiModel } from '../../model/wiki-model';
import type { RequestContext } from '../context';
import { whatForbids } from '../query/info/actions';
import { actionModule } from '../module';

const path = 'patrol';

const parameters = declareParameters('', {
  rcid: { type: 'integer' },
  revid: { type: 'integer' },
  tags: { type: 'tag list' },
  token: { type: 'string', sensitive: true },
});

/** `action=patrol`: notes that somebody has looked at a change (core 8.6; writing 5). */
export const patrol = actionModule({
  name: path,
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'patrol',
  writes: () => true,
  parameters,
  run(context, values) {
    const change = findChange(context.wiki, values);
    if (values.tags) requireTagging(context);
    requireRights(context, change);
    context.wiki.changes.markPatrolled(change.id);
    context.result.root.append('patrol', {
      rcid: change.id,
      ns: change.title.namespace,
      title: prefixedText(change.title, context.namespaces),
    });
  },
});

function findChange(wiki: WikiModel, { rcid, revid }: ValuesOf<typeof parameters>): RecentChange {
  if (rcid !== undefined && revid !== undefined) throw oneOfTwo('invalidparammix', 'apierror-invalidparammix');
  if (rcid !== undefined) {
    const change = wiki.changes.find(Number(rcid));
    if (change) return change;
    throw noSuch('nosuchrcid', 'apierror-nosuchrcid', rcid);
  }
  if (revid === undefined) throw oneOfTwo('missingparam', 'apierror-missingparam-one-of');
  const change = wiki.changes.findRevision(Number(revid));
  if (change) return change;
  const exists = wiki.pages.findRevision(Number(revid)) ?? wiki.changes.findPageOfRevision(Number(revid));
  // A page that a wiki file declares without a change came into being long ago.
  if (exists !== undefined) throw noSuch('notpatrollable', 'apierror-notpatrollable', revid);
  throw noSuch('nosuchrevid', 'apierror-nosuchrevid', revid);
}

function oneOfTwo(code: string, key: Message['key']): UsageError {
  const names = ['<var>rcid</var>', '<var>revid</var>'];
  return new UsageError({ code, key, parameters: [{ list: names, type: 'text' }, names.length] }, path);
}

function noSuch(code: string, key: Message['key'], id: Integer): UsageError {
  return new UsageError({ code, key, parameters: [id] }, path);
}

/** Whoever sends tags must be allowed to, though there be none. */
function requireTagging({ user, release }: RequestContext): void {
  if (holdsRight(user, 'applychangetags', release)) return;
  const message = { code: 'tags-apply-no-permission', key: 'tags-apply-no-permission', parameters: [] } as const;
  throw new UsageError(message, path);
}

/** Also where there is nothing left to do; one's own changes need a second right, and both are named (core 8.7). */
function requireRights(context: RequestContext, change: RecentChange): void {
  const { user, request, release } = context;
  const missing = [...whatForbids(context, 'patrol', change.title)];
  const isOwn = change.user === (user?.name ?? request.remoteAddress);
  if (isOwn && !holdsRight(user, 'autopatrol', release)) {
    missing.push({ code: 'noautopatrol', key: 'markedaspatrollederror-noautopatrol', parameters: [] });
  }
  const [first, ...further] = missing;
  if (first) throw new UsageError(first, path, {}, further);
}
