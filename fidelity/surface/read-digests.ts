import { digestName, helpDigest } from './help-digest';

/**
 * The digests of the responses of a wiki, by query.
 *
 * @param url what precedes `/api.php`
 * @param difference the setting or language of the wiki; empty for an ordinary one
 */
export async function readDigests(
  url: string,
  difference: string,
  queries: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const address = url.replace(/\/(?:api\.php)?$/, '');
  const digests: Record<string, string> = {};
  for (const query of queries) {
    const response = await fetch(`${address}/api.php?${query}`, { headers });
    digests[digestName(query, difference)] = helpDigest(await response.text(), new URL(address).origin);
  }
  return digests;
}
