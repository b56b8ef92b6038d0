import { recordedModules, type RecordedModule, type RecordedParameter } from '../releases/recorded-modules';
import type { Release } from '../releases/release';

/** What a release of MediaWiki offers: the names of its modules and of their parameters, and the values of enumerations. */
export interface RecordedSurface {
  /** Modules by path: `main`, `edit`, `query+search`, `json`. */
  readonly modules: Readonly<Record<string, SurfaceModule>>;
}

export interface SurfaceModule {
  /** The parameter that selects the module. Only `main` has none. */
  readonly group?: RecordedModule['group'];
  readonly prefix: string;
  readonly generator: boolean;
  /**
   * Names without the prefix. The value lists an enumeration; it is empty for every other type, for names of modules (which
   * `group` shows), and for enumerations too long to be facts of the software (languages).
   */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** Longer enumerations are what a wiki is configured with, such as 500 languages, rather than facts of the software. */
const longestEnumeration = 150;

const surfaces = new Map<Release, RecordedSurface>();

/** Read when a request first has a name that nothing supported knows (docs/decisions/0007-lazy-loading.md). */
export function recordedSurface(release: Release): RecordedSurface {
  let surface = surfaces.get(release);
  if (!surface) surfaces.set(release, (surface = readSurface(recordedModules(release).modules)));
  return surface;
}

function readSurface(recorded: Readonly<Record<string, RecordedModule>>): RecordedSurface {
  const names = new Set(Object.values(recorded).map(({ name }) => name));
  const modules = Object.entries(recorded).map(([path, module]): [string, SurfaceModule] => {
    const { group, prefix, generator = false, parameters, templatedparameters } = module;
    const values = [...parameters, ...templatedparameters].map((parameter) => [
      parameter.name,
      enumeration(parameter, names),
    ]);
    return [path, { group, prefix, generator, parameters: Object.fromEntries(values) as SurfaceModule['parameters'] }];
  });
  return { modules: Object.fromEntries(modules) };
}

function enumeration({ type, submodules }: RecordedParameter, moduleNames: ReadonlySet<string>): readonly string[] {
  if (typeof type !== 'object' || submodules || type.length > longestEnumeration) return [];
  const values = type.map(String);
  return values.every((value) => moduleNames.has(value)) ? [] : values;
}
