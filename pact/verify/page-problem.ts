import type { ApiClient } from '../../conformance/http/api-client';
import { valueAt } from '../../conformance/runner/paths';
import type { ProviderState } from '../contract/contract';
import { pageStates } from '../contract/page-states';
import { isObject } from '../contract/pointer';

export function isPageState({ name }: ProviderState): boolean {
  return name === pageStates.exists || name === pageStates.missing;
}

/** Why the wiki is not in the state of a page: `the wiki has no page Gallery`; undefined if it is. */
export async function pageProblem(
  { name, params: { title, has } }: ProviderState,
  client: ApiClient,
): Promise<string | undefined> {
  const titled = String(title);
  const wanted = Array.isArray(has) ? has.map(String) : [];
  const sent = { action: 'query', titles: titled, ...(wanted.length > 0 && { prop: wanted.join('|') }) };
  const page = valueAt(await client.get(sent), '/query/pages/0');
  const isMissing = !isObject(page) || 'missing' in page || 'invalid' in page;
  if (name === pageStates.missing) return isMissing ? undefined : `the wiki has a page ${titled}`;
  const lacked = wanted.find((result) => !isObject(page) || !(result in page));
  if (lacked !== undefined) return `on the wiki, the page ${titled} has no ${lacked}`;
  return isMissing && wanted.length === 0 ? `the wiki has no page ${titled}` : undefined;
}
