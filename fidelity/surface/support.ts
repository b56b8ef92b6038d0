import { surfaceOf } from '../../emulator/pipeline/api-surface';
import { findFormat, formatNames } from '../../emulator/formats/registry';
import { mainPath } from '../../emulator/modules/main';
import { moduleIn } from '../../emulator/modules/module';
import { queryModules } from '../../emulator/modules/registry';
import type { Release } from '../../emulator/releases/release';
import type { ParameterSet } from '../../emulator/request/parameter-declarations';
import { recordedSurface } from '../../emulator/unsupported/recorded-surface';

/** How far a module of MediaWiki is supported; `–` if the release does not have it. */
export interface Support {
  readonly status: 'yes' | 'partly' | 'no' | '–';
  /** What is unsupported of a module that is supported in part, as requests name it. */
  readonly lacking: readonly string[];
}

/** How far the module with a path is supported in a release. */
export function supportIn(release: Release, path: string): Support {
  const recorded = recordedSurface(release).modules[path];
  if (!recorded) return { status: '–', lacking: [] };
  const [supported, ...ofSlots] = supportedParameters(release, path);
  if (!supported) return { status: 'no', lacking: [] };
  const lacking = Object.entries(recorded.parameters).flatMap(([name, values]) =>
    lackingOf([supported, ...ofSlots], name, values),
  );
  const name = nameInPath(path);
  if (recorded.generator && !queryModules.get(name)?.generate) lacking.push(`generator=${name}`);
  return { status: lacking.length === 0 ? 'yes' : 'partly', lacking };
}

/** The only slot is `main`. */
function lackingOf(supported: readonly ParameterSet[], name: string, values: readonly string[]): string[] {
  const sent = (supported[0]?.prefix ?? '') + name;
  const declaration = supported.map((set) => set.find(sent.replace('{slot}', 'main'))).find(Boolean)?.declaration;
  if (!declaration) return [sent];
  const known = 'values' in declaration ? declaration.values : values;
  return values.filter((value) => !known.includes(value)).map((value) => `${sent}=${value}`);
}

/** The parameters of a module and those of its slots; none if the module is not supported. */
function supportedParameters(release: Release, path: string): readonly ParameterSet[] {
  const { main, actions } = surfaceOf(release);
  if (path === mainPath) return [main];
  if (path.startsWith('query+')) {
    const module = queryModules.get(nameInPath(path));
    if (!module) return [];
    return [moduleIn(release, module).parameters, ...(module.slotParameters ? [module.slotParameters] : [])];
  }
  if (formatNames.includes(path)) return [findFormat(path).parameters];
  const action = actions.get(path);
  return action ? [action.parameters, ...(action.furtherParameters ?? [])] : [];
}

function nameInPath(path: string): string {
  return path.slice(path.lastIndexOf('+') + 1);
}
