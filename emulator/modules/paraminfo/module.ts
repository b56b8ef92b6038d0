import { ResultList, ResultMap } from '../../response/result-tree';
import { specialNamespace } from '../../model/namespaces';
import { articleAddress } from '../../text/wiki-url';
import type { RequestContext } from '../context';
import type { ListedModule, ModuleDirectory } from './directory';
import { describeParameter } from './parameter';

/** A module as `action=paraminfo` describes it (reading 8.2). */
export function describeModule(context: RequestContext, directory: ModuleDirectory, module: ListedModule): ResultMap {
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
    readrights: !(typeof withoutReadRights === 'function' ? withoutReadRights(context) : withoutReadRights),
    writerights: module.writes,
    mustbeposted: module.mustBePosted,
    generator: module.isGenerator,
  });
  const pages = description.helpPages ?? [group === 'format' ? 'Data_formats' : capitalised(name)];
  map.append('helpurls', new ResultList(pages.map(helpUrl), 'helpurl'));
  addParameters(map, context, directory, module);
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
  addParameters(map, context, directory, pageSet);
  return map;
}

function addSource(map: ResultMap, { server, articlePath, namespaces }: RequestContext): void {
  const special = namespaces.byId(specialNamespace)?.name ?? '';
  map.append('source', 'MediaWiki');
  map.append('sourcename', 'MediaWiki');
  map.append('licensetag', 'GPL-2.0-or-later');
  map.append('licenselink', server + articleAddress(articlePath, `${special}:Version/License/MediaWiki`));
}

/** Flags of modules are left out where they do not hold, in format version 2 too. */
function addFlags(map: ResultMap, flags: Readonly<Record<string, boolean>>): void {
  for (const [name, holds] of Object.entries(flags)) if (holds) map.append(name, true);
}

function addParameters(
  map: ResultMap,
  context: RequestContext,
  directory: ModuleDirectory,
  module: ListedModule,
): void {
  const describing = { directory, release: context.release, highLimits: context.highLimits };
  const told = Object.entries(module.parameters.declarations).filter(([, { described }]) => !described?.never);
  const described = told.map(([name, declaration], position) =>
    describeParameter(position + 1, name, declaration, module, describing),
  );
  map.append('parameters', new ResultList(described, 'param'));
  map.append('templatedparameters', new ResultList([], 'param'));
}

function usualClass({ name, parent, group }: ListedModule): string {
  if (group === 'format') return `ApiFormat${capitalised(name.replace(/fm$/, ''))}`;
  return `Api${capitalised(parent ?? '')}${capitalised(name)}`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function helpUrl(page: string): string {
  return `https://www.mediawiki.org/wiki/Special:MyLanguage/API:${page}`;
}
