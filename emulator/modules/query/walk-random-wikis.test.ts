import { expect } from 'chai';
import * as fc from 'fast-check';
import { createWiki, type Wiki } from '../../index';
import { send, member } from '../../testing/send.test-support';

const namespaces: ReadonlyMap<number, string> = new Map([
  [0, ''],
  [1, 'Talk:'],
  [2, 'User:'],
  [10, 'Template:'],
  [14, 'Category:'],
]);

interface RandomPage {
  readonly namespace: number;
  readonly isRedirect: boolean;
  /** Files 0 to 2; file 0 is the requested one, files 1 and 2 may be redirects to it. */
  readonly uses: readonly number[];
}

interface RandomWiki {
  readonly pages: readonly RandomPage[];
  readonly redirects: readonly number[];
}

const randomWikis: fc.Arbitrary<RandomWiki> = fc.record({
  pages: fc.array(
    fc.record({
      namespace: fc.constantFrom(...namespaces.keys()),
      isRedirect: fc.boolean(),
      uses: fc.subarray([0, 1, 2]),
    }),
    { maxLength: 30 },
  ),
  redirects: fc.subarray([1, 2]),
});

const randomWalks = fc.record({
  limit: fc.integer({ min: 1, max: 10 }),
  descending: fc.boolean(),
  chosen: fc.subarray([...namespaces.keys()]),
  filter: fc.constantFrom('all', 'redirects', 'nonredirects'),
});

/** The title of a random page; the id that it gets is its place in the list, from 1. */
const titleOf = ({ namespace }: RandomPage, index: number): string => `${namespaces.get(namespace) ?? ''}P${index}`;

function build({ pages, redirects }: RandomWiki): Wiki {
  return createWiki({
    pages: [
      ...pages.map((page, index) => ({
        title: titleOf(page, index),
        uses: page.uses.map((file) => `File:F${file}.png`),
        ...(page.isRedirect ? { redirect: true as const } : {}),
      })),
      ...redirects.map((file) => ({ title: `File:F${file}.png`, redirect: 'File:F0.png', uses: ['File:F0.png'] })),
    ],
  });
}

/** Sends requests as a client does, until a response has no `continue`; throws if that never happens. */
function walk(wiki: Wiki, query: string, see: (response: unknown, cameFrom: string) => void): void {
  let further: Record<string, string> = {};
  for (let steps = 0; steps < 500; steps++) {
    const response = send(
      wiki,
      `format=json&formatversion=2&${query}&${new URLSearchParams(further).toString()}`,
    ).json();
    expect(member(response, 'error')).to.equal(undefined);
    see(response, further.iucontinue ?? '');
    const next = member(response, 'continue') as Record<string, string> | undefined;
    if (!next) return;
    expect(next, 'the same place again').not.to.deep.equal(further);
    further = next;
  }
  throw new Error(`${query} never ends`);
}

const sorted = (entries: Iterable<string>): string[] => [...entries].sort();

interface UsageRow {
  readonly title: string;
  readonly redirlinks?: readonly UsageRow[];
}

