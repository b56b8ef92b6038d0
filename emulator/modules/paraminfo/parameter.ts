import type { ParameterDeclaration, UserKind } from '../../request/parameter-declarations';
import { explicitGroups } from '../../model/rights';
import type { Release } from '../../releases/release';
import type { RecordedParameter } from '../../releases/recorded-modules';
import { ResultList, ResultMap, type MapMetadata, type ResultValue } from '../../response/result-tree';
import { prefixedText } from '../../model/title';
import type { RequestContext } from '../context';
import { mainPageTitle } from '../main-page';
import type { ListedModule } from './directory';

/** What the description of a parameter depends on besides its declaration and the record. */
export interface DescribingContext {
  readonly release: Release;
  readonly wiki: RequestContext['wiki'];
  /** Whether the user may send more values. */
  readonly highLimits: boolean;
}

/**
 * A parameter as `action=paraminfo` describes it (reading 8.3).
 *
 * @param recorded what MediaWiki says of it: it lists the values and modules that the fake does not support
 */
export function describeParameter(
  index: number,
  name: string,
  declaration: ParameterDeclaration,
  module: ListedModule,
  recorded: RecordedParameter | undefined,
  context: DescribingContext,
): ResultMap {
  const tokenType = name === 'token' ? module.tokenType : undefined;
  const map = new ResultMap();
  map.append('index', index);
  map.append('name', name);
  map.append('type', typeOf(declaration, recorded, context));
  const isRequired = declaration.required === true || declaration.described?.required === true;
  map.append('required', isRequired || tokenType !== undefined);
  if (declaration.deprecated !== undefined) map.append('deprecated', true);
  if (declaration.sensitive) map.append('sensitive', true);
  const usual = defaultOf(declaration) ?? declaration.described?.default;
  if (usual !== undefined) map.append('default', recordedValue('default', onThisWiki('default', usual, context)));
  addMulti(map, declaration, context.highLimits);
  for (const [member, value] of Object.entries(recorded ?? {})) {
    if (aboutModules.has(member)) map.append(member, recordedValue(member, value));
  }
  for (const [member, value] of Object.entries(typeSpecific(declaration, recorded, module.path, context.release))) {
    map.append(member, value);
  }
  if (tokenType !== undefined) map.append('tokentype', tokenType);
  const info = recorded?.info ?? (declaration.described?.singlePageOnly && [{ name: 'singlepageonly' }]);
  if (info) map.append('info', recordedValue('info', info));
  return map;
}

/** What is said of a parameter whose values are modules. */
const aboutModules: ReadonlySet<string> = new Set([
  ...['submodules', 'submoduleparamprefix', 'deprecatedvalues', 'internalvalues'],
]);

/** A parameter that the fake does not support, as MediaWiki describes it. */
export function describeRecordedParameter(
  index: number,
  recorded: RecordedParameter,
  context: DescribingContext,
): ResultMap {
  const { highLimits } = context;
  const map = new ResultMap();
  map.append('index', index);
  for (const [member, value] of Object.entries<unknown>({ ...recorded })) {
    if (member === 'index') continue;
    map.append(member, recordedValue(member, onThisWiki(member, value, context)));
    if (member === 'highlimit') map.append('limit', highLimits ? (recorded.highlimit ?? 0) : (recorded.lowlimit ?? 0));
  }
  return map;
}

/** Defaults that are the main page or the language of the wiki, and lists of its groups, were recorded from an English wiki. */
function onThisWiki(member: string, value: unknown, { wiki }: DescribingContext): unknown {
  if (member === 'default' && value === 'Main Page') return prefixedText(mainPageTitle(wiki), wiki.site.namespaces);
  if (member === 'default' && value === 'en') return wiki.site.language;
  if (member === 'type' && Array.isArray(value) && value.includes('interface-admin')) {
    return [...explicitGroups(wiki)].sort();
  }
  return value;
}

/** What XML calls the items of lists. */
const itemNames: Readonly<Record<string, string>> = { type: 't', extranamespaces: 'ns', info: 'i', values: 'v' };

/** What `format=rawfm` shows of maps beyond their members. */
const mapMetadata: Readonly<Record<string, MapMetadata>> = {
  templatevars: { elementName: 'var' },
  'info item': { subElements: ['text'] },
};

/** @param member its name, which tells how lists and maps are printed */
export function recordedValue(member: string, value: unknown): ResultValue {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => recordedValue(member === 'info' ? 'info item' : '', item));
    return new ResultList(items, itemNames[member]);
  }
  if (typeof value !== 'object' || value === null) return value as ResultValue;
  const map = new ResultMap(mapMetadata[member]);
  for (const [name, item] of Object.entries(value as Readonly<Record<string, unknown>>))
    map.append(name, recordedValue(name, item));
  return map;
}

