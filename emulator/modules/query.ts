import { declareParameters, ParameterSet, type ValuesOf } from '../request/parameter-declarations';
import { Continuation } from '../response/continuation';
import type { Message } from '../response/message';
import { UsageError } from '../response/usage-error';
import type { RequestContext } from './context';
import type { ActionModule, QueryModule } from './module';
import { buildPageSet } from './page-set/build-page-set';
import type { PageSource } from './page-set/page-set';
import { outputPageSet, type PrintedPage } from './page-set/page-set-output';
import { namedSource, pageSetParameters, type PageSetValues } from './page-set/page-set-parameters';
import { badContinue, QueryRun } from './query-run';

type QueryParameters = ReturnType<typeof queryParameters>;
type QueryValues = ValuesOf<QueryParameters>;

/** `action=query`, for the modules that a wiki has (facts 2.9). */
export function createQueryModule(modules: readonly QueryModule[]): ActionModule {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const parameters = queryParameters(modules);
  return {
    name: 'query',
    cacheMode: 'public',
    parameters: new ParameterSet('', { ...pageSetParameters.declarations, ...parameters.declarations }),
    prepare(context) {
      const pageSet = context.read({ path: 'query', parameters: pageSetParameters });
      const values = context.read({ path: 'query', parameters });
      return () => {
        runQuery(context, byName, pageSet, values);
      };
    },
  };
}

function queryParameters(modules: readonly QueryModule[]) {
  const namesOf = (kind: QueryModule['kind']) =>
    modules.filter((module) => module.kind === kind).map(({ name }) => name);
  return declareParameters('', {
    prop: { type: 'enumeration list', values: namesOf('prop') },
    list: { type: 'enumeration list', values: namesOf('list') },
    meta: { type: 'enumeration list', values: namesOf('meta') },
    indexpageids: { type: 'boolean' },
    continue: { type: 'string' },
    rawcontinue: { type: 'boolean' },
  });
}

type ModulesByName = ReadonlyMap<string, QueryModule>;

function runQuery(context: RequestContext, byName: ModulesByName, pageSet: PageSetValues, values: QueryValues): void {
  const continuation = Continuation.read(values.continue, values.rawcontinue);
  // The real software reports this under the name of the main module (facts 2.9).
  if (!continuation) throw new UsageError(badContinue, 'main');
  const run = new QueryRun(context, continuation);
  const modules = selected(byName, values);
  // What earlier answers finished is checked before anything runs, so its errors come first (facts 4.5).
  for (const module of modules) {
    if (continuation.isDone(module.name)) module.execute(run, true, []);
  }
  const pages = findPages(context, byName, continuation, pageSet, values.indexpageids);
  for (const module of modules) {
    if (!continuation.isDone(module.name)) {
      context.restrictCaching(module.cacheMode);
      module.execute(run, false, pages);
    }
    if (!continuation.isContinued(module.name)) continuation.finish(module.name);
  }
  continuation.finishResult(context.result.root);
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
  withIds: boolean,
): readonly PrintedPage[] {
  const named = namedSource(values);
  const source = values.generator === undefined ? named : generate(context, byName, continuation, values.generator);
  if (!source || continuation.pagesDone) return [];
  return outputPageSet(context, buildPageSet(context.wiki, source, values.redirects), withIds);
}

function generate(
  context: RequestContext,
  byName: ModulesByName,
  continuation: Continuation,
  name: string,
): PageSource | undefined {
  const module = byName.get(name);
  if (!module) throw badGenerator('apierror-badgenerator-unknown', name);
  if (!module.generate) throw badGenerator('apierror-badgenerator-notgenerator', name);
  context.restrictCaching(module.cacheMode);
  return module.generate(new QueryRun(context, continuation, true), continuation.pagesDone);
}

function badGenerator(key: Message['key'], name: string): UsageError {
  return new UsageError({ code: 'badgenerator', key, parameters: [name] }, 'query');
}
