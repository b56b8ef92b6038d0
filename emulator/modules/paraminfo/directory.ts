import type { ParameterSet } from '../../request/parameter-declarations';
import { queryPath, type ActionModule, type ModuleDescription, type QueryModule } from '../module';
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
  readonly writes: boolean;
  readonly mustBePosted: boolean;
  readonly isGenerator: boolean;
  readonly tokenType?: TokenType | undefined;
  readonly description: ModuleDescription;
}

/** All modules of a release, found by their paths. */
export class ModuleDirectory {
  private readonly byPath: ReadonlyMap<string, ListedModule>;

  /** @param all the main module, its actions and formats, and the modules of `action=query` */
  constructor(readonly all: readonly ListedModule[]) {
    this.byPath = new Map(all.map((module) => [module.path, module]));
  }

  find(path: string): ListedModule | undefined {
    return this.byPath.get(path);
  }

  /** The modules within another one, by name; undefined where it is of a kind that has none. */
  within(parent: string): readonly ListedModule[] | undefined {
    const selectors = this.find(parent)?.selectors;
    return selectors && sorted(this.all.filter(({ group }) => group !== undefined && selectors.includes(group)));
  }

  /** The modules that values of a parameter stand for: those of `action`, `prop` or `generator`. */
  chosenBy(path: string, parameter: string): readonly ListedModule[] | undefined {
    if (parameter === 'generator') return sorted(this.all.filter(({ isGenerator }) => isGenerator));
    if (!this.find(path)?.selectors?.includes(parameter)) return undefined;
    return sorted(this.all.filter(({ group }) => group === parameter));
  }
}

function sorted(modules: readonly ListedModule[]): readonly ListedModule[] {
  return [...modules].sort((first, second) => (first.path < second.path ? -1 : 1));
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
  const { name, path, kind, parameters, description = {} } = module;
  const isGenerator = module.generate !== undefined;
  const plain = { ...listPlain(name, parameters, description), path, group: kind, isGenerator };
  return { ...plain, parent: queryPath };
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
