import { expect } from 'chai';
import * as fc from 'fast-check';

import { createWiki, type Wiki, type WikiDefinition } from '../../index';
import { bothReleases, Client, member, send } from '../../testing/send.test-support';

interface Module {
  readonly name: string;
  readonly group: string;
  readonly prefix: string;
  readonly generator?: boolean;
  readonly parameters: readonly { readonly name: string }[];
}

type Row = Readonly<Record<string, unknown>>;

/** What a list needs besides its limit, or what makes it show all that it has. */
const needed: Readonly<Record<string, string>> = {
  allcategories: 'acprop=size|hidden',
  alldeletedrevisions: 'adrprop=ids|comment',
  backlinks: 'bltitle=P0',
  categorymembers: 'cmtitle=Category:C0',
  embeddedin: 'eititle=Template:T0',
  filearchive: 'faprop=sha1|description',
  imageinfo: 'iiprop=timestamp|sha1|comment',
  imageusage: 'iutitle=File:F0.png',
  iwbacklinks: 'iwblprefix=wikt',
  langbacklinks: 'lbllang=de',
  logevents: 'leprop=ids|title|type|details',
  pageswithprop: 'pwppropname=defaultsort',
  prefixsearch: 'pssearch=P',
  querypage: 'qppage=Wantedpages',
  recentchanges: 'rcprop=ids|title|loginfo',
  search: 'srsearch=moss&srwhat=text',
  usercontribs: 'ucuser=Ann|Ben',
  watchlist: 'wlallrev=1&wlprop=ids|title',
};

/** Lists that are not walked: one gives other pages each time, one is of the client alone and another test's. */
const notWalked = new Set(['random', 'mystashedfiles']);

const texts = [
  '[[P0]] [[P1|one]] moss',
  '[[P2]] [[Talk:P1]] [[User:Ann]]',
  '{{T0}} {{T1|a}}',
  '[[Category:C0|k]] [[Category:C1]] moss',
  '[[File:F0.png]] [[File:F1.png|thumb]]',
  '[https://one.example/a a] http://two.example/b',
  '[[de:Eins]] [[fr:Un]]',
  '[[wikt:moss]] [[wikt:fern]]',
  '{{DEFAULTSORT:z}} [[Category:C0]]',
  '#REDIRECT [[P0]]',
  '#REDIRECT [[P3]] [[Category:C2]]',
] as const;
const titles = [
  'P0',
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'Talk:P1',
  'User:Ann',
  'Template:T0',
  'Category:C0',
  'File:F0.png',
  'File:F1.png',
];

interface Step {
  readonly action: string;
  readonly as: string;
  readonly title: string;
  readonly to: string;
  readonly parts: readonly string[];
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('edit', 'edit', 'edit', 'edit', 'delete', 'protect', 'watch', 'block', 'move', 'undelete'),
  as: fc.constantFrom('Ann', 'Ben'),
  title: fc.constantFrom(...titles),
  to: fc.constantFrom(...titles),
  parts: fc.uniqueArray(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 }),
});
const histories = fc.array(step, { minLength: 15, maxLength: 45 });

/** What no history makes, or not in every wiki. */
const definition: WikiDefinition = {
  site: { interwiki: ['wikt', 'de', 'fr'] },
  users: ['Ann', 'Ben'].map((name) => ({ name, password: 'moss fern', groups: ['sysop'] })),
  pages: ['F0', 'F1', 'F2'].map((name) => ({
    title: `File:${name}.png`,
    text: '__NOINDEX__ {{DEFAULTSORT:f}}',
    file: {
      width: 2,
      height: 2,
      older: [{ timestamp: '2020-01-02T00:00:00Z' }, { timestamp: '2020-01-01T00:00:00Z' }],
    },
  })),
  deletedFiles: ['G0', 'G1', 'G1'].map((name) => ({ title: `File:${name}.png` })),
  protectedTitles: ['Q0', 'Q1', 'Q2'].map((title) => ({ title, level: 'sysop' })),
  blocks: ['10.0.0.2', '10.0.0.3', '10.1.0.0/16'].map((target) => ({ target })),
};

/** With these alone, every list has more than one entry. */
const basis: readonly Step[] = [
  ...texts.map((_, index) => ({
    action: 'edit',
    as: index % 2 === 0 ? 'Ann' : 'Ben',
    title: `P${index % 7}`,
    to: 'P0',
    parts: texts.slice(0, index),
  })),
  { action: 'delete', as: 'Ann', title: 'P3', to: 'P0', parts: [] },
  { action: 'edit', as: 'Ann', title: 'R3', to: 'P0', parts: ['[[W0]] [[W1]] [[W2]]'] },
  ...['R0', 'R1', 'R2'].map((title) => ({ action: 'edit', as: 'Ann', title, to: 'P0', parts: ['#REDIRECT [[P0]]'] })),
];

