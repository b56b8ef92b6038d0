import { formatNames } from '../formats/registry';
import { mainParameters, type MainParameters } from '../modules/main';
import type { ActionModule } from '../modules/module';
import { actionModules } from '../modules/registry';
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
    surface = { main: mainParameters([...actions.keys()], formatNames, release), actions };
    surfaces.set(release, surface);
  }
  return surface;
}
