import type { Continuation } from '../response/continuation';
import type { Message } from '../messages/message';
import { UsageError } from '../messages/usage-error';
import type { RequestContext } from './context';
import { restrictCachingFor, type QueryModule } from './module';
import { buildPageSet } from './page-set/build-page-set';
import { emptyPageSet, type PageSource } from './page-set/page-set';
import { namedSource, type PageSetValues } from './page-set/page-set-parameters';
import { QueryRun } from './query/query-run';

/** The modules that can be generators, and others, by name. */
export type ModulesByName = Pick<ReadonlyMap<string, QueryModule>, 'get'>;

/**
 * Where the pages of a request come from: those that it names, or those that a generator finds. Undefined where it says
 * nothing of pages, or where a generator has no more of them.
 *
 * @param modulePath the action whose pages they are, under whose name errors are reported
 * @throws UsageError `multisource`, `badgenerator`, and what the generator throws
 */
export function findPageSource(
  context: RequestContext,
  byName: ModulesByName,
  continuation: Continuation,
  values: PageSetValues,
  modulePath: string,
): PageSource | undefined {
  const { generator: name, redirects } = values;
  if (name === undefined) {
    const named = namedSource(values, context.parameters, modulePath);
    if (!continuation.pagesDone) warnOfRedirects(context, values, modulePath);
    context.pagesAreRevisions = named?.kind === 'revisions';
    return named;
  }
  const module = byName.get(name);
  if (!module) throw badGenerator('apierror-badgenerator-unknown', name, modulePath);
  if (!module.generate) throw badGenerator('apierror-badgenerator-notgenerator', name, modulePath);
  restrictCachingFor(context, module);
  // The pages that the request names are the generator's; of them and of their titles nothing is said.
  const run = new QueryRun(context, continuation, module, true);
  // That they are named in two ways counts once the generator has read its parameters, though it is done.
  let named: PageSource | undefined;
  const found = module.generate(run, continuation.pagesDone, () => {
    named = namedSource(values, context.parameters, modulePath);
    context.pagesAreRevisions = named?.kind === 'revisions';
    warnOfRedirects(context, values, modulePath);
    return module.kind === 'prop' && named ? buildPageSet(context.wiki, named, redirects) : emptyPageSet;
  });
  if (continuation.pagesDone) namedSource(values, context.parameters, modulePath);
  context.pagesAreRevisions = found?.kind === 'revisions';
  return found && named?.repaired ? { ...found, repaired: named.repaired } : found;
}

/** A page that a revision stands for stays, though it is a redirect. */
function warnOfRedirects({ result }: RequestContext, { revids, redirects }: PageSetValues, modulePath: string): void {
  if (!revids || !redirects) return;
  const key = 'apiwarn-redirectsandrevids';
  result.addWarning(modulePath, { code: 'redirectsandrevids', key, parameters: [] });
}

function badGenerator(key: Message['key'], name: string, modulePath: string): UsageError {
  return new UsageError({ code: 'badgenerator', key, parameters: [name] }, modulePath);
}