describe('walking any list of a random wiki', () => {
  it('visits every page that uses the file once, in order', () => {
    fc.assert(
      fc.property(randomWikis, randomWalks, (content, { limit, descending, chosen, filter }) => {
        const seen: number[] = [];
        const query =
          `action=query&list=imageusage&iutitle=File:F0.png&iulimit=${limit}&iufilterredir=${filter}` +
          `&iudir=${descending ? 'descending' : 'ascending'}&iunamespace=${chosen.join('|')}`;
        walk(build({ ...content, redirects: [] }), query, (response) => {
          const rows = member(response, 'query.imageusage') as { pageid: number }[];
          expect(rows.length).to.be.at.most(limit);
          for (const { pageid } of rows) seen.push(pageid);
        });
        const sign = descending ? -1 : 1;
        const expected = content.pages
          .map((page, index) => ({ ...page, id: index + 1 }))
          .filter(({ uses }) => uses.includes(0))
          .filter(({ namespace }) => chosen.length === 0 || chosen.includes(namespace))
          .filter(({ isRedirect }) => filter === 'all' || isRedirect === (filter === 'redirects'))
          .sort((a, b) => sign * ((chosen.length > 1 ? a.namespace - b.namespace : 0) || a.id - b.id));
        expect(seen).to.deep.equal(expected.map(({ id }) => id));
      }),
    );
  });

  it('visits every use through a redirect once', () => {
    fc.assert(
      fc.property(randomWikis, randomWalks, (content, { limit, descending, chosen }) => {
        const direct: string[] = [];
        const throughRedirect: string[] = [];
        const query =
          `action=query&list=imageusage&iutitle=File:F0.png&iuredirect=1&iulimit=${limit}` +
          `&iudir=${descending ? 'descending' : 'ascending'}&iunamespace=${chosen.join('|')}`;
        let batch: string[] = [];
        walk(build(content), query, (response, cameFrom) => {
          const rows = member(response, 'query.imageusage') as UsageRow[];
          const titles = rows.map(({ title }) => title);
          // If uses of redirects did not fit, the next response has the batch again, with those uses (core 4.5).
          if (cameFrom.split('|').length > 2) expect(titles).to.deep.equal(batch);
          else direct.push(...titles);
          batch = titles;
          for (const { title, redirlinks = [] } of rows) {
            for (const link of redirlinks) throughRedirect.push(`${title} < ${link.title}`);
          }
        });
        const inNamespace = (namespace: number): boolean => chosen.length === 0 || chosen.includes(namespace);
        const users = (file: number): string[] =>
          content.pages.flatMap((page, index) =>
            page.uses.includes(file) && inNamespace(page.namespace) ? [titleOf(page, index)] : [],
          );
        // The redirects are in the namespace of files, which is among the chosen ones only where none is chosen.
        const redirects = chosen.length === 0 ? content.redirects : [];
        expect(sorted(direct)).to.deep.equal(sorted([...users(0), ...redirects.map((file) => `File:F${file}.png`)]));
        const indirect = redirects.flatMap((file) => users(file).map((user) => `File:F${file}.png < ${user}`));
        expect(sorted(throughRedirect)).to.deep.equal(sorted(indirect));
      }),
    );
  });

  it('visits every use of every file once', () => {
    fc.assert(
      fc.property(randomWikis, randomWalks, fc.boolean(), (content, { limit, descending }, isUnique) => {
        const seen: string[] = [];
        const query =
          `action=query&list=allfileusages&afprop=${isUnique ? 'title' : 'ids|title'}&aflimit=${limit}` +
          `&afdir=${descending ? 'descending' : 'ascending'}${isUnique ? '&afunique=1' : ''}`;
        walk(build({ ...content, redirects: [] }), query, (response) => {
          const rows = member(response, 'query.allfileusages') as { title: string; fromid?: number }[];
          for (const { title, fromid } of rows) seen.push(isUnique ? title : `${title} < ${fromid}`);
        });
        const uses = content.pages.flatMap(({ uses }, index) =>
          uses.map((file) => (isUnique ? `File:F${file}.png` : `File:F${file}.png < ${index + 1}`)),
        );
        expect(sorted(seen)).to.deep.equal(sorted(new Set(uses)));
      }),
    );
  });

  it('visits every page that a generator finds once, with everything that is requested about it', () => {
    fc.assert(
      fc.property(randomWikis, randomWalks, (content, { limit, descending, chosen }) => {
        const seen: string[] = [];
        const query =
          `action=query&generator=imageusage&giutitle=File:F0.png&giulimit=${limit}&prop=info` +
          `&giudir=${descending ? 'descending' : 'ascending'}&giunamespace=${chosen.join('|')}`;
        walk(build({ ...content, redirects: [] }), query, (response) => {
          const pages = (member(response, 'query.pages') ?? []) as { title: string; lastrevid?: number }[];
          for (const { title, lastrevid } of pages) if (lastrevid !== undefined) seen.push(title);
        });
        const expected = content.pages.flatMap((page, index) =>
          page.uses.includes(0) && (chosen.length === 0 || chosen.includes(page.namespace))
            ? [titleOf(page, index)]
            : [],
        );
        expect(sorted(seen)).to.deep.equal(sorted(expected));
      }),
    );
  });
});
