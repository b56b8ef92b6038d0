import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap, type ResultRecord } from '../../../response/result-tree';
import type { TitleProtection } from '../../../model/protection';
import { prefixedText, titleOfKey, type Title } from '../../../model/title';
import { timestampOfSeconds } from '../../../text/timestamp';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { commentHtml } from '../recentchanges/comment';
import { readChangePlace } from '../recentchanges/continue';

const parameters = declareParameters('pt', {
  namespace: { type: 'namespace list', allSpecifier: '*' },
  level: { type: 'enumeration list', values: ['autoconfirmed', 'sysop'] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  prop: {
    type: 'enumeration list',
    values: ['comment', 'expiry', 'level', 'parsedcomment', 'timestamp', 'user', 'userid'],
    default: ['timestamp', 'level'],
  },
  continue: { type: 'string', holds: ['change timestamp', 'namespace', 'page key'] },
});

type Values = ValuesOf<typeof parameters>;

/** `list=protectedtitles`: titles without a page that only some may create, those protected last first (writing 6.4). */
export const protectedTitles = queryModule({
  kind: 'list',
  name: 'protectedtitles',
  description: { className: 'ApiQueryProtectedTitles' },
  cacheMode: 'public',
  cacheModeOf: ({ prop }) => (prop.includes('parsedcomment') ? 'anon-public-user-private' : 'public'),
  parameters,
  run(run, values) {
    const list = run.outputList('pt');
    let count = 0;
    for (const protection of requested(run, values)) {
      if (count++ < values.limit && run.addRow(list, entryOf(run, protection, values.prop))) continue;
      run.continueAt('continue', placeText(protection));
      return;
    }
  },
  generatePages(run, values) {
    const titles: Title[] = [];
    for (const protection of requested(run, values)) {
      if (titles.length === values.limit) {
        run.continueAt('continue', placeText(protection));
        break;
      }
      titles.push(titleOfKey(protection));
    }
    return { kind: 'generated titles', titles };
  },
});

type Place = Pick<TitleProtection, 'timestamp' | 'namespace' | 'key'>;

/** `20260131120000|0|Alpha` */
function placeText({ timestamp: time, namespace, key }: Place): string {
  return `${time.replace(/\D/g, '')}|${namespace}|${key}`;
}

function readPlace(run: QueryRun, text: string): Place {
  const [time = '', namespace = '', key, ...rest] = text.split('|');
  if (key === undefined || rest.length > 0) throw run.badContinue();
  // The first two parts are as strict as those of other lists.
  const place = readChangePlace(`${time}|${namespace}`, run);
  return { timestamp: place.timestamp, namespace: place.id, key };
}

function compare(one: Place, other: Place): number {
  if (one.timestamp !== other.timestamp) return one.timestamp < other.timestamp ? -1 : 1;
  if (one.namespace !== other.namespace) return one.namespace - other.namespace;
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}

function* requested(run: QueryRun, values: Values): Generator<TitleProtection, void> {
  const { wiki } = run.context;
  const from = values.continue === undefined ? undefined : readPlace(run, values.continue);
  const { knownProtections } = wiki;
  if (!knownProtections) return;
  const newerFirst = values.dir === 'older';
  const [start, end] = [values.start, values.end].map(timestampOfSeconds);
  const [earliest, latest] = newerFirst ? [end, start] : [start, end];
  const { namespace = [], level = [] } = values;
  const order = from && ((protection: TitleProtection) => compare(protection, from));
  for (const protection of knownProtections.titles(newerFirst, order)) {
    const { timestamp: time } = protection;
    if (earliest !== undefined && time < earliest) {
      if (newerFirst) return;
      continue;
    }
    if (latest !== undefined && time > latest) {
      if (!newerFirst) return;
      continue;
    }
    if (namespace.length > 0 && !namespace.includes(protection.namespace)) continue;
    if (level.length === 0 || level.some((one) => one === protection.level)) yield protection;
  }
}

function entryOf({ context }: QueryRun, protection: TitleProtection, prop: Values['prop']): ResultMap {
  const { wiki, namespaces } = context;
  const { user, comment, expiry, level } = protection;
  const shows = (name: Values['prop'][number]): boolean => prop.includes(name);
  const members: ResultRecord = {
    ns: protection.namespace,
    title: prefixedText(protection, namespaces),
    ...(shows('timestamp') && { timestamp: protection.timestamp }),
    ...(shows('user') && { user }),
    ...((shows('user') || shows('userid')) && { userid: wiki.users.find(user)?.id ?? 0 }),
    ...(shows('comment') && { comment }),
    ...(shows('parsedcomment') && { parsedcomment: commentHtml(context, { comment, title: protection }) }),
    ...(shows('expiry') && { expiry: expiry ?? 'infinity' }),
    ...(shows('level') && { level }),
  };
  const entry = new ResultMap();
  for (const [name, value] of Object.entries(members)) if (value !== undefined) entry.append(name, value);
  return entry;
}
