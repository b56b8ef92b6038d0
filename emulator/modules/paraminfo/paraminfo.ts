import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { forEachMember, ResultList, ResultMap } from '../../response/result-tree';
import { mainPath } from '../main';
import type { RequestContext } from '../context';
import { actionModule, type ActionModule } from '../module';
import type { ActionRun } from '../module-run';
import { pageSetParameters, readPageSetOfQuery } from '../page-set/page-set-parameters';
import { listPlain, ModuleDirectory, namesInPath, type AnyModule } from './directory';
import { describeModule, describePageSet } from './module';
import { paramInfoPath, readWhileCreated, recognizeForFormat } from './recognition';

/** The names that two parameters list. */
interface ListedNames {
  readonly queryModules: readonly string[];
  readonly formats: readonly string[];
}

/**
 * `action=paraminfo`: which modules there are and which parameters they take, from their declarations (reading 8), and for
 * what is unsupported from the record of MediaWiki.
 *
 * @param createDirectory called when modules are first described: this one is among them
 */
export function createParamInfoModule(createDirectory: () => ModuleDirectory, names: ListedNames): ActionModule {
  let directory: ModuleDirectory | undefined;
  const parameters = declare(names);
  return actionModule({
    name: paramInfoPath,
    description: { className: 'ApiParamInfo', helpPages: ['Parameter_information'], withoutReadRights: true },
    cacheMode: 'private',
    parameters,
    describes: { modules: '', querymodules: 'query+', formatmodules: '' },
    prepare(run) {
      // The page set of a query is read first, and may be wrong.
      readPageSetOfQuery(run.context);
      const values = run.read(parameters);
      return () => {
        respondWithWhatFits(run, values.helpformat, describeModules(run, (directory ??= createDirectory()), values));
      };
    },
  });
}

function declare(names: ListedNames) {
  return declareParameters('', {
    modules: { type: 'string list' },
    helpformat: { type: 'enumeration', values: ['html', 'wikitext', 'raw', 'none'] as const, default: 'none' },
    querymodules: { type: 'enumeration list', values: names.queryModules, deprecated: feature('querymodules') },
    mainmodule: { type: 'string', deprecated: feature('mainmodule') },
    pagesetmodule: { type: 'string', deprecated: feature('pagesetmodule') },
    formatmodules: { type: 'enumeration list', values: names.formats, deprecated: feature('formatmodules') },
  });
}

function feature(parameter: string): string {
  return `action=${paramInfoPath}&${parameter}`;
}

/** Knows no other modules. The API surface of a release, which has them all, creates its own. */
export const paramInfo = createParamInfoModule(() => new ModuleDirectory([], {}), { queryModules: [], formats: [] });

type Values = ValuesOf<ReturnType<typeof declare>>;

function describeModules(run: ActionRun, all: ModuleDirectory, values: Values): ResultMap {
  const { context } = run;
  const withTexts = addTexts(context, all, values.helpformat);
  const describe = (module: AnyModule) => {
    if (!('recorded' in module)) {
      readWhileCreated(context, module);
      const created = module.path === mainPath ? all.formats : [module];
      for (const { group, parameters } of created) if (group === 'format') recognizeForFormat(context, parameters);
    }
    return withTexts(describeModule(context, all, module));
  };
  const result = new ResultMap();
  const named = findModules(run, all, values.modules ?? []);
  const queried = (values.querymodules ?? []).flatMap((name) => all.find(`query+${name}`) ?? []);
  const formats = (values.formatmodules ?? []).flatMap((name) => all.find(name) ?? []);
  // Each is described once, even if the request names it in several ways. The older ways come before `modules`.
  for (const module of new Set([...named, ...queried, ...formats])) {
    const isQueried = queried.includes(module);
    const described = describe(module);
    if (isQueried && module.group) described.append('querytype', module.group);
    const list = isQueried ? 'querymodules' : formats.includes(module) ? 'formatmodules' : 'modules';
    addModule(result, list, described);
  }
  const main = all.find(mainPath);
  if (isOn(values.mainmodule) && main) result.append('mainmodule', describe(main));
  if (isOn(values.pagesetmodule)) {
    const pageSet = describePageSet(context, all, listPlain('pageset', pageSetParameters, {}));
    result.append('pagesetmodule', withTexts(pageSet));
  }
  return result;
}

/** All descriptions are there, or none is and a warning says so (core 4.5). */
function respondWithWhatFits(run: ActionRun, format: Values['helpformat'], described: ResultMap): void {
  const { result } = run.context;
  const fitting = new ResultMap();
  run.respond(fitting);
  if (result.accept(format)) fitting.append('helpformat', format);
  if (!result.accept(described)) return;
  forEachMember(described, (name, value) => {
    fitting.append(name, value);
  });
}

/** Texts are loaded only if a request asks for them. */
function addTexts(context: RequestContext, all: ModuleDirectory, format: Values['helpformat']) {
  if (format === 'none') return (module: ResultMap) => module;
  const { DescriptionTexts } = require('./texts') as typeof import('./texts');
  const texts = new DescriptionTexts(context, all, format);
  return (module: ResultMap) => texts.addTo(module);
}

/** To PHP, these texts are false. */
function isOn(text: string | undefined): boolean {
  return text !== undefined && text !== '' && text !== '0';
}

function addModule(result: ResultMap, name: string, described: ResultMap): void {
  const held = result.get(name);
  if (held instanceof ResultList) held.items.push(described);
  else result.append(name, new ResultList([described], 'module'));
}

/**
 * The modules that paths name: one each; with `*`, all within another; with `**`, those within these as well. Those with stars
 * are looked up, and warn, first.
 */
function findModules(run: ActionRun, directory: ModuleDirectory, paths: readonly string[]): readonly AnyModule[] {
  const parts = paths.map((path) => ({ path, wildcard: /^(?:(.*)[+ ])?(\*\*?)$/s.exec(path) }));
  const found = new Map<string, readonly AnyModule[]>();
  for (const { path, wildcard } of parts) {
    if (wildcard) found.set(path, findWithin(run, directory, wildcard[1] ?? mainPath, wildcard[2] === '**'));
  }
  for (const { path, wildcard } of parts) {
    const module = wildcard ? undefined : findModule(run, directory, path);
    if (module) found.set(path, [module]);
  }
  return paths.flatMap((path) => found.get(path) ?? []);
}

function findWithin(
  run: ActionRun,
  directory: ModuleDirectory,
  parent: string,
  isRecursive: boolean,
): readonly AnyModule[] {
  const outer = findModule(run, directory, parent);
  if (!outer) return [];
  const within = directory.within(outer.path);
  if (!within) warn(run, 'nosubmodules', [outer.path]);
  if (!within || !isRecursive) return within ?? [];
  return within.flatMap((module) => [module, ...(directory.within(module.path) ?? [])]);
}

function findModule(run: ActionRun, directory: ModuleDirectory, wanted: string): AnyModule | undefined {
  if (wanted === mainPath) return directory.find(mainPath);
  let parent = mainPath;
  for (const name of namesInPath(wanted)) {
    const within = directory.within(parent);
    if (!within) {
      warn(run, 'nosubmodules', [parent]);
      return undefined;
    }
    const found = within.find((module) => module.name === name);
    if (!found) {
      warn(run, 'badsubmodule', [parent, run.context.release.escapeWikitext(name)]);
      return undefined;
    }
    parent = found.path;
  }
  return directory.find(parent);
}

function warn(run: ActionRun, reason: 'nosubmodules' | 'badsubmodule', parameters: readonly string[]): void {
  run.warn({ code: 'badmodule', key: `apierror-badmodule-${reason}`, parameters });
}
