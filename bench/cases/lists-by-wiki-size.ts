import type { Wiki, WikiDefinition } from 'wikidouble';

import type { BenchCase, Figure } from '../bench-case';
import { figure } from '../figures';
import { fitsIntoMemory } from '../memory';
import { repeatedly, takeTurns, type Sampler } from '../rounds';
import { sendOnce } from '../send-once';

/** In milliseconds: in a large heap, a garbage collection takes several, and each sample must have its share of them. */
const sampleTime = 60;

const smallSize = 100;
const largeSize = 1_000_000;
/** Where there is no room for more. */
const sizeWithoutRoom = 100_000;
/** What a page of these wikis takes while its wiki is made, with room to spare. */
const bytesPerPage = 12_000;

/** What each list needs to find pages of these wikis. Lists that are not named here need nothing. */
const needed: Readonly<Record<string, string>> = {
  backlinks: 'bltitle=Target',
  categorymembers: 'cmtitle=Category:Things',
  embeddedin: 'eititle=Template:Box',
  exturlusage: 'euquery=example.org',
  imageusage: 'iutitle=File:Photo.png',
  iwbacklinks: 'iwblprefix=w',
  langbacklinks: 'lbllang=fr',
  pageswithprop: 'pwppropname=displaytitle',
  prefixsearch: 'pssearch=Page',
  search: 'srsearch=link&srwhat=text',
  usercontribs: 'ucuser=Admin',
  users: 'ususers=Admin',
};

/** Lists that only some users may see, and those of a user: the benchmark has no account. */
const withoutAccess = new Set(['alldeletedrevisions', 'deletedrevs', 'mystashedfiles', 'watchlist', 'watchlistraw']);

/** A page of results of any list costs the same in a wiki of a hundred pages and of a million. */
export const listsByWikiSize: BenchCase = {
  name: 'lists-by-wiki-size',
  description: 'time for ten results of each list in a wiki of 100,000 pages or a million, to that in one of 100',
  async run(budget) {
    const { createWiki } = await import('wikidouble');
    const size = fitsIntoMemory(largeSize, bytesPerPage) ? largeSize : sizeWithoutRoom;
    const [small, large] = [smallSize, size].map((pages) => createWiki(wikiOf(pages))) as [Wiki, Wiki];
    process.stderr.write(
      `Made a wiki of ${size.toLocaleString('en')} pages (${Math.round(process.memoryUsage().rss / 1e6)} MB).\n`,
    );
    const requests = [...requestsFor(small)];
    const figures: Figure[] = [];
    for (const [done, [name, path]] of requests.entries()) {
      const ask = (wiki: Wiki) => (): void => {
        mustSucceed(sendOnce(wiki, path).body, path);
      };
      const [measured, baseline] = [nameOf(name, size), nameOf(name, smallSize)];
      const contenders = new Map<string, Sampler>([
        [baseline, repeatedly(ask(small), sampleTime)],
        [measured, repeatedly(ask(large), sampleTime)],
      ]);
      const seconds = budget.seconds / requests.length;
      const samples = await takeTurns(contenders, { seconds, progress: () => undefined });
      figures.push(figure(samples, { measured, baseline, better: 'lower', unit: 'ms' }));
      budget.progress(done + 1, requests.length);
    }
    return figures.toSorted((one, other) => other.ratio - one.ratio);
  },
};

function nameOf(list: string, size: number): string {
  return `${list} in ${size.toLocaleString('en')} pages`;
}

/** A path for each list, and for each page of `querypage` that anybody may see. */
function* requestsFor(wiki: Wiki): Generator<[name: string, path: string], void> {
  for (const list of valuesOf(wiki, 'query', 'list')) {
    if (withoutAccess.has(list)) continue;
    const path = `/api.php?action=query&format=json&list=${list}`;
    if (list !== 'querypage') {
      yield [list, `${path}&${needed[list] ?? ''}`];
      continue;
    }
    for (const page of valuesOf(wiki, 'query+querypage', 'page')) {
      if (page !== 'Unwatchedpages') yield [`querypage ${page}`, `${path}&qppage=${page}`];
    }
  }
}

interface ParameterInformation {
  readonly paraminfo: {
    readonly modules: readonly [{ readonly parameters: readonly { readonly name: string; readonly type: string[] }[] }];
  };
}

/** The values that a parameter takes, as the wiki itself describes them: no list can be forgotten. */
function valuesOf(wiki: Wiki, module: string, parameter: string): readonly string[] {
  const path = `/api.php?action=paraminfo&format=json&formatversion=2&modules=${encodeURIComponent(module)}`;
  const { paraminfo } = JSON.parse(sendOnce(wiki, path).body) as ParameterInformation;
  return paraminfo.modules[0].parameters.find(({ name }) => name === parameter)?.type ?? [];
}

function mustSucceed(body: string, path: string): void {
  if (body.startsWith('{"error"')) throw new Error(`The wiki refused ${path}: ${body}`);
}

/** Pages that every list finds, most of them by the same title. */
function wikiOf(size: number): WikiDefinition {
  const pages = Array.from({ length: size }, (_, index) => ({
    title: `Page ${index}`,
    text:
      `unique${index} word${index % 7} {{Box}} [[Target]] [[w:Target]] [[File:Photo.png]] [[Category:Things]] ` +
      `[http://example.org/${index} link] [[fr:Page ${index}]] {{DISPLAYTITLE:Page ${index}}}`,
  }));
  const redirects = Array.from({ length: 20 }, (_, index) => ({ title: `Redirect ${index}`, redirect: 'Target' }));
  const used = [{ title: 'Template:Box', text: 'box' }, { title: 'Target' }, { title: 'File:Photo.png', file: {} }];
  return { pages: [...pages, ...redirects, ...used] };
}
