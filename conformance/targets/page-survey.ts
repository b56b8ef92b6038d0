import { isContainer, listAt, textAt, valueAt } from '../runner/paths';
import { type ApiClient, ApiProblem, batch } from '../http/api-client';
import { nameOf, type Survey } from './file-survey';

/** A survey of the pages, which also knows their namespaces. */
export interface PageSurvey extends Survey {
  readonly facts: ReadonlyMap<number, PageFacts>;
}

/** The most requests, for all namespaces together. */
const maximumRequests = 40;

/**
 * Lists the pages of a wiki and the files that each uses: slower than the list of uses, for wikis that do not support
 * that list or pages by id. If the list is incomplete, no file's uses are completely known.
 *
 * @throws ApiProblem if the wiki does not support `generator=allpages` or `prop=images`
 */
export async function surveyPages(client: ApiClient): Promise<PageSurvey> {
  const facts = new Map<number, PageFacts>();
  const files = new Map<string, Set<number>>();
  let requests = maximumRequests;
  let isComplete = true;
  for (const namespace of await namespaces(client)) {
    const generator = { generator: 'allpages', gapnamespace: namespace, gaplimit: 'max' };
    const parameters = { action: 'query', ...generator, prop: 'images|info', imlimit: 'max' };
    let isFinished = false;
    for await (const response of client.walk(parameters, requests)) {
      requests--;
      if (isContainer(valueAt(response, '/warnings')))
        throw new ApiProblem('the wiki does not list what its pages use');
      for (const page of listAt(response, '/query/pages')) addPage(page, facts, files);
      isFinished = valueAt(response, '/continue') === undefined;
    }
    isComplete &&= isFinished;
  }
  const list = Array.from(files, ([name, pages]) => ({ name, pages, isCounted: isComplete }));
  return { files: list, isComplete, facts };
}

function addPage(page: unknown, facts: Map<number, PageFacts>, files: Map<string, Set<number>>): void {
  const id = addFacts(facts, page);
  if (id === undefined) return;
  for (const image of listAt(page, '/images')) {
    const name = nameOf(textAt(image, '/title') ?? '');
    if (name !== '') files.set(name, (files.get(name) ?? new Set()).add(id));
  }
}

/** The namespaces that can contain pages. */
async function namespaces(client: ApiClient): Promise<number[]> {
  const response = await client.get({ action: 'query', meta: 'siteinfo', siprop: 'namespaces' });
  const found = valueAt(response, '/query/namespaces');
  if (!isContainer(found)) throw new ApiProblem('the wiki does not list its namespaces');
  return Object.keys(found)
    .map(Number)
    .filter((id) => id >= 0);
}

export interface PageFacts {
  readonly namespace: number;
  readonly isRedirect: boolean;
}

/**
 * Requests the namespaces of pages, by their ids.
 *
 * @throws ApiProblem if the wiki does not support requests by ids
 */
export async function requestPageFacts(client: ApiClient, ids: readonly number[]): Promise<Map<number, PageFacts>> {
  const facts = new Map<number, PageFacts>();
  for (let start = 0; start < ids.length; start += batch) {
    const pageids = ids.slice(start, start + batch).join('|');
    const response = await client.get({ action: 'query', pageids, prop: 'info' });
    const pages = listAt(response, '/query/pages');
    if (pages.length === 0) throw new ApiProblem('the wiki does not return pages by their ids');
    for (const page of pages) addFacts(facts, page);
  }
  return facts;
}

/** Adds the data of a page of `prop=info`; there is none for a page that no longer exists. */
export function addFacts(facts: Map<number, PageFacts>, page: unknown): number | undefined {
  const [id, namespace] = [valueAt(page, '/pageid'), valueAt(page, '/ns')];
  if (typeof id !== 'number' || typeof namespace !== 'number') return undefined;
  facts.set(id, { namespace, isRedirect: valueAt(page, '/redirect') === true });
  return id;
}
