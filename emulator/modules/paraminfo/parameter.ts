import type { ParameterDeclaration } from '../../request/parameter-declarations';
import type { Release } from '../../releases/release';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import type { ListedModule, ModuleDirectory } from './directory';

/** What the description of a parameter depends on besides its declaration. */
export interface DescribingContext {
  readonly directory: ModuleDirectory;
  readonly release: Release;
  /** Whether the user may send more values. */
  readonly highLimits: boolean;
}

/** A parameter as `action=paraminfo` describes it (reading 8.3). */
export function describeParameter(
  index: number,
  name: string,
  declaration: ParameterDeclaration,
  module: ListedModule,
  context: DescribingContext,
): ResultMap {
  const { path } = module;
  const chosen = context.directory.chosenBy(path, name);
  const tokenType = name === 'token' ? module.tokenType : undefined;
  const map = new ResultMap();
  map.append('index', index);
  map.append('name', name);
  map.append('type', chosen ? typeList(chosen) : typeOf(declaration));
  map.append('required', tokenType !== undefined);
  if (declaration.deprecated !== undefined) map.append('deprecated', true);
  if (declaration.sensitive) map.append('sensitive', true);
  const usual = defaultOf(declaration) ?? declaration.described?.default;
  if (usual !== undefined) map.append('default', usual);
  addMulti(map, declaration, context.highLimits);
  if (chosen) addSubmodules(map, name, chosen);
  for (const [member, value] of Object.entries(typeSpecific(declaration, path, context.release))) {
    map.append(member, value);
  }
  if (tokenType !== undefined) map.append('tokentype', tokenType);
  if (declaration.described?.singlePageOnly) map.append('info', new ResultList([{ name: 'singlepageonly' }], 'i'));
  return map;
}

function typeList(modules: readonly ListedModule[]): ResultList {
  return new ResultList(
    modules.map(({ name }) => name),
    't',
  );
}

function typeOf(declaration: ParameterDeclaration): ResultValue {
  switch (declaration.type) {
    case 'enumeration':
      return new ResultList([...declaration.values].sort(), 't');
    case 'enumeration list':
      return sortedValues(declaration.values, Object.keys(declaration.deprecatedValues ?? {}));
    case 'tag list':
      return new ResultList([], 't');
    case 'namespace list':
      return 'namespace';
    case 'integer list':
      return 'integer';
    case 'string list':
    case 'string':
      return declaration.described?.type ?? 'string';
    default:
      return declaration.type;
  }
}

/** Values that one should no longer use stand last. */
function sortedValues(values: readonly string[], deprecated: readonly string[]): ResultList {
  const current = values.filter((value) => !deprecated.includes(value));
  return new ResultList([...current.sort(), ...[...deprecated].sort()], 't');
}

function defaultOf(declaration: ParameterDeclaration): ResultValue | undefined {
  const value = 'default' in declaration ? declaration.default : undefined;
  return typeof value === 'object' ? value.join('|') : value;
}

function addMulti(map: ResultMap, declaration: ParameterDeclaration, highLimits: boolean): void {
  const isMulti = declaration.type.endsWith(' list');
  map.append('multi', isMulti);
  if (!isMulti) return;
  map.append('lowlimit', 50);
  map.append('highlimit', 500);
  map.append('limit', highLimits ? 500 : 50);
  if ('allSpecifier' in declaration && declaration.allSpecifier) map.append('allspecifier', declaration.allSpecifier);
}

function addSubmodules(map: ResultMap, name: string, chosen: readonly ListedModule[]): void {
  const paths = new ResultMap({ association: true });
  for (const module of chosen) paths.append(module.name, module.path);
  map.append('submodules', paths);
  if (name === 'generator') map.append('submoduleparamprefix', 'g');
}

function typeSpecific(
  declaration: ParameterDeclaration,
  path: string,
  release: Release,
): Readonly<Record<string, ResultValue>> {
  switch (declaration.type) {
    case 'integer':
      return declaration.minimum === undefined ? {} : { min: declaration.minimum };
    case 'limit':
      return { min: 1, max: declaration.maximum, highmax: declaration.highMaximum };
    case 'enumeration list':
      return declaration.deprecatedValues === undefined
        ? {}
        : { deprecatedvalues: new ResultList(Object.keys(declaration.deprecatedValues).sort()) };
    case 'namespace list':
      return declaration.extra === undefined ? {} : { extranamespaces: new ResultList([...declaration.extra], 'ns') };
    case 'title':
      return { mustExist: false };
    case 'user':
      return { subtypes: new ResultList(userKinds(declaration.anybody ?? false, path, release)) };
    default:
      return {};
  }
}

/** 1.43 has temporary accounts, which are created for users who edit without an account. */
function userKinds(anybody: boolean, path: string, release: Release): string[] {
  const hasTemporary = release.since('1.43') && (anybody || path === 'main');
  return [
    'name',
    ...(anybody ? ['ip'] : []),
    ...(hasTemporary ? ['temp'] : []),
    ...(anybody ? ['interwiki', 'id'] : []),
  ];
}
