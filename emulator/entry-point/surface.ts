import { findFormat, formatNames } from '../formats/registry';
import { createHelpModule } from '../modules/help';
import { mainParameters, mainPath, type MainParameters } from '../modules/main';
import type { ActionModule } from '../modules/module';
import { createParamInfoModule } from '../modules/param-info';
import { listAction, listPlain, listQueryModule, ModuleDirectory } from '../modules/param-info-directory';
import { actionModules, queryModules } from '../modules/registry';
import type { Release } from '../releases/release';

/** What a release offers to requests: its actions and the parameters that all of them share. */
export interface Surface {
  readonly main: MainParameters;
  readonly actions: ReadonlyMap<string, ActionModule>;
}

const surfaces = new Map<Release, Surface>();

/** The surface of a release, put together when it is first asked for. */
export function surfaceOf(release: Release): Surface {
  let surface = surfaces.get(release);
  if (!surface) {
    const actions = new Map(actionModules.map((module) => [module.name, module]));
    const help = createHelpModule(
      new Map([
        [mainPath, new Set([...actions.keys(), ...formatNames])],
        ['query', new Set(queryModules.map(({ name }) => name))],
      ]),
      {
        formats: new Map(formatNames.map((name) => [name, findFormat(name).parameters])),
        query: actions.get('query')?.parameters,
      },
    );
    actions.set(help.name, help);
    const main = mainParameters([...actions.keys()], formatNames, release);
    const paramInfo = createParamInfoModule(() => directoryOf(release, main, actions.values()), {
      queryModules: queryModules.map(({ name }) => name),
      formats: formatNames,
    });
    actions.set(paramInfo.name, paramInfo);
    surface = { main, actions };
    surfaces.set(release, surface);
  }
  return surface;
}

/** All modules of a release, which `action=paraminfo` describes. */
function directoryOf(release: Release, main: MainParameters, actions: Iterable<ActionModule>): ModuleDirectory {
  return new ModuleDirectory([
    listPlain(mainPath, main),
    ...Array.from(actions, (module) => listAction(module, module.writes?.(release) ?? false)),
    ...formatNames.map((name) => listPlain(name, findFormat(name).parameters, 'format')),
    ...queryModules.map((module) => listQueryModule(module.byRelease?.[release.name] ?? module)),
  ]);
}
