import type { RecordedModule, RecordedModules } from '../../emulator/releases/recorded-modules';

/** Sends the parameters to `api.php` and returns the parsed response. */
export type SendToWiki = (parameters: Readonly<Record<string, string>>) => Promise<unknown>;

/** A module as `action=paraminfo` describes it, with `formatversion=2`, as far as it is used. */
export interface DescribedModule extends RecordedModule {
  /** `MediaWiki`, or the name of an extension. */
  readonly source?: string;
}

/** Modules per request; anonymous clients may name 50. */
const modulesPerRequest = 50;

/**
 * Records what `action=paraminfo` of a wiki says of every module of its software. All of that is facts of the protocol.
 *
 * @throws Error if the wiki is not MediaWiki
 */
export async function recordModules(send: SendToWiki): Promise<RecordedModules> {
  const { release, generator } = await readRelease(send);
  const all = await describeAll<DescribedModule>(send);
  const own = all.filter(({ source }) => source === undefined || source === 'MediaWiki');
  own.sort((a, b) => compare(a.group ?? '', b.group ?? '') || compare(a.path, b.path));
  const modules = Object.fromEntries(own.map((module) => [module.path, recordModule(module)]));
  return { release, recordedFrom: generator, modules };
}

/** @throws Error if the wiki is not MediaWiki */
export async function readRelease(send: SendToWiki): Promise<{ release: string; generator: string }> {
  const site = (await send({ action: 'query', meta: 'siteinfo' })) as SiteInfo;
  const generator = site.query?.general?.generator ?? '';
  const release = /^MediaWiki (\d+\.\d+)/.exec(generator)?.[1];
  if (release === undefined) throw new Error(`This is not MediaWiki: its siteinfo names ${JSON.stringify(generator)}.`);
  return { release, generator };
}

interface SiteInfo {
  readonly query?: { readonly general?: { readonly generator?: string } };
}

/** Members that are the same for every module, or depend on the wiki or on the user. */
const circumstantial: ReadonlySet<string> = new Set(['source', 'sourcename', 'licensetag', 'licenselink', 'limit']);

/** A description without what is not a fact about the module. Parameters are numbered in order, past templated ones. */
export function recordModule(module: DescribedModule): RecordedModule {
  const { parameters } = module;
  const numbered = { ...module, parameters: parameters.map((parameter) => ({ ...parameter, index: undefined })) };
  return JSON.parse(
    JSON.stringify(numbered, (name, value: unknown) => (circumstantial.has(name) ? undefined : value)),
  ) as RecordedModule;
}

/** What leads from a module to those within it. */
interface OuterModule {
  readonly path: string;
  readonly parameters: readonly { readonly submodules?: Readonly<Record<string, string>> }[];
}

/** Walks from `main` to every submodule, however deep. */
export async function describeAll<Module extends OuterModule>(
  send: SendToWiki,
  options: Readonly<Record<string, string>> = {},
): Promise<Module[]> {
  const all = new Map<string, Module>();
  let wanted = ['main'];
  while (wanted.length > 0) {
    const described: Module[] = [];
    for (let start = 0; start < wanted.length; start += modulesPerRequest) {
      const modules = wanted.slice(start, start + modulesPerRequest).join('|');
      const response = (await send({ action: 'paraminfo', modules, ...options })) as {
        paraminfo?: { modules?: readonly Module[] };
      };
      described.push(...(response.paraminfo?.modules ?? []));
    }
    for (const module of described) all.set(module.path, module);
    const paths = described.flatMap(({ parameters }) =>
      parameters.flatMap(({ submodules = {} }) => Object.values(submodules)),
    );
    wanted = [...new Set(paths)].filter((path) => !all.has(path));
  }
  return [...all.values()];
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** JSON with one module per line, so that a difference between releases can be read. */
export function recordText({ modules, ...rest }: RecordedModules): string {
  const head = JSON.stringify(rest).slice(0, -1);
  const lines = Object.entries(modules).map(([path, module]) => `${JSON.stringify(path)}:${JSON.stringify(module)}`);
  return `${head},"modules":{\n${lines.join(',\n')}\n}}\n`;
}
