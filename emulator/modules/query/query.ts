import { declareParameters, ParameterSet, type ValuesOf } from '../../request/parameter-declarations';
import type { Continuation } from '../../response/continuation';
import { actionModule, moduleIn, queryKinds, queryPath, querySelectors, restrictCachingFor } from '../module';
import type { ActionModule, QueryModule } from '../module';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';
import type { PrintedPage } from '../page-set/page-set';
import type { PageSetOptions } from '../page-set/page-set-output';
import { pageSetParameters, type PageSetValues } from '../page-set/page-set-parameters';
import type { ModulesByName } from '../page-set/page-source';
import type { QueryModules } from './query-modules';
import { QueryRun, readContinuation } from './query-run';

type QueryParameters = ReturnType<typeof queryParameters>;
type QueryValues = ValuesOf<QueryParameters>;

/** `action=query`, for the modules that a wiki has (core 2.9). */
export function createQueryModule(modules: QueryModules): ActionModule {
  const parameters = queryParameters(modules);
  return actionModule({
    name: queryPath,
    description: {
      helpPages: ['Query', 'Meta', 'Properties', 'Lists'],
      withoutReadRights: (context) => readsNothing(context, modules),
    },
    cacheMode: 'public',
    // Errors beside the file are in the format that the file would have.
    formatInstead: ({ parameters }) =>
      ['export', 'exportnowrap'].every((name) => parameters.bytes(name) !== undefined) ? 'xml' : undefined,
    selectors: queryKinds,
    // All but the page set, as if it were to run; `continue` has no effect.
    readWhenCreated: parameters,
    parameters: new ParameterSet('', { ...parameters.declarations, ...pageSetParameters.declarations }),
    prepare(run) {
      const pageSet = run.read(pageSetParameters);
      const values = run.read(parameters);
      return () => {
        runQuery(run, modules, pageSet, values);
      };
    },
  });
}

/** The parameters that always read; `rawcontinue` and `indexpageids` change nothing. */
const readers = [
  ...querySelectors.filter((name) => name !== 'meta'),
  ...Object.keys(pageSetParameters.declarations),
  ...['continue', 'iwurl', 'export', 'exportnowrap', 'exportschema'],
];

/** What the parameters of the request would have it do counts: only a few modules of `meta` read nothing (reading 8.2). */
function readsNothing({ parameters, release }: RequestContext, modules: QueryModules): boolean {
  if (readers.some((name) => parameters.bytes(name) !== undefined)) return false;
  const bytes = parameters.bytes('meta');
  const meta = bytes?.startsWith('\x1f') ? bytes.slice(1).split('\x1f') : bytes?.split('|');
  return (
    meta !== undefined &&
    !meta.some((name) => {
      const module = modules.get(name);
      return module?.kind === 'meta' && !moduleIn(release, module).description?.withoutReadRights;
    })
  );
}

function queryParameters(modules: QueryModules) {
  return declareParameters('', {
    prop: { type: 'enumeration list', values: modules.namesOf('prop') },
    list: { type: 'enumeration list', values: modules.namesOf('list') },
    meta: { type: 'enumeration list', values: modules.namesOf('meta') },
    indexpageids: { type: 'boolean' },
    export: { type: 'boolean' },
    exportnowrap: { type: 'boolean' },
    exportschema: { type: 'enumeration', values: ['0.10', '0.11'], default: '0.11' },
    iwurl: { type: 'boolean' },
    continue: { type: 'string' },
    rawcontinue: { type: 'boolean' },
  });
}

function runQuery(action: ActionRun, byName: ModulesByName, pageSet: PageSetValues, values: QueryValues): void {
  const { context } = action;
  const continuation = readContinuation(values.continue, values.rawcontinue);
  const modules = selected(byName, values).map((module) => {
    return { module, ofPages: module.kind === 'prop', run: new QueryRun(context, continuation, module) };
  });
  // What earlier responses finished is checked before anything runs, so its errors come first (vector
  // query/finished-generator-with-revisions-and-redirects).
  for (const { module, ofPages, run } of modules) {
    if (continuation.isDone(module.name, ofPages)) module.execute(run, true, []);
  }
  const pages = findPages(action, byName, continuation, pageSet, {
    withIds: values.indexpageids,
    withUrls: values.iwurl,
  });
  if (values.export && !continuation.pagesDone) addExport(context, pages, values);
  for (const { module, ofPages, run } of modules) {
    if (!continuation.isDone(module.name, ofPages)) {
      restrictCachingFor(context, module);
      module.execute(run, false, pages);
    }
    if (!continuation.isContinued(module.name, ofPages)) continuation.finish(module.name, ofPages);
  }
  if (values.export && values.exportnowrap && continuation.pagesDone) throw withoutExport(context);
  continuation.finishResult(context.result.root, (name) => context.parameters.text(name));
}

function addExport(context: RequestContext, pages: readonly PrintedPage[], values: QueryValues): void {
  const { exportXml } = require('./export/export') as typeof import('./export/export');
  const xml = exportXml(context, pages, values.exportschema);
  if (!values.exportnowrap) {
    context.result.query.append('export', xml);
    return;
  }
  // An error that follows is shown without the warnings of the pages (vector query/error-after-an-export-without-its-warnings).
  context.result.dropWarnings();
  context.file = { content: xml, contentType: 'text/xml; charset=utf-8', fileName: 'export.xml' };
}

/** A response that is nothing but the export, of a request whose pages earlier responses had (vector query/bare-export-of-no-pages). */
function withoutExport(context: RequestContext): Error {
  const { exportWithoutPages } = require('../../messages/exceptions') as typeof import('../../messages/exceptions');
  const { CaughtException } = require('../../messages/usage-error') as typeof import('../../messages/usage-error');
  return new CaughtException(context, exportWithoutPages(context.release.since('1.43')));
}

/** The modules of a request in the order in which they run: `prop`, `list`, `meta`, each in the order of the request. */
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
  action: ActionRun,
  byName: ModulesByName,
  continuation: Continuation,
  values: PageSetValues,
  options: PageSetOptions,
): readonly PrintedPage[] {
  const { titles, pageids, revids, generator } = values;
  if ([titles, pageids, revids, generator].every((value) => value === undefined)) return [];
  const { findPageSource } = require('../page-set/page-source') as typeof import('../page-set/page-source');
  const { context } = action;
  const source = findPageSource(action, byName, continuation, values);
  if (!source || continuation.pagesDone) return [];
  const { buildPageSet } = require('../page-set/build-page-set') as typeof import('../page-set/build-page-set');
  const { outputPageSet } = require('../page-set/page-set-output') as typeof import('../page-set/page-set-output');
  const pageSet = buildPageSet(context.wiki, source, values.redirects, context.user);
  context.followed = pageSet.redirects.map(({ from }) => from);
  return outputPageSet(context, pageSet, options);
}
