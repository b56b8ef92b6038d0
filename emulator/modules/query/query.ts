import { declareParameters, ParameterSet, type ValuesOf } from '../../request/parameter-declarations';
import { Continuation } from '../../response/continuation';
import { UsageError } from '../../messages/usage-error';
import type { RequestContext } from '../context';
import { restrictCachingFor, type ActionModule, type QueryModule } from '../module';
import { buildPageSet } from '../page-set/build-page-set';
import type { PrintedPage } from '../page-set/page-set';
import { outputPageSet, type PageSetOptions } from '../page-set/page-set-output';
import { pageSetParameters, type PageSetValues } from '../page-set/page-set-parameters';
import { findPageSource, type ModulesByName } from '../page-source';
import type { QueryModules } from './query-modules';
import { badContinue, QueryRun } from './query-run';

type QueryParameters = ReturnType<typeof queryParameters>;
type QueryValues = ValuesOf<QueryParameters>;

/** `action=query`, for the modules that a wiki has (core 2.9). */
export function createQueryModule(modules: QueryModules): ActionModule {
  const parameters = queryParameters(modules);
  return {
    name: 'query',
    description: { helpPages: ['Query', 'Meta', 'Properties', 'Lists'] },
    cacheMode: 'public',
    parameters: new ParameterSet('', { ...parameters.declarations, ...pageSetParameters.declarations }),
    prepare(context) {
      const pageSet = context.read({ path: 'query', parameters: pageSetParameters });
      const values = context.read({ path: 'query', parameters });
      return () => {
        runQuery(context, modules, pageSet, values);
      };
    },
  };
}

function queryParameters(modules: QueryModules) {
  return declareParameters('', {
    prop: { type: 'enumeration list', values: modules.namesOf('prop') },
    list: { type: 'enumeration list', values: modules.namesOf('list') },
    meta: { type: 'enumeration list', values: modules.namesOf('meta') },
    indexpageids: { type: 'boolean' },
    iwurl: { type: 'boolean' },
    continue: { type: 'string' },
    rawcontinue: { type: 'boolean' },
  });
}

function runQuery(context: RequestContext, byName: ModulesByName, pageSet: PageSetValues, values: QueryValues): void {
  const continuation = Continuation.read(values.continue, values.rawcontinue);
  // The real software reports this under the name of the main module (core 2.9).
  if (!continuation) throw new UsageError(badContinue, 'main');
  const modules = selected(byName, values).map((module) => {
    return { module, ofPages: module.kind === 'prop', run: new QueryRun(context, continuation, module) };
  });
  // What earlier answers finished is checked before anything runs, so its errors come first (core 4.5).
  for (const { module, ofPages, run } of modules) {
    if (continuation.isDone(module.name, ofPages)) module.execute(run, true, []);
  }
  const pages = findPages(context, byName, continuation, pageSet, {
    withIds: values.indexpageids,
    withUrls: values.iwurl,
  });
  for (const { module, ofPages, run } of modules) {
    if (!continuation.isDone(module.name, ofPages)) {
      restrictCachingFor(context, module);
      module.execute(run, false, pages);
    }
    if (!continuation.isContinued(module.name, ofPages)) continuation.finish(module.name, ofPages);
  }
  continuation.finishResult(context.result.root, (name) => context.parameters.text(name));
}

/** The modules of a request in the order in which they run: `prop`, `list`, `meta`, each as asked for. */
function selected(byName: ModulesByName, { prop, list, meta }: QueryValues): QueryModule[] {
  const modules: QueryModule[] = [];
  for (const names of [prop, list, meta]) {
    for (const name of names ?? []) {
      const module = byName.get(name);
      if (module) modules.push(module);
    }
  }
  return modules;
}

function findPages(
  context: RequestContext,
  byName: ModulesByName,
  continuation: Continuation,
  values: PageSetValues,
  options: PageSetOptions,
): readonly PrintedPage[] {
  const source = findPageSource(context, byName, continuation, values, 'query');
  if (!source || continuation.pagesDone) return [];
  return outputPageSet(context, buildPageSet(context.wiki, source, values.redirects), options);
}
