import type { ParameterSet } from '../../request/parameter-declarations';
import { isQueryKind, type ActionModule, type ModuleDescription, type QueryModule } from '../module';
import { mainPath } from '../main';
import type { TokenType } from '../token-types';

/** A module as `action=paraminfo` lists it. */
export interface ListedModule {
  readonly name: string;
  /** `query+imageusage` */
  readonly path: string;
  /** What kind of module it is; the main one is of none. */
  readonly group?: 'action' | 'format' | QueryModule['kind'];
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
    if (parent === mainPath) return sorted(this.all.filter(({ group }) => group === 'action' || group === 'format'));
    return parent === 'query' ? sorted(this.all.filter(({ path }) => path.startsWith('query+'))) : undefined;
  }

  /** The modules that values of a parameter stand for: those of `action`, `prop` or `generator`. */
  chosenBy(path: string, parameter: string): readonly ListedModule[] | undefined {
    if (parameter === 'generator') return sorted(this.all.filter(({ isGenerator }) => isGenerator));
    const isChoice =
      path === mainPath ? ['action', 'format'].includes(parameter) : path === 'query' && isQueryKind(parameter);
    return isChoice ? sorted(this.all.filter(({ group }) => group === parameter)) : undefined;
  }
}

function sorted(modules: readonly ListedModule[]): readonly ListedModule[] {
  return [...modules].sort((first, second) => (first.path < second.path ? -1 : 1));
}

export function listAction(module: ActionModule, writes: boolean): ListedModule {
  const { name, parameters, mustBePosted = false, needsToken, description = {} } = module;
  return {
    name,
    path: name,
    group: 'action',
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
  return { name, path, group: kind, parameters, writes: false, mustBePosted: false, isGenerator, description };
}

/** A module that only has parameters: a format, or the main one. */
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