describe('walking any list', () => {
  for (const release of bothReleases) {
    it(`gives in ${release} with every limit what one large request gives`, function () {
      this.timeout(120_000);
      const continued = new Set<string>();
      const names = new Set<string>();
      fc.assert(
        fc.property(histories, (history) => {
          const wiki = createWiki(definition, { release });
          const ann = write(wiki, [...basis, ...history]);
          for (const module of modules(wiki)) {
            names.add(module.name);
            if (isContinued(ann, module)) continued.add(module.name);
            const whole = { rows: rowsOf(ann, module, 'max'), pages: module.generator && pagesOf(ann, module, 'max') };
            for (const limit of ['1', '2', '3', '4', '5', '6', '7']) {
              const walked = {
                rows: rowsOf(ann, module, limit),
                pages: module.generator && pagesOf(ann, module, limit),
              };
              expect(walked, `${module.name}, ${limit}`).to.deep.equal(whole);
            }
          }
        }),
        { numRuns: 4, examples: [[[]]], endOnFailure: true },
      );
      expect(
        [...names].filter((name) => !continued.has(name)),
        'lists with at most one entry',
      ).to.deep.equal([]);
    });
  }
});

/** Every module of the release that has a limit. */
function modules(wiki: Wiki): Module[] {
  const described = send(wiki, 'action=paraminfo&modules=query%2B**&format=json&formatversion=2').json();
  return (member(described, 'paraminfo.modules') as Module[]).filter(
    ({ name, parameters }) => parameters.some((parameter) => parameter.name === 'limit') && !notWalked.has(name),
  );
}

/** Changes the wiki in many ways; what cannot be done is left out. */
function write(wiki: Wiki, history: readonly Step[]): Client {
  const clients = new Map(['Ann', 'Ben'].map((name) => [name, new Client(wiki)]));
  for (const [name, client] of clients) client.logIn(name, 'moss fern');
  for (const { action, as, title, to, parts } of history) {
    const client = clients.get(as)!;
    const page = encodeURIComponent(title);
    const text = encodeURIComponent(parts.join(' '));
    const further: Readonly<Record<string, string>> = {
      edit: `title=${page}&text=${text}`,
      delete: `title=${page}`,
      protect: `title=${page}&protections=edit=sysop|create=sysop`,
      watch: `titles=${page}`,
      block: 'user=10.0.0.1&expiry=1 day&reblock=1',
      move: `from=${page}&to=${encodeURIComponent(to)}&movetalk=1`,
      undelete: `title=${page}`,
    };
    client.send(`action=${action}&format=json`, {
      body: `${further[action] ?? ''}&token=${client.token(action === 'watch' ? 'watch' : 'csrf')}`,
    });
  }
  return clients.get('Ann')!;
}

/** The responses to the end of a walk. */
function walk(client: Client, query: string): unknown[] {
  const responses: unknown[] = [];
  let further = '';
  do {
    const response = client.send(`action=query&format=json&formatversion=2&${query}${further}`).json();
    expect(member(response, 'error'), query).to.equal(undefined);
    responses.push(response);
    expect(responses.length, `${query} never ends`).to.be.below(600);
    const next = member(response, 'continue') as Readonly<Record<string, string>> | undefined;
    further = next ? `&${new URLSearchParams(next).toString()}` : '';
  } while (further !== '');
  return responses;
}

/** Properties that can only be walked page by page. */
const onePage: Readonly<Record<string, string>> = { imageinfo: 'File:F2.png', revisions: 'P0' };

function pagesFor(name: string): string {
  return `titles=${encodeURIComponent(onePage[name] ?? titles.join('|'))}`;
}

/** Whether there is more than one row. */
function isContinued(client: Client, { name, group, prefix }: Module): boolean {
  const query = `${group}=${name}&${prefix}limit=1&${needed[name] ?? ''}&${pagesFor(name)}`;
  return member(client.send(`action=query&format=json&${query}`).json(), 'continue') !== undefined;
}

/** The rows of a list, or of each page. */
function rowsOf(client: Client, { name, group, prefix }: Module, limit: string): unknown {
  const query = `${group}=${name}&${prefix}limit=${limit}&${needed[name] ?? ''}`;
  if (group === 'list') {
    const rows = walk(client, query).flatMap((response) => listed(response, name));
    return rows.some(({ revisions }) => Array.isArray(revisions)) ? ungrouped(rows) : rows;
  }
  const pages = new Map<unknown, unknown[]>();
  for (const response of walk(client, `${pagesFor(name)}&${query}`)) {
    for (const page of member(response, 'query.pages') as Row[]) {
      const rows = (page[name] ?? []) as unknown[];
      pages.set(page.title, [...(pages.get(page.title) ?? []), ...rows]);
    }
  }
  return Object.fromEntries(pages as Map<string, unknown[]>);
}

function listed(response: unknown, name: string): Row[] {
  const list = member(response, `query.${name}`) ?? member(response, name) ?? [];
  return (Array.isArray(list) ? list : member(list, 'results')) as Row[];
}

/** Revisions that are grouped by page: every response groups its own, so their order is not the same. */
function ungrouped(rows: readonly Row[]): string[] {
  return rows
    .flatMap(({ revisions, ...page }) => (revisions as Row[]).map((row) => JSON.stringify({ ...page, ...row })))
    .sort();
}

/** The pages of a generator, each once. */
function pagesOf(client: Client, { name, group, prefix }: Module, limit: string): unknown[] {
  const query = `generator=${name}&g${prefix}limit=${limit}&${(needed[name] ?? '').replace(new RegExp(`(^|&)${prefix}`, 'g'), `$1g${prefix}`)}`;
  const found = walk(client, group === 'prop' ? `${pagesFor(name)}&${query}` : query);
  const titlesFound = found.flatMap((response) =>
    ((member(response, 'query.pages') ?? []) as Row[]).map(({ title }) => String(title)),
  );
  return [...new Set(titlesFound)].sort();
}
