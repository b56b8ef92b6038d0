import type { ProviderState } from '../contract/contract';
import { pageStates } from '../contract/page-states';
import { isObject, memberOf } from '../contract/pointer';
import { pageContents } from './page-contents';
import type { RecordedParameters } from './recorded-parameters';

/**
 * The pages that a request names, as the states of another wiki: by their titles, because what a page is called decides what
 * it has.
 *
 * @param response the response, if it is JSON
 */
export function statesOfPages(sent: RecordedParameters, response: unknown): ProviderState[] {
  if (sent.value('titles') === undefined || sent.value('generator') !== undefined) return [];
  const pages = memberOf(memberOf(response, 'query'), 'pages');
  const all: readonly unknown[] = Array.isArray(pages) ? pages : isObject(pages) ? Object.values(pages) : [];
  return all.flatMap((page): ProviderState[] => {
    const title = memberOf(page, 'title');
    if (!isObject(page) || typeof title !== 'string' || 'invalid' in page || 'special' in page) return [];
    const has = pageContents.filter((name) => name in page);
    // A file has a description page only if somebody created it.
    if ('missing' in page && has.length === 0) return [{ name: pageStates.missing, params: { title } }];
    return [{ name: pageStates.exists, params: { title, ...(has.length > 0 && { has }) } }];
  });
}
