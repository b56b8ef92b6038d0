import type { ParameterSet } from '../../request/parameter-declarations';
import { queryPath, type ActionModule, type ModuleDescription, type QueryModule } from '../module';
import type { RecordedModule } from '../../releases/recorded-modules';
import { mainDescription, mainPath, mainSelectors } from '../main';
import type { TokenType } from '../token-types';

/** A module as `action=paraminfo` lists it. */
export interface ListedModule {
  readonly name: string;
  /** `query+imageusage` */
  readonly path: string;
  /** What kind of module it is; the main one is of none. */
  readonly group?: 'action' | 'format' | QueryModule['kind'];
  /** The path of the action that it is within; undefined for the main module, actions and formats. */
  readonly parent?: string;
  /** The parameters that select the modules within it. */
  readonly selectors?: readonly string[] | undefined;
  readonly readWhenCreated?: ParameterSet | undefined;
  readonly parameters: ParameterSet;
  readonly parametersOf?: QueryModule['parametersOf'];
  readonly writes: boolean;
  readonly mustBePosted: boolean;
  readonly isGenerator: boolean;
  readonly tokenType?: TokenType | undefined;
  readonly description: ModuleDescription;
}

/** A module that the fake does not support. */
export interface UnsupportedModule extends Pick<ListedModule, 'name' | 'path' | 'group'> {
  readonly recorded: RecordedModule;
}

export type RecordedParameters = Pick<RecordedModule, 'parameters' | 'templatedparameters'>;

export type AnyModule = ListedModule | UnsupportedModule;

/** All modules of a release, found by their paths: those that the fake supports and, as recorded, all others. */
export class ModuleDirectory {
  private readonly byPath: ReadonlyMap<string, AnyModule>;

  /**
   * @param supported the main module, its actions and formats, and the modules of `action=query`
   * @param recorded all modules of the release, by path
   */
  constructor(
    private readonly supported: readonly ListedModule[],
    private readonly recorded: Readonly<Record<string, RecordedModule>>,
  ) {
    const all = [...Object.values(recorded).map(listUnsupported), ...supported];
    this.byPath = new Map(all.map((module) => [module.path, module]));
  }

  find(path: string): AnyModule | undefined {
    return this.byPath.get(path);
  }

  /** What a real wiki says of a parameter of a supported module. */
  recordedParameters(path: string): RecordedParameters {
    return this.recorded[path] ?? { parameters: [], templatedparameters: [] };
  }

  /** The parameters of a module that select those within it. */
  selectorsOf(path: string): readonly string[] | undefined {
    return this.supported.find((module) => module.path === path)?.selectors;
  }

  /** The modules within another one, by name; undefined where it is of a kind that has none. */
  within(parent: string): readonly AnyModule[] | undefined {
    const selectors = this.selectorsOf(parent);
    if (!selectors) return undefined;
    const within = [...this.byPath.values()].filter(({ group }) => group !== undefined && selectors.includes(group));
    return within.sort((first, second) => (first.path < second.path ? -1 : 1));
  }

  /** The formats that the fake supports. */
  get formats(): readonly ListedModule[] {
    return this.supported.filter(({ group }) => group === 'format');
  }
}

function listUnsupported(recorded: RecordedModule): UnsupportedModule {
  const { name, path, group } = recorded;
  return { name, path, ...(group && { group }), recorded };
}

export function listAction(module: ActionModule, writes: boolean): ListedModule {
  const { name, selectors, readWhenCreated, parameters, mustBePosted = false, needsToken, description = {} } = module;
  return {
    name,
    path: name,
    group: 'action',
    selectors,
    readWhenCreated,
    parameters,
    writes,
    mustBePosted,
    isGenerator: false,
    tokenType: needsToken ?? description.tokenType,
    description,
  };
}

export function listQueryModule(module: QueryModule): ListedModule {
  const { name, path, kind, parameters, parametersOf, description = {} } = module;
  const isGenerator = module.generate !== undefined;
  return {
    ...listPlain(name, parameters, description),
    path,
    group: kind,
    parent: queryPath,
    isGenerator,
    parametersOf,
  };
}

/** The main module. */
export function listMain(parameters: ParameterSet): ListedModule {
  return { ...listPlain(mainPath, parameters, mainDescription), selectors: mainSelectors };
}

/** A module that only has parameters, such as a format. */
export function listPlain(
  name: string,
  parameters: ParameterSet,
  description: ModuleDescription,
  group?: 'format',
): ListedModule {
  const module = { name, path: name, parameters, description, writes: false, mustBePosted: false, isGenerator: false };
  return group ? { ...module, group } : module;
}

/** A plus sign that was not encoded arrives as a space, and where there is none, spaces count. */
export function namesInPath(path: string): readonly string[] {
  return path.split(path.includes('+') ? '+' : ' ');
}
