import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { isCanonicalInteger } from '../../../text/integer';
import { compareByCodePoint } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { isTitle, parseTitle, prefixedText, titleOfKey } from '../../../model/title';
import { queryModule } from '../../module';
import { existingPages, printedById } from '../../page-set/page-set';
import { largestTitleRow, type QueryRun } from '../query-run';

const parameters = declareParameters('im', {
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['page id', 'file key'] },
  images: { type: 'string list', holds: 'file title' },
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
});

type Values = ValuesOf<typeof parameters>;

/** A file that a page uses. */
interface Use {
  readonly pageId: number;
  readonly file: string;
}

/** `prop=images`: the files that a page uses, existing or not (reading 2.2). */
export const images = queryModule({
  kind: 'prop',
  name: 'images',
  cacheMode: 'public',
  parameters,
  run(run, values, pages) {
    const byId = printedById(pages);
    const existing = existingPages(pages.map(({ entry }) => entry));
    for (const use of findUses(run, values, existing)) {
      const page = byId.get(use.pageId);
      if (!page || run.addPageRow(page, 'im', row(run, use), largestTitleRow)) continue;
      run.continueAt('continue', placeText(use));
      break;
    }
  },
  generatePages(run, values, { entries }) {
    const existing = existingPages(entries);
    const titles = findUses(run, values, existing).map(({ file }) => {
      return titleOfKey({ namespace: fileNamespace, key: file });
    });
    return { kind: 'generated titles', titles };
  },
});

function row(run: QueryRun, { file }: Use) {
  const title = { namespace: fileNamespace, key: file };
  return { ns: fileNamespace, title: prefixedText(title, run.context.wiki.site.namespaces) };
}

function placeText({ pageId, file }: Use): string {
  return `${pageId}|${file}`;
}

/** The uses of one response, by page, then file; notes where the next one begins. */
function findUses(run: QueryRun, values: Values, pages: readonly Page[]): readonly Use[] {
  if (pages.length === 0) return [];
  const { limit } = values;
  const from = readFrom(run, values);
  const wanted = readFiles(run, values);
  const sign = values.dir === 'descending' ? -1 : 1;
  const compare = (a: Use, b: Use) => sign * (a.pageId - b.pageId || compareByCodePoint(a.file, b.file));
  const uses: Use[] = [];
  for (const { id, uses: files } of [...pages].sort((a, b) => sign * (a.id - b.id))) {
    if (uses.length > limit) break;
    for (const file of files) {
      const use = { pageId: id, file };
      if ((!wanted || wanted.has(file)) && (!from || compare(use, from) >= 0)) uses.push(use);
    }
  }
  uses.sort(compare);
  const next = uses[limit];
  if (next) run.continueAt('continue', placeText(next));
  return uses.slice(0, limit);
}

/** Reads `imcontinue`: `<page id>|<file key>` of the first use to list. */
function readFrom(run: QueryRun, values: Values): Use | undefined {
  if (values.continue === undefined) return undefined;
  const [id, file, ...rest] = values.continue.split('|');
  const isNumber = isCanonicalInteger(id ?? '') || run.context.release.acceptsAnyNumber;
  if (id === undefined || file === undefined || rest.length > 0 || !isNumber) throw run.badContinue();
  return { pageId: Math.trunc(Number.parseFloat(id)) || 0, file };
}

/** The keys that `imimages` names; nothing where it names nothing. What is no file is warned of. */
function readFiles(run: QueryRun, { images: titles }: Values): ReadonlySet<string> | undefined {
  if (titles === undefined || titles.length === 0) return undefined;
  const { wiki, release } = run.context;
  const files = new Set<string>();
  for (const text of titles) {
    const title = parseTitle(text, wiki.site);
    if (isTitle(title) && title.namespace === fileNamespace && title.interwiki === '') {
      files.add(title.key);
    } else {
      const parameters = [release.escapeWikitext(text)];
      run.warn({ code: 'notfile', key: 'apiwarn-notfile', parameters });
    }
  }
  return files;
}
