import { compareByCodePoint, type Usage } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { prefixedText, titleOfKey } from '../../../model/title';
import type { WikiModel } from '../../../model/wiki-model';
import { ResultMap } from '../../../response/result-tree';
import { isCanonicalInteger } from '../../../text/integer';
import type { PageSource } from '../../page-set/page-set';
import { largestTitleRow, type QueryRun } from '../query-run';
import { readTitlePart } from '../title-part';
import { allFileUsagesStatement } from '../usage-statements';

/** What the lists of all uses take before what they show and how many. */
export const boundParameters = {
  continue: { type: 'string', holds: ['page key', 'page id'] },
  from: { type: 'string', holds: 'page name' },
  to: { type: 'string', holds: 'page name' },
  prefix: { type: 'string', holds: 'page name' },
  unique: { type: 'boolean' },
} as const;

/** Comes last. */
export const extentParameters = {
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
} as const;

/** What `prop` shows of the page that uses a title: its id, or where it redirects to beyond the title. */
const propertiesOfUsers = ['ids', 'fragment', 'interwiki'];

interface Values {
  readonly continue?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly prefix?: string | undefined;
  readonly unique: boolean;
  readonly prop: readonly string[];
  /** Absent for files. */
  readonly namespace?: number;
  readonly limit: number;
  readonly dir: 'ascending' | 'descending';
}

/** One use of a title: its key and, unless titles are listed once each, the page that uses it. */
interface Use {
  readonly key: string;
  readonly page?: Page;
  /** Where titles are numbered. */
  readonly targetId?: number;
}

/** A place in the list, which need not be a use. */
interface UsePlace {
  readonly key: string;
  readonly pageId: number;
}

/** A kind of use of titles. */
export interface AllUsesKind {
  readonly usageIn: (wiki: WikiModel) => Usage;
  /** What XML calls a use. */
  readonly elementName: string;
  /** 1.43 numbers the titles, and lists them by these numbers. */
  readonly isNumbered?: true;
}

/** Every use of every title, existing or not, by title, then page (reading 1). */
export function listAllUses(run: QueryRun, values: Values, kind: AllUsesKind): void {
  const uses = findUses(run, values, kind);
  const list = run.outputList(kind.elementName);
  for (const use of uses) {
    if (run.addRow(list, row(run, use, values), largestTitleRow)) continue;
    run.continueAt('continue', continueText(use));
    break;
  }
}

/** With `afunique`, the pages are the titles, else those that use them (reading 1.4). */
export function generateAllUses(run: QueryRun, values: Values, kind: AllUsesKind): PageSource {
  const uses = findUses(run, values, kind);
  if (!values.unique) return { kind: 'ids', ids: uses.flatMap(({ page }) => page?.id ?? []) };
  const namespace = namespaceOf(values);
  return { kind: 'generated titles', titles: uses.map(({ key }) => titleOfKey({ namespace, key })) };
}

function namespaceOf({ namespace = fileNamespace }: Values): number {
  return namespace;
}

/** The uses of one response; notes where the next one begins. */
function findUses(run: QueryRun, values: Values, { usageIn, isNumbered }: AllUsesKind): Use[] {
  const { unique, limit, prop } = values;
  const notUnique = prop.filter((name) => propertiesOfUsers.includes(name));
  if (unique && notUnique.length > 0) {
    const key = 'apierror-invalidparammix-cannotusewith';
    // The names are those of a list, even of a generator.
    const parameters = [`${run.prefix}prop=${notUnique.join('|')}`, `${run.prefix}unique`];
    throw run.error({ code: 'invalidparammix', key, parameters });
  }
  const { wiki, release } = run.context;
  const byNumber = isNumbered && release.since('1.43');
  const from = readFrom(run, values);
  if (from && byNumber && !unique && !isCanonicalInteger(from.key)) throw run.badContinue();
  const bounds = readBounds(run, values, from !== undefined);
  const slice = byNumber ? sliceByNumber : sliceUses;
  const uses = slice(wiki, usageIn(wiki), values, bounds, from, limit + 1);
  const next = uses.length > limit ? uses.pop() : undefined;
  if (next) run.continueAt('continue', continueText(next));
  if (values.namespace === undefined) traceStatement(run, values, bounds, from);
  return uses;
}

function continueText({ key, page, targetId }: Use): string {
  return page ? `${targetId ?? key}|${page.id}` : key;
}

/** An object even if no property is requested, which the format `rawfm` shows. */
function row(run: QueryRun, { key, page }: Use, values: Values): ResultMap {
  const { prop } = values;
  const members = new ResultMap({ association: true });
  if (page && prop.includes('ids')) members.append('fromid', page.id);
  if (prop.includes('title')) {
    const namespace = namespaceOf(values);
    members.append('ns', namespace);
    members.append('title', prefixedText({ namespace, key }, run.context.wiki.site.namespaces));
  }
  for (const name of ['fragment', 'interwiki'] as const) {
    const value = prop.includes(name) && page?.target?.[name];
    if (value) members.append(name, value);
  }
  return members;
}

/** What the keys of a namespace begin with in the index of uses: nothing for files. */
function spaceOf({ namespace }: Values): string {
  return namespace === undefined ? '' : `${namespace}:`;
}

