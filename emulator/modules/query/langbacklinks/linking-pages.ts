import type { Page } from '../../../model/page';
import { comparePlaced, type PlacedLink } from '../../../model/prefixed-links';
import { type PrefixedLinks } from '../../../model/prefixed-title';
import { titleOfKey } from '../../../model/title';
import type { ResultRecord } from '../../../response/result-tree';
import type { PageSource } from '../../page-set/page-set';
import { requirePrefix } from '../langlinks/listed-links';
import type { QueryRun } from '../query-run';
import { castPlaceNumber } from '../recentchanges/continue';

/** What a request for pages that link to other wikis says, whatever the names of its parameters are. */
interface WantedPages {
  readonly title?: string | undefined;
  readonly prop: readonly string[];
  readonly limit: number;
  readonly continue?: string | undefined;
  readonly dir: string;
}

/** Which links count. */
export interface LinkingKind {
  /** The only prefix. */
  readonly prefix: string | undefined;
  readonly kind: keyof PrefixedLinks;
  /** The name of the parameter for prefixes. */
  readonly prefixParameter: string;
  /** The code of the error for a title without a prefix. */
  readonly errorCode: string;
  /** What the names of the members begin with. */
  readonly rowPrefix: 'll' | 'iw';
}

/** `list=langbacklinks`, `list=iwbacklinks` (reading 20.3). */
export function listLinkingPages(run: QueryRun, wanted: WantedPages, linking: LinkingKind): void {
  const { links, next } = findLinks(run, wanted, linking);
  const list = run.outputList(linking.rowPrefix);
  const prefixName = `${linking.rowPrefix}${linking.prefixParameter}`;
  const titleName = `${linking.rowPrefix}title`;
  for (const { page, ...link } of links) {
    const row: ResultRecord = {
      ...{ pageid: page.id, ns: page.namespace, title: page.title },
      ...(page.redirect && { redirect: true }),
      ...(wanted.prop.includes(prefixName) && { [prefixName]: link.prefix }),
      ...(wanted.prop.includes(titleName) && { [titleName]: link.title }),
    };
    if (run.addRow(list, row)) continue;
    run.continueAt('continue', placeText(link));
    return;
  }
  if (next) run.continueAt('continue', placeText(next));
}

/** The same pages as those of a generator. */
export function generateLinkingPages(run: QueryRun, wanted: WantedPages, linking: LinkingKind): PageSource {
  const { links, next } = findLinks(run, wanted, linking);
  if (next) run.continueAt('continue', placeText(next));
  return { kind: 'generated titles', titles: links.map(({ page }) => titleOfKey(page)) };
}

function placeText({ prefix, title, pageId }: PlacedLink): string {
  return `${prefix}|${title}|${pageId}`;
}

interface FoundLinks {
  readonly links: readonly (PlacedLink & { readonly page: Page })[];
  /** The first link of the next response. */
  readonly next: PlacedLink | undefined;
}

/** By prefix, title and page. */
function findLinks(run: QueryRun, wanted: WantedPages, linking: LinkingKind): FoundLinks {
  const { title, limit } = wanted;
  requirePrefix(run, { ...linking, title });
  const { kind, prefix } = linking;
  const sign = wanted.dir === 'descending' ? -1 : 1;
  const from = readPlace(run, wanted.continue);
  const bound =
    prefix === undefined || title === undefined
      ? undefined
      : { prefix, title, pageId: sign < 0 ? Infinity : -Infinity };
  const start = from && bound && comparePlaced(from, bound) * sign < 0 ? bound : (from ?? bound);
  const { pages } = run.context.wiki;
  const links: (PlacedLink & { page: Page })[] = [];
  for (const link of pages.prefixedUsage(kind).walk(prefix, sign < 0, start)) {
    if (title !== undefined && link.title !== title) break;
    if (links.length === limit) return { links, next: link };
    const page = pages.find(link.pageId);
    if (page) links.push({ ...link, page });
  }
  return { links, next: undefined };
}

/** Reads `mw|Foo|7`. @throws UsageError `badcontinue` */
function readPlace(run: QueryRun, text: string | undefined): PlacedLink | undefined {
  if (text === undefined) return undefined;
  const [prefix = '', title = '', id, ...rest] = text.split('|');
  if (id === undefined || rest.length > 0) throw run.badContinue();
  return { prefix, title, pageId: castPlaceNumber(id, run) };
}
