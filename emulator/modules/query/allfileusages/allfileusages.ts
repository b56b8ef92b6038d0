import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { isCanonicalInteger } from '../../../text/integer';
import { ResultMap } from '../../../response/result-tree';
import { compareByCodePoint, type Usage } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import { prefixedText, titleOfKey } from '../../../model/title';
import { queryModule } from '../../module';
import { largestTitleRow, type QueryRun } from '../query-run';
import { readTitlePart } from '../title-part';
import { allFileUsagesStatement } from '../usage-statements';

const parameters = declareParameters('af', {
  continue: { type: 'string', holds: ['file key', 'page id'] },
  from: { type: 'string', holds: 'file name' },
  to: { type: 'string', holds: 'file name' },
  prefix: { type: 'string', holds: 'file name' },
  unique: { type: 'boolean' },
  prop: { type: 'enumeration list', values: ['ids', 'title'], default: ['title'] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
});

type Values = ValuesOf<typeof parameters>;

/** One use of a file: the file's key and, unless titles are listed once each, the id of the page that uses it. */
interface Use {
  readonly file: string;
  readonly pageId: number;
}

/** `list=allfileusages`: every use of every file, existing or not, by file, then page (reading 1). */
export const allFileUsages = queryModule({
  kind: 'list',
  name: 'allfileusages',
  description: { className: 'ApiQueryAllLinks' },
  cacheMode: 'public',
  parameters,
  run(run, values) {
    const uses = findUses(run, values);
    const list = run.outputList('f');
    for (const use of uses) {
      if (run.addRow(list, row(run, use, values.prop), largestTitleRow)) continue;
      run.continueAt('continue', continueText(values, use));
      break;
    }
  },
  // Without `afunique` the pages are those that use files, else the files themselves (reading 1.4).
  generatePages(run, values) {
    const uses = findUses(run, values);
    if (!values.unique) return { kind: 'ids', ids: uses.map(({ pageId }) => pageId) };
    const titles = uses.map(({ file }) => titleOfKey({ namespace: fileNamespace, key: file }));
    return { kind: 'generated titles', titles };
  },
});

/** The uses of one response; notes where the next one begins. */
function findUses(run: QueryRun, values: Values): Use[] {
  const { unique, limit } = values;
  if (unique && values.prop.includes('ids')) {
    const key = 'apierror-invalidparammix-cannotusewith';
    throw run.error({ code: 'invalidparammix', key, parameters: ['afprop=ids', 'afunique'] });
  }
  const from = readFrom(run, values);
  const bounds = readBounds(run, values, from !== undefined);
  const uses = sliceUses(run, values, bounds, from, limit + 1);
  const next = uses.length > limit ? uses.pop() : undefined;
  if (next) run.continueAt('continue', continueText(values, next));
  traceStatement(run, values, bounds, from);
  return uses;
}

function continueText({ unique }: Values, { file, pageId }: Use): string {
  return unique ? file : `${file}|${pageId}`;
}

/** An object even if no property is requested, which the format `rawfm` shows. */
function row(run: QueryRun, use: Use, prop: readonly string[]): ResultMap {
  const members = new ResultMap({ association: true });
  if (prop.includes('ids')) members.append('fromid', use.pageId);
  if (prop.includes('title')) {
    const title = { namespace: fileNamespace, key: use.file };
    members.append('ns', fileNamespace);
    members.append('title', prefixedText(title, run.context.wiki.site.namespaces));
  }
  return members;
}

function sliceUses(run: QueryRun, values: Values, bounds: Bounds, from: Use | undefined, count: number): Use[] {
  const { usage } = run.context.wiki.pages;
  const descending = values.dir === 'descending';
  const { first, end } = rangeOf(usage, bounds);
  let index = descending ? end - 1 : first;
  if (from) {
    const place = usage.indexOfFirst(from.file);
    if (!descending) index = Math.max(index, place);
    else index = Math.min(index, usage.files[place] === from.file ? place : place - 1);
  }
  const uses: Use[] = [];
  while (index >= first && index < end && uses.length < count) {
    addUses(uses, usage, usage.files[index]!, values, from, count);
    index += descending ? -1 : 1;
  }
  return uses;
}

function addUses(uses: Use[], usage: Usage, file: string, values: Values, from: Use | undefined, count: number) {
  if (values.unique) {
    uses.push({ file, pageId: 0 });
    return;
  }
  const resume = from?.file === file ? { namespace: 0, id: from.pageId } : undefined;
  const pages = usage.usersOf(file, 'all')?.slice([], values.dir === 'descending', resume, count - uses.length) ?? [];
  for (const page of pages) uses.push({ file, pageId: page.id });
}

/** Keys of files between which the list stays, as far as they were given. */
interface Bounds {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly prefix: string | undefined;
}

/** @param resumed the list goes on where an earlier response broke off, and `affrom` is not looked at */
function readBounds(run: QueryRun, { from, to, prefix }: Values, resumed: boolean): Bounds {
  return { from: resumed ? undefined : readKey(run, from), to: readKey(run, to), prefix: readKey(run, prefix) };
}

/**
 * The part of the sorted file keys that the request is about. `affrom` is the lower and `afto` the upper bound in both
 * directions (reading 1.2).
 */
function rangeOf(usage: Usage, { from, to, prefix }: Bounds): { first: number; end: number } {
  let first = from === undefined ? 0 : usage.indexOfFirst(from);
  let end = usage.files.length;
  if (to !== undefined) {
    const place = usage.indexOfFirst(to);
    end = usage.files[place] === to ? place + 1 : place;
  }
  if (prefix !== undefined) {
    first = Math.max(first, usage.indexOfFirst(prefix));
    end = Math.min(end, firstBeyondPrefix(usage, prefix));
  }
  return { first, end };
}

function firstBeyondPrefix(usage: Usage, prefix: string): number {
  let low = usage.indexOfFirst(prefix);
  let high = usage.files.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const key = usage.files[middle]!;
    if (key.startsWith(prefix) || compareByCodePoint(key, prefix) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readKey(run: QueryRun, text: string | undefined): string | undefined {
  return text === undefined ? undefined : readTitlePart(run, fileNamespace, text);
}

/** Reads `afcontinue`: `<file key>|<page id>`, or the key alone with `afunique` (reading 1.3). */
function readFrom(run: QueryRun, values: Values): Use | undefined {
  if (values.continue === undefined) return undefined;
  const [file = '', id, ...rest] = values.continue.split('|');
  if (values.unique) {
    if (id !== undefined) throw run.badContinue();
    return { file, pageId: 0 };
  }
  if (id === undefined || rest.length > 0) throw run.badContinue();
  if (isCanonicalInteger(id)) return { file, pageId: Number(id) };
  if (!run.context.release.acceptsAnyNumber) throw run.badContinue();
  return { file, pageId: Math.trunc(Number.parseFloat(id)) || 0 };
}

function traceStatement({ context }: QueryRun, values: Values, bounds: Bounds, resume: Use | undefined): void {
  const { unique, limit } = values;
  context.trace?.addStatement(
    'ApiQueryAllLinks::run',
    allFileUsagesStatement({ ...bounds, unique, descending: values.dir === 'descending', resume, limit }),
  );
}
