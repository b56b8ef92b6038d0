import { declareParameters } from '../request/parameter-declarations';
import { Continuation } from '../response/continuation';
import { UsageError } from '../response/usage-error';
import type { RequestContext } from './context';
import { actionModule, type ActionModule, type QueryModule } from './module';
import { badContinue, QueryRun } from './query-run';

/** `action=query`, for the modules that a wiki has (facts 2.9). Lists run before metas, whatever the request's order. */
export function createQueryModule(modules: readonly QueryModule[]): ActionModule {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const namesOf = (kind: QueryModule['kind']) =>
    modules.filter((module) => module.kind === kind).map(({ name }) => name);

  return actionModule({
    name: 'query',
    cacheMode: 'public',
    parameters: declareParameters('', {
      prop: { type: 'enumeration list', values: [] },
      list: { type: 'enumeration list', values: namesOf('list') },
      meta: { type: 'enumeration list', values: namesOf('meta') },
      continue: { type: 'string' },
      rawcontinue: { type: 'boolean' },
    }),
    run(context, values) {
      const continuation = Continuation.read(values.continue, values.rawcontinue);
      // The real software reports this under the name of the main module (facts 2.9).
      if (!continuation) throw new UsageError(badContinue, 'main');
      runModules(context, continuation, selected(byName, [values.list, values.meta]));
      continuation.finishResult(context.result.root);
    },
  });
}

function selected(
  byName: ReadonlyMap<string, QueryModule>,
  names: readonly (readonly string[] | undefined)[],
): QueryModule[] {
  const modules: QueryModule[] = [];
  for (const kind of names) {
    for (const name of kind ?? []) {
      const module = byName.get(name);
      if (module) modules.push(module);
    }
  }
  return modules;
}

function runModules(context: RequestContext, continuation: Continuation, modules: readonly QueryModule[]): void {
  const run = new QueryRun(context, continuation);
  // What earlier answers finished is checked before anything runs, so its errors come first (facts 4.5).
  for (const module of modules) {
    if (continuation.isDone(module.name)) module.execute(run, true);
  }
  for (const module of modules) {
    if (!continuation.isDone(module.name)) {
      context.restrictCaching(module.cacheMode);
      module.execute(run, false);
    }
    if (!continuation.isContinued(module.name)) continuation.finish(module.name);
  }
}
