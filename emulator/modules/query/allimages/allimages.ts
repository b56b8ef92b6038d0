import { titleOfKey } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { compareByCodePoint } from '../../../model/file-usage';
import type { FilePage } from '../../../model/files';
import type { Page } from '../../../model/page';
import { fileNamespace } from '../../../model/namespaces';
import { rightsOf } from '../../../model/rights';
import { timestampOfSeconds } from '../../../text/timestamp';
import { queryModule } from '../../module';
import { describeVersion, fileProperties, type RequestedProperties } from '../imageinfo/members';
import type { QueryRun } from '../query-run';
import { pagesWithin } from '../names-within';
import { readPlaceTime } from '../recentchanges/continue';
import { readTitlePart } from '../title-part';
import { requestedDigest } from './digest';

const otherProperties: ReadonlySet<string> = new Set(['archivename', 'thumbmime', 'uploadwarning']);
const properties = fileProperties.filter((name) => !otherProperties.has(name));

const parameters = declareParameters('ai', {
  sort: { type: 'enumeration', values: ['name', 'timestamp'], default: 'name' },
  dir: { type: 'enumeration', values: ['ascending', 'descending', 'newer', 'older'], default: 'ascending' },
  from: { type: 'string', holds: 'file name' },
  to: { type: 'string', holds: 'file name' },
  continue: { type: 'string', holds: 'file key' },
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  prop: { type: 'enumeration list', values: properties, default: ['timestamp', 'url'] },
  prefix: { type: 'string', holds: 'file name' },
  minsize: { type: 'integer' },
  maxsize: { type: 'integer' },
  sha1: { type: 'string' },
  sha1base36: { type: 'string' },
  user: { type: 'user', anybody: true },
  filterbots: { type: 'enumeration', values: ['all', 'bots', 'nobots'], default: 'all' },
  mime: { type: 'string list' },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
});

type Values = ValuesOf<typeof parameters>;

/** `list=allimages`: the uploaded files, by name or by time (writing 11). */
export const allImages = queryModule({
  kind: 'list',
  name: 'allimages',
  description: { className: 'ApiQueryAllImages' },
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const files = findFiles(run, values);
    const list = run.outputList('img');
    const requested: RequestedProperties = new Set(values.prop);
    for (const [index, page] of files.entries()) {
      if (index < values.limit && run.addRow(list, rowOf(run, page, requested))) continue;
      run.continueAt('continue', placeOf(page, values));
      break;
    }
  },
  generatePages(run, values) {
    if (run.context.parameters.bytes('redirects') !== undefined) {
      throw run.error({ code: 'invalidparammix', key: 'apierror-allimages-redirect', parameters: [] });
    }
    const files = findFiles(run, values);
    const next = files[values.limit];
    if (next) run.continueAt('continue', placeOf(next, values));
    const titles = files.slice(0, values.limit).map(({ key }) => titleOfKey({ namespace: fileNamespace, key }));
    return { kind: 'generated titles', titles };
  },
});

function rowOf({ context }: QueryRun, page: FilePage, requested: RequestedProperties): ResultMap {
  const row = new ResultMap({ association: true });
  row.append('name', page.key);
  describeVersion(context, page, 0, requested).forEach((name, value) => {
    row.append(name, value);
  });
  row.append('ns', page.namespace);
  row.append('title', page.title);
  return row;
}

function placeOf(page: FilePage, { sort }: Values): string {
  return sort === 'name' ? page.key : `${uploadedAt(page).replace(/\D/g, '')}|${page.key}`;
}

function uploadedAt({ file }: FilePage): string {
  return file.versions[0]?.timestamp ?? '';
}

/** The files of one response, and the first of the next one. */
function findFiles(run: QueryRun, values: Values): FilePage[] {
  requireOneOrder(run, values);
  const order = values.sort === 'name' ? byName(run, values) : byTime(run, values);
  const sha1 = requestedDigest(run, values);
  if (values.mime && run.context.wiki.site.settings.miserMode) {
    throw run.error({ code: 'mimesearchdisabled', key: 'apierror-mimesearchdisabled', parameters: [] });
  }
  const found: FilePage[] = [];
  for (const page of order) {
    if (passes(run, page, values, sha1)) found.push(page);
    if (found.length > values.limit) break;
  }
  return found;
}

