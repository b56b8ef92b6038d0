import { declareParameters, type ParameterSet, type ValuesOf } from '../../request/parameter-declarations';
import type { Message } from '../../messages/message';
import type { RequestContext } from '../context';
import { queryPath } from '../module';
import type { ActionRun } from '../module-run';
import type { PageSource } from './page-set';

/** What says which pages a query is about; read before everything else of `action=query` (core 2.9). */
export const pageSetParameters = declareParameters('', {
  titles: { type: 'string list' },
  pageids: { type: 'integer list', isId: true },
  revids: { type: 'integer list', isId: true },
  generator: { type: 'string' },
  redirects: { type: 'boolean' },
  /** Between variants of a language; English has none. */
  converttitles: { type: 'boolean' },
});

export type PageSetValues = ValuesOf<typeof pageSetParameters>;

/**
 * Reads the page set under the name of `action=query`: what `action=paraminfo` does before everything else, and any other
 * action before it runs a generator (vector purge/repaired-generator).
 *
 * @throws UsageError if one of these parameters cannot be read
 */
export function readPageSetOfQuery(context: RequestContext): void {
  context.read({ path: queryPath, parameters: pageSetParameters });
}

/** Whether these parameters are among those of an action. */
export function hasPageSet({ declarations }: ParameterSet): boolean {
  return declarations.generator === pageSetParameters.declarations.generator;
}

/**
 * The source that a request names itself, which a generator replaces.
 *
 * @throws UsageError `multisource` if it names two
 */
export function namedSource(action: ActionRun, { titles, pageids, revids }: PageSetValues): PageSource | undefined {
  requireSingle(action, [titles && 'titles', pageids && 'pageids', revids && 'revids']);
  const { parameters } = action.context;
  if (titles) {
    const { repairedTitles } = require('./repaired-titles') as typeof import('./repaired-titles');
    return { kind: 'titles', titles, repaired: repairedTitles(parameters.find('titles')) };
  }
  if (pageids) return { kind: 'ids', ids: pageids };
  return revids && { kind: 'revisions', revisions: revids };
}

function requireSingle(action: ActionRun, names: readonly (string | undefined)[]): void {
  const [first, second] = names.filter((name) => name !== undefined);
  if (first === undefined || second === undefined) return;
  const key: Message['key'] = 'apierror-invalidparammix-cannotusewith';
  throw action.error({ code: 'multisource', key, parameters: [second, first] });
}
