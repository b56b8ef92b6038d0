import type { AnyModule, ModuleDirectory } from '../paraminfo/directory';

/** What the request wants on the page. */
export interface HelpPageOptions {
  readonly paths: readonly string[];
  /** The modules within these as well, `all` with those within them in turn. */
  readonly submodules: 'none' | 'direct' | 'all';
  readonly contents: boolean;
}

/** How many modules may be around the innermost one on the page. */
export const depths = { none: 0, direct: 1, all: Infinity } as const;

/** The modules on the page, each once, in their order. */
export function helpedModules(
  directory: ModuleDirectory,
  { paths, submodules }: HelpPageOptions,
): readonly AnyModule[] {
  const withThose = (module: AnyModule, depth: number): readonly AnyModule[] => [
    module,
    ...(depth === 0 ? [] : submodulesOf(directory, module)).flatMap((inner) => withThose(inner, depth - 1)),
  ];
  const depth = depths[submodules];
  return [
    ...new Set(paths.flatMap((path) => directory.find(path) ?? []).flatMap((module) => withThose(module, depth))),
  ];
}

/** By the parameter that selects them, and by name. */
export function submodulesOf(directory: ModuleDirectory, module: AnyModule): readonly AnyModule[] {
  const within = directory.within(module.path) ?? [];
  const selectors = directory.selectorsOf(module.path) ?? [];
  return selectors.flatMap((selector) => within.filter(({ group }) => group === selector));
}
