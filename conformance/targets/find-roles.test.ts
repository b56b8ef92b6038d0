import { expect } from 'chai';

import type { FileRole } from '../../schemas/generated/scenario';
import { createWiki } from '../../emulator';
import { ApiClient } from '../http/api-client';
import { sendInProcess } from '../http/send-in-process';
import { FileFinder } from './find-roles';
import { madeUpApi, type SentParameters } from '../http/made-up-api.test-support';

/** A page: its id, its namespace, whether it is a redirect, and the files that it uses. */
type Row = readonly [id: number, ns: number, redirect: boolean, ...files: string[]];
const rows: readonly Row[] = [
  [2, 0, false, 'Two words.png', 'Ångström.png'],
  [3, 0, false, 'Popular.png', 'Ångström.png'],
  [4, 2, true, 'Popular.png'],
  [5, 10, false, 'Popular.png', 'Plain.png'],
  [6, 0, false, 'Plain.png', 'eBay.png'],
];

const unknown = { batchcomplete: true, warnings: { main: { warnings: 'Unrecognized parameter.' } } };
const page = ([pageid, ns, redirect]: Row) => ({
  pageid,
  ns,
  title: `Page ${pageid}`,
  ...(redirect ? { redirect } : {}),
});

/** Responds as real wikis do in format version 2, with two uses per response. */
function allFileUsages({ afprefix, afcontinue }: SentParameters): unknown {
  const uses = rows
    .flatMap(([fromid, , , ...files]) => files.map((name) => ({ fromid, ns: 6, title: `File:${name}` })))
    .filter(({ title }) => title.startsWith(`File:${afprefix ?? ''}`))
    .sort((one, other) => (one.title < other.title ? -1 : 1));
  const from = Number(afcontinue ?? 0);
  const more = from + 2 < uses.length ? { continue: { afcontinue: String(from + 2), continue: '-||' } } : {};
  return { batchcomplete: true, ...more, query: { allfileusages: uses.slice(from, from + 2) } };
}

function response(sent: SentParameters): unknown {
  const { list, pageids, generator, meta, gapnamespace } = sent;
  if (list !== undefined) return allFileUsages(sent);
  if (meta === 'siteinfo') return { query: { namespaces: { '-1': {}, '0': {}, '2': {}, '10': {} } } };
  const wanted = new Set(pageids?.split('|').map(Number));
  if (pageids !== undefined) return { query: { pages: rows.filter(([id]) => wanted.has(id)).map(page) } };
  if (generator === undefined) return unknown;
  const inNamespace = rows.filter(([, ns]) => String(ns) === gapnamespace);
  const images = (row: Row) => row.slice(3).map((name) => ({ ns: 6, title: `Datei:${String(name)}` }));
  return { batchcomplete: true, query: { pages: inNamespace.map((row) => ({ ...page(row), images: images(row) })) } };
}

/** Finds files for roles in turn, on a wiki that does not know some parameters. */
async function find(roles: readonly Omit<FileRole, 'kind'>[], ...hidden: string[]) {
  const { send, sent } = madeUpApi((parameters) =>
    hidden.some((name) => name in parameters) ? unknown : response(parameters),
  );
  const finder = new FileFinder(new ApiClient(send));
  const found: string[] = [];
  for (const role of roles) {
    const file = await finder.find({ kind: 'file', ...role }, new Set());
    found.push('title' in file ? file.title : file.reason);
  }
  return { found, requests: sent.length };
}

const roles: readonly Omit<FileRole, 'kind'>[] = [
  { uses: 3 },
  { uses: '>= 2' },
  { uses: 2, redirects: 0, namespaces: 2 },
  { uses: 1, spaces: true },
  { uses: '>= 3', namespaces: '>= 3', redirects: 1 },
];
const files = ['File:Popular.png', 'File:Plain.png', 'File:Plain.png', 'File:Two words.png', 'File:Popular.png'];

