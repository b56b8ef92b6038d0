import type { ParameterDeclaration, ParameterSet } from '../../request/parameter-declarations';
import { escapeHtml } from '../../text/escape';

/** A module as the help page describes it. */
export interface HelpedModule {
  /** `main`, `query`, `query+imageusage` */
  readonly path: string;
  readonly parameters: ParameterSet;
}

/**
 * The content of the help page, as HTML (core 2.8): the modules that the fake supports, with their parameters. The
 * explanations of MediaWiki are not repeated.
 */
export function helpContent(modules: readonly HelpedModule[]): string {
  const contents = modules.map(({ path }) => `<li><a href="#${escapeHtml(path)}">${escapeHtml(path)}</a></li>\n`);
  return (
    '<p>The modules that this wiki understands, with the parameters of each.\n</p>' +
    `<ul class="apihelp-toc">\n${contents.join('')}</ul>\n${modules.map(moduleHelp).join('')}`
  );
}

function moduleHelp({ path, parameters: { prefix, declarations } }: HelpedModule): string {
  const id = escapeHtml(path);
  const list = Object.entries(declarations).map(([name, declaration]) => parameterHelp(id, prefix, name, declaration));
  return (
    `<h2 class="apihelp-header" id="${id}">${id}</h2>\n` +
    (list.length === 0 ? '' : `<div class="apihelp-block apihelp-parameters"><dl>${list.join('')}</dl></div>\n`)
  );
}

function parameterHelp(moduleId: string, prefix: string, name: string, declaration: ParameterDeclaration): string {
  const value = defaultText(declaration);
  return (
    `<dt><span dir="ltr" lang="en" id="${moduleId}:${escapeHtml(name)}">${escapeHtml(prefix + name)}</span></dt>` +
    `<dd class="info">Type: ${escapeHtml(typeText(declaration))}</dd>` +
    (value === undefined ? '' : `<dd class="info">Default: ${escapeHtml(value)}</dd>`)
  );
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