function sliceUses(
  _wiki: WikiModel,
  usage: Usage,
  values: Values,
  bounds: Bounds,
  from: UsePlace | undefined,
  count: number,
): Use[] {
  const space = spaceOf(values);
  const uses: Use[] = [];
  for (const full of keysOf(usage, bounds, { space, resume: from?.key, descending: values.dir === 'descending' })) {
    if (uses.length >= count) break;
    const key = full.slice(space.length);
    addUses(uses, usage, values, { key }, from?.key === key ? from.pageId : undefined, count);
  }
  return uses;
}

/**
 * 1.43 lists the titles in ascending order of their numbers whatever the direction. Only where a list of pages continues do
 * the numbers count; one of titles continues with all of them beyond a key (reading 1.5).
 */
function sliceByNumber(
  { pages: { linkTargets } }: WikiModel,
  usage: Usage,
  values: Values,
  { from = '', to, prefix = '' }: Bounds,
  resumed: UsePlace | undefined,
  count: number,
): Use[] {
  const descending = values.dir === 'descending';
  const [after, number] = values.unique ? [resumed?.key, undefined] : [undefined, resumed && Number(resumed.key)];
  const uses: Use[] = [];
  const first = number === undefined || descending ? -Infinity : number;
  for (const { id, key } of linkTargets?.from(namespaceOf(values), first) ?? []) {
    if (uses.length >= count || (descending && id > (number ?? Infinity))) break;
    if (!key.startsWith(prefix) || compareByCodePoint(key, from) < 0) continue;
    if (to !== undefined && compareByCodePoint(key, to) > 0) continue;
    if (after !== undefined && compareByCodePoint(key, after) * (descending ? -1 : 1) < 0) continue;
    addUses(uses, usage, values, { key, targetId: id }, id === number ? resumed?.pageId : undefined, count);
  }
  return uses;
}

/** @param pageId the first page to list */
function addUses(uses: Use[], usage: Usage, values: Values, use: Use, pageId: number | undefined, count: number): void {
  const users = usage.usersOf(spaceOf(values) + use.key, 'all');
  if (values.unique) {
    if (users) uses.push(use);
    return;
  }
  const resume = pageId === undefined ? undefined : { namespace: 0, id: pageId };
  const pages = users?.slice([], values.dir === 'descending', resume, count - uses.length) ?? [];
  for (const page of pages) uses.push({ ...use, page });
}

/** Keys between which the list stays, as far as they were given. */
interface Bounds {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly prefix: string | undefined;
}

/** @param resumed the list goes on where an earlier response broke off, and `affrom` is not looked at */
function readBounds(run: QueryRun, values: Values, resumed: boolean): Bounds {
  const read = (text: string | undefined) =>
    text === undefined ? undefined : readTitlePart(run, namespaceOf(values), text);
  return { from: resumed ? undefined : read(values.from), to: read(values.to), prefix: read(values.prefix) };
}

/** Which keys of an index a list goes through: those that begin with `space`. */
interface KeyWalk {
  readonly space: string;
  /** The key at which it goes on. */
  readonly resume: string | undefined;
  readonly descending: boolean;
}

/**
 * The keys that a request is about. `affrom` is the lower and `afto` the upper bound in both directions (reading 1.2).
 */
function* keysOf(
  usage: Usage,
  { from = '', to, prefix = '' }: Bounds,
  { space, resume, descending }: KeyWalk,
): Generator<string, void> {
  const start = space + prefix;
  const isBefore = (key: string): boolean =>
    compareByCodePoint(key, start) < 0 || compareByCodePoint(key, space + from) < 0;
  const isBeyond = (key: string): boolean =>
    (compareByCodePoint(key, start) > 0 && !key.startsWith(start)) ||
    (to !== undefined && compareByCodePoint(key, space + to) > 0);
  const fromResumed = (key: string): number => (resume === undefined ? 0 : compareByCodePoint(key, space + resume));
  const order = descending
    ? (key: string): number => (isBeyond(key) || fromResumed(key) > 0 ? 1 : -1)
    : (key: string): number => (isBefore(key) || fromResumed(key) < 0 ? -1 : 1);
  const isOutside = descending ? isBefore : isBeyond;
  for (const key of usage.files.walk(descending, order)) {
    if (isOutside(key)) return;
    yield key;
  }
}

/** Reads `afcontinue`: `<key>|<page id>`, or the key alone with `afunique` (reading 1.3). */
function readFrom(run: QueryRun, values: Values): UsePlace | undefined {
  if (values.continue === undefined) return undefined;
  const [key = '', id, ...rest] = values.continue.split('|');
  if (values.unique) {
    if (id !== undefined) throw run.badContinue();
    return { key, pageId: 0 };
  }
  if (id === undefined || rest.length > 0) throw run.badContinue();
  if (isCanonicalInteger(id)) return { key, pageId: Number(id) };
  if (!run.context.release.acceptsAnyNumber) throw run.badContinue();
  return { key, pageId: Math.trunc(Number.parseFloat(id)) || 0 };
}

function traceStatement({ context }: QueryRun, values: Values, bounds: Bounds, resume: UsePlace | undefined): void {
  const { unique, limit } = values;
  const from = resume && { file: resume.key, pageId: resume.pageId };
  context.trace?.addStatement(
    'ApiQueryAllLinks::run',
    allFileUsagesStatement({ ...bounds, unique, descending: values.dir === 'descending', resume: from, limit }),
  );
}
