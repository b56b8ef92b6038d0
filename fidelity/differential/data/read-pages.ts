import type { FileVersionDefinition, PageDefinition } from '../../../schemas/generated/wiki-file';
import { listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import { ApiProblem, type ApiClient } from '../../../conformance/http/api-client';

/** The namespace of files in every wiki. */
const fileNamespace = 6;

/** The most pages whose text any client may request at once. */
const batch = 50;

export interface FoundPages {
  /** In the order of their ids, with the latest revision of each. */
  readonly pages: PageDefinition[];
  /** The ids of pages with a single revision. */
  readonly newPages: ReadonlySet<number>;
  /** The ids of their namespaces, by their own. */
  readonly namespaces: ReadonlyMap<number, number>;
}

/**
 * Reads every page, up to a limit.
 *
 * @throws ApiProblem if the wiki responds with an error
 */
export async function readPages(client: ApiClient, namespaces: readonly number[], wanted: number): Promise<FoundPages> {
  const pages = new Map<number, PageDefinition>();
  const newPages = new Set<number>();
  const namespaceOf = new Map<number, number>();
  for (const namespace of namespaces) {
    const parameters = {
      action: 'query',
      generator: 'allpages',
      gapnamespace: namespace,
      gaplimit: batch,
      prop: 'info|revisions',
      rvprop: 'content|user|comment|timestamp',
      rvslots: 'main',
    };
    for await (const response of client.walk(parameters, wanted)) {
      for (const row of listAt(response, '/query/pages')) {
        const page = readPage(row);
        // The end of a large response may come with the next one.
        pages.set(page.id, { ...pages.get(page.id), ...page });
        namespaceOf.set(page.id, namespace);
        if (valueAt(row, '/new') === true) newPages.add(page.id);
      }
      if (pages.size > wanted) break;
    }
  }
  await addUses(client, pages, wanted);
  if (namespaces.includes(fileNamespace)) await addFiles(client, pages, wanted);
  await addTargets(client, pages);
  const sorted = [...pages.values()].sort((one, other) => (one.id ?? 0) - (other.id ?? 0));
  return { pages: sorted, newPages, namespaces: namespaceOf };
}

function readPage(row: unknown): PageDefinition & { readonly id: number } {
  const [id, title] = [valueAt(row, '/pageid'), textAt(row, '/title')];
  if (typeof id !== 'number' || title === undefined) throw new ApiProblem('it does not tell its pages');
  const text = textAt(row, '/revisions/0/slots/main/content');
  const revision = valueAt(row, '/lastrevid');
  const told = (member: string): string | undefined => textAt(row, `/revisions/0/${member}`);
  const [user, timestamp, comment] = [told('user'), told('timestamp'), told('comment')];
  return {
    id,
    title,
    ...(text !== undefined && { text }),
    ...(valueAt(row, '/redirect') === true && { redirect: true as const }),
    touched: textAt(row, '/touched') ?? '',
    ...(typeof revision === 'number' && { revision }),
    ...(user !== undefined && { user }),
    ...(timestamp !== undefined && { timestamp }),
    ...(comment !== undefined && { comment }),
    uses: [],
  };
}

/** The files that each page uses, according to the wiki's own list and not to our reading of its wikitext. */
async function addUses(client: ApiClient, pages: Map<number, PageDefinition>, requests: number): Promise<void> {
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
async function addFiles(client: ApiClient, pages: Map<number, PageDefinition>, requests: number): Promise<void> {
  const versions = new Map<number, unknown[]>();
  const parameters = {
    ...{ action: 'query', generator: 'allpages', gapnamespace: fileNamespace, gaplimit: batch },
    ...{ prop: 'imageinfo', iiprop: 'timestamp|user|comment|size|sha1|mime|bitdepth', iilimit: batch },
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
  const members = ['timestamp', 'user', 'comment', 'size', 'width', 'height', 'sha1'];
  const told = members.map((member) => [member, valueAt(row, `/${member}`)] as const);
  return Object.fromEntries(told.filter(([, value]) => value !== undefined)) as unknown as FileVersionDefinition;
}

/** The targets of redirects within the wiki. */
async function addTargets(client: ApiClient, pages: Map<number, PageDefinition>): Promise<void> {
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
