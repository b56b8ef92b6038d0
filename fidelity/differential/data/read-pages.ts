import type { FileVersionDefinition, PageDefinition, RevisionDefinition } from '../../../schemas/generated/wiki-file';
import { listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import { ApiProblem, batch, type ApiClient } from '../../../conformance/http/api-client';
import { fileNamespace } from '../../../emulator/model/namespaces';

/** Reading more would take minutes, as with pages. */
const maximumRevisions = 20_000;

/** What is read of each revision. */
const revisionProperties = { rvprop: 'ids|timestamp|user|comment|flags|tags|content', rvslots: 'main' };

/** A page with its whole history. */
export type FoundPage = PageDefinition & {
  readonly id: number;
  revisions: [RevisionDefinition, ...RevisionDefinition[]];
};

export interface FoundPages {
  /** In the order of their ids. */
  readonly pages: FoundPage[];
  /** The ids of their namespaces, by their own. */
  readonly namespaces: ReadonlyMap<number, number>;
}

/**
 * Reads every page with its history, up to a limit.
 *
 * @throws ApiProblem if the wiki responds with an error, or has too many revisions
 */
export async function readPages(client: ApiClient, namespaces: readonly number[], wanted: number): Promise<FoundPages> {
  const pages = new Map<number, FoundPage>();
  const namespaceOf = new Map<number, number>();
  for (const namespace of namespaces) {
    const parameters = {
      action: 'query',
      generator: 'allpages',
      gapnamespace: namespace,
      gaplimit: batch,
      prop: 'info|revisions|extlinks|categories',
      ...{ ellimit: 'max', clprop: 'timestamp', cllimit: 'max' },
      ...revisionProperties,
    };
    for await (const response of client.walk(parameters, wanted)) {
      for (const row of listAt(response, '/query/pages')) {
        const page = readPage(row);
        // The end of a large response may come with the next one.
        const [revision] = page.revisions;
        const known = pages.get(page.id);
        const externalLinks = [...(known?.externalLinks ?? []), ...(page.externalLinks ?? [])];
        const categoryTimestamps = { ...known?.categoryTimestamps, ...page.categoryTimestamps };
        const categoryTimes = Object.keys(categoryTimestamps).length > 0 && { categoryTimestamps };
        const revisions: FoundPage['revisions'] = [{ ...known?.revisions[0], ...revision }];
        pages.set(page.id, { ...known, ...page, externalLinks, revisions, ...categoryTimes });
        namespaceOf.set(page.id, namespace);
      }
      if (pages.size > wanted) break;
    }
  }
  await addHistories(client, pages.values());
  await addUses(client, pages, wanted);
  if (namespaces.includes(fileNamespace)) await addFiles(client, pages, wanted);
  await addTargets(client, pages);
  const sorted = [...pages.values()].sort((one, other) => one.id - other.id);
  return { pages: sorted, namespaces: namespaceOf };
}

function readPage(row: unknown): FoundPage {
  const [id, title] = [valueAt(row, '/pageid'), textAt(row, '/title')];
  if (typeof id !== 'number' || title === undefined) throw new ApiProblem('it does not tell its pages');
  return {
    id,
    title,
    ...(valueAt(row, '/redirect') === true && { redirect: true as const }),
    touched: textAt(row, '/touched') ?? '',
    revisions: [readRevision(listAt(row, '/revisions')[0])],
    uses: [],
    externalLinks: listAt(row, '/extlinks').map((link) => textAt(link, '/url') ?? ''),
    ...readCategoryTimestamps(row),
  };
}

/** When the page joined its categories, by title. */
function readCategoryTimestamps(row: unknown): Pick<PageDefinition, 'categoryTimestamps'> {
  const categories = listAt(row, '/categories').flatMap((category): [string, string][] => {
    const [title, timestamp] = [textAt(category, '/title'), textAt(category, '/timestamp')];
    return title === undefined || timestamp === undefined ? [] : [[title, timestamp]];
  });
  return categories.length > 0 ? { categoryTimestamps: Object.fromEntries(categories) } : {};
}

function readRevision(row: unknown): RevisionDefinition {
  const [id, parent] = [valueAt(row, '/revid'), valueAt(row, '/parentid')];
  const text = textAt(row, '/slots/main/content');
  const [user, timestamp, comment] = [textAt(row, '/user'), textAt(row, '/timestamp'), textAt(row, '/comment')];
  const [minor, tags] = [valueAt(row, '/minor'), listAt(row, '/tags')];
  return {
    ...(typeof id === 'number' && { id }),
    ...(typeof parent === 'number' && { parent }),
    ...(text !== undefined && { text }),
    ...(user !== undefined && { user }),
    ...(timestamp !== undefined && { timestamp }),
    ...(comment !== undefined && { comment }),
    ...(typeof minor === 'boolean' && { minor }),
    ...(tags.length > 0 && { tags: tags.map(String) }),
  };
}

/** The histories of pages that have more than one revision; a wiki tells them for one page at a time (reading 5.3). */
async function addHistories(client: ApiClient, pages: Iterable<FoundPage>): Promise<void> {
  let count = 0;
  for (const page of pages) {
    if (page.revisions[0].parent === 0) continue;
    const history: RevisionDefinition[] = [];
    const parameters = { action: 'query', pageids: page.id, prop: 'revisions', rvdir: 'newer', rvlimit: batch };
    for await (const response of client.walk({ ...parameters, ...revisionProperties }, maximumRevisions)) {
      const rows = listAt(response, '/query/pages/0/revisions');
      history.push(...rows.map(readRevision));
      count += rows.length;
      if (count > maximumRevisions) throw new ApiProblem(`it has more than ${maximumRevisions} revisions`);
    }
    const [first, ...more] = history;
    if (first) page.revisions = [first, ...more];
  }
}

/** The files that each page uses, according to the wiki's own list and not to our reading of its wikitext. */
async function addUses(client: ApiClient, pages: Map<number, FoundPage>, requests: number): Promise<void> {
  const parameters = { action: 'query', list: 'allfileusages', afprop: 'ids|title', aflimit: 'max' };
  for await (const response of client.walk(parameters, requests)) {
    for (const row of listAt(response, '/query/allfileusages')) {
      const [id, title] = [valueAt(row, '/fromid'), textAt(row, '/title')];
      const page = typeof id === 'number' ? pages.get(id) : undefined;
      if (page && title !== undefined) page.uses?.push(title);
    }
  }
}

/** The uploaded files, with their older versions. */
async function addFiles(client: ApiClient, pages: Map<number, FoundPage>, requests: number): Promise<void> {
  const versions = new Map<number, unknown[]>();
  const parameters = {
    ...{ action: 'query', generator: 'allpages', gapnamespace: fileNamespace, gaplimit: batch },
    ...{
      prop: 'imageinfo',
      iiprop: 'timestamp|user|comment|size|sha1|mime|bitdepth|archivename|metadata',
      iilimit: batch,
    },
  };
  for await (const response of client.walk(parameters, requests)) {
    for (const row of listAt(response, '/query/pages')) {
      const [id, repository] = [valueAt(row, '/pageid'), textAt(row, '/imagerepository')];
      if (typeof id !== 'number' || repository !== 'local') continue;
      const found = versions.get(id) ?? [];
      for (const version of listAt(row, '/imageinfo')) found.push(version);
      versions.set(id, found);
    }
  }
  for (const [id, [latest, ...older]] of versions) {
    const page = pages.get(id);
    // A redirect shows the file that it leads to.
    if (!page || page.redirect !== undefined || latest === undefined) continue;
    const [mime, bitDepth] = [textAt(latest, '/mime'), valueAt(latest, '/bitdepth')];
    page.file = {
      ...readVersion(latest),
      ...(mime !== undefined && { mime }),
      ...(typeof bitDepth === 'number' && { bitDepth }),
      ...(older.length > 0 && { older: older.map(readVersion) }),
    };
  }
}

function readVersion(row: unknown): FileVersionDefinition {
  const members = ['timestamp', 'user', 'comment', 'size', 'width', 'height', 'sha1', 'metadata'];
  const told = members.map((member) => [member, valueAt(row, `/${member}`)] as const);
  const [, ...replaced] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)!/.exec(textAt(row, '/archivename') ?? '') ?? [];
  const [year, month, day, hour, minute, second] = replaced;
  return {
    ...Object.fromEntries(told.filter(([, value]) => value !== undefined && value !== null)),
    ...(second !== undefined && { replaced: `${year}-${month}-${day}T${hour}:${minute}:${second}Z` }),
  } as unknown as FileVersionDefinition;
}

/** The targets of redirects within the wiki. */
async function addTargets(client: ApiClient, pages: Map<number, FoundPage>): Promise<void> {
  const redirects = [...pages.values()].filter(({ redirect }) => redirect !== undefined);
  const targets = new Map<string, string>();
  for (let start = 0; start < redirects.length; start += batch) {
    const titles = redirects.slice(start, start + batch).map(({ title }) => title);
    const response = await client.get({ action: 'query', titles: titles.join('|'), redirects: 1 });
    for (const row of listAt(response, '/query/redirects')) {
      const [from, to, fragment] = [textAt(row, '/from'), textAt(row, '/to'), textAt(row, '/tofragment')];
      if (from === undefined || to === undefined || textAt(row, '/tointerwiki') !== undefined) continue;
      targets.set(from, fragment === undefined ? to : `${to}#${fragment}`);
    }
  }
  for (const page of redirects) page.redirect = targets.get(page.title) ?? true;
}
