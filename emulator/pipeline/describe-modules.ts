import type { HelpModule, HelpParameter } from '../formats/help-page';
import { mainPath } from '../modules/main';
import { queryModules } from '../modules/registry';
import type { Release } from '../releases/release';
import type { ParameterDeclaration, ParameterSet } from '../request/parameter-declarations';
import { surfaceOf } from './surface';

/** The modules of a release with their parameters, as the help page lists them. */
export function describeModules(release: Release): HelpModule[] {
  const { main, actions } = surfaceOf(release);
  return [
    describeModule(mainPath, main),
    ...Array.from(actions, ({ name, parameters }) => describeModule(name, parameters)),
    ...Array.from(queryModules, ({ path, parameters }) => describeModule(path, parameters)),
  ];
}

function describeModule(path: string, { prefix, declarations }: ParameterSet): HelpModule {
  const parameters = Object.entries(declarations).map(([name, declaration]) => describeParameter(name, declaration));
  return { path, prefix, parameters };
}

function describeParameter(name: string, declaration: ParameterDeclaration): HelpParameter {
  return { name, type: typeText(declaration), default: defaultText(declaration) };
}

function defaultText(declaration: ParameterDeclaration): string | undefined {
  const value = 'default' in declaration ? declaration.default : undefined;
  return typeof value === 'object' ? value.join('|') : value?.toString();
}

function typeText(declaration: ParameterDeclaration): string {
  switch (declaration.type) {
    case 'enumeration':
      return `one of the following values: ${declaration.values.join(', ')}`;
    case 'enumeration list':
      return `any of the following values, separated with "|": ${declaration.values.join(', ')}`;
    case 'namespace':
      return 'id of a namespace';
    case 'namespace list':
      return 'ids of namespaces, separated with "|"';
    case 'limit':
      return `integer from 1 to ${declaration.maximum} (${declaration.highMaximum} with the right apihighlimits), or max`;
    case 'string list':
      return 'texts, separated with "|"';
    case 'integer list':
      return 'integers, separated with "|"';
    case 'user':
      return 'user name';
    case 'title':
      return 'title';
    case 'timestamp':
      return 'timestamp';
    case 'tag list':
      return 'tags, separated with "|"';
    case 'string':
    case 'integer':
    case 'boolean':
      return declaration.type;
  }
}
