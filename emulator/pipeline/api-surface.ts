import { findFormat, formatNames } from '../formats/registry';
import { mainParameters, type MainParameters } from '../modules/main';
import type { ActionModule } from '../modules/module';
import type { ModuleDirectory } from '../modules/paraminfo/directory';
import { actionModules, newActions, queryModules } from '../modules/registry';
import type { LazyRegistry } from '../lazy-registry';
import type { Release } from '../releases/release';
import { moduleIn, queryPath } from '../modules/module';
import type { RecordedModules } from '../releases/recorded-modules';

/** What a release offers to requests: its actions and the parameters that all of them share. */
export interface Surface {
  readonly main: MainParameters;
  readonly actions: LazyRegistry<ActionModule>;
}

const surfaces = new Map<Release, Surface>();

/** The API surface of a release, created on the first call. */
export function surfaceOf(release: Release): Surface {
  let surface = surfaces.get(release);
  if (!surface) {
    const actions: LazyRegistry<ActionModule> = actionModules.with({
      help: () => loadHelp(directory),
      paraminfo: () => loadParamInfo(release, directory),
      ...missingActions(release),
      setpagelanguage: () => loadSetPageLanguage(release),
      parse: () =>
        release.choose((require('../modules/parse/parse') as typeof import('../modules/parse/parse')).parseModules),
    });
    let created: ModuleDirectory | undefined;
    const directory = () => (created ??= directoryOf(release, main, actions));
    const main = mainParameters(actions.names, formatNames, release);
    surface = { main, actions };
    surfaces.set(release, surface);
  }
  return surface;
}

function missingActions(release: Release): Record<string, undefined> {
  const missing = Object.entries(newActions).filter(([, first]) => !release.since(first));
  return Object.fromEntries(missing.map(([name]) => [name, undefined]));
}

/** What a release has, recorded: loaded with the first request that describes modules. */
function recordedOf(release: Release): RecordedModules['modules'] {
  const { recordedModules } = require('../releases/recorded-modules') as typeof import('../releases/recorded-modules');
  return recordedModules(release).modules;
}

function loadSetPageLanguage(release: Release): ActionModule {
  const { createSetPageLanguageModule } =
    require('../modules/setpagelanguage/setpagelanguage') as typeof import('../modules/setpagelanguage/setpagelanguage');
  const { parameters = [] } = recordedOf(release).setpagelanguage ?? {};
  const sorted = parameters.find(({ name }) => name === 'lang')?.type as readonly string[];
  return createSetPageLanguageModule(['default', ...sorted.filter((code) => code !== 'default')]);
}

function loadHelp(directory: () => ModuleDirectory): ActionModule {
  const { createHelpModule } = require('../modules/help/help') as typeof import('../modules/help/help');
  return createHelpModule(directory);
}

function loadParamInfo(release: Release, directory: () => ModuleDirectory): ActionModule {
  const { createParamInfoModule } =
    require('../modules/paraminfo/paraminfo') as typeof import('../modules/paraminfo/paraminfo');
  const recorded = Object.values(recordedOf(release));
  return createParamInfoModule(directory, {
    queryModules: recorded.filter(({ path }) => path.startsWith(`${queryPath}+`)).map(({ name }) => name),
    formats: recorded.filter(({ group }) => group === 'format').map(({ name }) => name),
  });
}

/** All modules of a release, which `action=paraminfo` and the help describe. */
function directoryOf(release: Release, main: MainParameters, actions: LazyRegistry<ActionModule>): ModuleDirectory {
  const { listAction, listMain, listPlain, listQueryModule, ModuleDirectory } =
    require('../modules/paraminfo/directory') as typeof import('../modules/paraminfo/directory');
  const supported = [
    listMain(main),
    ...Array.from(actions, (module) => listAction(module, module.writes?.(release) ?? false)),
    ...formatNames.map((name) => {
      const { inner, parameters } = findFormat(name);
      return listPlain(name, parameters, inner.className === undefined ? {} : { className: inner.className }, 'format');
    }),
    ...Array.from(queryModules, (module) => listQueryModule(moduleIn(release, module))),
  ];
  return new ModuleDirectory(supported, recordedOf(release));
}
