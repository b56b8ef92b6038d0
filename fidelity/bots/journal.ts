import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';

/** A request of a bot, and the response. */
export interface Exchange {
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
}

const compared =
  /^(?:content-type|mediawiki-api-error|mediawiki-login-suppressed|retry-after|x-database-lag|set-cookie|cache-control|vary)$/i;

/** Of wikis with replicas of the database, which the fake does not have (docs/differences.md). */
const ofReplicas = /^(?:cpPosIndex|UseDC|UseCDNCache)=/;

/** Which numbers are ids of one kind: their members of results, and parameters. */
const kinds = {
  revision: 'revid|parentid|newrevid|oldrevid|old_revid|lastrevid|baserevid',
  change: 'rcid',
  log: 'logid',
  page: 'pageid',
} as const;

/**
 * What a bot sent and received, comparable between wikis: each id is replaced by its number among those of its kind, in the
 * order in which they appear, so that the same id has the same number everywhere. Times, tokens and sessions have placeholders.
 */
export function journalOf(exchanges: readonly Exchange[], wiki: URL): string[] {
  const ids = new Map<string, Map<string, number>>();
  const numberOf = (kind: string, id: string): number => {
    const known = ids.get(kind) ?? new Map<string, number>();
    ids.set(kind, known);
    if (!known.has(id)) known.set(id, known.size + 1);
    return known.get(id)!;
  };
  const lasting = (text: string): string => {
    let result = text
      .replaceAll(wiki.origin, '{wiki}')
      .replace(/(?<="(?:phpversion|dbversion)":")[^"]*/g, '{version}')
      .replace(/[0-9a-f]{32,}(?:\+\\\\?|%2B%5C)/gi, '{token}')
      .replace(/\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\dZ/g, '{time}')
      .replace(/\b\d{14}\b/g, '{time}');
    for (const [kind, names] of Object.entries(kinds)) {
      // An id of 0 stands for nothing.
      const pattern = new RegExp(`(?<="(?:${names})":|\\b(?:${names})=|name="(?:${names})"\\r\\n\\r\\n)[1-9]\\d*`, 'g');
      result = result.replace(pattern, (id) => `{${kind} ${numberOf(kind, id)}}`);
    }
    return result;
  };
  return exchanges.map(({ request: { method, query, headers, body = '' }, response }) => {
    const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1];
    const sent = boundary === undefined ? body : body.replaceAll(boundary, '{boundary}');
    const lines = response.headers.filter(([name]) => compared.test(name)).flatMap(headerLine);
    return lasting(`${method} ${query}\n${sent}\n\n${response.status}\n${lines.join('\n')}\n\n${response.body}`);
  });
}

/** A header as it is compared; of cookies, their names and attributes. */
function headerLine([name, value]: readonly [name: string, value: string]): string[] {
  if (!/^set-cookie$/i.test(name)) return [`${name.toLowerCase()}: ${value}`];
  if (ofReplicas.test(value)) return [];
  return [`set-cookie: ${value.replace(/=[^;]*/, '').replace(/expires=[^;]*/i, 'expires')}`];
}
