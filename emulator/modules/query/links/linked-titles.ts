import type { Page } from '../../../model/page';
import { prefixedText, isTitle, parseTitle, titleOfKey, titleText } from '../../../model/title';
import { compareTitles, readTitleText, sortedTitleTexts } from '../../../model/title-text';
import { isCanonicalInteger } from '../../../text/integer';
import { existingPages, printedById, type PageSet, type PageSource, type PrintedPage } from '../../page-set/page-set';
import { largestTitleRow, type QueryRun } from '../query-run';

/** What the modules of `prop` take that list the titles which a page links to or transcludes. */
export const titleListParameters = {
  namespace: { type: 'namespace list', allSpecifier: '*', extra: [-2, -1] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['page id', 'namespace', 'page key'] },
} as const;

/** Comes last. */
export const directionParameter = {
  dir: { type: 'enumeration', values: ['ascending', 'descending'], default: 'ascending' },
} as const;

interface TitleListValues {
  readonly namespace?: readonly number[] | undefined;
  readonly limit: number;
  readonly continue?: string | undefined;
  readonly dir: string;
}

/** Which titles of a page are listed. */
interface Listed {
  /** The titles of a page, in any order: `10:Box`. */
  readonly titlesOf: (page: Page) => readonly string[];
  /** Only these. */
  readonly wanted: readonly string[] | undefined;
}

/** A title that a page links to. */
interface LinkedTitle {
  readonly pageId: number;
  readonly namespace: number;
  readonly key: string;
}

/** Adds the titles to the pages. */
export function listTitles(
  run: QueryRun,
  values: TitleListValues,
  pages: readonly PrintedPage[],
  listed: Listed,
): void {
  const byId = printedById(pages);
  const existing = existingPages(pages.map(({ entry }) => entry));
  const { namespaces } = run.context.wiki.site;
  for (const linked of findTitles(run, values, existing, listed)) {
    const page = byId.get(linked.pageId);
    const row = { ns: linked.namespace, title: prefixedText(linked, namespaces) };
    if (!page || run.addPageRow(page, run.prefix, row, largestTitleRow)) continue;
    run.continueAt('continue', placeText(linked));
    break;
  }
}

/** The titles as the pages of a generator. */
export function generateTitles(
  run: QueryRun,
  values: TitleListValues,
  { entries }: PageSet,
  listed: Listed,
): PageSource {
  const existing = existingPages(entries);
  const titles = findTitles(run, values, existing, listed).map(titleOfKey);
  return { kind: 'generated titles', titles };
}

function placeText({ pageId, namespace, key }: LinkedTitle): string {
  return `${pageId}|${namespace}|${key}`;
}

/** The titles of one response, by page, namespace and key; notes where the next one begins. */
function findTitles(
  run: QueryRun,
  values: TitleListValues,
  pages: readonly Page[],
  listed: Listed,
): readonly LinkedTitle[] {
  if (pages.length === 0) return [];
  const namespaces = new Set(values.namespace);
  const wanted = readWanted(run, listed.wanted, namespaces);
  // Then nothing else is looked at, not even where to continue (vector links/no-title-left).
  if (wanted?.size === 0) return [];
  const from = readFrom(run, values);
  const { limit } = values;
  const sign = values.dir === 'descending' ? -1 : 1;
  const compare = (a: LinkedTitle, b: LinkedTitle) => sign * (a.pageId - b.pageId || compareTitles(a, b));
  const found: LinkedTitle[] = [];
  for (const page of [...pages].sort((a, b) => sign * (a.id - b.id))) {
    const titles = sortedTitleTexts(listed.titlesOf(page));
    for (let index = 0; index < titles.length && found.length <= limit; index++) {
      const text = titles[sign < 0 ? titles.length - 1 - index : index]!;
      if (wanted && !wanted.has(text)) continue;
      const linked = { pageId: page.id, ...readTitleText(text) };
      if (namespaces.size > 0 && !namespaces.has(linked.namespace)) continue;
      if (!from || compare(linked, from) >= 0) found.push(linked);
    }
  }
  const next = found[limit];
  if (next) run.continueAt('continue', placeText(next));
  return found.slice(0, limit);
}

/** Reads `plcontinue`: `<page id>|<namespace>|<key>` of the first title to list. */
function readFrom(run: QueryRun, values: TitleListValues): LinkedTitle | undefined {
  if (values.continue === undefined) return undefined;
  const parts = values.continue.split('|');
  const [id = '', namespace = '', key = ''] = parts;
  const { acceptsAnyNumber } = run.context.release;
  const areNumbers = [id, namespace].every((part) => isCanonicalInteger(part) || acceptsAnyNumber);
  if (parts.length !== 3 || !areNumbers) throw run.badContinue();
  const [pageId, number] = [id, namespace].map((part) => Math.trunc(Number.parseFloat(part)) || 0);
  return { pageId: pageId!, namespace: number!, key };
}

/** The titles that are requested, of the requested namespaces. Others than pages of the wiki are reported. */
function readWanted(
  run: QueryRun,
  texts: readonly string[] | undefined,
  namespaces: ReadonlySet<number>,
): ReadonlySet<string> | undefined {
  if (texts === undefined || texts.length === 0) return undefined;
  const { wiki, release } = run.context;
  const wanted = new Set<string>();
  for (const text of texts) {
    const title = parseTitle(text, wiki.site);
    if (!isTitle(title) || title.interwiki !== '') {
      run.warn({ code: 'invalidtitle', key: 'apiwarn-invalidtitle', parameters: [release.escapeWikitext(text)] });
    } else if (title.namespace >= 0 && title.key !== '') {
      if (namespaces.size === 0 || namespaces.has(title.namespace)) wanted.add(titleText(title));
    }
  }
  return wanted;
}
