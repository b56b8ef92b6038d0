import type { Release } from '../releases/release';
import { recordedSurface, type RecordedSurface, type SurfaceModule } from './recorded-surface';

/** How a request selects a module. */
export type Group = NonNullable<SurfaceModule['group']>;

/** What widespread extensions add, by extension; `extension-names.json`. Names are separated by `|`. */
type ExtensionNames = Readonly<
  Record<
    string,
    Partial<Readonly<Record<Group, string>>> & {
      /** By the path of a module of MediaWiki itself and the name of the parameter: values of an enumeration. */
      readonly parameters?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    }
  >
>;

/** A parameter of a module, as somebody has it. */
export interface KnownParameter {
  /** Of an enumeration; empty for other types. */
  readonly values: readonly string[];
  readonly source: string;
}

/** What exists: the modules, parameters and values of a release of MediaWiki and of widespread extensions. */
export class KnownNames {
  private readonly software: string;
  private readonly surface: RecordedSurface;
  private readonly extensions = Object.entries(extensionNames());

  constructor(release: Release) {
    this.software = `MediaWiki ${release.name}`;
    this.surface = recordedSurface(release);
  }

  /** Which software has the module that `group=name` selects; undefined if none is known to. */
  sourceOfModule(group: Group, name: string): string | undefined {
    const module = this.module(pathOf(group, name));
    if (module?.group === group) return this.software;
    const extension = this.extensions.find(([, names]) => names[group]?.split('|').includes(name));
    return extension && `The extension ${extension[0]}`;
  }

  /** The same for `generator=name`. */
  sourceOfGenerator(name: string): string | undefined {
    if (this.module(pathOf('list', name))?.generator) return this.software;
    for (const group of ['prop', 'list'] as const) {
      const source = this.sourceOfModule(group, name);
      if (source !== undefined && source !== this.software) return source;
    }
    return undefined;
  }

  /** A module by its path: `edit`, `query+search`. Undefined for those of extensions. */
  module(path: string): SurfaceModule | undefined {
    return Object.hasOwn(this.surface.modules, path) ? this.surface.modules[path] : undefined;
  }

  /** What is known of a parameter, by the path of its module and its name without the prefix. */
  parameters(path: string, name: string): readonly KnownParameter[] {
    const found: KnownParameter[] = [];
    const values = this.recordedValues(path, name);
    if (values !== undefined) found.push({ values, source: this.software });
    for (const [extension, { parameters = {} }] of this.extensions) {
      const added = ownMember(ownMember(parameters, path), name);
      if (added !== undefined) found.push({ values: split(added), source: `The extension ${extension}` });
    }
    return found;
  }

  private recordedValues(path: string, name: string): readonly string[] | undefined {
    const parameters = this.module(path)?.parameters ?? {};
    const values = ownMember(parameters, name);
    if (values !== undefined) return values;
    const template = Object.keys(parameters).find((key) => key.includes('{') && matchesTemplate(name, key));
    return template === undefined ? undefined : parameters[template];
  }
}

const known = new Map<Release, KnownNames>();

/** Read once for each release, when a request first has a name that nothing supported knows. */
export function knownNames(release: Release): KnownNames {
  let names = known.get(release);
  if (!names) known.set(release, (names = new KnownNames(release)));
  return names;
}

export function pathOf(group: Group, name: string): string {
  return group === 'action' || group === 'format' ? name : `query+${name}`;
}

export function extensionNames(): ExtensionNames {
  return require('./extension-names.json') as typeof import('./extension-names.json');
}

/** Whether `contentformat-main` is made from `contentformat-{slot}`. */
function matchesTemplate(name: string, template: string): boolean {
  const start = template.slice(0, template.indexOf('{'));
  const end = template.slice(template.indexOf('}') + 1);
  return name.length > start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

function split(values: string): readonly string[] {
  return values === '' ? [] : values.split('|');
}

function ownMember<Value>(object: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
