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
  const supported = supportedParameters(release, path);
  if (!supported) return { status: 'no', lacking: [] };
  const lacking = Object.entries(recorded.parameters).flatMap(([name, values]) => lackingOf(supported, name, values));
  const name = nameInPath(path);
  if (recorded.generator && !queryModules.get(name)?.generate) lacking.push(`generator=${name}`);
  return { status: lacking.length === 0 ? 'yes' : 'partly', lacking };
}

function lackingOf(supported: ParameterSet, name: string, values: readonly string[]): string[] {
  const sent = supported.prefix + name;
  const declaration = supported.find(sent)?.declaration;
  if (!declaration) return [sent];
  const known = 'values' in declaration ? declaration.values : values;
  return values.filter((value) => !known.includes(value)).map((value) => `${sent}=${value}`);
}

/** Undefined if the module is not supported. */
function supportedParameters(release: Release, path: string): ParameterSet | undefined {
  const { main, actions } = surfaceOf(release);
  if (path === mainPath) return main;
  if (path.startsWith('query+')) {
    const module = queryModules.get(nameInPath(path));
    return module && moduleIn(release, module).parameters;
  }
  return formatNames.includes(path) ? findFormat(path).parameters : actions.get(path)?.parameters;
}

function nameInPath(path: string): string {
  return path.slice(path.lastIndexOf('+') + 1);
}
