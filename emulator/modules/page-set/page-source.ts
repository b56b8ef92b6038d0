import type { UsageError } from '../../messages/usage-error';
import type { Continuation } from '../../response/continuation';
import { queryPath, restrictCachingFor, type QueryModule } from '../module';
import type { ActionRun } from '../module-run';
import { buildPageSet } from './build-page-set';
import { emptyPageSet, type PageSource } from './page-set';
import { namedSource, readPageSetOfQuery, type PageSetValues } from './page-set-parameters';
import { QueryRun } from '../query/query-run';

/** The modules that can be generators, and others, by name. */
export type ModulesByName = Pick<ReadonlyMap<string, QueryModule>, 'get'>;

/**
 * Where the pages of a request come from: those that it names, or those that a generator finds. Undefined if it names none,
 * or if the generator has no more of them.
 *
 * @param action the action whose pages they are, under whose name errors are reported
 * @throws UsageError `multisource`, `badgenerator`, and what the generator throws
 */
export function findPageSource(
  action: ActionRun,
  byName: ModulesByName,
  continuation: Continuation,
  values: PageSetValues,
): PageSource | undefined {
  const { context } = action;
  const { generator: name, redirects } = values;
  if (name === undefined) {
    const named = namedSource(action, values);
    if (!continuation.pagesDone) warnOfRedirects(action, values);
    context.revisionIds = named?.kind === 'revisions' ? named.revisions : undefined;
    return named;
  }
  if (action.path !== queryPath) readPageSetOfQuery(context);
  const module = byName.get(name);
  if (!module) throw badGenerator(action, 'unknown', name);
  if (!module.generate) throw badGenerator(action, 'notgenerator', name);
  restrictCachingFor(context, module);
  // The pages that the request names belong to the generator; the response does not list them or their titles.
  const run = new QueryRun(context, continuation, module, true);
  // Naming them in two ways is an error once the generator has read its parameters, even if it is done.
  let named: PageSource | undefined;
  const found = module.generate(run, continuation.pagesDone, () => {
    named = namedSource(action, values);
    context.revisionIds = named?.kind === 'revisions' ? named.revisions : undefined;
    warnOfRedirects(action, values);
    return module.kind === 'prop' && named ? buildPageSet(context.wiki, named, redirects, context.user) : emptyPageSet;
  });
  if (continuation.pagesDone) namedSource(action, values);
  context.revisionIds = found?.kind === 'revisions' ? found.revisions : undefined;
  return found && named?.repaired ? { ...found, repaired: named.repaired } : found;
}

/** A page named by a revision stays as it is, even if it is a redirect. */
function warnOfRedirects(action: ActionRun, { revids, redirects }: PageSetValues): void {
  if (!revids || !redirects) return;
  action.warn({ code: 'redirectsandrevids', key: 'apiwarn-redirectsandrevids', parameters: [] });
}

function badGenerator(action: ActionRun, reason: 'unknown' | 'notgenerator', name: string): UsageError {
  return action.error({ code: 'badgenerator', key: `apierror-badgenerator-${reason}`, parameters: [name] });
}
