import { declareParameters } from '../request/parameter-declarations';
import { UsageError } from '../response/usage-error';
import type { ResultRecord } from '../response/result-tree';
import { compareByCodePoint } from '../wiki/file-usage';
import { isTitle, parseTitle, prefixedText, type Titled } from '../wiki/title';
import type { PageEntry } from './page-set/page-set';
import type { PrintedPage } from './page-set/page-set-output';
import { isCanonicalInteger } from './image-usage-continue';
import { queryModule } from './module';
import { badContinue, type QueryRun } from './query-run';

/** A bound of the bytes that the module adds to a page. */
const largestPage = 512;

/** `prop=info`, without `inprop`: what every page says of itself (facts 4.7). */
export const info = queryModule({
  kind: 'prop',
  name: 'info',
  cacheMode: 'public',
  parameters: declareParameters('in', {
    continue: { type: 'string' },
  }),
  run(run, values, pages) {
    const from = values.continue === undefined ? undefined : readFrom(run, values.continue);
    const roomy = run.hasRoomFor(pages.length * largestPage);
    for (const { page, title } of titledPages(pages, !roomy)) {
      if (from && compareTitles(title, from) < 0) continue;
      if (run.addToPage(page, members(run, page.entry), largestPage)) continue;
      run.continueAt('incontinue', `${title.namespace}|${title.key.replaceAll('_', ' ')}`);
      break;
    }
  },
});

interface TitledPage {
  readonly page: PrintedPage;
  readonly title: Titled;
}

/** Sorted by namespace and title, where the order shows: where not all of it fits (asked). */
function titledPages(pages: readonly PrintedPage[], sorted: boolean): TitledPage[] {
  const titled = pages.flatMap((page) => {
    const title = titleOf(page.entry);
    return title ? [{ page, title }] : [];
  });
  return sorted ? titled.sort((a, b) => compareTitles(a.title, b.title)) : titled;
}

function titleOf(entry: PageEntry): Titled | undefined {
  if (entry.kind === 'existing') return entry.page;
  return entry.kind === 'missing' ? entry.title : undefined;
}

function compareTitles(a: Titled, b: Titled): number {
  return a.namespace - b.namespace || compareByCodePoint(a.key, b.key);
}

/** Reads `incontinue`: `<namespace>|<title without prefix>` of the first page to add to (asked). */
function readFrom(run: QueryRun, text: string): Titled {
  const { wiki, release } = run.context;
  const [number = '', name, ...rest] = text.split('|');
  if (name === undefined || rest.length > 0) throw badInfoContinue();
  if (!isCanonicalInteger(number) && !release.acceptsAnyNumber) throw badInfoContinue();
  const id = Math.trunc(Number.parseFloat(number)) || 0;
  const { namespaces } = wiki.site;
  if (!namespaces.byId(id)) throw badInfoContinue();
  const title = parseTitle(prefixedText({ namespace: id, key: name }, namespaces), wiki.site);
  if (!isTitle(title) || title.key === '') throw badInfoContinue();
  return title;
}

function badInfoContinue(): UsageError {
  return new UsageError(badContinue, 'query+info');
}

function members(run: QueryRun, entry: PageEntry): ResultRecord {
  const { language } = run.context.wiki.site;
  const common = {
    contentmodel: 'wikitext',
    pagelanguage: language,
    pagelanguagehtmlcode: language,
    pagelanguagedir: 'ltr',
  };
  if (entry.kind !== 'existing') return common;
  const { page } = entry;
  return {
    ...common,
    touched: page.touched,
    lastrevid: page.revision,
    length: page.length,
    redirect: page.redirect || undefined,
    new: page.isNew || undefined,
  };
}