describe('FileFinder', () => {
  it('finds files by the list of all uses, and surveys the wiki once', async () => {
    const { found, requests } = await find(roles);
    expect(found).to.deep.equal(files);
    // Five requests for the nine uses, and one each for the pages of two files, one of which is known by then.
    expect(requests).to.equal(7);
  });

  for (const hidden of [['pageids'], ['list'], ['list', 'pageids']]) {
    it(`goes through the pages where a wiki does not know ${hidden.join(' and ')}`, async () => {
      expect((await find(roles, ...hidden)).found).to.deep.equal(files);
    });
  }

  it('never requests what the rules are about', async () => {
    const { send, sent } = madeUpApi(response);
    await new FileFinder(new ApiClient(send)).find({ kind: 'file', uses: 3, namespaces: 3 }, new Set());
    expect(sent.map(({ list }) => list)).not.to.include('imageusage');
  });

  it('invents a name for an unused file', async () => {
    const unused = [{ uses: 0 }, { uses: 0, spaces: false }];
    const names = ['File:Wikidouble unused 1.png', 'File:Wikidouble-unused-1.png'];
    expect((await find(unused)).found).to.deep.equal(names);
    expect((await find(unused, 'list')).found).to.deep.equal(names);
    const finder = new FileFinder(new ApiClient(madeUpApi(response).send));
    expect(await finder.find({ kind: 'file', uses: 0 }, new Set(['File:Wikidouble unused 1.png']))).to.deep.equal({
      title: 'File:Wikidouble unused 2.png',
    });
  });

  it('does not take a used name for an unused one', async () => {
    const used = { query: { allfileusages: [{ ns: 6, title: 'File:Wikidouble unused 1.png' }] } };
    const { send } = madeUpApi((sent) => (sent.afprefix?.endsWith('1') ? used : response(sent)));
    expect(await new FileFinder(new ApiClient(send)).find({ kind: 'file', uses: 0 }, new Set())).to.deep.equal({
      title: 'File:Wikidouble unused 2.png',
    });
  });

  it('reports what it did not find, or could not look for', async () => {
    const { found } = await find([
      { uses: 1, spaces: false },
      { uses: '>= 4', redirects: 1 },
    ]);
    expect(found).to.deep.equal([
      'no file with 1 use, no spaces in its name (files in use: 5)',
      'no file with at least 4 uses, 1 redirect among them (files in use: 5)',
    ]);
    expect((await find([{ uses: 0 }, { uses: 1 }], 'list', 'generator')).found).to.deep.equal([
      'cannot look for a file with 0 uses: the wiki does not list what its pages use',
      'cannot look for a file with 1 use: the wiki does not list what its pages use',
    ]);
  });

  it('prefers what a role prefers, and falls back on the file with the most uses', async () => {
    const { found } = await find([
      { uses: '>= 1', preferably: { uses: 2, redirects: 0, namespaces: 2 } },
      { uses: '>= 1', preferably: { uses: '>= 12', namespaces: '>= 2' } },
      { uses: '>= 4', preferably: { uses: '>= 12' } },
    ]);
    expect(found).to.deep.equal([
      'File:Plain.png',
      'File:Popular.png',
      'no file with at least 4 uses (files in use: 5)',
    ]);
  });

  it('distinguishes an absent file from one that was not found', async () => {
    const absent = new FileFinder(new ApiClient(madeUpApi(response).send));
    expect(await absent.find({ kind: 'file', uses: 9 }, new Set())).to.include({ isAbsent: true });
    const endless = { query: { allfileusages: [] }, continue: { afcontinue: 'x', continue: '-||' } };
    const notFound = new FileFinder(new ApiClient(madeUpApi(() => endless).send));
    expect(await notFound.find({ kind: 'file', uses: 9 }, new Set())).to.include({ isAbsent: false });
  });

  it('does not count uses of an incomplete list', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ fromid: index + 1, ns: 6, title: 'File:Many.png' }));
    const endless = { query: { allfileusages: many }, continue: { afcontinue: 'x', continue: '-||' } };
    const finder = new FileFinder(new ApiClient(madeUpApi(() => endless).send));
    expect(await finder.find({ kind: 'file', uses: 500 }, new Set())).to.have.property('reason');
    expect(await finder.find({ kind: 'file', uses: '>= 500' }, new Set())).to.deep.equal({ title: 'File:Many.png' });
  });
});

describe('FileFinder, on a wiki with many files of few uses', () => {
  it('looks at the pages of several files in one request', async () => {
    const files = Array.from({ length: 15 }, (_, index) => `File:File ${String(index).padStart(2, '0')}.png`);
    const pages = files.flatMap((file, index) => [
      { title: `Page ${index}`, uses: [file] },
      { title: `${index === 14 ? 'Talk:' : ''}Other page ${index}`, uses: [file] },
    ]);
    const wiki = createWiki({ pages });
    const finder = new FileFinder(new ApiClient(sendInProcess(wiki, 'http://wiki.example/api.php')));
    const found = await finder.find({ kind: 'file', uses: 2, namespaces: 2 }, new Set());
    expect(found).to.deep.equal({ title: 'File:File 14.png' });
    // One for the uses, and one for the 30 pages.
    expect(wiki.requests).to.have.lengthOf(2);
  });
});

describe('FileFinder, on a very large wiki', () => {
  const popular = Array.from({ length: 12 }, (_, index) => `Flag ${String(index).padStart(2, '0')}.svg`);
  const pages = [
    ...Array.from({ length: 600 }, (_, index) => ({
      title: `Page ${index}`,
      uses: popular.map((name) => `File:${name}`),
    })),
    ...['One', 'Talk:Two', 'User:Three'].map((title) => ({ title, uses: ['File:Zebra crossing.png'] })),
  ];

  it('skips the uses of popular files, and finds one with few in a few requests', async () => {
    const wiki = createWiki({ pages });
    const finder = new FileFinder(new ApiClient(sendInProcess(wiki, 'http://wiki.example/api.php')));
    expect(await finder.find({ kind: 'file', uses: 3 }, new Set())).to.deep.equal({ title: 'File:Zebra crossing.png' });
    expect(await finder.find({ kind: 'file', uses: '>= 12' }, new Set())).to.deep.equal({ title: 'File:Flag 00.svg' });
    expect(wiki.requests).to.have.length.below(12);
    // Listing 600 uses five at a time would take 120 requests.
    expect(await finder.find({ kind: 'file', uses: '>= 12' }, new Set(), 100)).to.deep.include({
      reason: 'no file with at least 12 uses, and at most 100 of them (files in use: more than 6)',
      isAbsent: false,
      isTooLarge: true,
    });
  });
});
