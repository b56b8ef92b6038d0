import { declareParameters } from '../../request/parameter-declarations';
import { ResultList, ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { mainPath } from '../main';
import { actionModule, type ActionModule } from '../module';
import { pageSetParameters } from '../page-set/page-set-parameters';
import { listPlain, ModuleDirectory, namesInPath, type ListedModule } from './directory';
import { describeModule, describePageSet } from './module';
import { readOwnPageSet, readQuery, recognizeForFormat } from './recognition';

const path = 'paraminfo';

/**
 * `action=paraminfo`: what modules there are and what they take, from their declarations (reading 8). It knows
 * only what is emulated, and has no texts: whatever `helpformat` says, descriptions and examples are left out.
 *
 * @param makeDirectory called when modules are first asked for: this one is among them
 */
export function createParamInfoModule(
  makeDirectory: () => ModuleDirectory,
  names: { readonly queryModules: readonly string[]; readonly formats: readonly string[] },
): ActionModule {
  let directory: ModuleDirectory | undefined;
  const module = actionModule({
    name: path,
    description: { className: 'ApiParamInfo', helpPages: ['Parameter_information'], withoutReadRights: true },
    cacheMode: 'private',
    parameters: declareParameters('', {
      modules: { type: 'string list' },
      helpformat: { type: 'enumeration', values: ['html', 'wikitext', 'raw', 'none'], default: 'none' },
      querymodules: { type: 'enumeration list', values: names.queryModules, deprecated: feature('querymodules') },
      mainmodule: { type: 'string', deprecated: feature('mainmodule') },
      pagesetmodule: { type: 'string', deprecated: feature('pagesetmodule') },
      formatmodules: { type: 'enumeration list', values: names.formats, deprecated: feature('formatmodules') },
    }),
    run(context, values) {
      const all = (directory ??= makeDirectory());
      const describe = (module: ListedModule) => {
        readOwnPageSet(context, module.path);
        if (module.path === 'query') readQuery(context, module.parameters);
        const made = module.path === mainPath ? (all.chosenBy(mainPath, 'format') ?? []) : [module];
        for (const { group, parameters } of made) if (group === 'format') recognizeForFormat(context, parameters);
        return describeModule(context, all, module);
      };
      const result = new ResultMap();
      result.append('helpformat', values.helpformat);
      const named = (values.modules ?? []).flatMap((text) => findModules(context, all, text));
      const queried = (values.querymodules ?? []).flatMap((name) => all.find(`query+${name}`) ?? []);
      const formats = (values.formatmodules ?? []).flatMap((name) => all.find(name) ?? []);
      // Each is described once, though it is asked for in several ways; the older ones come before `modules`.
      for (const module of new Set([...named, ...queried, ...formats])) {
        const isQueried = queried.includes(module);
        const described = describe(module);
        if (isQueried && module.group) described.append('querytype', module.group);
        addModule(
          result,
          isQueried ? 'querymodules' : formats.includes(module) ? 'formatmodules' : 'modules',
          described,
        );
      }
      const main = all.find(mainPath);
      if (isOn(values.mainmodule) && main) result.append('mainmodule', describe(main));
      if (isOn(values.pagesetmodule)) {
        result.append('pagesetmodule', describePageSet(context, all, listPlain('pageset', pageSetParameters, {})));
      }
      context.result.root.append(path, result);
    },
  });
  return {
    ...module,
    prepare(context) {
      // What says which pages a query is about is read first, and may be wrong.
      context.read({ path: 'query', parameters: pageSetParameters });
      return module.prepare(context);
    },
  };
}

/** Knows no other modules yet; the surface of a release, which has them all, makes its own. */
export const paramInfo = createParamInfoModule(() => new ModuleDirectory([]), { queryModules: [], formats: [] });

function feature(parameter: string): string {
  return `action=${path}&${parameter}`;
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

/** The modules that a path names: one, or with a wildcard all within another, and with two those within these too. */
function findModules(context: RequestContext, directory: ModuleDirectory, text: string): readonly ListedModule[] {
  const [, parent, stars] = /^(?:(.*)[+ ])?(\*\*?)$/s.exec(text) ?? [];
  if (stars === undefined) {
    const module = findModule(context, directory, text);
    return module ? [module] : [];
  }
  const outer = findModule(context, directory, parent ?? mainPath);
  if (!outer) return [];
  const within = directory.within(outer.path);
  if (!within) warn(context, 'apierror-badmodule-nosubmodules', [outer.path]);
  if (!within || stars === '*') return within ?? [];
  return within.flatMap((module) => [module, ...(directory.within(module.path) ?? [])]);
}

function findModule(context: RequestContext, directory: ModuleDirectory, wanted: string): ListedModule | undefined {
  if (wanted === mainPath) return directory.find(mainPath);
  let parent = mainPath;
  for (const name of namesInPath(wanted)) {
    const within = directory.within(parent);
    if (!within) {
      warn(context, 'apierror-badmodule-nosubmodules', [parent]);
      return undefined;
    }
    const found = within.find((module) => module.name === name);
    if (!found) {
      warn(context, 'apierror-badmodule-badsubmodule', [parent, context.release.escapeWikitext(name)]);
      return undefined;
    }
    parent = found.path;
  }
  return directory.find(parent);
}

function warn(
  context: RequestContext,
  key: 'apierror-badmodule-nosubmodules' | 'apierror-badmodule-badsubmodule',
  parameters: readonly string[],
): void {
  context.result.addWarning(path, { code: 'badmodule', key, parameters });
}
