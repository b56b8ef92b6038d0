import { exceptions } from '../../messages/exceptions';
import { CaughtException, type UsageError } from '../../messages/usage-error';
import type { Message } from '../../messages/message';
import { modelOf } from '../../model/content-model';
import { mergeHistory } from '../../model/merging';
import { interfaceNamespace, specialNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import { walkRevisions } from '../../model/revisions';
import { holdsRight } from '../../model/rights';
import { prefixedText, type Titled } from '../../model/title';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { Integer } from '../../text/integer';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import { distinct, failFor } from '../fail-for';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { redirectText } from '../move/try-move';
import { whatForbids } from '../query/info/actions';
import { canExist, noSuchPageId, readWikiTitle } from '../writing/page-of-request';
import { performerOf } from '../writing/performer';

const parameters = declareParameters('', {
  from: { type: 'string', holds: 'page name' },
  fromid: { type: 'integer', isId: true },
  to: { type: 'string', holds: 'page name' },
  toid: { type: 'integer', isId: true },
  timestamp: { type: 'timestamp' },
  reason: { type: 'string', default: '' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=mergehistory`: moves the revisions of a page into the history of another one (writing 15). */
export const mergeHistoryModule = actionModule({
  name: 'mergehistory',
  description: { className: 'ApiMergeHistory' },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    requireOne(run, values, 'from', 'fromid');
    requireOne(run, values, 'to', 'toid');
    const [source, target] = [readPage(run, values.from, values.fromid), readPage(run, values.to, values.toid)];
    // Real wikis fail for titles that no page can have (sequence merges-of-impossible-titles).
    if (![source, target].every(({ title }) => canExist(title))) {
      throw new CaughtException(run.context, exceptions.linkTarget);
    }
    const given = values.timestamp === undefined ? undefined : timestamp(values.timestamp * 1000);
    const until = requireMergeable(run, source, target, given);
    requireAllowed(run, source.title, target.title);
    mergeHistory(context.wiki, source.page!, target.page!, {
      ...performerOf(context),
      reason: values.reason,
      shownReason: expandReason(context, values.reason),
      until,
      isPartial: given !== undefined,
      redirect: hasRedirects(context, source.page!) ? redirectText(context, source.page!, target.title) : undefined,
    });
    run.respond({
      from: prefixedText(source.title, context.namespaces),
      to: prefixedText(target.title, context.namespaces),
      timestamp: given ?? context.wiki.now,
      reason: values.reason,
    });
  },
});

/** Since 1.43, messages of the interface are deleted instead (sequence merges-without-redirects). */
function hasRedirects({ release }: RequestContext, page: Page): boolean {
  return !release.since('1.43') || page.namespace !== interfaceNamespace || modelOf(page, page) !== 'wikitext';
}

/** The reason becomes part of a message, whose templates are expanded for a page that does not exist (sequence after-merges). */
function expandReason({ wiki, release }: RequestContext, reason: string): string {
  if (!/[{<]/.test(reason)) return reason;
  const { SourceExpansion } =
    require('../../rendering/source-expansion') as typeof import('../../rendering/source-expansion');
  const { readingContext } = require('../parse/reading-context') as typeof import('../parse/reading-context');
  const key = `Badtitle/${release.since('1.43') ? 'Missing' : 'dummy title for API calls set in api.php'}`;
  const title = { namespace: specialNamespace, key };
  return new SourceExpansion(readingContext(wiki, { title }), false).expandSource(reason);
}

/** Both pages must be open for edits (sequence merges-without-rights). @throws UsageError */
function requireAllowed(run: ActionRun, source: Titled, target: Titled): void {
  const { context } = run;
  const reasons = [source, target].flatMap((title) => whatForbids(context, 'edit', title));
  const isAllowed = holdsRight(context.user, 'mergehistory', context.wiki);
  failFor(run, [...distinct(reasons), ...(isAllowed ? [] : [messageOf('permission')])]);
}

type Name = 'from' | 'fromid' | 'to' | 'toid';

function requireOne(run: ActionRun, values: Values, title: Name, id: Name): void {
  if (values[title] !== undefined && values[id] !== undefined) throw run.conflict(title, id);
  if (values[title] === undefined && values[id] === undefined) throw run.missingOneOf(title, id);
}

interface NamedPage {
  readonly title: Titled;
  readonly page: Page | undefined;
}

function readPage(run: ActionRun, text: string | undefined, id: Integer | undefined): NamedPage {
  const { pages } = run.context.wiki;
  if (text === undefined) {
    const page = pages.find(Number(id));
    if (!page) throw noSuchPageId(run, id ?? 0);
    return { title: page, page };
  }
  const title = readWikiTitle(run, text);
  return { title, page: pages.findTitle(title.namespace, title.key) };
}

const problems = {
  'invalid-source': 'mergehistory-fail-invalid-source',
  'invalid-dest': 'mergehistory-fail-invalid-dest',
  'self-merge': 'mergehistory-fail-self-merge',
  'bad-timestamp': 'mergehistory-fail-bad-timestamp',
  'timestamps-overlap': 'mergehistory-fail-timestamps-overlap',
  permission: 'mergehistory-fail-permission',
} as const;

type Problem = keyof typeof problems;

/**
 * All that keeps two pages from being merged: the merged revisions must not be newer than the first one of the target.
 *
 * @returns the time of the last revision to merge
 */
function requireMergeable(run: ActionRun, source: NamedPage, target: NamedPage, given: string | undefined): string {
  const { wiki, release } = run.context;
  const found: Problem[] = [];
  if (!source.page) found.push('invalid-source');
  if (!target.page) found.push('invalid-dest');
  const [one, other] = [source.title, target.title];
  if (one.namespace === other.namespace && one.key === other.key) found.push('self-merge');
  // Where no revision is as old as the given time, all are merged, up to the present (writing 15).
  const last = (source.page && lastTime(wiki, source.page, given)) ?? wiki.now;
  const [first] = target.page ? walkRevisions(wiki, target.page, false) : [];
  if (!source.page && given === undefined && release.since('1.43')) found.push('bad-timestamp');
  else if (first && last > first.timestamp) found.push('timestamps-overlap');
  if (found.length > 0) throw failure(run, found);
  return last;
}

function lastTime(wiki: ActionRun['context']['wiki'], page: Page, given: string | undefined): string | undefined {
  for (const { timestamp: time } of walkRevisions(wiki, page, true))
    if (given === undefined || time <= given) return time;
  return undefined;
}

function failure(run: ActionRun, found: readonly Problem[]): UsageError {
  const messages = found.map(messageOf);
  return run.error(messages[0]!, messages.slice(1));
}

function messageOf(problem: Problem): Message {
  return { code: problems[problem], key: problems[problem], parameters: [] };
}
