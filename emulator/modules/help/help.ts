import { declareParameters } from '../../request/parameter-declarations';
import type { UsageError } from '../../messages/usage-error';
import type { RequestContext } from '../context';
import { mainPath } from '../main';
import { actionModule, queryPath, type ActionModule } from '../module';
import type { ActionRun } from '../module-run';
import { ModuleDirectory, namesInPath, type ListedModule, type UnsupportedModule } from '../paraminfo/directory';
import { pageSetParameters, readPageSetOfQuery } from '../page-set/page-set-parameters';
import { paramInfoPath, readWhileCreated, recognizeForFormat } from '../paraminfo/recognition';
import { helpedModules, type HelpPageOptions } from './helped-modules';

/**
 * `action=help`, which is also the action of a request without one (core 2.8): a page about modules.
 *
 * @param createDirectory creates the list of all modules when one is first described: this one is among them
 */
export function createHelpModule(createDirectory: () => ModuleDirectory): ActionModule {
  let created: ModuleDirectory | undefined;
  const directory = () => (created ??= createDirectory());
  const requested = new WeakMap<RequestContext, HelpPageOptions>();
  return actionModule({
    name: 'help',
    description: { helpPages: ['Main_page', 'FAQ', 'Quick_start_guide'], withoutReadRights: true },
    cacheMode: 'private',
    ignoresLag: true,
    page: {
      kind: 'help',
      fileName: 'api-help.html',
      wrapParameter: 'wrap',
      content(context) {
        const { helpContent } = require('./page') as typeof import('./page');
        return helpContent(context, directory(), requested.get(context) ?? mainPage);
      },
    },
    parameters: declareParameters('', {
      modules: { type: 'string list', described: { default: mainPath } },
      submodules: { type: 'boolean' },
      recursivesubmodules: { type: 'boolean' },
      wrap: { type: 'boolean' },
      toc: { type: 'boolean' },
    }),
    run(run, { modules: paths = [mainPath], submodules, recursivesubmodules, toc }) {
      const found = paths.map((path) => {
        if (path === mainPath) return path;
        if (path.split(/[+ ]/, 1)[0] === queryPath) readPageSetOfQuery(run.context);
        return requireModule(run, path, directory());
      });
      const depth = recursivesubmodules ? 'all' : submodules ? 'direct' : 'none';
      const options = { paths: found, submodules: depth, contents: toc } as const;
      for (const module of helpedModules(directory(), options)) {
        if (!('recorded' in module)) readWhileDescribed(run.context, module, directory());
        else if (namesPages(module)) run.context.read({ path: module.path, parameters: pageSetParameters });
      }
      requested.set(run.context, options);
    },
  });
}

/** Whether requests for an unsupported module name pages as those for `action=query` do. */
function namesPages({ recorded }: UnsupportedModule): boolean {
  return recorded.parameters.some(({ name }) => name === 'generator');
}

const mainPage: HelpPageOptions = { paths: [mainPath], submodules: 'none', contents: false };

/** Knows no other modules. The API surface of a release, which has them all, creates its own. */
export const help = createHelpModule(() => new ModuleDirectory([], {}));

/** Other modules that name pages list the generators, which are those of `action=query`, as the main module does. */
function readWhileDescribed(context: RequestContext, module: ListedModule, { formats }: ModuleDirectory): void {
  const { path, readWhenCreated } = module;
  readWhileCreated(context, module);
  if (path === paramInfoPath) readPageSetOfQuery(context);
  if (path === mainPath || readWhenCreated === pageSetParameters) readPageSetAsBytes(context);
  for (const { name, parameters } of formats) {
    if (path === name || path === mainPath) recognizeForFormat(context, parameters);
  }
}

/** Describing `action=query` reads the parameters of the page set as bytes, and warns if they are not text. */
function readPageSetAsBytes({ parameters, result }: RequestContext): void {
  for (const name of ['redirects', 'converttitles']) {
    const received = parameters.find(name);
    if (received) received.recognized = true;
  }
  for (const name of ['titles', 'pageids', 'revids', 'generator']) {
    const received = parameters.find(name);
    if (!received) continue;
    received.recognized = true;
    const { value } = received;
    if (typeof value !== 'string') {
      result.addWarning(mainPath, { code: 'unsupportedarray', key: 'apiwarn-unsupportedarray', parameters: [name] });
    } else if (listed(value).some((part) => received.decode(part).repaired)) {
      result.addWarning(queryPath, { code: 'badutf8', key: 'apiwarn-badutf8', parameters: [name] });
    }
  }
}

/** The values of a list that starts with its separator (vector help/no-module-6), or the only value. */
function listed(value: string): readonly string[] {
  return value.startsWith('\x1f') ? value.slice(1).split('\x1f') : [value];
}

/** The path of a module that the request names. */
function requireModule(run: ActionRun, path: string, directory: ModuleDirectory): string {
  const { escapeWikitext } = run.context.release;
  let parent = mainPath;
  for (const name of namesInPath(path)) {
    const within = directory.within(parent);
    if (!within) throw badModule(run, 'nosubmodules', [parent]);
    const found = within.find((module) => module.name === name);
    if (!found) throw badModule(run, 'badsubmodule', [parent, escapeWikitext(name)]);
    parent = found.path;
  }
  return parent;
}

function badModule(run: ActionRun, reason: 'nosubmodules' | 'badsubmodule', parameters: readonly string[]): UsageError {
  return run.error({ code: 'badmodule', key: `apierror-badmodule-${reason}`, parameters });
}
