import type { HtmlPageTemplate } from './html-page-template';
import type { Release } from './release';

/** The value of `debug` in the addresses of styles and scripts. */
export type DebugLevel = '1' | '2';

/** Valid values of `debug`; others are ignored. */
export function debugLevel(sent: string | undefined): DebugLevel | undefined {
  if (sent === '2') return '2';
  return sent === '1' || sent === 'true' ? '1' : undefined;
}

/** Placeholders for values from outside while the page is laid out. */
const contentPlace = '\0content\0';
const debugPlace = '"\0debug\0"';

/**
 * The pages of a release with `debug=1`, for debugging of scripts: values are printed on several lines,
 * styles are loaded separately, and each address contains `debug`.
 */
export function debuggingTemplate(template: HtmlPageTemplate, level: DebugLevel, release: Release) {
  return ((holes) => {
    const debugInformation = holes.debugInformation === '' ? '' : debugPlace;
    const page = debuggingLayout(template({ ...holes, content: contentPlace, debugInformation }), level, release);
    return page
      .replace(debugPlace, () => indented(holes.debugInformation, '\n    '))
      .replace(contentPlace, () => holes.content);
  }) satisfies HtmlPageTemplate;
}

/** A page, or its start, as it is for debugging. */
export function debuggingLayout(page: string, level: DebugLevel, release: Release): string {
  return page
    .replace(/(?<=<script>)(?:document\.|\(function\b)[^]*?(?=<\/script>)/, (statements) =>
      settingsScript(statements, release),
    )
    .replace(/mw\.loader\.implement\(.*?(mw\.user\.tokens\.set\(.*?\);)\}\);/, (_, calls: string) =>
      settingsOfUser(calls),
    )
    .replace(
      /(?<=mw\.loader\.impl\(function\(\)\{return\["user\.options@)\w+(.*?)(?=\}\];\}\);)/s,
      (_, calls: string) => calls.replace(/(?<=\.set\()\{.*?\}(?=\);)/g, (values) => indented(values)),
    )
    .replace(/(?<=mw\.config\.set\()\{"(?:debugInfo|wgBackendResponseTime)":[^{}]*\}/g, (json) => indented(json))
    .replace(
      /(<link rel="stylesheet" href="[^"]*modules=)([^&]*)(.*>)/,
      (_, before: string, modules: string, after: string) =>
        eachModule(modules)
          .sort()
          .map((name) => before + name + after)
          .join('\n'),
    )
    .replaceAll('/load.php?', `/load.php?debug=${level}&amp;`);
}

/** `RLCONF={…};RLSTATE={…};` with an empty line between the two; 1.39 starts on a new line. */
function settingsScript(statements: string, release: Release): string {
  const [className = '', ...settings] = statements.split(/(?<=;)\n?(?=RL[A-Z]+=)/);
  const assignments = settings.map((setting) => {
    const equals = setting.indexOf('=');
    return `${setting.slice(0, equals)} = ${indented(setting.slice(equals + 1, -1))};\n`;
  });
  const first = `${className.replace('=', ' = ')}\n`;
  return !release.since('1.43') ? `\n${[first, ...assignments].join('\n')}` : first + assignments.join('\n');
}

/** Tokens and options of the user. Omits the version of the tokens as well. */
function settingsOfUser(calls: string): string {
  const module = 'mw.loader.implement( "user.options@", function ( $, jQuery, require, module ) {';
  const lines = calls.match(/mw\.user\.\w+\.set\(.*?\}\);/g) ?? [];
  const written = lines.map((call) => call.replace(/\((.*)\)/, (_, values: string) => `(${indented(values)})`));
  return `${module}\n${written.join('\n')}\n\n} );`;
}

/** The names in `mediawiki.apipretty%2Chlist%7Cmediawiki.skinning.interface`, which does not repeat common beginnings. */
function eachModule(modules: string): string[] {
  return modules.split('%7C').flatMap((group) => {
    const [first = '', ...others] = group.split('%2C');
    const prefix = first.slice(0, first.lastIndexOf('.') + 1);
    return [first, ...others.map((name) => prefix + name)];
  });
}

/** JSON on several lines. Strings stay unchanged, with their escapes for scripts. */
function indented(json: string, lineStart = '\n'): string {
  let text = '';
  let lineEnd = lineStart;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|\[\]|\{\}|[[\]{},:]|[^[\]{},:"]+/g)) {
    if (token === '[' || token === '{') text += token + (lineEnd += '    ');
    else if (token === ']' || token === '}') text += (lineEnd = lineEnd.slice(0, -4)) + token;
    else if (token === ',') text += token + lineEnd;
    else text += token === ':' ? ': ' : token;
  }
  return text;
}
