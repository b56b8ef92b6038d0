import { listAt, valueAt } from '../runner/paths';
import { ApiProblem, type ApiClient } from '../http/api-client';

export interface PageFacts {
  readonly namespace: number;
  readonly isRedirect: boolean;
}

/** What the wiki takes at once from clients without higher limits. */
const batch = 50;

/**
 * Asks where pages are, by their ids.
 *
 * @throws ApiProblem where the wiki does not answer by ids
 */
export async function askPageFacts(client: ApiClient, ids: readonly number[]): Promise<Map<number, PageFacts>> {
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

/** Takes what a page of `prop=info` tells; of a page that is gone it tells nothing. */
export function addFacts(facts: Map<number, PageFacts>, page: unknown): number | undefined {
  const [id, namespace] = [valueAt(page, '/pageid'), valueAt(page, '/ns')];
  if (typeof id !== 'number' || typeof namespace !== 'number') return undefined;
  facts.set(id, { namespace, isRedirect: valueAt(page, '/redirect') === true });
  return id;
}
