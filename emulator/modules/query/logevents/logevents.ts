import { isListedBy } from '../../../model/hidden-parts';
import type { LoggedEvent } from '../../../model/logged-event';
import type { LogPlace } from '../../../model/logs';
import { mediaNamespace, specialNamespace } from '../../../model/namespaces';
import { holdsRight } from '../../../model/rights';
import { isTitle, parseTitle, type Titled } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import type { CacheMode } from '../../../response/cache-headers';
import { timestampOfSeconds } from '../../../text/timestamp';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { changePlaceText, readChangePlace } from '../recentchanges/continue';
import { isLogAction, logTypes1_39, logTypes1_43 } from './log-types';
import { logEntry } from './output';

function parametersWith(types: readonly string[]) {
  return declareParameters('le', {
    prop: {
      type: 'enumeration list',
      values: [
        ...(['comment', 'details', 'ids', 'parsedcomment', 'tags', 'timestamp', 'title', 'type', 'user'] as const),
        ...(['userid'] as const),
      ],
      default: ['ids', 'title', 'type', 'user', 'timestamp', 'comment', 'details'],
    },
    type: { type: 'enumeration', values: types },
    action: {
      type: 'string',
      examples: ['block/block', 'move/move', 'delete/restore', 'create/create', 'block/*', 'move'],
      described: { type: 'enumeration' },
    },
    start: { type: 'timestamp' },
    end: { type: 'timestamp' },
    dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
    user: { type: 'user', anybody: true },
    title: { type: 'string' },
    namespace: { type: 'namespace', extra: [mediaNamespace, specialNamespace] },
    prefix: { type: 'string', examples: ['A', 'User:', 'Main_P', 'File:U'] },
    tag: { type: 'string', examples: ['mw-new-redirect'] },
    limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
    continue: { type: 'string', holds: ['change timestamp', 'change id'] },
  });
}

export type LogEventsValues = ValuesOf<ReturnType<typeof parametersWith>>;

function moduleWith(types: readonly string[]): QueryModule {
  return queryModule({
    kind: 'list',
    name: 'logevents',
    description: { className: 'ApiQueryLogEvents' },
    cacheMode: 'public',
    hidesFromSome: true,
    cacheModeOf,
    parameters: parametersWith(types),
    run(run, values) {
      const events = requestedEvents(run, values, types);
      const list = run.outputList('item');
      let count = 0;
      for (const event of events) {
        if (count++ < values.limit && run.addRow(list, logEntry(run.context, event, values.prop))) continue;
        run.continueAt('continue', changePlaceText(event));
        return;
      }
    },
  });
}

/** `list=logevents`: entries of the logs, the newest first (writing 12). */
export const logEvents: QueryModule = moduleByRelease({
  '1.39': moduleWith(logTypes1_39),
  '1.43': moduleWith(logTypes1_43),
});

/** Comments contain links, which depend on the user. */
function cacheModeOf({ prop }: LogEventsValues): CacheMode {
  return prop.includes('parsedcomment') ? 'anon-public-user-private' : 'public';
}

/** The entries, after the checks in the real order. */
function requestedEvents(run: QueryRun, values: LogEventsValues, types: readonly string[]): Iterable<LoggedEvent> {
  const { action, type, dir, tag } = values;
  const sent = (['title', 'namespace', 'prefix'] as const).filter((name) => values[name] !== undefined);
  if (sent.length > 1) throw run.conflict(...sent);
  if (action !== undefined && !isLogAction(action, types)) throw unknownAction(run, action);
  const from = values.continue === undefined ? undefined : readChangePlace(values.continue, run);
  const title = values.title === undefined ? undefined : readTitle(run, values.title);
  if (values.prefix !== undefined && run.context.wiki.site.settings.miserMode) {
    throw run.error({ code: 'prefixsearchdisabled', key: 'apierror-prefixsearchdisabled', parameters: [] });
  }
  const prefix = values.prefix === undefined ? undefined : readTitle(run, values.prefix);
  // The action implies the type.
  const selected = action === undefined ? { type } : { action };
  const namespace = prefix?.namespace ?? values.namespace;
  const user = values.user === undefined ? undefined : run.context.wiki.users.nameGiven(values.user);
  if (isHidden(run, values, action)) return [];
  const newerFirst = dir === 'older';
  const [start, end] = [values.start, values.end].map(timestampOfSeconds);
  const begin = later(
    newerFirst,
    from,
    start === undefined ? undefined : { timestamp: start, id: newerFirst ? Infinity : 0 },
  );
  const walked = run.context.wiki.logs.walk(newerFirst, begin, { ...selected, title, namespace, user, tag });
  const listed = filterHidden(run, values, walked);
  return within(run, listed, newerFirst, end, prefix);
}

/** Selecting by a title or a user tells nobody what is hidden. */
function* filterHidden(
  { context: { wiki, user: reader } }: QueryRun,
  { title, namespace, prefix, user }: LogEventsValues,
  events: Iterable<LoggedEvent>,
): Generator<LoggedEvent, void> {
  const byTitle = title !== undefined || namespace !== undefined || prefix !== undefined;
  for (const event of events) {
    if (byTitle && !isListedBy(wiki, reader, event, 'content')) continue;
    if (user !== undefined && !isListedBy(wiki, reader, event, 'user')) continue;
    yield event;
  }
}

/** Of two places, the one that a walk comes to later. */
function later(newerFirst: boolean, one: LogPlace | undefined, other: LogPlace | undefined): LogPlace | undefined {
  if (!one || !other) return one ?? other;
  const isNewer = one.timestamp === other.timestamp ? one.id > other.id : one.timestamp > other.timestamp;
  return isNewer === newerFirst ? other : one;
}

function* within(
  { context }: QueryRun,
  events: Iterable<LoggedEvent>,
  newerFirst: boolean,
  end: string | undefined,
  prefix: Titled | undefined,
): Generator<LoggedEvent, void> {
  const seesSuppressed = holdsRight(context.user, 'suppressionlog', context.wiki);
  for (const event of events) {
    if (end !== undefined && (newerFirst ? event.timestamp < end : event.timestamp > end)) return;
    if (prefix && !event.title.key.startsWith(prefix.key)) continue;
    if (event.type !== 'suppress' || seesSuppressed) yield event;
  }
}

/** Only some see the log of what was suppressed; entries without a log do not exist. */
function isHidden({ context }: QueryRun, { type }: LogEventsValues, action: string | undefined): boolean {
  const log = action?.split('/')[0] ?? type;
  return log === 'suppress' && !holdsRight(context.user, 'suppressionlog', context.wiki);
}

function unknownAction(run: QueryRun, action: string) {
  const parameters = [run.parameter('action'), run.context.escapeWikitext(action)];
  return run.error({ code: `unknown_${run.parameter('action')}`, key: 'apierror-unrecognizedvalue', parameters });
}

function readTitle(run: QueryRun, text: string): Titled {
  const title = parseTitle(text, run.context.wiki.site);
  if (isTitle(title) && title.interwiki === '') return title;
  const parameters = [run.context.escapeWikitext(text)];
  throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters });
}
