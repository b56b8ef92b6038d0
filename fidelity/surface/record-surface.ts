/**
 * Records what a wiki's software offers, from `action=paraminfo`: every module with its parameters and the values of
 * enumerations (the surface, names only, part of the package), and what is said of each (the descriptions, which tests
 * compare with the declarations of the emulator). Both are facts of the protocol.
 */
import type { RecordedModule, RecordedSurface } from '../../emulator/unsupported/recorded-surface';

/** `paraminfo`, `formatversion=2`, as far as it is used. */
export interface DescribedModule {
  readonly path: string;
  readonly name: string;
  /** `MediaWiki`, or the name of an extension. */
  readonly source?: string;
  readonly group?: string;
  readonly prefix: string;
  readonly generator?: true;
  readonly parameters: readonly DescribedParameter[];
  readonly templatedparameters?: readonly DescribedParameter[];
}

export interface DescribedParameter {
  readonly name: string;
  readonly type?: string | readonly (string | number)[];
  /** Paths of modules by the value that selects them. */
  readonly submodules?: Readonly<Record<string, string>>;
}

/** Sends the parameters to `api.php` and returns the parsed response. */
export type SendToWiki = (parameters: Readonly<Record<string, string>>) => Promise<unknown>;

/** Longer enumerations are what a wiki is configured with, such as 500 languages, rather than facts of the software. */
const longestEnumeration = 150;

/** Modules per request; anonymous clients may name 50. */
const modulesPerRequest = 50;

/** What `paraminfo` says of every module of a release, by path. */
export interface RecordedDescriptions {
  readonly release: string;
  readonly modules: Readonly<Record<string, DescribedModule>>;
}

export interface RecordedSoftware {
  readonly surface: RecordedSurface;
  readonly descriptions: RecordedDescriptions;
}

/** @throws Error if the response is not one of MediaWiki's `paraminfo` */
export async function recordSoftware(send: SendToWiki): Promise<RecordedSoftware> {
  const site = (await send({ action: 'query', meta: 'siteinfo' })) as SiteInfo;
  const generator = site.query?.general?.generator ?? '';
  const release = /^MediaWiki (\d+\.\d+)/.exec(generator)?.[1];
  if (release === undefined) throw new Error(`This is not MediaWiki: its siteinfo names ${JSON.stringify(generator)}.`);
  const all = await describeAll(send);
  const own = [...all.values()].filter(({ source }) => source === undefined || source === 'MediaWiki');
  const names = new Set([...all.values()].map(({ name }) => name));
  own.sort((a, b) => compare(groupOf(a), groupOf(b)) || compare(a.path, b.path));
  const modules = Object.fromEntries(own.map((module) => [module.path, recordModule(module, names)]));
  const described = Object.fromEntries(own.map((module) => [module.path, recordDescription(module)]));
  return {
    surface: { release, recordedFrom: generator, modules },
    descriptions: { release, modules: described },
  };
}

/** Members that depend on the wiki, on the user, or on which other parameters there are. */
const circumstantial: ReadonlySet<string> = new Set([
  ...['source', 'sourcename', 'licensetag', 'licenselink', 'index', 'limit'],
]);

/** A description without what is not a fact of the software. */
export function recordDescription(module: DescribedModule): DescribedModule {
  const text = JSON.stringify(module, (name, value: unknown) => {
    if (circumstantial.has(name)) return undefined;
    return name === 'type' && Array.isArray(value) && value.length > longestEnumeration ? [] : value;
  });
  return JSON.parse(text) as DescribedModule;
}

interface SiteInfo {
  readonly query?: { readonly general?: { readonly generator?: string } };
}

/** Walks from `main` to every submodule, however deep. */
async function describeAll(send: SendToWiki): Promise<Map<string, DescribedModule>> {
  const all = new Map<string, DescribedModule>();
  let wanted = ['main'];
  while (wanted.length > 0) {
    const described: DescribedModule[] = [];
    for (let start = 0; start < wanted.length; start += modulesPerRequest) {
      const modules = wanted.slice(start, start + modulesPerRequest).join('|');
      const response = (await send({ action: 'paraminfo', modules })) as {
        paraminfo?: { modules?: readonly DescribedModule[] };
      };
      described.push(...(response.paraminfo?.modules ?? []));
    }
    for (const module of described) all.set(module.path, module);
    const paths = described.flatMap(({ parameters }) =>
      parameters.flatMap(({ submodules = {} }) => Object.values(submodules)),
    );
    wanted = [...new Set(paths)].filter((path) => !all.has(path));
  }
  return all;
}

function recordModule(module: DescribedModule, moduleNames: ReadonlySet<string>): RecordedModule {
  const { group, prefix, generator, parameters, templatedparameters = [] } = module;
  const recorded = [...parameters, ...templatedparameters].map((parameter) => [
    parameter.name,
    enumeration(parameter, moduleNames),
  ]);
  return {
    ...(group !== undefined && { group: group as RecordedModule['group'] }),
    ...(prefix !== '' && { prefix }),
    ...(generator && { generator }),
    parameters: Object.fromEntries(recorded) as Record<string, string>,
  };
}

function enumeration({ type, submodules }: DescribedParameter, moduleNames: ReadonlySet<string>): string {
  if (typeof type !== 'object' || submodules || type.length > longestEnumeration) return '';
  const values = type.map(String);
  return values.every((value) => moduleNames.has(value)) ? '' : values.join('|');
}

function groupOf({ group = '' }: DescribedModule): string {
  return group;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** JSON with one module per line, so that a difference between releases can be read. */
export function recordText({ modules, ...rest }: RecordedSurface | RecordedDescriptions): string {
  const head = JSON.stringify(rest).slice(0, -1);
  const lines = Object.entries(modules).map(([path, module]) => `${JSON.stringify(path)}:${JSON.stringify(module)}`);
  return `${head},"modules":{\n${lines.join(',\n')}\n}}\n`;
}