/**
 * The errors name the parameters without the `g` of a generator (writing 11).
 *
 * @throws UsageError `invalidparammix` for what belongs to the other order
 */
function requireOneOrder(run: QueryRun, values: Values): void {
  const ofOther =
    values.sort === 'name' ? (['start', 'end', 'user', 'filterbots'] as const) : (['from', 'to', 'prefix'] as const);
  for (const name of ofOther) {
    const value = values[name];
    if (value === undefined || value === 'all') continue;
    const needed = `aisort=${values.sort === 'name' ? 'timestamp' : 'name'}`;
    const key = 'apierror-invalidparammix-mustusewith';
    throw run.error({ code: 'invalidparammix', key, parameters: [`ai${name}`, needed] });
  }
  if (values.user === undefined || values.filterbots === 'all') return;
  const code = 'invalidparammix-cannotusewith';
  const key = 'apierror-invalidparammix-cannotusewith';
  throw run.error({ code, key, parameters: ['aiuser', 'aifilterbots'] });
}

function descends({ dir }: Values): boolean {
  return dir === 'descending' || dir === 'older';
}

/** @throws UsageError at once for an invalid continuation or title; the files are read when they are needed */
function byName(run: QueryRun, values: Values): Generator<FilePage, void> {
  const { from, to, prefix, continue: resumed } = values;
  if (resumed?.includes('|')) throw run.badContinue();
  const read = (text: string | undefined) => (text === undefined ? undefined : readTitlePart(run, fileNamespace, text));
  const bounds = { from: [read(from), resumed], to: read(to), prefix: read(prefix), descending: descends(values) };
  return withFiles(pagesWithin(run.context.wiki.pages.inNamespace(fileNamespace), bounds));
}

function* withFiles(pages: Iterable<Page>): Generator<FilePage, void> {
  for (const page of pages) if (page.file) yield { ...page, file: page.file };
}

/** Files of one time are sorted by name. */
function byTime(run: QueryRun, values: Values): FilePage[] {
  const { start, end, continue: resumed } = values;
  const place = resumed === undefined ? undefined : readPlace(run, resumed);
  const sign = descends(values) ? -1 : 1;
  const digits = (page: FilePage) => uploadedAt(page).replace(/\D/g, '');
  const compare = (time: string, key: string, page: FilePage) =>
    (digits(page) < time ? -1 : digits(page) > time ? 1 : compareByCodePoint(page.key, key)) * sign;
  const [first, last] = (sign > 0 ? [start, end] : [end, start]).map(timestampOfSeconds);
  return [...withFiles(run.context.wiki.pages.inNamespace(fileNamespace)?.walk(false) ?? [])]
    .filter(
      (page) => (first === undefined || uploadedAt(page) >= first) && (last === undefined || uploadedAt(page) <= last),
    )
    .filter((page) => !place || compare(place.time, place.key, page) >= 0)
    .sort((one, other) => compare(digits(other), other.key, one));
}

/** Where a list by time goes on: `20260131120000|A.png`. */
function readPlace(run: QueryRun, text: string): { readonly time: string; readonly key: string } {
  const [time = '', key, ...rest] = text.split('|');
  if (key === undefined || rest.length > 0) throw run.badContinue();
  return { time: readPlaceTime(time, run).replace(/\D/g, ''), key };
}

function passes(
  { context }: QueryRun,
  { file }: FilePage,
  { minsize, maxsize, user, filterbots, mime }: Values,
  sha1: string | undefined,
): boolean {
  const latest = file.versions[0];
  if (!latest || (sha1 !== undefined && latest.sha1 !== sha1)) return false;
  if ((minsize !== undefined && latest.size < minsize) || (maxsize !== undefined && latest.size > maxsize))
    return false;
  if (user !== undefined && latest.user !== user) return false;
  if (mime && mime.length > 0 && !mime.includes(file.mime)) return false;
  if (filterbots === 'all') return true;
  const uploader = context.wiki.users.find(latest.user);
  const isBot = uploader !== undefined && rightsOf(uploader, context.wiki).includes('bot');
  return isBot === (filterbots === 'bots');
}
