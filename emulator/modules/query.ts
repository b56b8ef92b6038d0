import { declareParameters, ParameterSet, type ValuesOf } from '../request/parameter-declarations';
import { Continuation } from '../response/continuation';
import type { Message } from '../response/message';
import { UsageError } from '../response/usage-error';
import type { RequestContext } from './context';
import type { ActionModule, QueryModule } from './module';
import { buildPageSet } from './page-set/build-page-set';
import { emptyPageSet, type PageSource } from './page-set/page-set';
import { outputPageSet, type PageSetOptions, type PrintedPage } from './page-set/page-set-output';
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
    iwurl: { type: 'boolean' },
    continue: { type: 'string' },
    rawcontinue: { type: 'boolean' },
  });
}

type ModulesByName = ReadonlyMap<string, QueryModule>;

function runQuery(context: RequestContext, byName: ModulesByName, pageSet: PageSetValues, values: QueryValues): void {
  const continuation = Continuation.read(values.continue, values.rawcontinue);
  // The real software reports this under the name of the main module (facts 2.9).
  if (!continuation) throw new UsageError(badContinue, 'main');
  const modules = selected(byName, values).map((module) => {
    return { module, ofPages: module.kind === 'prop', run: new QueryRun(context, continuation, module) };
  });
  // What earlier answers finished is checked before anything runs, so its errors come first (facts 4.5).
  for (const { module, ofPages, run } of modules) {
    if (continuation.isDone(module.name, ofPages)) module.execute(run, true, []);
  }
  const pages = findPages(context, byName, continuation, pageSet, {
    withIds: values.indexpageids,
    withUrls: values.iwurl,
  });
  for (const { module, ofPages, run } of modules) {
    if (!continuation.isDone(module.name, ofPages)) {
      context.restrictCaching(module.cacheMode);
      module.execute(run, false, pages);
    }
    if (!continuation.isContinued(module.name, ofPages)) continuation.finish(module.name, ofPages);
  }
  continuation.finishResult(context.result.root, (name) => sentText(context, name));
}

function sentText({ parameters }: RequestContext, name: string): string | undefined {
  const sent = parameters.find(name);
  return typeof sent?.value === 'string' ? sent.decode(sent.value).text : undefined;
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
  const named = namedSource(values, context.parameters);
  const source = values.generator === undefined ? named : generate(context, byName, continuation, values, named);
  if (!source || continuation.pagesDone) return [];
  return outputPageSet(context, buildPageSet(context.wiki, source, values.redirects), options);
}

/** The pages that the request names are the generator's; of them and of their titles nothing is said (asked). */
function generate(
  context: RequestContext,
  byName: ModulesByName,
  continuation: Continuation,
  { generator: name = '', redirects }: PageSetValues,
  named: PageSource | undefined,
): PageSource | undefined {
  const module = byName.get(name);
  if (!module) throw badGenerator('apierror-badgenerator-unknown', name);
  if (!module.generate) throw badGenerator('apierror-badgenerator-notgenerator', name);
  context.restrictCaching(module.cacheMode);
  const needsPages = module.kind === 'prop' && named !== undefined && !continuation.pagesDone;
  const pages = needsPages ? buildPageSet(context.wiki, named, redirects) : emptyPageSet;
  return module.generate(new QueryRun(context, continuation, module, true), continuation.pagesDone, pages);
}

function badGenerator(key: Message['key'], name: string): UsageError {
  return new UsageError({ code: 'badgenerator', key, parameters: [name] }, 'query');
}
