import { declareParameters, type ParameterSet } from '../../request/parameter-declarations';
import type { UsageError } from '../../messages/usage-error';
import type { RequestContext } from '../context';
import { mainPath } from '../main';
import { actionModule, queryPath, type ActionModule } from '../module';
import type { ActionRun } from '../module-run';
import { namesInPath } from '../paraminfo/directory';
import { pageSetParameters } from '../page-set/page-set-parameters';
import { paramInfoPath, readPageSetOfQuery, readWhileCreated, recognizeForFormat } from '../paraminfo/recognition';
import { helpContent, type HelpedModule } from './content';

/** The modules of a release, as far as the help refers to them. */
export interface HelpedModules {
  /** The names of the modules within another one: those of `main` are actions and formats. */
  readonly namesWithin: (path: string) => readonly string[] | undefined;
  readonly formats: ReadonlyMap<string, ParameterSet>;
  readonly action: (name: string) => ActionModule | undefined;
  /** All modules, in the order of the page. Only the page reads them, because that loads all of them. */
  readonly all: () => readonly HelpedModule[];
}

/**
 * `action=help`, which is also the action of a request without one (core 2.8). Its page always describes all modules, but
 * the request fails if it names a module that does not exist (vector help/no-module-1).
 */
export function createHelpModule(modules: HelpedModules): ActionModule {
  return actionModule({
    name: 'help',
    description: { helpPages: ['Main_page', 'FAQ', 'Quick_start_guide'], withoutReadRights: true },
    cacheMode: 'private',
    ignoresLag: true,
    page: {
      kind: 'help',
      fileName: 'api-help.html',
      wrapParameter: 'wrap',
      content: () => helpContent(modules.all()),
    },
    parameters: declareParameters('', {
      modules: { type: 'string list', described: { default: mainPath } },
      submodules: { type: 'boolean' },
      recursivesubmodules: { type: 'boolean' },
      wrap: { type: 'boolean' },
      toc: { type: 'boolean' },
    }),
    run(run, { modules: paths = [mainPath] }) {
      for (const path of paths) {
        if (path === mainPath) continue;
        if (path.split(/[+ ]/, 1)[0] === queryPath) readPageSetOfQuery(run.context);
        requireModule(run, path, modules.namesWithin);
      }
      for (const path of paths) readWhileDescribed(run.context, path, modules);
    },
  });
}

/** Knows no other modules. The API surface of a release, which has them all, creates its own. */
export const help = createHelpModule({
  namesWithin: () => undefined,
  formats: new Map(),
  action: () => undefined,
  all: () => [],
});

/** Other modules that name pages list the generators, which are those of `action=query`, as the main module does. */
function readWhileDescribed(context: RequestContext, path: string, { action, formats }: HelpedModules): void {
  const module = action(path);
  if (module) readWhileCreated(context, module);
  if (path === paramInfoPath) readPageSetOfQuery(context);
  if (path === mainPath || module?.readWhenCreated === pageSetParameters) readPageSetAsBytes(context);
  for (const [name, parameters] of formats) {
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

function requireModule(run: ActionRun, path: string, namesWithin: HelpedModules['namesWithin']): void {
  const { escapeWikitext } = run.context.release;
  let parent = mainPath;
  for (const name of namesInPath(path)) {
    const names = namesWithin(parent);
    if (!names) throw badModule(run, 'nosubmodules', [parent]);
    if (!names.includes(name)) throw badModule(run, 'badsubmodule', [parent, escapeWikitext(name)]);
    parent = parent === mainPath ? name : `${parent}+${name}`;
  }
}

function badModule(run: ActionRun, reason: 'nosubmodules' | 'badsubmodule', parameters: readonly string[]): UsageError {
  return run.error({ code: 'badmodule', key: `apierror-badmodule-${reason}`, parameters });
}
