import type { ApiClient } from '../http/api-client';
import { valueAt } from '../runner/paths';
import type { PageMembers } from '../runner/target';

/** Reads what scenarios can name of an existing page. */
export async function pageMembers(client: ApiClient, title: string): Promise<PageMembers> {
  const response = await client.get({
    action: 'query',
    prop: 'revisions',
    rvprop: 'ids|timestamp',
    titles: title,
  });
  const at = (path: string) => String(valueAt(response, `/query/pages/0/${path}`));
  return { title, pageid: at('pageid'), revid: at('revisions/0/revid'), timestamp: at('revisions/0/timestamp') };
}
