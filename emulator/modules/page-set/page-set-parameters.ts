import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { RequestParameters } from '../../request/request-parameters';
import type { Message } from '../../messages/message';
import { UsageError } from '../../messages/usage-error';
import type { PageSource } from './page-set';
import { repairedTitles } from './repaired-titles';

/** What says which pages a query is about; read before everything else of `action=query` (core 2.9). */
export const pageSetParameters = declareParameters('', {
  titles: { type: 'string list' },
  pageids: { type: 'integer list' },
  revids: { type: 'integer list' },
  generator: { type: 'string' },
  redirects: { type: 'boolean' },
  /** Between variants of a language; English has none. */
  converttitles: { type: 'boolean' },
});

export type PageSetValues = ValuesOf<typeof pageSetParameters>;

/**
 * The source that a request names itself; a generator takes its place.
 *
 * @throws UsageError `multisource` where it names two
 */
export function namedSource(
  { titles, pageids, revids }: PageSetValues,
  parameters: RequestParameters,
  modulePath = 'query',
): PageSource | undefined {
  requireSingle([titles && 'titles', pageids && 'pageids', revids && 'revids'], modulePath);
  if (titles) return { kind: 'titles', titles, repaired: repairedTitles(parameters.find('titles')) };
  if (pageids) return { kind: 'ids', ids: pageids };
  return revids && { kind: 'revisions', revisions: revids };
}

function requireSingle(names: readonly (string | undefined)[], modulePath: string): void {
  const [first, second] = names.filter((name) => name !== undefined);
  if (first === undefined || second === undefined) return;
  const key: Message['key'] = 'apierror-invalidparammix-cannotusewith';
  throw new UsageError({ code: 'multisource', key, parameters: [second, first] }, modulePath);
}
