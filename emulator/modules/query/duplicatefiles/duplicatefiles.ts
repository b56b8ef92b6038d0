import { titleOfKey } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { compareByCodePoint } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import { isFilePage, uploaderName, type FilePage, type SharedFile } from '../../../model/files';
import { queryModule } from '../../module';
import { pageTitle, type PageEntry } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';

const parameters = declareParameters('df', {
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['file key', 'file key'] },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  /** Files of shared repositories do not count. */
  localonly: { type: 'boolean' },
});

type Values = ValuesOf<typeof parameters>;

/** Two files with the same content. */
interface Duplicate {
  readonly of: string;
  readonly page: FilePage | SharedFile;
}

/** `prop=duplicatefiles`: other files with the same content (writing 11). */
export const duplicateFiles = queryModule({
  kind: 'prop',
  name: 'duplicatefiles',
  description: { className: 'ApiQueryDuplicateFiles' },
  cacheMode: 'public',
  parameters,
  run(run, values, pages) {
    const keys = pages.flatMap(({ entry }) => fileOf(entry) ?? []);
    for (const [index, { of, page }] of findDuplicates(run, values, keys).entries()) {
      const printed = pages.find(({ entry }) => fileOf(entry) === of)!;
      const version = page.file.versions[0]!;
      const shared = 'repository' in page;
      const row = { name: page.key, timestamp: version.timestamp, shared, user: uploaderName(page, version) };
      if (index < values.limit && run.addPageRow(printed, 'df', row)) continue;
      run.continueAt('continue', `${of}|${page.key}`);
      break;
    }
  },
  generatePages(run, values, { entries }) {
    const found = findDuplicates(
      run,
      values,
      entries.flatMap((entry) => fileOf(entry) ?? []),
    );
    const next = found[values.limit];
    if (next) run.continueAt('continue', `${next.of}|${next.page.key}`);
    const titles = found.slice(0, values.limit).map(({ page }) => titleOfKey(page));
    return { kind: 'generated titles', titles };
  },
});

function fileOf(entry: PageEntry): string | undefined {
  const title = pageTitle(entry);
  return title?.namespace === fileNamespace ? title.key : undefined;
}

/** The duplicates of one response, and the first of the next one, by file, then by name. */
function findDuplicates(run: QueryRun, values: Values, keys: readonly string[]): Duplicate[] {
  // Without a title of a file, not even the continuation is read (vector duplicatefiles/bad-continue-without-files).
  if (keys.length === 0) return [];
  const resumed = values.continue?.split('|');
  if (resumed && resumed.length !== 2) throw run.badContinue();
  const sign = values.dir === 'descending' ? -1 : 1;
  const compare = (one: string, other: string) => compareByCodePoint(one, other) * sign;
  const found: Duplicate[] = [];
  for (const of of [...new Set(keys)].sort(compare)) {
    for (const page of withContentOf(run, of, values).sort((one, other) => compare(one.key, other.key))) {
      const order = resumed ? compare(of, resumed[0]!) || compare(page.key, resumed[1]!) : 0;
      if (order >= 0) found.push({ of, page });
      if (found.length > values.limit) return found;
    }
  }
  return found;
}

/** The files with the content of a file. One of a shared repository is among them itself (docs/behaviour/writing.md 11). */
function withContentOf(run: QueryRun, key: string, { localonly }: Values): (FilePage | SharedFile)[] {
  const { pages, site } = run.context.wiki;
  const own = pages.findTitle(fileNamespace, key);
  const shared = localonly ? undefined : site.sharedFiles;
  const file = own?.file ?? shared?.get(key)?.file;
  const sha1 = file?.versions[0]?.sha1;
  if (sha1 === undefined) return [];
  const uploaded = pages.files.withContent(sha1).flatMap((name) => {
    const page = name === key ? undefined : pages.findTitle(fileNamespace, name);
    return page && isFilePage(page) ? page : [];
  });
  return shared ? [...uploaded, ...sharedWithContent(shared, sha1)] : uploaded;
}

const byContent = new WeakMap<ReadonlyMap<string, SharedFile>, ReadonlyMap<string, readonly SharedFile[]>>();

/** Compares all of them once. */
function sharedWithContent(files: ReadonlyMap<string, SharedFile>, sha1: string): readonly SharedFile[] {
  let groups = byContent.get(files);
  if (!groups) {
    const found = new Map<string, SharedFile[]>();
    for (const file of files.values()) {
      const content = file.file.versions[0]?.sha1;
      if (content === undefined) continue;
      const same = found.get(content);
      if (same) same.push(file);
      else found.set(content, [file]);
    }
    byContent.set(files, (groups = found));
  }
  return groups.get(sha1) ?? [];
}
