import { ResultList, ResultMap } from '../../response/result-tree';
import { licenseAddress } from '../license-address';
import { queryPath } from '../module';
import type { RequestContext } from '../context';
import type { RecordedModule, RecordedParameter } from '../../releases/recorded-modules';
import type { AnyModule, ListedModule, ModuleDirectory, RecordedParameters } from './directory';
import { describeParameter, describeRecordedParameter, type DescribingContext } from './parameter';

/** A module as `action=paraminfo` describes it (reading 8.2). */
export function describeModule(context: RequestContext, directory: ModuleDirectory, module: AnyModule): ResultMap {
  if ('recorded' in module) return describeRecorded(context, module.recorded);
  const { name, path, group, parameters, description } = module;
  const { withoutReadRights = false } = description;
  const map = new ResultMap();
  map.append('name', name);
  map.append('classname', context.release.qualifiedClass(description.className ?? usualClass(module)));
  map.append('path', path);
  if (group) map.append('group', group);
  map.append('prefix', parameters.prefix);
  addSource(map, context);
  addFlags(map, {
    deprecated: description.deprecated ?? false,
    internal: description.internal ?? false,
    readrights: !(typeof withoutReadRights === 'function' ? withoutReadRights(context) : withoutReadRights),
    writerights: module.writes,
    mustbeposted: module.mustBePosted,
    generator: module.isGenerator,
  });
  const { helpPages = [group === 'format' ? 'Data_formats' : capitalised(name)] } = description;
  const pages = typeof helpPages === 'function' ? helpPages(context.release) : helpPages;
  map.append('helpurls', new ResultList(pages.map(helpUrl), 'helpurl'));
  addParameters(map, context, module, directory.recordedParameters(path));
  if (description.dynamicParameters) map.append('dynamicparameters', true);
  return map;
}

/** `pagesetmodule`: what names the pages of a query is no module of its own. */
export function describePageSet(context: RequestContext, directory: ModuleDirectory, pageSet: ListedModule): ResultMap {
  const map = new ResultMap();
  map.append('classname', context.release.qualifiedClass('ApiPageSet'));
  map.append('prefix', '');
  addSource(map, context);
  addFlags(map, { readrights: true });
  map.append('helpurls', new ResultList([], 'helpurl'));
  // What names the pages of a query are parameters of `action=query`.
  const { parameters } = directory.recordedParameters(queryPath);
  const recorded = parameters.filter(({ name }) => pageSet.parameters.find(name));
  addParameters(map, context, pageSet, { parameters: recorded, templatedparameters: [] });
  return map;
}

function addSource(map: ResultMap, context: RequestContext): void {
  map.append('source', 'MediaWiki');
  map.append('sourcename', 'MediaWiki');
  map.append('licensetag', 'GPL-2.0-or-later');
  map.append('licenselink', context.server + licenseAddress(context, 'MediaWiki'));
}

/** Flags of modules are left out where they do not hold, in format version 2 too. */
function addFlags(map: ResultMap, flags: Readonly<Record<string, boolean>>): void {
  for (const [name, holds] of Object.entries(flags)) if (holds) map.append(name, true);
}

/** A module that the fake does not support, as MediaWiki describes it. */
function describeRecorded(context: RequestContext, recorded: RecordedModule): ResultMap {
  const map = new ResultMap();
  const { parameters, templatedparameters, helpurls } = recorded;
  for (const [member, value] of Object.entries(recorded)) {
    if (member === 'helpurls') map.append(member, new ResultList([...helpurls], 'helpurl'));
    else if (member === 'parameters') {
      const ordinary = withExpiry(parameters, context).map(
        (parameter) => (index: number) => describeRecordedParameter(index, parameter, context),
      );
      appendParameters(map, ordinary, templatedparameters, context);
    } else if (member !== 'templatedparameters') map.append(member, value as string | true);
    if (member === 'prefix') addSource(map, context);
  }
  return map;
}

/**
 * The parameters that the fake supports, and between them those that it does not, as recorded. Those that the record lacks
 * exist because of a setting of the wiki.
 */
function addParameters(
  map: ResultMap,
  context: RequestContext,
  module: ListedModule,
  { parameters, templatedparameters }: RecordedParameters,
): void {
  const recorded = withExpiry(parameters, context);
  const { declarations } = module.parametersOf?.(context.wiki) ?? module.parameters;
  const declared = Object.entries(declarations).filter(
    ([, declaration]) => !declaration.described?.never && context.hasParameter(declaration),
  );
  const names = new Set(declared.map(([name]) => name));
  const described: ((index: number) => ResultMap)[] = [];
  let next = 0;
  const addUnsupportedBefore = (end: number): void => {
    for (; next < end; next++) {
      const parameter = recorded[next];
      if (parameter && !names.has(parameter.name)) {
        described.push((index) => describeRecordedParameter(index, parameter, context));
      }
    }
  };
  for (const [name, declaration] of declared) {
    const position = recorded.findIndex((parameter) => parameter.name === name);
    addUnsupportedBefore(position);
    described.push((index) => describeParameter(index, name, declaration, module, recorded[position], context));
  }
  addUnsupportedBefore(recorded.length);
  appendParameters(map, described, templatedparameters, context);
}

/** Where a module can watch pages, it can do so for a time if the site has that. */
function withExpiry(recorded: readonly RecordedParameter[], { wiki }: DescribingContext): readonly RecordedParameter[] {
  if (!wiki.site.settings.watchlistExpiry) return recorded;
  const expiry = { name: 'watchlistexpiry', type: 'expiry', required: false, multi: false };
  return recorded.flatMap((parameter) =>
    ['watchlist', 'watchuser'].includes(parameter.name) ? [parameter, expiry] : [parameter],
  );
}

/** Both kinds of parameters share their numbering; those with a placeholder in their names know their numbers. */
function appendParameters(
  map: ResultMap,
  ordinary: readonly ((index: number) => ResultMap)[],
  templated: RecordedModule['templatedparameters'],
  context: DescribingContext,
): void {
  const taken = new Set(templated.map(({ index }) => index));
  let index = 0;
  const described = ordinary.map((describe) => {
    do index++;
    while (taken.has(index));
    return describe(index);
  });
  map.append('parameters', new ResultList(described, 'param'));
  const withPlaceholders = templated.map((parameter) =>
    describeRecordedParameter(parameter.index ?? 0, parameter, context),
  );
  map.append('templatedparameters', new ResultList(withPlaceholders, 'param'));
}

function usualClass({ name, parent, group }: ListedModule): string {
  if (group === 'format') return `ApiFormat${capitalised(name.replace(/fm$/, ''))}`;
  return `Api${capitalised(parent ?? '')}${capitalised(name)}`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function helpUrl(page: string): string {
  return `https://www.mediawiki.org/wiki/Special:MyLanguage/${page.includes(':') ? '' : 'API:'}${page}`;
}