function typeOf(
  declaration: ParameterDeclaration,
  recorded: RecordedParameter | undefined,
  { wiki }: DescribingContext,
): ResultValue {
  switch (declaration.type) {
    case 'enumeration':
      return listValues(declaration.values, [], recorded);
    case 'enumeration list':
      return listValues(declaration.values, Object.keys(declaration.deprecatedValues ?? {}), recorded);
    case 'tag list':
      return recordedValue('type', [...wiki.tags.defined].sort(naturalOrder));
    case 'user list':
      return 'user';
    case 'title list':
      return 'title';
    case 'group list':
      return recordedValue('type', [...explicitGroups(wiki)].sort());
    case 'timestamp list':
      return 'timestamp';
    case 'namespace list':
      return 'namespace';
    case 'integer list':
      return 'integer';
    case 'string list':
    case 'string':
      return typeof recorded?.type === 'object' &&
        (recorded.submodules ?? declaration.described?.type === 'enumeration')
        ? recordedValue('type', recorded.type)
        : (declaration.described?.type ?? 'string');
    default:
      return declaration.type;
  }
}

/** Numbers within texts count as numbers, and spaces before a text do not count. */
function naturalOrder(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.trimStart().match(/\d+|\D/gu) ?? []);
  for (const [index, part] of left!.entries()) {
    const compared = right![index];
    if (compared === undefined) return 1;
    const difference = Number(part) - Number(compared);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
    if (part !== compared) return part < compared ? -1 : 1;
  }
  return left!.length - right!.length;
}

/** All values that MediaWiki has; those of a setting of the wiki are declared and not recorded. */
function listValues(
  declared: readonly string[],
  deprecated: readonly string[],
  recorded: RecordedParameter | undefined,
): ResultValue {
  const values = Array.isArray(recorded?.type) ? (recorded.type as readonly string[]) : [];
  return declared.every((value) => values.includes(value))
    ? recordedValue('type', values)
    : sortedValues([...new Set([...values, ...declared])], deprecated);
}

/** Values that one should no longer use stand last. */
function sortedValues(values: readonly string[], deprecated: readonly string[]): ResultList {
  const current = values.filter((value) => !deprecated.includes(value));
  return new ResultList([...current.sort(), ...[...deprecated].sort()], 't');
}

function defaultOf(declaration: ParameterDeclaration): ResultValue | undefined {
  const value = 'default' in declaration ? declaration.default : undefined;
  if (typeof value !== 'object') return value;
  return value.length === 1 && typeof value[0] === 'number' ? value[0] : value.join('|');
}

function addMulti(map: ResultMap, declaration: ParameterDeclaration, highLimits: boolean): void {
  const isMulti = declaration.type.endsWith(' list');
  map.append('multi', isMulti);
  if (!isMulti) return;
  const { maximum: own } = { maximum: undefined, ...(declaration.type === 'title list' && declaration) };
  map.append('lowlimit', own ?? 50);
  map.append('highlimit', own ?? 500);
  map.append('limit', own ?? (highLimits ? 500 : 50));
  if ('allowsDuplicates' in declaration) map.append('allowsduplicates', true);
  if ('allSpecifier' in declaration && declaration.allSpecifier) map.append('allspecifier', declaration.allSpecifier);
}

function typeSpecific(
  declaration: ParameterDeclaration,
  recorded: RecordedParameter | undefined,
  path: string,
  release: Release,
): Readonly<Record<string, ResultValue>> {
  switch (declaration.type) {
    case 'integer':
      return {
        ...(declaration.minimum !== undefined && { min: declaration.minimum }),
        ...(declaration.maximum !== undefined && { max: declaration.maximum }),
      };
    case 'limit':
      return { min: 1, max: declaration.maximum, highmax: declaration.highMaximum };
    case 'enumeration list':
      return declaration.deprecatedValues === undefined || recorded?.deprecatedvalues
        ? {}
        : { deprecatedvalues: new ResultList(Object.keys(declaration.deprecatedValues).sort()) };
    case 'namespace':
    case 'namespace list':
      return declaration.extra === undefined ? {} : { extranamespaces: new ResultList([...declaration.extra], 'ns') };
    case 'title':
      return { mustExist: false };
    case 'title list':
      return { mustExist: true };
    case 'user list':
      return { subtypes: new ResultList(acceptedKinds(declaration.accepts, release)) };
    case 'user': {
      const { accepts, anybody = false } = declaration;
      return {
        subtypes: new ResultList(accepts ? acceptedKinds(accepts, release) : userKinds(anybody, path, release)),
      };
    }
    default:
      return {};
  }
}

function acceptedKinds(accepts: readonly UserKind[], release: Release): string[] {
  const temporary = release.since('1.43') && accepts.includes('ip') ? ['temp'] : [];
  const [first, ...others] = accepts;
  return first === 'ip' ? ['name', first, ...temporary, ...others] : ['name', ...accepts];
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
