import type { HtmlPageTemplate } from '../releases/html-page-template';
import { escapeHtml } from './html-text';
import { surround, type PageSurroundings } from './page-surroundings';

/** The help that answers `action=help` and a request without an action (core 2.8), as plain data. */
export interface HelpPage extends PageSurroundings {
  readonly modules: readonly HelpModule[];
  /** The warnings of the request as indented JSON, which go into a comment above the page; `undefined`: none. */
  readonly warnings: string | undefined;
}

export interface HelpModule {
  /** `main`, `query`, `query+imageusage` */
  readonly path: string;
  /** `iu`, or nothing */
  readonly prefix: string;
  readonly parameters: readonly HelpParameter[];
}

export interface HelpParameter {
  /** Without the prefix. */
  readonly name: string;
  /** In words: `integer`, `one of the following values: ascending, descending`. */
  readonly type: string;
  readonly default: string | undefined;
}

/** The page lists what the emulator understands; the real software's explanations are not repeated. */
export function renderHelpPage(page: HelpPage, template: HtmlPageTemplate): string {
  const contents = page.modules.map(({ path }) => `<li><a href="#${escapeHtml(path)}">${escapeHtml(path)}</a></li>\n`);
  const content =
    '<p>The modules that this wiki understands, with the parameters of each.\n</p>' +
    `<ul class="apihelp-toc">\n${contents.join('')}</ul>\n${page.modules.map(moduleHelp).join('')}`;
  return warningsComment(page.warnings) + surround(content, 'help', page, template);
}

function moduleHelp({ path, prefix, parameters }: HelpModule): string {
  const id = escapeHtml(path);
  const list = parameters.map((parameter) => parameterHelp(id, prefix, parameter)).join('');
  return (
    `<h2 class="apihelp-header" id="${id}">${id}</h2>\n` +
    (list === '' ? '' : `<div class="apihelp-block apihelp-parameters"><dl>${list}</dl></div>\n`)
  );
}

function parameterHelp(moduleId: string, prefix: string, parameter: HelpParameter): string {
  const name = escapeHtml(prefix + parameter.name);
  return (
    `<dt><span dir="ltr" lang="en" id="${moduleId}:${escapeHtml(parameter.name)}">${name}</span></dt>` +
    `<dd class="info">Type: ${escapeHtml(parameter.type)}</dd>` +
    (parameter.default === undefined ? '' : `<dd class="info">Default: ${escapeHtml(parameter.default)}</dd>`)
  );
}

function warningsComment(warnings: string | undefined): string {
  if (warnings === undefined) return '';
  // Nothing in a warning may end the comment; two hyphens occur within strings of the JSON alone.
  return `<!-- API warnings and errors:\n${warnings.replace(/--(?=!?>)/g, '-\\u002d')}\n-->\n`;
}
