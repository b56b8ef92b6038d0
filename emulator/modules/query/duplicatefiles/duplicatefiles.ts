import { titleOfKey } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { compareByCodePoint } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { queryModule } from '../../module';
import { pageTitle, type PageEntry } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';

const parameters = declareParameters('df', {
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['file key', 'file key'] },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
  /** Files of shared repositories do not count: those are not compared here. */
  localonly: { type: 'boolean' },
});

type Values = ValuesOf<typeof parameters>;

/** Two files with the same content. */
interface Duplicate {
  readonly of: string;
  readonly page: Page;
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
      const { timestamp, user } = page.file!.versions[0]!;
      const row = { name: page.key, timestamp, user };
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
  const { pages } = run.context.wiki;
  // Without a title of a file, not even the continuation is read (vector duplicatefiles/bad-continue-without-files).
  if (keys.length === 0) return [];
  const resumed = values.continue?.split('|');
  if (resumed && resumed.length !== 2) throw run.badContinue();
  const sign = values.dir === 'descending' ? -1 : 1;
  const compare = (one: string, other: string) => compareByCodePoint(one, other) * sign;
  const found: Duplicate[] = [];
  for (const of of [...new Set(keys)].sort(compare)) {
    const sha1 = pages.findTitle(fileNamespace, of)?.file?.versions[0]?.sha1;
    const names = sha1 === undefined ? [] : pages.files.withContent(sha1).filter((name) => name !== of);
    for (const name of [...names].sort(compare)) {
      const order = resumed ? compare(of, resumed[0]!) || compare(name, resumed[1]!) : 0;
      const page = order >= 0 ? pages.findTitle(fileNamespace, name) : undefined;
      if (page) found.push({ of, page });
      if (found.length > values.limit) return found;
    }
  }
  return found;
}
